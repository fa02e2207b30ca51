"""`--show-config`: each setting and where it comes from."""

from self_evolving_agent.config import origins
from self_evolving_agent.environment import config_file

from .arguments import Options
from .output import Output
from .text import line


def show_config(options: Options, out: Output) -> int:
    """Print every setting; secrets are masked."""
    found = origins(options.settings())
    if out.is_json:
        out.json({"settings": [{"name": o.name, "value": o.value, "source": o.source} for o in found]})
        return 0
    file = config_file(options.home)
    if out.is_live:
        out.tell(f"config.toml is {line(str(file))}" + ("" if file.exists() else ", and not there"))
    for origin in found:
        out.answer(f"{origin.name:17} {line(origin.value) or '-':40} {origin.source}")
    return 0
