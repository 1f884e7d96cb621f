import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkRunStreamEvent } from "../../../generated/tambo/validators.js";
import { checkRunStreamEvent as checkSealed } from "../../../generated/tambo/validators.sealed.js";

type Delta = { content: string } | { tool_calls: unknown[] };

/** The model's responses. Each request gets the next response. */
const answers: Delta[][] = [];
/** The messages in the requests to the model. */
const asked: unknown[] = [];
let model: Server;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  model = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    asked.push(body.messages);
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const choices = (answers.shift() ?? []).map((delta) => ({
      index: 0,
      delta,
      finish_reason: null as unknown,
    }));
    for (const choice of [...choices, { index: 0, delta: {}, finish_reason: "stop" }]) {
      response.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
    }
    response.end("data: [DONE]\n\n");
  }).listen(0, "127.0.0.1");
  await once(model, "listening");
  const upstream = `http://127.0.0.1:${(model.address() as AddressInfo).port}`;
  const path = fileURLToPath(new URL("server.mjs", import.meta.url));
  const env = { PORT: "0", OPENAI_BASE_URL: upstream, OPENAI_API_KEY: "test" };
  server = spawn(process.execPath, [path], { env, stdio: ["ignore", "pipe", "inherit"] });
  if (!server.stdout) throw new Error("the server has no output");
  const [line] = await once(createInterface(server.stdout), "line");
  url = String(line).replace("Listening on ", "");
});

afterAll(() => {
  server.kill();
  model.close();
});

/**
 * Replaces ids with `msg_1`, `msg_2` and so on, in the order of their first occurrence, and times with
 * `TIME`.
 */
function withPlainIds(text: string): string {
  const ids: Record<string, string[]> = {};
  return text
    .replaceAll(/\b(run|msg|tc|comp)_[0-9a-z]{26}\b/g, (id, prefix: string) => {
      ids[prefix] ??= [];
      const seen = ids[prefix];
      if (!seen.includes(id)) seen.push(id);
      return `${prefix}_${seen.indexOf(id) + 1}`;
    })
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")
    .replaceAll(/,"timestamp":\d+/g, "");
}

/**
 * Starts a run and reads its stream.
 * @returns The frames, and the text as received.
 */
