import os
import uvicorn
from ag_ui_adk import ADKAgent, AGUIToolset, add_adk_fastapi_endpoint
from fastapi import FastAPI
from google.adk.agents import LlmAgent
from google.adk.models.lite_llm import LiteLlm

model = LiteLlm("openai/conform", api_base=os.environ["OPENAI_BASE_URL"], api_key=os.environ["OPENAI_API_KEY"])
agent = ADKAgent(
    adk_agent=LlmAgent(name="conform", model=model, tools=[AGUIToolset()]),
    app_name="conform", user_id="conform", use_in_memory_services=True,
)
app = FastAPI()
add_adk_fastapi_endpoint(app, agent, "/ag-ui")
uvicorn.run(app, host="127.0.0.1", port=int(os.environ["PORT"]))
