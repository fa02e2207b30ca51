"""What the mock model knows: some twenty little programming jobs, its approaches, and its opinions."""
