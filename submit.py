"""Front door: `python submit.py "TASK"` drops work for the loop; everything is in `self_evolving_agent.cli.submit`."""

import sys

from self_evolving_agent.cli.submit import main

if __name__ == "__main__":
    sys.exit(main())
