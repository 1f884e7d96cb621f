import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { defaultLimits } from "../../core/settings.ts";
import { holdReached } from "../../models/script/holds.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../../proof/testing/server.ts";
import { createClockTools } from "../../proof/testing/tools.ts";
import { createScriptMessage, formatEvents, parseEvents, type ReceivedEvent, runToEnd } from "./testing.ts";

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
  tools: createClockTools(),
  everyProject: { toolServers: [], agents: [poet], builtInTools: {}, limits: defaultLimits },
};
const allTools = ["clock__now", "clock__break", "clock__face", "clock__wait"];
const user = (content: string) => ({ role: "user", content });
const assistant = (content: string) => ({ role: "assistant", content });

/** Returns the model's input from a run that echoes it. */
function parseEchoedInput(events: readonly ReceivedEvent[]) {
  const { data } = events.findLast(({ event }) => event === "message") as ReceivedEvent;
  const { prompt, tools } = JSON.parse(data.content);
  const sentText = prompt.map(({ role, content }: { role: string; content: unknown }) => {
    const text = Array.isArray(content) ? content.map((part) => part.text ?? part.type).join("|") : content;
    return `${role} ${text}`;
  });
  return { said: sentText, tools };
}

/** Returns the text of each message in a thread, as another contract lists them. */
async function listTexts(server: TestServer, threadId: string) {
  const { body } = await server.json("GET", `/v1/threads/${threadId}/messages`);
  return body.messages.map(
    ({ role, content }: { role: string; content: { text?: string }[] }) =>
      `${role} ${content.map(({ text }) => text ?? "").join("")}`,
  );
}

describe("threads", () => {
  it("adds only the new messages of a conversation that is sent completely [AX-15][M-072][M-073]", async () => {
    const server = await startTestServer();
    const first = createScriptMessage([{ text: "One." }], [{ echo: "prompt" }]);
    const system = { role: "system", content: "Be brief." };
    await runToEnd(server, { thread_id: "t", messages: [system, first] });
    const complete = [system, first, assistant("One."), user("And?")];
    const events = await runToEnd(server, { thread_id: "t", messages: complete });
    const expected = ["system Be brief.", `user ${first.content}`, "assistant One.", "user And?"];
    expect(parseEchoedInput(events).said).toEqual(expected);
    expect((await listTexts(server, "t")).slice(0, 4)).toEqual(expected);
    // Send the complete conversation again, which ends with the assistant's message.
    const reply = events.findLast(({ event }) => event === "message")?.data.content;
    expect(
      formatEvents(await runToEnd(server, { thread_id: "t", messages: [...complete, assistant(reply)] })),
    ).toEqual(["status start", "status complete"]);
  });

  it("aborts another contract's run that awaits input on a new message, and rejects a request without one [AX-16]", async () => {
    const server = await startTestServer();
    const tools = [{ name: "pick", description: "", inputSchema: { type: "object", properties: {} } }];
    const turns = [[{ tool: "pick", args: {} }], [{ text: "Well." }]];
    await (await server.script("t", turns, { tools })).end();
    const events = await runToEnd(server, { thread_id: "t", messages: [createScriptMessage(...turns)] });
    expect(formatEvents(events)).toEqual([
      "status start",
      "error error AWAITING_INPUT The run awaits input, which this endpoint does not accept.",
      "status error",
    ]);
    const more = await runToEnd(server, {
      thread_id: "t",
      messages: [createScriptMessage([{ text: "Never mind." }])],
    });
    expect(formatEvents(more).slice(2)).toEqual(["message Never mind.", "status complete"]);
  });
});

describe("runs", () => {
  it("reports a restart when the server stops, and finishes the run on the next server [A-068][AS-052]", async () => {
    const folder = mkdtempSync(join(tmpdir(), "agent-stream-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const databaseFile = join(folder, "runs.sqlite");
    const server = await startTestServer({ databaseFile });
    const hold = randomUUID();
    const first = createScriptMessage([{ text: ["Hel", { hold }, "lo"] }]);
    const response = server.request("POST", chat, { thread_id: "t", messages: [first] });
    await holdReached(hold);
    await server.close();
    expect(parseEvents(await (await response).text())).toEqual([
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
    const next = await startTestServer({ databaseFile });
    const again = createScriptMessage([{ text: "Hello again." }]);
    const events = await runToEnd(next, { thread_id: "t", messages: [again] });
    expect(formatEvents(events).slice(2)).toEqual(["message Hello again.", "status complete"]);
    expect((await listTexts(next, "t")).at(-1)).toBe("assistant Hello again.");
  });
});

describe("the sandbox [A-002]", () => {
  /** The name of the sandbox's tool, masked in the same way as run IDs. */
  const sandbox = "run#1";

  it.each([
    ["the web is left out", { enable_web_search: false }, [...allTools, sandbox]],
    ["the agent has tools of its own", { agent_id: "poet" }, ["clock__now", sandbox]],
  ])("is also available to agents whose tools are %s", async (_name, members, want) => {
    const server = await startTestServer(configured);
    const messages = [createScriptMessage([{ echo: "prompt" }])];
    const { tools } = parseEchoedInput(await runToEnd(server, { ...members, messages }, { at: agent }));
    expect(tools.sort()).toEqual([...want].sort());
    expect(parseEchoedInput(await runToEnd(server, { ...members, messages })).tools).not.toContain(sandbox);
  });
});
