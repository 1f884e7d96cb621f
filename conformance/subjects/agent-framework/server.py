import os
import uvicorn
from agent_framework import Agent
from agent_framework_ag_ui import add_agent_framework_fastapi_endpoint
from agent_framework_openai import OpenAIChatCompletionClient
from fastapi import FastAPI

client = OpenAIChatCompletionClient("conform", base_url=os.environ["OPENAI_BASE_URL"], api_key=os.environ["OPENAI_API_KEY"])
app = FastAPI()
add_agent_framework_fastapi_endpoint(app, Agent(client, name="conform"), "/ag-ui", single_user=True)
uvicorn.run(app, host="127.0.0.1", port=int(os.environ["PORT"]))
