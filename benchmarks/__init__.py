"""What the agent costs (`cost`), and whether it learns (`learning`)."""

import os

# As the program does before NumPy comes.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # noqa: TID251 - nothing is read
