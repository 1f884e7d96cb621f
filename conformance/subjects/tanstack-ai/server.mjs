import { createServer } from "node:http";
import { Readable } from "node:stream";
import { chat, chatParamsFromRequestBody, mergeAgentTools, toServerSentEventsResponse } from "@tanstack/ai";
import { createOpenaiChatCompletions } from "@tanstack/ai-openai";

const { PORT, OPENAI_BASE_URL: baseURL, OPENAI_API_KEY } = process.env;
const adapter = createOpenaiChatCompletions("conform", OPENAI_API_KEY, { baseURL, maxRetries: 0 });

createServer(async (request, response) => {
  try {
    const body = JSON.parse(Buffer.concat(await request.toArray()));
    const { messages, threadId, runId, tools } = await chatParamsFromRequestBody(body);
    const abortController = new AbortController();
    response.on("close", () => abortController.abort());
    const run = { adapter, messages, threadId, runId, tools: mergeAgentTools([], tools), abortController };
    const answer = toServerSentEventsResponse(chat(run), { abortController });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    Readable.fromWeb(answer.body).pipe(response);
  } catch (error) {
    response.writeHead(400).end(String(error));
  }
}).listen(Number(PORT), "127.0.0.1");
