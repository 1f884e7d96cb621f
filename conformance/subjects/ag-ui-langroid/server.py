import os
from importlib.util import find_spec
from pathlib import Path

# tiktoken downloads its encoding at run time; litellm ships the same file
os.environ["TIKTOKEN_CACHE_DIR"] = str(Path(find_spec("litellm").origin).parent / "litellm_core_utils" / "tokenizers")

import uvicorn  # noqa: E402
from ag_ui_langroid import LangroidAgent, create_langroid_app  # noqa: E402
from langroid import ChatAgent, ChatAgentConfig  # noqa: E402
from langroid.language_models import OpenAIGPTConfig  # noqa: E402

llm = OpenAIGPTConfig(
    chat_model="conform", api_base=os.environ["OPENAI_BASE_URL"], api_key=os.environ["OPENAI_API_KEY"], chat_context_length=16000,
)
agent = LangroidAgent(ChatAgent(ChatAgentConfig(llm=llm)), name="conform")
uvicorn.run(create_langroid_app(agent, "/ag-ui"), host="127.0.0.1", port=int(os.environ["PORT"]))
