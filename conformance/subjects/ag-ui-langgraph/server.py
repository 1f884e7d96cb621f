import os
import uvicorn
from ag_ui_langgraph import LangGraphAgent, add_langgraph_fastapi_endpoint
from fastapi import FastAPI
from langchain_openai import ChatOpenAI
from langgraph.checkpoint.memory import MemorySaver
from langgraph.graph import START, MessagesState, StateGraph


class State(MessagesState):
    tools: list


model = ChatOpenAI(model="conform", base_url=os.environ["OPENAI_BASE_URL"], api_key=os.environ["OPENAI_API_KEY"])


async def chat(state):
    tools = state.get("tools") or []
    return {"messages": [await (model.bind_tools(tools) if tools else model).ainvoke(state["messages"])]}


graph = StateGraph(State).add_node("chat", chat).add_edge(START, "chat").compile(checkpointer=MemorySaver())
app = FastAPI()
add_langgraph_fastapi_endpoint(app, LangGraphAgent(name="conform", graph=graph), "/ag-ui")
uvicorn.run(app, host="127.0.0.1", port=int(os.environ["PORT"]))
