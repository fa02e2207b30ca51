"""Front door: `python demo.py --task "..."`; everything is in `self_evolving_agent.cli`."""

import sys

from self_evolving_agent.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
