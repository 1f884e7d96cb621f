import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { RunStatus } from "../../core/ports/records.ts";
import { defaultLimits, type RunLimits } from "../../core/settings.ts";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { runPathOf } from "../../proof/testing/clients/tambo-runs.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";
import { createClockTools } from "../../proof/testing/tools.ts";
import { conversationPath, createScriptBody, sendMessage } from "./testing.ts";

const path = conversationPath("");
const call = { tool: "clock/now", args: {} };
const pick = { name: "pick", description: "Picks", inputSchema: { type: "object", properties: {} } };

/** Starts a session that is held partway through its text. */
async function startHeldSession(server: TestServer): Promise<string> {
  const name = randomUUID();
  const stream = await server.stream(
    "POST",
    `${path}message/`,
    createScriptBody([{ text: ["a", { hold: name }, "b"] }]),
  );
  await holdReached(name);
  stream.drop();
  return name;
}

async function stopSession(server: TestServer): Promise<void> {
  expect((await server.json("POST", `${path}stop/`)).body.success).toBe(true);
}

/** Starts a session that awaits a client tool defined through the Tambo contract. */
async function startPausedSession(server: TestServer) {
  const stream = await server.script("conv_1", [[{ tool: "pick", args: {} }], [{ text: "b" }]], {
    tools: [pick],
  });
  const events = await stream.end();
  const { event } = events.find(({ event }) => event.type === "TOOL_CALL_START") ?? expect.unreachable();
  return { stream, toolCallId: event.toolCallId as string };
}

const active = { status: "active", isActive: true };
const idle = { status: "idle", isActive: false };
const completed = { status: "completed", isActive: false };

/** Changes a session. May return a cleanup function. */
type SessionChange = (server: TestServer) => Promise<(() => unknown) | unknown>;

const rows: [what: string, run: RunStatus, SessionChange, expected: object, limits?: Partial<RunLimits>][] = [
  [
    "continues",
    "running",
    async (server) => {
      const name = await startHeldSession(server);
      return () => releaseHold(name);
    },
    active,
  ],
  ["finished", "finished", (server) => sendMessage(server, createScriptBody([{ text: "a" }])), completed],
  [
    "finished at its limit of calls",
    "finished",
    (server) => sendMessage(server, createScriptBody([call], [call], [{ text: "a" }])),
    completed,
    { toolCalls: 1 },
  ],
  [
    "finished at its limit of turns",
    "finished",
    (server) => sendMessage(server, createScriptBody([call], [{ text: "a" }])),
    completed,
    { turns: 1 },
  ],
  [
    "finished when its time was up",
    "finished",
    (server) => sendMessage(server, createScriptBody([{ text: ["a", { delay: 600_000 }] }])),
    completed,
    { timeMs: 200 },
  ],
  [
    "failed before its model said anything",
    "failed",
    (server) => sendMessage(server, createScriptBody([{ error: { code: "LLM_ERROR", message: "Broken." } }])),
    completed,
  ],
  [
    "failed in the middle of its text",
    "failed",
    (server) =>
      sendMessage(
        server,
        createScriptBody([{ text: "a" }, { error: { code: "LLM_ERROR", message: "Broken." } }]),
      ),
    completed,
  ],
  [
    "was stopped",
    "cancelled",
    async (server) => {
      await startHeldSession(server);
      await stopSession(server);
    },
    completed,
  ],
  [
    "was cancelled by a client of another contract",
    "cancelled",
    async (server) => {
      const stream = await server.script("conv_1", [[{ text: ["a", { delay: 600_000 }] }]]);
      await stream.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
      expect((await server.request("DELETE", runPathOf(stream))).status).toBe(200);
      await stream.end();
    },
    completed,
  ],
  ["waits for a client of another contract", "awaiting_input", startPausedSession, idle],
  [
    "was stopped while it waited",
    "cancelled",
    async (server) => {
      await startPausedSession(server);
      await stopSession(server);
    },
    completed,
  ],
  [
    "was continued after it had waited",
    "continued",
    async (server) => {
      const { toolCallId } = await startPausedSession(server);
      const content = [
        { type: "tool_result", toolUseId: toolCallId, content: [{ type: "text", text: "a" }] },
      ];
      const body = { message: { role: "user", content }, tools: [pick] };
      await (await server.stream("POST", "/v1/threads/conv_1/runs", body)).end();
    },
    completed,
  ],
];

it.each(rows)(
  "reports a session that %s [TP-032][TP-033][TP-034]",
  async (_what, _run, happen, expected, limits = {}) => {
    const server = await startTestServer({
      tools: createClockTools(),
      everyProject: {
        toolServers: [],
        agents: [],
        builtInTools: {},
        limits: { ...defaultLimits, ...limits },
      },
    });
    const after = await happen(server);
    const [session, task] = await Promise.all([
      server.json("GET", `${path}active-session`),
      server.json("GET", `${path}task-status`),
    ]);
    expect({ status: session.body.status, isActive: task.body.isActive }).toEqual(expected);
    if (typeof after === "function") await after();
  },
);

it("the table has every status of a run", () => {
  const every: Record<RunStatus, true> = {
    running: true,
    awaiting_input: true,
    continued: true,
    finished: true,
    failed: true,
    cancelled: true,
  };
  expect(new Set(rows.map(([, run]) => run))).toEqual(new Set(Object.keys(every)));
});
