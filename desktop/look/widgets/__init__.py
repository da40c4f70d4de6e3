"""Small widgets that every page shares, and the paint functions behind them for use in delegates."""
