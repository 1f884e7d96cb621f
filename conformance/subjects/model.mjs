/**
 * A model with an OpenAI-compatible API, to reproduce findings with curl alone. `node model.mjs 9000` serves
 * http://127.0.0.1:9000/v1. The last user message selects the response.
 */
import { createServer } from "node:http";

const call = (index, zone) => ({
  tool_calls: [
    {
      index,
      id: `call_${zone}`,
      type: "function",
      function: { name: "get_time", arguments: `{"zone":"${zone}"}` },
    },
  ],
});
const say = (content) => ({ content });

/** Returns the parts of the model's response, or an HTTP status. */
function respond({ messages, tools = [] }) {
  const after = messages.at(-1).role === "tool";
  const prompt = JSON.stringify(messages.findLast(({ role }) => role === "user")?.content ?? "");
  const asks = (word) => prompt.includes(word) && !after;
  if (asks("reject")) return 400;
  if (asks("cut")) return [say("Alpha "), "cut"];
  if (asks("spaces")) return [say("  Two spaces "), say("before. ")];
  if (asks("roles")) return [say(`I received: ${messages.map(({ role }) => role).join(", ")}`)];
  if (asks("tools")) return [say(`Tools: ${tools.map((tool) => tool.function.name).join(", ") || "none"}`)];
  if (asks("call after text")) return [say("One "), say("moment."), call(0, "UTC")];
  if (asks("two calls")) return [call(0, "UTC"), call(1, "CET")];
  if (asks("one call")) return [call(0, "UTC")];
  return [say("Hello.")];
}

/** Splits a call into its start and its arguments, as OpenAI does. */
function split(part) {
  if (part.tool_calls === undefined) return [part];
  return part.tool_calls.flatMap((each) => {
    const { index, function: called } = each;
    const start = { ...each, function: { name: called.name, arguments: "" } };
    return [start, { index, function: { arguments: called.arguments } }].map((one) => ({
      tool_calls: [one],
    }));
  });
}

createServer(async (request, response) => {
  const body = JSON.parse(Buffer.concat(await request.toArray()).toString() || "{}");
  const parts = respond({ messages: [{ role: "user" }], ...body });
  if (parts === 400) {
    response.writeHead(400, { "content-type": "application/json" });
    return response.end(
      '{"error":{"message":"The request is not understood.","type":"invalid_request_error"}}',
    );
  }
  const base = { id: "chatcmpl-1", created: 1_700_000_000, model: "conform" };
  const finish = parts.some((part) => part.tool_calls) ? "tool_calls" : "stop";
  const usage = { prompt_tokens: 5, completion_tokens: 5, total_tokens: 10 };
  if (!body.stream) {
    const message = { role: "assistant", content: parts.map(({ content = "" }) => content).join("") || null };
    const calls = parts.flatMap(({ tool_calls = [] }) => tool_calls.map(({ index: _, ...each }) => each));
    if (calls.length > 0) message.tool_calls = calls;
    response.writeHead(200, { "content-type": "application/json" });
    return response.end(
      JSON.stringify({
        ...base,
        object: "chat.completion",
        choices: [{ index: 0, message, finish_reason: finish }],
        usage,
      }),
    );
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (choices, more = {}) =>
    response.write(
      `data: ${JSON.stringify({ ...base, object: "chat.completion.chunk", choices, ...more })}\n\n`,
    );
  send([{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }]);
  for (const part of parts) {
    if (part === "cut") return setTimeout(() => response.destroy(), 100);
    for (const delta of split(part)) send([{ index: 0, delta, finish_reason: null }]);
  }
  send([{ index: 0, delta: {}, finish_reason: finish }]);
  if (body.stream_options?.include_usage) send([], { usage });
  response.end("data: [DONE]\n\n");
}).listen(Number(process.argv[2]), "127.0.0.1");
