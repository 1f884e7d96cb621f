import { createServer } from "node:http";
import { RunAgentInputSchema } from "@ag-ui/core/schemas";
import { EventEncoder } from "@ag-ui/encoder";
import { MastraAgent } from "@ag-ui/mastra";
import { createOpenAI } from "@ai-sdk/openai";
import { Agent } from "@mastra/core/agent";

const { PORT, OPENAI_BASE_URL: baseURL, OPENAI_API_KEY: apiKey } = process.env;
const model = createOpenAI({ baseURL, apiKey }).chat("conform");
const agent = new Agent({ id: "conform", name: "conform", instructions: "Answer.", model });
const encoder = new EventEncoder();

createServer(async (request, response) => {
  const input = RunAgentInputSchema.safeParse(JSON.parse(Buffer.concat(await request.toArray()) || null));
  if (!input.success) return response.writeHead(400).end(String(input.error));
  response.writeHead(200, { "content-type": "text/event-stream" });
  const run = new MastraAgent({ agent, resourceId: "conform" }).run(input.data).subscribe({
    next: (event) => response.write(encoder.encode(event)),
    error: (error) => response.end(encoder.encode({ type: "RUN_ERROR", message: String(error) })),
    complete: () => response.end(),
  });
  response.on("close", () => run.unsubscribe());
}).listen(Number(PORT), "127.0.0.1");
