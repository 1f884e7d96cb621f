/** Conversations over HTTP: threads, agents, tools, limits, and runs that end early. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { defaultLimits } from "../../core/settings.ts";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { type TestServer, type TestServerOptions, testServer } from "../../proof/testing/server.ts";
import { clockTools } from "../../proof/testing/tools.ts";
import { eventsIn, played, type Received, rowsOf, script } from "./testing.ts";

const chat = "/agent/chat/stream";
const agent = "/agent/agent/stream";

const poet = {
  name: "poet",
  description: "Writes verse",
  instructions: "You are a poet.",
  model: "script",
  tools: ["clock/now"],
  limits: { ...defaultLimits, turns: 1 },
};
const configured: TestServerOptions = {
  tools: clockTools(),
  everyProject: { toolServers: [], agents: [poet], builtInTools: {}, limits: defaultLimits },
};
const allTools = ["clock__now", "clock__break", "clock__face", "clock__wait"];
const user = (content: string) => ({ role: "user", content });
const assistant = (content: string) => ({ role: "assistant", content });

/** What the model was given, of a run that echoes it. */
function promptIn(events: readonly Received[]) {
  const { data } = events.findLast(({ event }) => event === "message") as Received;
  const { prompt, tools } = JSON.parse(data.content);
  const said = prompt.map(({ role, content }: { role: string; content: unknown }) => {
    const text = Array.isArray(content) ? content.map((part) => part.text ?? part.type).join("|") : content;
    return `${role} ${text}`;
  });
  return { said, tools };
}

/** The texts of a thread as another contract lists it. */
async function stored(server: TestServer, threadId: string) {
  const { body } = await server.json("GET", `/v1/threads/${threadId}/messages`);
  return body.messages.map(
    ({ role, content }: { role: string; content: { text?: string }[] }) =>
      `${role} ${content.map(({ text }) => text ?? "").join("")}`,
  );
}

describe("threads", () => {
  it("one is made where none is named, with a UUID in every event, and goes on [A-016][A-052]", async () => {
    const server = await testServer();
    const first = script([{ text: "One." }], [{ echo: "prompt" }]);
    const events = await played(server, { messages: [first] });
    const [id] = new Set(events.map(({ data }) => data.thread_id));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(events.map(({ data }) => data.thread_id)).size).toBe(1);
    const more = await played(server, { thread_id: id, messages: [user("And?")] });
    expect(promptIn(more).said).toEqual([`user ${first.content}`, "assistant One.", "user And?"]);
  });

  it("takes what is new of a conversation that is sent whole [AX-15][M-072][M-073]", async () => {
    const server = await testServer();
    const first = script([{ text: "One." }], [{ echo: "prompt" }]);
    const system = { role: "system", content: "Be brief." };
    await played(server, { thread_id: "t", messages: [system, first] });
    const whole = [system, first, assistant("One."), user("And?")];
    const events = await played(server, { thread_id: "t", messages: whole });
    const want = ["system Be brief.", `user ${first.content}`, "assistant One.", "user And?"];
    expect(promptIn(events).said).toEqual(want);
    expect((await stored(server, "t")).slice(0, 4)).toEqual(want);
    // All of it again: its last word is the assistant's.
    const answer = events.findLast(({ event }) => event === "message")?.data.content;
    expect(rowsOf(await played(server, { thread_id: "t", messages: [...whole, assistant(answer)] }))).toEqual(
      ["status start", "status complete"],
    );
  });

  it("session_id is another name of thread_id for agents [AX-05]", async () => {
    const server = await testServer();
    const messages = [script([{ text: "One." }])];
    for (const ids of [{ session_id: "s" }, { session_id: "s", thread_id: "s" }]) {
      const events = await played(server, { ...ids, messages }, { at: agent });
      expect(events[0]?.data).toEqual({ type: "start", thread_id: "s" });
    }
    const chatted = await played(server, { session_id: "s", messages });
    expect(chatted[0]?.data.thread_id).not.toBe("s");
  });

  it("a run of another contract's that waits is given up by a message, and refused one that only asks on [AX-16]", async () => {
    const server = await testServer();
    const tools = [{ name: "pick", description: "", inputSchema: { type: "object", properties: {} } }];
    const turns = [[{ tool: "pick", args: {} }], [{ text: "Well." }]];
    await (await server.script("t", turns, { tools })).end();
    const events = await played(server, { thread_id: "t", messages: [script(...turns)] });
    expect(rowsOf(events)).toEqual([
      "status start",
      "error error AWAITING_INPUT The run waits for an answer that this endpoint cannot take.",
      "status error",
    ]);
    const more = await played(server, { thread_id: "t", messages: [script([{ text: "Never mind." }])] });
    expect(rowsOf(more).slice(2)).toEqual(["message Never mind.", "status complete"]);
  });
});