async function run(thread: string, body: object, query = "") {
  const response = await fetch(`${url}/v1/threads/${thread}/runs${query}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ createThread: true, ...body }),
  });
  const text = await response.text();
  expect(response.headers.get("content-type"), text).toBe("text/event-stream");
  const frames = text.split("\n\n").slice(0, -1);
  const events = frames.map((frame) => JSON.parse(frame.slice(frame.indexOf("data: ") + 6)));
  expect(events.flatMap((event) => [...checkRunStreamEvent(event), ...checkSealed(event)])).toEqual([]);
  const times = events.map(({ timestamp }) => timestamp);
  expect(times).toEqual(times.toSorted());
  return { text, frames: withPlainIds(text).split("\n\n").slice(0, -1) };
}

const tool = (index: number, id: string | undefined, name: string | undefined, text: string): Delta => ({
  tool_calls: [{ index, id, function: { name, arguments: text } }],
});

const schema = { type: "object", properties: {} };
const addToCart = { name: "add_to_cart", description: "Adds to the cart", inputSchema: schema };
const card = { name: "Card", description: "A card", propsSchema: schema };

describe("the reference server", () => {
  it("streams a text run in both wire formats [T-040, T-042, T-046, T-201, TX-02]", async () => {
    answers.push([{ content: "The capital" }, { content: " is Paris." }]);
    const first = await run("text", { message: { role: "user", content: "What is it?" } });
    expect(first.frames).toEqual([
      'id: 1\ndata: {"type":"RUN_STARTED","threadId":"text","runId":"run_1"}',
      'id: 2\ndata: {"type":"TEXT_MESSAGE_START","messageId":"msg_1","role":"assistant"}',
      'id: 3\ndata: {"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":"The capital"}',
      'id: 4\ndata: {"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":" is Paris."}',
      'id: 5\ndata: {"type":"TEXT_MESSAGE_END","messageId":"msg_1"}',
      'id: 6\ndata: {"type":"CUSTOM","name":"tambo.run.finished","value":{"threadId":"text","runId":"run_1","messages":[{"id":"msg_1","role":"assistant","createdAt":"TIME","content":[{"type":"text","text":"The capital is Paris."}]}]}}',
      'id: 7\ndata: {"type":"RUN_FINISHED","threadId":"text","runId":"run_1"}',
    ]);
    answers.push([{ content: "Yes." }]);
    const second = await run("text", { message: { role: "user", content: "Sure?" } }, "?wire=proposal");
    expect(second.frames.slice(4)).toEqual([
      'id: 5\ndata: {"type":"RUN_FINISHED","threadId":"text","runId":"run_1"}',
      'id: 6\ndata: {"type":"CUSTOM","name":"tambo.run.finished","value":{"threadId":"text","runId":"run_1","messages":[{"id":"msg_1","role":"assistant","createdAt":"TIME","content":[{"type":"text","text":"Yes."}]}]}}',
    ]);
    expect(asked.at(-1)).toEqual([
      { role: "user", content: "What is it?" },
      { role: "assistant", content: "The capital is Paris." },
      { role: "user", content: "Sure?" },
    ]);
  });

  it("awaits a client tool in addition to a component, and continues with its result [T-045, T-049, T-067, T-071]", async () => {
    answers.push([
      { content: "Look:" },
      tool(0, "call_1", "render_Card", '{"title":'),
      tool(0, undefined, undefined, '"Hat"}'),
      tool(1, "call_2", "set_component_state", '{"component":"call_1","state":{"open":true}}'),
      tool(2, "call_3", "add_to_cart", '{"id":7}'),
    ]);
    const tools = { tools: [addToCart], availableComponents: [card] };
    const paused = await run("cart", { message: { role: "user", content: "Buy" }, ...tools });
    expect(paused.frames).toEqual([
      'id: 1\ndata: {"type":"RUN_STARTED","threadId":"cart","runId":"run_1"}',
      'id: 2\ndata: {"type":"TEXT_MESSAGE_START","messageId":"msg_1","role":"assistant"}',
      'id: 3\ndata: {"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":"Look:"}',
      'id: 4\ndata: {"type":"TEXT_MESSAGE_END","messageId":"msg_1"}',
      'id: 5\ndata: {"type":"CUSTOM","name":"tambo.component.start","value":{"componentId":"comp_1","componentName":"Card","messageId":"msg_1"}}',
      'id: 6\ndata: {"type":"CUSTOM","name":"tambo.component.props_delta","value":{"componentId":"comp_1","delta":"{\\"title\\":"}}',
      'id: 7\ndata: {"type":"CUSTOM","name":"tambo.component.props_delta","value":{"componentId":"comp_1","delta":"\\"Hat\\"}"}}',
      'id: 8\ndata: {"type":"STATE_SNAPSHOT","snapshot":{"components":{"comp_1":{"open":true}}}}',
      'id: 9\ndata: {"type":"CUSTOM","name":"tambo.component.end","value":{"componentId":"comp_1","props":{"title":"Hat"},"state":{"open":true}}}',
      'id: 10\ndata: {"type":"TOOL_CALL_START","toolCallId":"tc_1","toolName":"add_to_cart","parentMessageId":"msg_1","toolCallName":"add_to_cart"}',
      'id: 11\ndata: {"type":"TOOL_CALL_ARGS","toolCallId":"tc_1","delta":"{\\"id\\":7}"}',
      'id: 12\ndata: {"type":"TOOL_CALL_END","toolCallId":"tc_1"}',
      'id: 13\ndata: {"type":"CUSTOM","name":"tambo.run.awaiting_input","value":{"threadId":"cart","runId":"run_1","pendingToolCalls":[{"toolCallId":"tc_1","toolName":"add_to_cart","input":{"id":7}}]}}',
      'id: 14\ndata: {"type":"RUN_FINISHED","threadId":"cart","runId":"run_1"}',
    ]);

    answers.push([{ content: "Done." }]);
    const toolCallId = /"toolCallId":"(\w+)"/.exec(paused.text)?.[1];
    const result = { role: "tool", toolCallId, content: "1 item" };
    const continued = await run("cart", { message: result, ...tools });
    expect(continued.frames).toEqual([
      'id: 1\ndata: {"type":"RUN_STARTED","threadId":"cart","runId":"run_1"}',
      'id: 2\ndata: {"type":"TEXT_MESSAGE_START","messageId":"msg_1","role":"assistant"}',
      'id: 3\ndata: {"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":"Done."}',
      'id: 4\ndata: {"type":"TEXT_MESSAGE_END","messageId":"msg_1"}',
      'id: 5\ndata: {"type":"CUSTOM","name":"tambo.run.finished","value":{"threadId":"cart","runId":"run_1","messages":[{"id":"msg_1","role":"assistant","createdAt":"TIME","content":[{"type":"text","text":"Done."}]}]}}',
      'id: 6\ndata: {"type":"RUN_FINISHED","threadId":"cart","runId":"run_1"}',
    ]);
    const call = (id: string, name: string, text: string) => ({
      id,
      type: "function",
      function: { name, arguments: text },
    });
    expect(JSON.parse(withPlainIds(JSON.stringify(asked.at(-1))))).toEqual([
      { role: "user", content: "Buy" },
      {
        role: "assistant",
        content: "Look:",
        tool_calls: [
          call("call_1", "render_Card", '{"title":"Hat"}'),
          call("call_2", "set_component_state", '{"component":"call_1","state":{"open":true}}'),
          call("call_3", "add_to_cart", '{"id":7}'),
        ],
      },
      { role: "tool", tool_call_id: "call_1", content: '{"shown":"comp_1","state":{"open":true}}' },
      { role: "tool", tool_call_id: "call_2", content: "The state has changed." },
      { role: "tool", tool_call_id: "call_3", content: "1 item" },
    ]);
  });
});
