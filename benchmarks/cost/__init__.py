"""Cost as ratios of medians, taken alternately in one run, against an instant fake model on loopback."""
