"""What the siege adds to SBH at the moments where SBH lets a game's own book in."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.options import NEAREST_EDGE, TOWN_HALL
from rules_core.games.village.rules import escort, herbs, on_the_way, topics
from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.state.facts import OverwatchUsed
from rules_core.games.village.state.fighter import ENEMIES, HEROES, Fighter
from rules_core.games.village.state.siege import Hooks, Siege
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song import contacts
from rules_core.song.field import FieldOf, Stop

YES: Final = "yes"
NO: Final = "no"


class VillageHooks(Hooks):
    """The rules of the village."""

    def next_stop(self, siege: Siege, model: Fighter, x: int, y: int, manner: str, *, over: bool) -> Stop | None:
        """V-7.8.5 for enemies, V-7.2.5 for heroes."""
        return on_the_way.next_marker(siege, model, x, y, manner, over=over)

    def meet(self, table: Table, siege: Siege, model: Fighter, stop: Stop) -> None:
        """R-V61. The Trap goes off, or the token is resolved, while the model is at that spot."""
        on_the_way.meet(table, siege, model, stop.id)

    def goes_on(self, table: Table, siege: Siege, model: Fighter, x: int, y: int) -> bool:
        """R-V61. The players say whether a hero goes on; R-V29: enemies do."""
        return on_the_way.goes_on(table, siege, model, x, y)

    def has_moved(self, table: Table, siege: Siege, model: Fighter, from_x: int, from_y: int) -> None:
        """V-7.3.5 for heroes; R-V30 at a table without a map."""
        contacts.settle(table, siege, model, from_x, from_y)
        # V-7.5.9. Defenders lead nobody.
        if model.is_hero:
            escort.bring_along(table, siege, model)

    def will_move(self, table: Table, siege: Siege, model: Fighter) -> None:
        """R-V33. The escort is declared before the move."""
        escort.offer_escort(table, siege, model)

    def has_left(self, table: Table, siege: Siege, model: Fighter) -> None:
        """V-7.3.6."""
        escort.abandon(siege, model)

    def was_knocked_down(self, table: Table, siege: Siege, model: Fighter) -> None:
        """V-7.3.6."""
        escort.abandon(siege, model)

    def extra_actions(self, siege: Siege, model: Fighter, actions: int) -> list[str]:
        """V-7.3.3. Herbs in mid-wave, by the option."""
        return herbs.options(siege, model)

    def do_extra(self, table: Table, siege: Siege, model: Fighter, option: str) -> int:
        """V-7.3.3."""
        return herbs.use(table, siege, model, option)

    def may_walk_off(self, model: Fighter) -> bool:
        """SBH-MOV-17. A hero may, over any edge; as after a flight he deploys again in the next wave (R-V34).

        Defenders hold out, and enemies leave as their Behaviour has it (R-V52).
        """
        return model.is_hero

    def shooting_bonus(self, table: Table, siege: Siege, shooter: Fighter, target: Fighter) -> tuple[str, int]:
        """V-7.5.17, VMS-9. Overwatch counts as any other part of the shot, and is decided before the dice (R-V40)."""
        # R-V40. Heroes only.
        if not shooter.is_hero or "overwatch" in siege.spent:
            return "", 0
        for tower, ability in siege.with_ability("overwatch"):
            reach = ability.reach or siege.world.options.overwatch_reach
            # R-V40. From the shooter's base to the outline of the Watchtower.
            if siege.ground.within_piece(shooter, tower.id, reach):
                if table.choose(PLAYERS, topics.OVERWATCH, (YES, NO), "V-7.5.17", shooter.id) == NO:
                    return "", 0
                siege.spent.append("overwatch")
                table.tell(OverwatchUsed("V-7.5.17", shooter.id))
                return "overwatch", ability.value or siege.world.options.overwatch_bonus
        return "", 0

    def flight_edge(self, siege: Siege, model: Fighter) -> int:
        """R-V35. Enemies run to their spawn edge; heroes and Defenders have none. VMS-5: by the option the nearest."""
        if model.side == ENEMIES:
            return siege.group(model.group).edge
        return siege.ground.nearest_edge(model) if siege.world.options.heroes_flee_to == NEAREST_EDGE else 0

    def flight_piece(self, siege: Siege, model: Fighter) -> str:
        """R-V35, VMS-5. Heroes and Defenders run towards the Town Hall and stop there, unless the option says else."""
        to_the_hall = model.side == HEROES and siege.world.options.heroes_flee_to == TOWN_HALL
        return siege.world.heart if to_the_hall else ""

    def follows_up(self, table: Table, siege: Siege, winner: Fighter, loser: Fighter) -> bool:
        """R-V56. Hunters and Mindless follow up, other enemies do not; the players decide for their own."""
        if winner.side == ENEMIES:
            return RULES[siege.group(winner.group).behaviour].follows_up
        return FieldOf.follows_up(siege, table, winner, loser)

    def intercepts(self, table: Table, siege: Siege, interceptors: list[Fighter], runner: Fighter) -> Fighter | None:
        """R-V56. The nearest enemy does; the players decide for their own."""
        if runner.side == ENEMIES:
            return FieldOf.intercepts(siege, table, interceptors, runner)
        nearest = interceptors[0]
        for one in interceptors:
            if siege.ground.gap(one, runner) < siege.ground.gap(nearest, runner):
                nearest = one
        return nearest

    def order_of_free_hacks(self, table: Table, siege: Siege, leaver: Fighter, hackers: list[Fighter]) -> list[Fighter]:
        """R-V55. Against an enemy in the order of the models' numbers; for their own the players choose."""
        if leaver.side == ENEMIES:
            return hackers
        return FieldOf.order_of_free_hacks(siege, table, leaver, hackers)
