import { createServer } from "node:http";
import { createOpenAI } from "@ai-sdk/openai";
import { BuiltInAgent, CopilotRuntime, InMemoryAgentRunner } from "@copilotkit/runtime/v2";
import { createCopilotNodeListener } from "@copilotkit/runtime/v2/node";

const openai = createOpenAI({ baseURL: process.env.OPENAI_BASE_URL, apiKey: process.env.OPENAI_API_KEY });
const runtime = new CopilotRuntime({
  agents: { default: new BuiltInAgent({ model: openai.chat("conform") }) },
  runner: new InMemoryAgentRunner(),
});
createServer(createCopilotNodeListener({ runtime, basePath: "/api" })).listen(
  Number(process.env.PORT),
  "127.0.0.1",
);
