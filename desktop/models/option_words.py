"""The words for every house rule: a short title and what it does. The clause stands beside it in the dialog."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.translated import QT_TRANSLATE_NOOP

VILLAGE: dict[str, tuple[str, str]] = {
    "lose_without_heroes": (
        QT_TRANSLATE_NOOP("Options", "Lose when no hero is left"),
        QT_TRANSLATE_NOOP("Options", "A harder siege: it also ends when all heroes are defeated. V-8.3"),
    ),
    "herbs_in_wave": (
        QT_TRANSLATE_NOOP("Options", "Herbs during a wave"),
        QT_TRANSLATE_NOOP("Options", "A hero may use Healing Herbs in the fight, for one action. V-7.3.3"),
    ),
    "fires_die_after_wave": (
        QT_TRANSLATE_NOOP("Options", "Fires die by themselves"),
        QT_TRANSLATE_NOOP("Options", "A fire burns once, at the end of its wave, and goes out. R-V18"),
    ),
    "doubled_hits_cost_two": (
        QT_TRANSLATE_NOOP("Options", "Doubled hits cost 2 Integrity"),
        QT_TRANSLATE_NOOP("Options", "An attack with twice the building's score does double damage. R-V06"),
    ),
    "ready_mounts_after_enemies": (
        QT_TRANSLATE_NOOP("Options", "Ready Mounts after the enemies"),
        QT_TRANSLATE_NOOP("Options", "The free move comes when the enemies stand on the table. R-V54"),
    ),
    "heroes_first": (
        QT_TRANSLATE_NOOP("Options", "Heroes act first"),
        QT_TRANSLATE_NOOP("Options", "Every wave opens with the heroes' turn. V-6.1.2"),
    ),
    "enemy_depth": (
        QT_TRANSLATE_NOOP("Options", "How deep enemies deploy"),
        QT_TRANSLATE_NOOP("Options", "Distance from their edge. V-5.5.3"),
    ),
    "hero_depth": (
        QT_TRANSLATE_NOOP("Options", "How far heroes deploy"),
        QT_TRANSLATE_NOOP("Options", "Distance from the Town Hall. V-5.6.1"),
    ),
    "points_per_hero": (
        QT_TRANSLATE_NOOP("Options", "Wave points for each hero"),
        QT_TRANSLATE_NOOP("Options", "More points mean larger waves. V-4.2.2"),
    ),
    "largest_group": (
        QT_TRANSLATE_NOOP("Options", "Largest Enemy Group"),
        QT_TRANSLATE_NOOP("Options", "Most models in one group. V-5.4.5"),
    ),
    "elite_from": (
        QT_TRANSLATE_NOOP("Options", "Elites from Escalation"),
        QT_TRANSLATE_NOOP("Options", "V-5.4.4"),
    ),
    "mixed_from": (
        QT_TRANSLATE_NOOP("Options", "Mixed Behaviours from Escalation"),
        QT_TRANSLATE_NOOP("Options", "V-5.2.1"),
    ),
    "torches_from": (
        QT_TRANSLATE_NOOP("Options", "Torch Bearers from Escalation"),
        QT_TRANSLATE_NOOP("Options", "V-6.5.1"),
    ),
    "edges_from": (
        QT_TRANSLATE_NOOP("Options", "Several edges from Escalation"),
        QT_TRANSLATE_NOOP("Options", "V-5.5.4"),
    ),
    "bosses_from": (
        QT_TRANSLATE_NOOP("Options", "Bosses from Escalation"),
        QT_TRANSLATE_NOOP("Options", "V-5.4.6"),
    ),
    "elite_chance": (
        QT_TRANSLATE_NOOP("Options", "Elite on a die of"),
        QT_TRANSLATE_NOOP("Options", "This or less on a D6 brings an Elite; 0 is never. R-V05"),
    ),
    "hard_from": (
        QT_TRANSLATE_NOOP("Options", "A wave is Hard from"),
        QT_TRANSLATE_NOOP("Options", "Percent of its budget. A label only. V-5.4.10"),
    ),
    "normal_from": (
        QT_TRANSLATE_NOOP("Options", "A wave is Normal from"),
        QT_TRANSLATE_NOOP("Options", "Percent of its budget. A label only. V-5.4.10"),
    ),
    "ambush_percent": (
        QT_TRANSLATE_NOOP("Options", "Size of an Ambush"),
        QT_TRANSLATE_NOOP("Options", "Percent of the wave's budget. V-7.3.8"),
    ),
    "temple_heals": (
        QT_TRANSLATE_NOOP("Options", "Wounds the Temple heals"),
        QT_TRANSLATE_NOOP("Options", "In each council, on one hero. V-7.5.13"),
    ),
    "overwatch_bonus": (
        QT_TRANSLATE_NOOP("Options", "Overwatch adds"),
        QT_TRANSLATE_NOOP("Options", "To the Combat of one shot in each wave. V-7.5.17"),
    ),
    "overwatch_reach": (
        QT_TRANSLATE_NOOP("Options", "Overwatch reaches"),
        QT_TRANSLATE_NOOP("Options", "How near the Watchtower the shooter must stand. V-7.5.17"),
    ),
    "ready_mounts_stick": (
        QT_TRANSLATE_NOOP("Options", "Ready Mounts move"),
        QT_TRANSLATE_NOOP("Options", "The free move before each wave. V-7.5.20"),
    ),
    "warhorse_stick": (
        QT_TRANSLATE_NOOP("Options", "Warhorse move"),
        QT_TRANSLATE_NOOP("Options", "What the chosen hero moves in that wave. V-7.5.22"),
    ),
    "archers": (
        QT_TRANSLATE_NOOP("Options", "Archers of the Village Militia"),
        QT_TRANSLATE_NOOP("Options", "They join at the start of each wave. V-7.5.7"),
    ),
    "riders": (
        QT_TRANSLATE_NOOP("Options", "Riders of the Rider Militia"),
        QT_TRANSLATE_NOOP("Options", "They join at the start of each wave. V-7.5.24"),
    ),
    "guardian_reach": (
        QT_TRANSLATE_NOOP("Options", "Guardians hold within"),
        QT_TRANSLATE_NOOP("Options", "Distance from what they guard. V-6.3.19"),
    ),
    "guardians_hold_ground": (
        QT_TRANSLATE_NOOP("Options", "Guardians hold ground too"),
        QT_TRANSLATE_NOOP("Options", "Woods, rocks, ponds: with no find on the table, chance picks. V-6.3.18"),
    ),
    "building_combat": (
        QT_TRANSLATE_NOOP("Options", "Combat of buildings"),
        QT_TRANSLATE_NOOP("Options", "What a wall adds to its die when it is attacked. V-6.4.5"),
    ),
    "token_distance": (
        QT_TRANSLATE_NOOP("Options", "Finds lie at least"),
        QT_TRANSLATE_NOOP("Options", "Distance from the Town Hall. V-7.2.2"),
    ),
    "initial_tokens": (
        QT_TRANSLATE_NOOP("Options", "Finds on the table at the start"),
        QT_TRANSLATE_NOOP("Options", "V-4.7.2"),
    ),
    "bonus_supplies": (
        QT_TRANSLATE_NOOP("Options", "Supplies as a bonus"),
        QT_TRANSLATE_NOOP("Options", "The village gains them at the end of each wave. V-7.1.2"),
    ),
    "barricade_integrity": (
        QT_TRANSLATE_NOOP("Options", "Integrity of a Barricade"),
        QT_TRANSLATE_NOOP("Options", "V-7.7.4"),
    ),
    "barricade_reach": (
        QT_TRANSLATE_NOOP("Options", "Barricades stand within"),
        QT_TRANSLATE_NOOP("Options", "Distance from a building. V-7.7.2"),
    ),
    "barricade_length": (
        QT_TRANSLATE_NOOP("Options", "Length of a Barricade"),
        QT_TRANSLATE_NOOP("Options", "V-7.7.3"),
    ),
    "trap_reach": (
        QT_TRANSLATE_NOOP("Options", "Traps lie within"),
        QT_TRANSLATE_NOOP("Options", "Distance from a building. V-7.8.2"),
    ),
    "build_distance": (
        QT_TRANSLATE_NOOP("Options", "Buildings stand within"),
        QT_TRANSLATE_NOOP("Options", "Distance from the Town Hall. V-4.4.2"),
    ),
    "build_gap": (
        QT_TRANSLATE_NOOP("Options", "Room between buildings"),
        QT_TRANSLATE_NOOP("Options", "Where possible; less is a word of advice only. V-4.4.4"),
    ),
    "centre_reach": (
        QT_TRANSLATE_NOOP("Options", "Town Hall from the middle"),
        QT_TRANSLATE_NOOP("Options", "How far its middle may stand from the middle of the table. R-V30"),
    ),
    "defender_reach": (
        QT_TRANSLATE_NOOP("Options", "Militia deploy within"),
        QT_TRANSLATE_NOOP("Options", "Distance from the building that sends them. V-7.5.7"),
    ),
    "revival_reach": (
        QT_TRANSLATE_NOOP("Options", "A revived hero returns within"),
        QT_TRANSLATE_NOOP("Options", "Distance from the Temple. V-7.5.16"),
    ),
    "token_radius": (
        QT_TRANSLATE_NOOP("Options", "Radius of a find"),
        QT_TRANSLATE_NOOP("Options", "Distances to it run to its edge. R-V30"),
    ),
    "villager_radius": (
        QT_TRANSLATE_NOOP("Options", "Radius of a villager's base"),
        QT_TRANSLATE_NOOP("Options", "The villager stands beside the hero who leads them. R-V33"),
    ),
    "heroes_flee_to": (
        QT_TRANSLATE_NOOP("Options", "Where heroes and Defenders flee"),
        QT_TRANSLATE_NOOP("Options", "At the Town Hall they stop; over an edge they are gone for the wave. VMS-5"),
    ),
    "table_doubt": (
        QT_TRANSLATE_NOOP("Options", "Without a map: how sure is sure"),
        QT_TRANSLATE_NOOP("Options", "A call nearer than this is asked of you; 0 asks nothing. R-V30"),
    ),
    "playtest_note": (
        QT_TRANSLATE_NOOP("Options", "Ask for a note at the end"),
        QT_TRANSLATE_NOOP("Options", "What to keep in mind about this siege; may stay empty. V-9.2"),
    ),
}

SONG: dict[str, tuple[str, str]] = {
    "short": (QT_TRANSLATE_NOOP("Options", "Short"), QT_TRANSLATE_NOOP("Options", "A stick. SBH-MOV-1")),
    "medium": (QT_TRANSLATE_NOOP("Options", "Medium"), QT_TRANSLATE_NOOP("Options", "A stick. SBH-MOV-1")),
    "long": (QT_TRANSLATE_NOOP("Options", "Long"), QT_TRANSLATE_NOOP("Options", "A stick. SBH-MOV-1")),
    "leave_melee_cost": (
        QT_TRANSLATE_NOOP("Options", "Actions to leave a melee"),
        QT_TRANSLATE_NOOP("Options", "2 is the older rule. SBH-MOV-12"),
    ),
    "fallen_hits_on_6": (
        QT_TRANSLATE_NOOP("Options", "The knocked down hit only on a 6"),
        QT_TRANSLATE_NOOP("Options", "Otherwise any win of theirs counts. SBH-HTH-14"),
    ),
    "follow_up": (
        QT_TRANSLATE_NOOP("Options", "Follow up"),
        QT_TRANSLATE_NOOP("Options", "The winner may step after a foe who recoils. SBH-HTH-12"),
    ),
    "standing_target_first": (
        QT_TRANSLATE_NOOP("Options", "Standing foes first"),
        QT_TRANSLATE_NOOP("Options", "Who stands must be attacked before who lies. SBH-HTH-6"),
    ),
    "friend_behind_recoil": (
        QT_TRANSLATE_NOOP("Options", "A friend behind a recoiling model"),
        QT_TRANSLATE_NOOP("Options", "It falls, or it holds its ground. SBH-HTH-11"),
    ),
    "recoil_bases": (
        QT_TRANSLATE_NOOP("Options", "Recoil, in base widths"),
        QT_TRANSLATE_NOOP("Options", "SBH-HTH-10"),
    ),
    "score_floor": (
        QT_TRANSLATE_NOOP("Options", "Least score for doubling"),
        QT_TRANSLATE_NOOP("Options", "A lower score counts as this. SBH-HTH-3"),
    ),
    "across_obstacle": (
        QT_TRANSLATE_NOOP("Options", "Fighting across an obstacle"),
        QT_TRANSLATE_NOOP("Options", "How far bases may be apart. SBH-HTH-4"),
    ),
    "ammo_rule": (
        QT_TRANSLATE_NOOP("Options", "Missiles run out"),
        QT_TRANSLATE_NOOP("Options", "A 1, and another 1, empties the quiver. SBH-RNG-13"),
    ),
    "rough_haste_roll": (
        QT_TRANSLATE_NOOP("Options", "Haste over rough ground"),
        QT_TRANSLATE_NOOP("Options", "A second move there needs a Quality roll. SBH-MOV-16"),
    ),
    "failed_morale_skips_turn": (
        QT_TRANSLATE_NOOP("Options", "Failed Morale costs the turn"),
        QT_TRANSLATE_NOOP("Options", "Who failed before acting does not act. SBH-MOR-11"),
    ),
    "gruesome_radius": (
        QT_TRANSLATE_NOOP("Options", "Gruesome kills are felt within"),
        QT_TRANSLATE_NOOP("Options", "SBH-MOR-2"),
    ),
    "gruesome_needs_sight": (
        QT_TRANSLATE_NOOP("Options", "... and only in sight"),
        QT_TRANSLATE_NOOP("Options", "SBH-MOR-2"),
    ),
    "savage_radius": (
        QT_TRANSLATE_NOOP("Options", "Kills by Savage models are felt within"),
        QT_TRANSLATE_NOOP("Options", "SBH-MOR-2"),
    ),
    "savage_needs_sight": (
        QT_TRANSLATE_NOOP("Options", "... and only in sight"),
        QT_TRANSLATE_NOOP("Options", "SBH-MOR-2"),
    ),
    "undead_destroyed_at": (
        QT_TRANSLATE_NOOP("Options", "Undead crumble at failures"),
        QT_TRANSLATE_NOOP("Options", "On a Morale roll. SBH-MOR-6"),
    ),
    "half_at_exactly_half": (
        QT_TRANSLATE_NOOP("Options", "Half strength at exactly half"),
        QT_TRANSLATE_NOOP("Options", "Otherwise only below half. SBH-MOR-2"),
    ),
    "wood_edge_bases": (
        QT_TRANSLATE_NOOP("Options", "Edge of a wood, in base widths"),
        QT_TRANSLATE_NOOP("Options", "From there one can shoot out. SBH-RNG-9"),
    ),
    "wood_sight": (
        QT_TRANSLATE_NOOP("Options", "Sight inside a wood"),
        QT_TRANSLATE_NOOP("Options", "SBH-RNG-9"),
    ),
    "largest_group": (
        QT_TRANSLATE_NOOP("Options", "Largest group under a Leader"),
        QT_TRANSLATE_NOOP("Options", "SBH-GRP-2"),
    ),
    "fall_dice_limit": (
        QT_TRANSLATE_NOOP("Options", "Most dice for a fall from a height"),
        QT_TRANSLATE_NOOP("Options", "SBH-MOV-15"),
    ),
    "climbing": (
        QT_TRANSLATE_NOOP("Options", "Climbing"),
        QT_TRANSLATE_NOOP("Options", "High walls may be climbed with a Quality roll. SBH-MOV-9"),
    ),
    "model_height": (
        QT_TRANSLATE_NOOP("Options", "Height of a man"),
        QT_TRANSLATE_NOOP("Options", "Obstacles above half of it are climbed. SBH-MOV-6"),
    ),
    "size_height": (
        QT_TRANSLATE_NOOP("Options", "Height for each step of size"),
        QT_TRANSLATE_NOOP("Options", "Big, Huge and Gargantuan models stand so much taller. SBH-MOV-6"),
    ),
    "short_bow": (
        QT_TRANSLATE_NOOP("Options", "Reach of the Short Bow"),
        QT_TRANSLATE_NOOP("Options", "SBH-RNG-6"),
    ),
    "short_bow_reload": (
        QT_TRANSLATE_NOOP("Options", "Actions to reload the Short Bow"),
        QT_TRANSLATE_NOOP("Options", "SBH-RNG-6"),
    ),
    "free_move": (
        QT_TRANSLATE_NOOP("Options", "Free move far from all enemies"),
        QT_TRANSLATE_NOOP("Options", "One move instead of a roll. SBH-ACT-14"),
    ),
}

WORDS = {
    "short": QT_TRANSLATE_NOOP("Options", "Short"),
    "medium": QT_TRANSLATE_NOOP("Options", "Medium"),
    "long": QT_TRANSLATE_NOOP("Options", "Long"),
    "fall": QT_TRANSLATE_NOOP("Options", "It falls"),
    "hold": QT_TRANSLATE_NOOP("Options", "It holds"),
    "town-hall": QT_TRANSLATE_NOOP("Options", "To the Town Hall"),
    "nearest-edge": QT_TRANSLATE_NOOP("Options", "To the nearest edge"),
}


def title_of(book: str, name: str) -> str:
    """The title of a house rule; its name where no words have been written yet."""
    words = (VILLAGE if book == "village" else SONG).get(name)
    return QCoreApplication.translate("Options", words[0]) if words else name.replace("_", " ")


def help_of(book: str, name: str) -> str:
    """What a house rule does."""
    words = (VILLAGE if book == "village" else SONG).get(name)
    return QCoreApplication.translate("Options", words[1]) if words else ""


def word_of(word: str) -> str:
    """A choice of a house rule in words."""
    return QCoreApplication.translate("Options", WORDS.get(word, word))
