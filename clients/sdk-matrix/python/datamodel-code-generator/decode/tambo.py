from client.models import RunStreamEvent


def decode(text: str) -> object:
    return RunStreamEvent.model_validate_json(text).root
