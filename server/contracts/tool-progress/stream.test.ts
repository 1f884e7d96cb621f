import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RunEvent } from "../../core/events.ts";
import type { LogLine } from "../../core/log-line.ts";
import { parseLinesAfter } from "../../core/log-line.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { sampleEvents, toLogLine } from "../testing-events.ts";
import { collectResponse, encodeFailure, encodeRun, parseCursor } from "./stream.ts";
import { createScriptBody, parseFrames, sendMessage, startDelegatingServer } from "./testing.ts";

const agentWork = createScriptBody(
  [{ text: ["I look", " at the clock."] }, { tool: "clock/now", args: { zone: "A" } }],
  [{ text: "On my way.\n## Task Result\nNoon." }],
);

/** A script with everything that a stream can contain. */
const allFeatures = createScriptBody(
  [
    { reasoning: ["Let me", " think."] },
    { text: ["Here ", "is", " \u{1f600}\n\u2028é"] },
    { source: "https://a.example/" },
    { source: "app/main.py" },
    { tool: "clock/now", args: ['{"zone":', '"UTC"}'] },
    { tool: "clock/break", args: {} },
    { tool: "nothing", args: {} },
  ],
  [
    { tool: "delegate_to_think_execute", args: { task_description: agentWork.content } },
    { tool: "delegate_to_think_execute", args: { task_description: "{" } },
  ],
  [{ text: ["Well", " done."] }],
);

/** Records the log of a session that plays the script. */
async function recordSession(): Promise<LogLine[]> {
  const folder = mkdtempSync(join(tmpdir(), "stream-"));
  try {
    const databaseFile = join(folder, "runs.sqlite");
    const server = await startDelegatingServer({ databaseFile });
    await sendMessage(server, allFeatures);
    await server.close();
    const store = await openSqlite(databaseFile);
    const [run] = await store.read.listRunsByStatus("finished");
    const none = { number: 0, notes: 0 };
    const chunks = await store.readLog(run?.id ?? "", none, Number.MAX_SAFE_INTEGER);
    await store.close();
    return chunks.flatMap(({ first, data }) => parseLinesAfter(first, data, none));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let recording: Promise<LogLine[]> | undefined;

/** Returns the recording, which is shared by all tests. */
function getRecording(): Promise<LogLine[]> {
  recording ??= recordSession();
  return recording;
}

/** Encodes the recording in batches of `size` lines. */
async function encode(cursor = "0-0", size = 1000): Promise<string> {
  const lines = await getRecording();
  async function* batches() {
    for (let i = 0; i < lines.length; i += size) yield lines.slice(i, i + size);
  }
  let text = "";
  for await (const frames of encodeRun(batches(), parseCursor(cursor))) text += frames.text;
  return text;
}

it("sends all chunks in order [P-080][P-081][P-084][P-085][P-094][M-063]", async () => {
  const finding = parseFrames(await encode()).map(({ chunk: { message, tool_calls, citations } }) =>
    tool_calls.length === 0
      ? message || citations.join()
      : tool_calls.map(({ event_type, tool_name, stream_part, is_complete, tool_call_details }) => [
          event_type,
          tool_name,
          stream_part,
          is_complete,
          ...(tool_call_details.error === undefined ? [] : [tool_call_details.error.code]),
        ]),
  );
  const agent = "delegate_to_think_execute";
  expect(finding).toEqual([
    "",
    "Here ",
    "is",
    " \u{1f600}\n\u2028é",
    "https://a.example/",
    "app/main.py",
    [["call", "clock/now", undefined, true]],
    [["call", "clock/break", undefined, true]],
    [["result", "clock/now", undefined, true]],
    [["result", "clock/break", undefined, true, "tool_failed"]],
    [
      ["call", "nothing", undefined, true],
      ["result", "nothing", undefined, true, "call_not_made"],
    ],
    [["delegation_call", agent, undefined, true]],
    [["delegation_call", agent, undefined, true]],
    [["delegation_result", agent, "I look", false]],
    [["delegation_result", agent, " at the clock.", false]],
    [["delegation_result", agent, "\n\nOn my way.\n## Task Result\nNoon.", false]],
    [["delegation_result", agent, "", true]],
    [["delegation_result", agent, undefined, true, "model_failed"]],
    "Well",
    " done.",
  ]);
});

it("is the same each time, for any batches [M-091]", async () => {
  const stream = await encode();
  for (const size of [1000, 1, 3]) expect(await encode("0-0", size)).toBe(stream);
});

it("contains only valid frames [PX-02]", async () => {
  expect(await encode()).toMatch(/^(?:id: \d+-\d+\ndata: \{[^\r\n]*\}\n\n)+$/);
});

it("sends exactly the rest after every cursor [P-093]", async () => {
  const stream = await encode();
  const frames = stream
    .split("\n\n")
    .slice(0, -1)
    .map((frame) => `${frame}\n\n`);
  expect(frames).toHaveLength(20);
  for (const [index, frame] of frames.entries()) {
    const [, cursor = ""] = /^id: (.*)/.exec(frame) ?? [];
    expect(await encode(cursor)).toBe(frames.slice(index + 1).join(""));
  }
});

describe("the complete response", () => {
  it("has all of the text and every complete call and result, without deltas [P-091]", async () => {
    const lines = await getRecording();
    async function* batches() {
      yield lines;
    }
    const chunks = parseFrames(await encode()).map(({ chunk }) => chunk);
    const text = "Here is \u{1f600}\n\u2028éWell done.";
    const calls = chunks.flatMap(({ tool_calls }) => tool_calls).filter(({ is_complete }) => is_complete);
    expect(await collectResponse(batches())).toEqual({
      message: text,
      response: text,
      tool_calls: calls.map(({ stream_part: _, ...call }) => call),
      citations: ["https://a.example/", "app/main.py"],
    });
    expect(calls).toHaveLength(10);
  });

  it("has every citation once, without those of an interrupted turn [M-053][TP-052]", async () => {
    const timestamp = 7;
    const cite = (name: string): RunEvent => ({ type: "engine.source", name, timestamp });
    const say = (delta: string): RunEvent => ({
      type: "TEXT_MESSAGE_CONTENT",
      messageId: "m",
      delta,
      timestamp,
    });
    const start: RunEvent = { type: "STEP_STARTED", stepName: "turn-1", timestamp };
    const end = sampleEvents.flatMap(([kind, event]) => (kind === "engine.turn_end" ? [event] : []));
    const events: RunEvent[] = [
      ...[start, say("Lost"), cite("lost.py"), cite("a.py")],
      ...[start, say("One. "), cite("a.py"), cite("b.py"), ...end],
      ...[start, say("Two."), cite("b.py"), cite("c.py"), ...end],
    ];
    async function* batches() {
      yield events.map(toLogLine);
    }
    const text = "One. Two.";
    expect(await collectResponse(batches())).toEqual({
      message: text,
      response: text,
      tool_calls: [],
      citations: ["a.py", "b.py", "c.py"],
    });
  });
});

it("ends before its session with a frame without id and text [TP-060]", () => {
  const error = { code: "SERVER_RESTARTING", message: "The server is restarting." };
  expect(encodeFailure(error).text).toBe(
    'data: {"message":"","response":"","tool_calls":[],"citations":[],"error":{"code":"SERVER_RESTARTING","message":"The server is restarting."}}\n\n',
  );
});
