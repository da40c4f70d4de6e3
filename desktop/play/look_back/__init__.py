"""Looking back on a game that is over: moments where another choice would have been better."""
