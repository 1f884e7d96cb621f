/**
 * Makes the requests of a tool progress user interface: forms, paths without trailing slashes, a page that is loaded
 * again, and the list of messages.
 */
import { apiKey, authorization, check, expectEqual, releaseHold, script, serverUrl } from "../checks.ts";

interface Chunk {
  message: string;
  tool_calls: { call_id: string; event_type: string; tool_name: string; tool_response: string }[];
  citations: string[];
  error?: { code: string };
}

/** A message as the interface shows it while chunks arrive. */
interface Shown {
  text: string;
  calls: string[];
  citations: string[];
  error?: string;
}

const pathOf = (conversation: string) => `${serverUrl}/api/v1/conversations/${conversation}`;

async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { ...init, headers: { ...authorization, ...init.headers } });
  if (!response.ok) throw new Error(`${init.method ?? "GET"} ${new URL(path).pathname}: ${response.status}`);
  return response;
}

/** Sends a message as a form, as the interface does even without images. */
function postMessage(conversation: string, turns: object[][], query = "", images: File[] = []) {
  const body = new FormData();
  body.append("content", script(...turns));
  body.append("node_ids", JSON.stringify(["main.py:main"]));
  for (const image of images) body.append("images", image);
  return send(`${pathOf(conversation)}/message${query}`, { method: "POST", body });
}

function postJson(path: string, body: object = {}) {
  const headers = { "Content-Type": "application/json" };
  return send(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Reads a stream to its end. `onChunk` receives the cursor of each frame. */
async function read(response: Response, onChunk = (_cursor: string, _shown: Shown) => {}): Promise<Shown> {
  const shown: Shown = { text: "", calls: [], citations: [] };
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of response.body as ReadableStream<Uint8Array>) {
    const frames = (rest + decoder.decode(bytes, { stream: true })).split("\n\n");
    rest = frames.pop() ?? "";
    for (const frame of frames) {
      const chunk = JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? "{}") as Chunk;
      shown.text += chunk.message;
      shown.calls.push(...chunk.tool_calls.map((call) => `${call.event_type} ${call.tool_name}`));
      shown.citations.push(...chunk.citations);
      if (chunk.error !== undefined) shown.error = chunk.error.code;
      onChunk(/^id: (.*)$/m.exec(frame)?.[1] ?? "", shown);
    }
  }
  return shown;
}

const held = [[{ text: ["One", { hold: "tool-progress" }, " two"] }]];

/** Starts the held run. Resolves when the first text has arrived, with its cursor and the complete response. */
async function startHeld(conversation: string) {
  const response = await postMessage(conversation, held, `?session_id=session-${conversation}`);
  const seen = Promise.withResolvers<string>();
  const done = read(response, (cursor, { text }) => text === "One" && seen.resolve(cursor));
  return { cursor: await seen.promise, done };
}

const look = { tool: "weather/get_weather", args: { city: "New York" } };
const turns = [
  [{ text: "Let me look. " }, look],
  [{ text: "Sunny." }, { source: "https://example.com/sky" }],
];
const calls = ["call weather/get_weather", "result weather/get_weather"];
const answer = { text: "Let me look. Sunny.", calls, citations: ["https://example.com/sky"] };

await check("text and tool with a form", async () => {
  const image = new File([new Uint8Array([137, 80, 78, 71])], "screen.png", { type: "image/png" });
  expectEqual(await read(await postMessage("tool", turns, "", [image])), answer);
});
await check("regenerate", async () => {
  await read(await postMessage("again", turns));
  expectEqual(await read(await postJson(`${pathOf("again")}/regenerate`, { node_ids: [] })), answer);
});
await check("messages", async () => {
  await read(await postMessage("list", turns));
  const response = await send(`${pathOf("list")}/messages?start=0&limit=10`);
  const messages = (await response.json()) as { content: string; type: string; citations?: string[] }[];
  const sender = (type: string) => (type === "HUMAN" ? "user" : "agent");
  expectEqual(
    messages.map(({ content, type, citations }) => [sender(type), content, citations ?? []]),
    [
      ["user", script(...turns), []],
      ["agent", answer.text, answer.citations],
    ],
  );
});
await check("reload in the middle of an answer", async () => {
  const { cursor, done } = await startHeld("reload");
  const active = await send(`${pathOf("reload")}/active-session`);
  const { sessionId: session } = (await active.json()) as { sessionId: string };
  const resumed = await postJson(`${pathOf("reload")}/resume/${session}`);
  const rest = await postMessage("reload", held, `?session_id=${session}&cursor=${cursor}`);
  await releaseHold("tool-progress");
  const whole = { text: "One two", calls: [], citations: [] };
  expectEqual(await Promise.all([done, read(resumed), read(rest)]), [
    whole,
    whole,
    { ...whole, text: " two" },
  ]);
});
await check("stop", async () => {
  const { done } = await startHeld("stop");
  const stopped = await (await postJson(`${pathOf("stop")}/stop?session_id=session-stop`)).json();
  const response = await send(`${pathOf("stop")}/task-status`);
  const { isActive } = (await response.json()) as { isActive: boolean };
  expectEqual(
    [await done, stopped, isActive],
    [
      { text: "One", calls: [], citations: [], error: "CANCELLED" },
      { success: true, message: "The session was stopped." },
      false,
    ],
  );
});
await check("errors", async () => {
  const stranger = { method: "POST", headers: { Authorization: `Bearer ${apiKey}-wrong` } };
  const statuses = [
    fetch(`${pathOf("none")}/active-session`, { headers: authorization }),
    fetch(`${pathOf("none")}/regenerate`, { method: "POST", headers: authorization }),
    fetch(`${pathOf("none")}/message`, stranger),
  ].map(async (response) => (await response).status);
  const failure = { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." };
  const failed = await read(await postMessage("error", [[{ text: "Well. " }, { error: failure }]]));
  expectEqual(
    [await Promise.all(statuses), failed],
    [[404, 404, 401], { text: "Well. Slow down.", calls: [], citations: [], error: "RATE_LIMIT_EXCEEDED" }],
  );
});
process.exit();
