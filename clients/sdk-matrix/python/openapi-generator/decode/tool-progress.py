from client.models import ChatAgentResponse


def decode(text: str) -> object:
    return ChatAgentResponse.from_json(text)
