from client.models import ChatAgentResponse


def decode(text: str) -> object:
    return ChatAgentResponse.model_validate_json(text)
