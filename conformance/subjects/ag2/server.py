import os
import uvicorn
from ag2 import Agent
from ag2.ag_ui import AGUIStream
from ag2.config import OpenAIConfig
from starlette.applications import Starlette
from starlette.routing import Route

config = OpenAIConfig("conform", base_url=os.environ["OPENAI_BASE_URL"], api_key=os.environ["OPENAI_API_KEY"], streaming=True)
stream = AGUIStream(Agent("conform", config=config))
app = Starlette(routes=[Route("/ag-ui", stream.build_asgi())])
uvicorn.run(app, host="127.0.0.1", port=int(os.environ["PORT"]))
