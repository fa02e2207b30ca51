"""The lists."""

from self_evolving_agent.memory.queries import strategies_by_rate

from .arguments import Options
from .output import Output, line


def list_strategies(options: Options, out: Output) -> int:
    from self_evolving_agent.bootstrap import home_of, open_store
    from self_evolving_agent.config import load_settings

    settings = load_settings(options.settings())
    store = open_store(home_of(settings, settings.provider))
    for record in strategies_by_rate(store.memory.current()):
        score = record.score
        out.answer(f"{score.rate:.2f} {score.wins:4} {score.plays:4} {record.domain}/{record.kind} {line(record.name)}")
    store.close()
    return 0
