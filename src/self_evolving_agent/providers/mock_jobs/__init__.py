"""What the mock model knows: some thirty little programming jobs, as tools too, its approaches, and its opinions."""