describe("agents", () => {
  it("one of the configuration has its instructions, tools and limits, and is named [A-040][A-049][AX-04]", async () => {
    const server = await testServer(configured);
    const echo = await played(server, { agent_id: "poet", messages: [script([{ echo: "prompt" }])] });
    expect(promptIn(echo)).toEqual({
      said: ["system You are a poet.", expect.any(String)],
      tools: ["clock__now"],
    });
    const turns = [[{ text: "Hm." }, { tool: "clock/now", args: { zone: "A" } }], [{ text: "never" }]];
    const body = { thread_id: "t", agent_id: "poet", messages: [script(...turns)] };
    const ofThread = { thread_id: "t" };
    expect(await played(server, body)).toEqual([
      { event: "status", data: { type: "start", ...ofThread } },
      { event: "status", data: { type: "running", message: "turn 1", ...ofThread } },
      { event: "message", data: { content: "Hm.", ...ofThread, agent: "poet" } },
      {
        event: "tool_call_start",
        data: { toolCallId: "tc#1", toolCallName: "clock/now", ...ofThread, agent: "poet" },
      },
      { event: "tool_call_args", data: { toolCallId: "tc#1", delta: '{"zone":"A"}', ...ofThread } },
      { event: "tool_call_end", data: { toolCallId: "tc#1", ...ofThread } },
      { event: "tool_result", data: { toolCallId: "tc#1", content: "noon in A", role: "tool", ...ofThread } },
      { event: "status", data: { type: "complete", message: "max_turns", ...ofThread } },
    ]);
  });

  it("the default one has all tools, and no name; the web can be left out [A-017]", async () => {
    const server = await testServer(configured);
    const body = { agent_id: "default", messages: [script([{ echo: "prompt" }])] };
    const events = await played(server, body);
    expect(events.filter(({ data }) => "agent" in data)).toEqual([]);
    expect(promptIn(events).tools).toEqual(["clock__now", "clock__break", "clock__face", "clock__wait"]);
    const resources = [{ uri: "https://a.example/", title: "Report" }];
    expect(promptIn(await played(server, { ...body, enable_web_search: false, resources }))).toEqual({
      said: ["system What the app tells of its context:\nReport: https://a.example/", expect.any(String)],
      tools: ["clock__now", "clock__break", "clock__face", "clock__wait"],
    });
  });

  it("calls that need consent are refused, and the run goes on", async () => {
    const server = await testServer({ ...configured, tools: clockTools({ needsConsent: true }) });
    const turns = [[{ tool: "clock/now", args: {} }], [{ text: "Sorry." }]];
    const rows = rowsOf(await played(server, { messages: [script(...turns)] }));
    expect(rows.filter((row) => /^(error|tool_result|message|status c)/.test(row))).toEqual([
      expect.stringMatching(/^error error TOOL_ERROR ./),
      expect.stringMatching(/^tool_result ./),
      "message Sorry.",
      "status complete",
    ]);
  });
});

