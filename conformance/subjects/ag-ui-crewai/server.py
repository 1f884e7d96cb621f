import os
import uvicorn
from ag_ui_crewai import CopilotKitState, add_crewai_flow_fastapi_endpoint, copilotkit_stream
from crewai.flow.flow import Flow, start
from fastapi import FastAPI
from litellm import acompletion


class Chat(Flow[CopilotKitState]):
    @start()
    async def chat(self):
        tools = self.state.copilotkit.actions or None
        call = acompletion("openai/conform", messages=self.state.messages, tools=tools, stream=True,
                           api_base=os.environ["OPENAI_BASE_URL"], api_key=os.environ["OPENAI_API_KEY"])
        response = await copilotkit_stream(await call)
        self.state.messages.append(response.choices[0].message)


app = FastAPI()
add_crewai_flow_fastapi_endpoint(app, Chat(), "/ag-ui")
uvicorn.run(app, host="127.0.0.1", port=int(os.environ["PORT"]))
