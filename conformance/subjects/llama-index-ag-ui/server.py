import os
import uvicorn
from fastapi import FastAPI
from llama_index.llms.openai_like import OpenAILike
from llama_index.protocols.ag_ui.router import get_ag_ui_workflow_router

llm = OpenAILike(
    "conform", api_base=os.environ["OPENAI_BASE_URL"], api_key=os.environ["OPENAI_API_KEY"],
    is_chat_model=True, is_function_calling_model=True, max_retries=0,
)
app = FastAPI()
app.include_router(get_ag_ui_workflow_router(llm=llm), prefix="/ag-ui")
uvicorn.run(app, host="127.0.0.1", port=int(os.environ["PORT"]))