describe("runs", () => {
  it("reasoning is told where it is wanted, on both endpoints [A-015]", async () => {
    const server = await testServer();
    const messages = [script([{ reasoning: ["Hm", "m"] }, { text: "Hi" }])];
    for (const at of [chat, agent]) {
      const rows = rowsOf(await played(server, { messages, enable_deep_thinking: true }, { at }));
      expect(rows.slice(2)).toEqual([
        "reasoning_start",
        "reasoning_message_start",
        "reasoning_message_content Hm",
        "reasoning_message_content m",
        "reasoning_message_end",
        "reasoning_end",
        "message Hi",
        "status complete",
      ]);
      expect(rowsOf(await played(server, { messages }, { at })).slice(2)).toEqual([
        "message Hi",
        "status complete",
      ]);
    }
  });

  it.each([
    [[{ error: { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." } }], "RATE_LIMIT Slow down."],
    [[{ break: true }], "LLM_ERROR The model's stream broke off."],
  ])("one whose model fails ends what is open, then tells it: %j [A-069][A-084]", async (end, told) => {
    const server = await testServer();
    const open = [{ reasoning: "Hm" }, { tool: "clock/now", args: ['{"zone"'] }];
    const rows = rowsOf(
      await played(server, { messages: [script([...open, ...end])], enable_deep_thinking: true }),
    );
    expect(rows.slice(-2)).toEqual([`error error ${told}`, "status error"]);
    expect(rows.filter((row) => row === "reasoning_end" || row === "tool_call_end")).toHaveLength(2);
    expect(rows.filter((row) => row.startsWith("status"))).toEqual([
      "status start",
      "status running turn 1",
      "status error",
    ]);
  });

  it.each([
    ["all messages", true],
    ["the new one", false],
  ])(
    "a reader that leaves, and writes on at once with %s, has its first run cancelled [M-049][AX-15]",
    async (_name, isWhole) => {
      const server = await testServer();
      const hold = randomUUID();
      const first = script([{ text: ["Hel", { hold }, "lo"] }]);
      const stream = await server.stream("POST", chat, { thread_id: "t", messages: [first] });
      await stream.until(({ content }) => content === "Hel");
      await holdReached(hold);
      stream.drop();
      const second = script([{ echo: "prompt" }]);
      const messages = isWhole ? [first, assistant("Hel"), second] : [second];
      const events = await played(server, { thread_id: "t", messages });
      const want = [`user ${first.content}`, "assistant Hel", `user ${second.content}`];
      expect(promptIn(events).said).toEqual(want);
      expect((await stored(server, "t")).slice(0, 3)).toEqual(want);
      expect(releaseHold(hold), "the model has been aborted").toBe(false);
    },
  );

  it("a server that stops tells so, and the next one finishes the run [A-068][AS-052]", async () => {
    const folder = mkdtempSync(join(tmpdir(), "agent-stream-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const databaseFile = join(folder, "runs.sqlite");
    const server = await testServer({ databaseFile });
    const hold = randomUUID();
    const first = script([{ text: ["Hel", { hold }, "lo"] }]);
    const response = server.request("POST", chat, { thread_id: "t", messages: [first] });
    await holdReached(hold);
    await server.close();
    expect(eventsIn(await (await response).text())).toEqual([
      { event: "status", data: { type: "start", thread_id: "t" } },
      { event: "status", data: { type: "running", message: "turn 1", thread_id: "t" } },
      { event: "message", data: { content: "Hel", thread_id: "t" } },
      {
        event: "error",
        data: {
          type: "error",
          message: "The server is restarting. Send the conversation again.",
          code: "SERVER_RESTARTING",
          thread_id: "t",
        },
      },
      { event: "status", data: { type: "error", thread_id: "t" } },
    ]);
    const next = await testServer({ databaseFile });
    const again = script([{ text: "Hello again." }]);
    const events = await played(next, { thread_id: "t", messages: [again] });
    expect(rowsOf(events).slice(2)).toEqual(["message Hello again.", "status complete"]);
    expect((await stored(next, "t")).at(-1)).toBe("assistant Hello again.");
  });
});

describe("retries of answers that broke off", () => {
  it("add nothing, are answered anew, and the conversation goes on after them [AS-042][AX-15]", async () => {
    const server = await testServer();
    const first = script([{ text: "Hel" }, { break: true }]);
    const failed = { thread_id: "t", messages: [first] };
    for (const _attempt of [1, 2]) {
      const rows = rowsOf(await played(server, failed));
      expect(rows.slice(1)).toEqual([
        "status running turn 1",
        "message Hel",
        "error error LLM_ERROR The model's stream broke off.",
        "status error",
      ]);
    }
    expect(await stored(server, "t")).toEqual([`user ${first.content}`, "assistant Hel", "assistant Hel"]);
    const second = script([{ echo: "prompt" }]);
    const events = await played(server, { thread_id: "t", messages: [first, second] });
    expect(promptIn(events).said).toEqual([`user ${first.content}`, `user ${second.content}`]);
    // As clients that keep what broke off go on.
    const { said } = promptIn(await played(server, { thread_id: "t", messages: [second] }));
    expect(said.slice(0, 4)).toEqual([
      `user ${first.content}`,
      "assistant Hel",
      "assistant Hel",
      `user ${second.content}`,
    ]);
  });
});

describe("the sandbox [A-002]", () => {
  const look = [
    [{ tool: "run_code", args: { code: "n = (globalThis.n ?? 0) + 1" } }],
    [{ text: "Counted." }],
  ];
  const results = (events: readonly Received[]) =>
    rowsOf(events).filter((row) => row.startsWith("tool_result"));

  const counted = (value: number) => `tool_result {"value":${value},"output":""}`;

  it("agents keep theirs from run to run of a thread, and chats have none", async () => {
    const server = await testServer();
    const run = async (threadId: string) =>
      results(await played(server, { thread_id: threadId, messages: [script(...look)] }, { at: agent }));
    expect(await run("a")).toEqual([counted(1)]);
    expect(await run("a")).toEqual([counted(2)]);
    expect(await run("b")).toEqual([counted(1)]);
    const echo = await played(server, { messages: [script([{ echo: "prompt" }])] });
    expect(promptIn(echo).tools).toEqual([]);
  });

  /** Its tool's name, masked as ids of runs are. */
  const sandbox = "run#1";

  it.each([
    ["the web is left out", { enable_web_search: false }, [...allTools, sandbox]],
    ["the agent has tools of its own", { agent_id: "poet" }, ["clock__now", sandbox]],
  ])("agents have theirs, too, where %s", async (_name, members, want) => {
    const server = await testServer(configured);
    const messages = [script([{ echo: "prompt" }])];
    const { tools } = promptIn(await played(server, { ...members, messages }, { at: agent }));
    expect(tools.sort()).toEqual([...want].sort());
    expect(promptIn(await played(server, { ...members, messages })).tools).not.toContain(sandbox);
  });
});
