"""Games that earlier versions saved."""
