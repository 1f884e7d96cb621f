import os
import uvicorn
from ag_ui_strands import StrandsAgent, create_strands_app
from strands import Agent
from strands.models.openai import OpenAIModel

args = {"base_url": os.environ["OPENAI_BASE_URL"], "api_key": os.environ["OPENAI_API_KEY"]}
agent = Agent(model=OpenAIModel(client_args=args, model_id="conform"), callback_handler=None)
app = create_strands_app(StrandsAgent(agent=agent, name="conform"), "/ag-ui")
uvicorn.run(app, host="127.0.0.1", port=int(os.environ["PORT"]))
