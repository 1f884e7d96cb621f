import httpx

from client import Client
from client.api.messages import send_message


def decode(text: str) -> object:
    return send_message._parse_response(client=Client(base_url=""), response=httpx.Response(200, text=text))
