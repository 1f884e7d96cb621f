from client.models import AgUiEvent


def decode(text: str) -> object:
    return AgUiEvent.model_validate_json(text).root
