"""Cost as ratios of medians, taken alternately in one run, against an instant fake model on loopback."""

import os

# As the program does before NumPy comes.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # noqa: TID251 - nothing is read
