import os
import uvicorn
from agno.agent import Agent
from agno.db.in_memory import InMemoryDb
from agno.models.openai import OpenAIChat
from agno.os import AgentOS
from agno.os.interfaces.agui import AGUI

agent = Agent(id="conform", db=InMemoryDb(), model=OpenAIChat("conform", base_url=os.environ["OPENAI_BASE_URL"], api_key=os.environ["OPENAI_API_KEY"]))
app = AgentOS(agents=[agent], interfaces=[AGUI(agent=agent)], telemetry=False).get_app()
uvicorn.run(app, host="127.0.0.1", port=int(os.environ["PORT"]))
