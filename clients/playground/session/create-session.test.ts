import type { ClientTool } from "tambo-v1-client";
import { describe, expect, it, onTestFinished } from "vitest";
import { createClockTools } from "../../../server/proof/testing/tools.ts";
import { createSession } from "./create-session.ts";
import type { ContractName, RecordedRequest } from "./session.ts";
import {
  createHold,
  createScript,
  getConversation,
  startSession,
  waitForSnapshot,
  waitUntilIdle,
  withoutIds,
} from "./testing.ts";

const resumable: ContractName[] = ["tambo", "ag-ui", "tool-progress", "ui-stream"];
const scripted: ContractName[] = [...resumable, "agent-stream"];
const contracts: ContractName[] = [...scripted, "gateway"];

describe.each(scripted)("%s", (contract) => {
  it("shows the conversation and records its frames", async () => {
    const session = await startSession(contract);
    const prompt = createScript([{ text: ["Hello ", "there"] }]);
    expect(session.snapshot).toMatchObject({
      status: "idle",
      busy: false,
      frames: [],
      requests: [],
      turns: [],
    });
    session.send(prompt);
    expect(session.snapshot).toMatchObject({ status: "running", busy: true });
    const { frames, requests, ...end } = await waitUntilIdle(session);
    expect(end).toMatchObject({ status: "finished", connection: "closed", busy: false });
    expect(end.error).toBeUndefined();
    expect(getConversation(session.snapshot)).toEqual([
      ["user", prompt],
      ["assistant", "Hello there"],
    ]);
    expect(frames.map(({ index }) => index)).toEqual(frames.map((_, index) => index));
    expect(frames.map(({ type }) => type)).toEqual(
      {
        tambo: [
          "RUN_STARTED",
          "TEXT_MESSAGE_START",
          "TEXT_MESSAGE_CONTENT",
          "TEXT_MESSAGE_CONTENT",
          "TEXT_MESSAGE_END",
          "tambo.run.finished",
          "RUN_FINISHED",
        ],
        "ag-ui": [
          "RUN_STARTED",
          "STEP_STARTED",
          "TEXT_MESSAGE_START",
          "TEXT_MESSAGE_CONTENT",
          "TEXT_MESSAGE_CONTENT",
          "TEXT_MESSAGE_END",
          "STEP_FINISHED",
          "RUN_FINISHED",
        ],
        "tool-progress": ["empty", "text", "text"],
        "agent-stream": ["status", "status", "message", "message", "status"],
        "ui-stream": [
          "start",
          "start-step",
          "text-start",
          "text-delta",
          "text-delta",
          "text-end",
          "finish-step",
          "finish",
          "[DONE]",
        ],
        gateway: [],
      }[contract],
    );
    expect(requests).toMatchObject([{ number: 1, method: "POST", status: 200 }]);
    expect(requests[0]?.curl).toContain("curl -N 'http://127.0.0.1:");
  });

  it("continues with a second message", async () => {
    const session = await startSession(contract);
    session.send(createScript([{ text: "One" }]));
    await waitUntilIdle(session);
    const second = createScript([{ text: "Two" }]);
    session.send(second);
    await waitUntilIdle(session);
    expect(getConversation(session.snapshot).slice(1)).toEqual([
      ["assistant", "One"],
      ["user", second],
      ["assistant", "Two"],
    ]);
    expect(session.snapshot.requests.map(({ number }) => number)).toEqual([1, 2]);
  });

  it("shows the same conversation after kill and resume of a finished run", async () => {
    const session = await startSession(contract, {}, { tools: createClockTools() });
    session.send(createScript([{ text: "Look: " }, { tool: "clock/now", args: {} }], [{ text: "late" }]));
    const { turns, thread } = await waitUntilIdle(session);
    const before = thread?.snapshot.messages;
    session.killAndResume();
    const after = await waitUntilIdle(session);
    expect(after.status).toBe("finished");
    expect(after.thread === undefined).toBe(contract !== "tambo");
    if (contract !== "agent-stream" && contract !== "tool-progress") {
      expect(withoutIds(after.turns)).toEqual(withoutIds(turns));
    }
    expect(getConversation(after).map(([, text]) => text)).toEqual(
      getConversation({ ...after, turns, ...(thread && { thread }) }).map(([, text]) => text),
    );
    if (before !== undefined) {
      const { thread: again } = await waitForSnapshot(
        session,
        (snapshot) => snapshot.thread?.snapshot.loading === false,
      );
      expect(again?.snapshot.messages.slice(1)).toEqual(before.slice(1));
    }
  });

  it("shows the error of a failed run", async () => {
    const session = await startSession(contract);
    session.send(
      createScript([{ text: "Well" }, { error: { code: "RATE_LIMIT_EXCEEDED", message: "Too many." } }]),
    );
    const { status, error } = await waitUntilIdle(session);
    expect(status).toBe("failed");
    const titles: Partial<Record<ContractName, string>> = {
      "agent-stream": "RATE_LIMIT",
      // The contract's errors have no codes.
      "ui-stream": "ERROR",
    };
    expect(error).toEqual({
      title: titles[contract] ?? "RATE_LIMIT_EXCEEDED",
      detail: "Too many.",
    });
  });
});

describe.each(resumable)("%s", (contract) => {
  it("resumes a dropped stream without lost or repeated events", async () => {
    const session = await startSession(contract);
    const [first, second] = [createHold(), createHold()];
    session.send(createScript([{ text: ["Hello ", first.step, "big ", second.step, "world"] }]));
    await first.reached();
    await waitForSnapshot(session, (snapshot) => getConversation(snapshot)[1]?.[1] === "Hello ");
    session.drop();
    if (contract === "tambo")
      await waitForSnapshot(session, ({ connection }) => connection === "reconnecting");
    else await waitForSnapshot(session, ({ status }) => status === "dropped");
    first.release();
    await second.reached();
    session.reconnect();
    await waitForSnapshot(session, (snapshot) => getConversation(snapshot)[1]?.[1] === "Hello big ");
    expect(session.snapshot.busy).toBe(true);
    second.release();
    const { status, requests } = await waitUntilIdle(session);
    expect([status, getConversation(session.snapshot)[1]?.[1]]).toEqual(["finished", "Hello big world"]);
    expect(requests.length).toBeGreaterThan(1);
  });

  it("loads and follows an active run after kill and resume", async () => {
    const session = await startSession(contract);
    const [first, second] = [createHold(), createHold()];
    const prompt = createScript([{ text: ["Hello ", first.step, "big ", second.step, "world"] }]);
    session.send(prompt);
    await first.reached();
    await waitForSnapshot(session, (snapshot) => getConversation(snapshot)[1]?.[1] === "Hello ");
    session.killAndResume();
    expect(getConversation(session.snapshot)).toEqual([]);
    await waitForSnapshot(session, (snapshot) => getConversation(snapshot)[1]?.[1] === "Hello ");
    first.release();
    await second.reached();
    second.release();
    await waitUntilIdle(session);
    expect([session.snapshot.status, getConversation(session.snapshot)]).toEqual([
      "finished",
      [
        ["user", prompt],
        ["assistant", "Hello big world"],
      ],
    ]);
  });

  it("cancels a run whose connection is lost", async () => {
    let send: typeof fetch = fetch;
    const session = await startSession(contract, { fetch: (...args) => send(...args) });
    const hold = createHold();
    session.send(createScript([{ text: ["Hello ", hold.step, "never"] }]));
    await hold.reached();
    await waitForSnapshot(session, (snapshot) => getConversation(snapshot)[1]?.[1] === "Hello ");
    session.drop();
    await waitForSnapshot(session, ({ offline }) => offline === true);
    send = (input, init) =>
      /\/resume\/|\/connect$|\/stream$/.test(String(input))
        ? Promise.reject(new TypeError("fetch failed"))
        : fetch(input, init);
    session.reconnect();
    if (contract !== "tambo")
      await waitForSnapshot(session, ({ status, offline }) => status === "dropped" && offline === undefined);
    session.cancel();
    expect((await waitForSnapshot(session, ({ status }) => status === "cancelled")).error).toBe(undefined);
  });

  it("cancels a run", async () => {
    const session = await startSession(contract);
    const hold = createHold();
    session.send(createScript([{ text: ["Hello ", hold.step, "never"] }]));
    await hold.reached();
    await waitForSnapshot(session, (snapshot) => getConversation(snapshot)[1]?.[1] === "Hello ");
    session.cancel();
    const { status, error } = await waitUntilIdle(session);
    expect([status, error, getConversation(session.snapshot)[1]?.[1]]).toEqual([
      "cancelled",
      undefined,
      "Hello ",
    ]);
  });
});

it.each(contracts)("%s: sends the API key, and shows it in no frame or request", async (contract) => {
  const unauthorized = await startSession(contract, {}, { apiKeys: "default:secret", model: "demo" });
  unauthorized.send("Hello");
  const { error, status } = await waitUntilIdle(unauthorized);
  expect([status, error?.title]).toEqual(["failed", expect.stringMatching(/UNAUTHORIZED|401/)]);
  expect(error?.detail).toMatch(/API key|Authorization/);
  expect(error?.needsKey).toBe(true);
  unauthorized.dispose();

  const session = await startSession(
    contract,
    { apiKey: "secret" },
    { apiKeys: "default:secret", model: "demo" },
  );
  session.send("Hello");
  const { frames, requests, ...end } = await waitUntilIdle(session);
  expect(end.status).toBe("finished");
  expect(JSON.stringify({ frames, requests })).not.toContain("secret");
  expect(requests[0]).toMatchObject({ headers: { authorization: "Bearer …" } });
  expect(requests[0]?.curl).toContain('-H "Authorization: Bearer $API_KEY"');
});

it.each(contracts)("%s: reports an unreachable server", async (contract) => {
  const failingFetch: typeof fetch = () => Promise.reject(new TypeError("fetch failed"));
  const session = await startSession(contract, { fetch: failingFetch });
  if (contract === "tambo") return;
  session.send("Hello");
  expect((await waitUntilIdle(session)).status).toBe("dropped");
});

describe("calls", () => {
  it.each<ContractName>(["ag-ui", "tool-progress", "tambo", "ui-stream"])(
    "%s: resumes in the middle of a call's arguments",
    async (contract) => {
      const session = await startSession(contract, {}, { tools: createClockTools() });
      const hold = createHold();
      const args = ['{"zo', hold.step, 'ne":"UTC"}'];
      session.send(createScript([{ text: "Look: " }, { tool: "clock/now", args }], [{ text: "It is." }]));
      await hold.reached();
      await waitForSnapshot(session, (snapshot) => getConversation(snapshot)[1]?.[1] === "Look: ");
      session.drop();
      if (contract !== "tambo") await waitForSnapshot(session, ({ status }) => status === "dropped");
      session.reconnect();
      await waitForSnapshot(session, ({ connection }) => connection === "open");
      hold.release();
      const { turns, status, thread } = await waitUntilIdle(session);
      expect(status).toBe("finished");
      const lastTurn = turns.at(-1);
      if (contract === "ag-ui" || contract === "ui-stream") {
        expect(withoutIds(turns).at(-1)).toEqual({
          role: "assistant",
          text: "Look: It is.",
          tools: [{ name: "clock/now", input: '{"zone":"UTC"}', output: "noon in UTC" }],
        });
      } else if (contract === "tool-progress") {
        expect([...(lastTurn?.message?.toolCalls.values() ?? [])]).toMatchObject([
          { tool_name: "clock/now", phase: "done", summary: "noon in UTC" },
        ]);
      } else {
        const calls = thread?.snapshot.messages.flatMap(({ toolCalls = [] }) => toolCalls);
        expect(calls).toMatchObject([{ name: "clock/now", arguments: { zone: "UTC" } }]);
      }
    },
  );

  it.each<ContractName>(["ag-ui", "ui-stream"])(
    "%s: runs tools of the page, and sends results and errors",
    async (contract) => {
      const createTool = (name: string, run: ClientTool["run"]): ClientTool => ({
        name,
        description: name,
        inputSchema: { type: "object", properties: { n: { type: "number" } } },
        run,
      });
      const tools = [
        createTool("twice", ({ n }) => ({ twice: Number(n) * 2 })),
        createTool("fails", () => {
          throw new Error("No luck.");
        }),
      ];
      const session = await startSession(contract, { tools });
      session.send(
        createScript(
          [
            { tool: "twice", args: { n: 4 } },
            { tool: "fails", args: {} },
          ],
          [{ text: "Done." }],
        ),
      );
      const { turns, status, requests } = await waitUntilIdle(session);
      expect([status, requests.length]).toEqual(["finished", 2]);
      expect(withoutIds(turns).at(-1)).toEqual({
        role: "assistant",
        text: "Done.",
        tools: [
          { name: "twice", input: '{"n":4}', output: '{"twice":8}' },
          { name: "fails", input: "{}", output: "The tool fails failed: No luck.", failed: true },
        ],
      });
    },
  );

  it.each<ContractName>(["agent-stream", "ui-stream"])(
    "%s: shows reasoning, calls and errors",
    async (contract) => {
      const session = await startSession(contract, {}, { tools: createClockTools() });
      const calls = [
        { tool: "clock/now", args: { zone: "UTC" } },
        { tool: "clock/break", args: {} },
      ];
      session.send(createScript([{ reasoning: "Let me see." }, ...calls], [{ text: "Noon." }]));
      const { turns } = await waitUntilIdle(session);
      expect(withoutIds(turns).at(-1)).toEqual({
        role: "assistant",
        text: "Noon.",
        reasoning: "Let me see.",
        tools: [
          { name: "clock/now", input: '{"zone":"UTC"}', output: "noon in UTC" },
          { name: "clock/break", input: "{}", output: "The spring is broken.", failed: true },
        ],
      });
    },
  );
});

describe("approval", () => {
  const calls = [
    { tool: "clock/now", args: { zone: "UTC" } },
    { tool: "clock/now", args: { zone: "CET" } },
  ];

  it("ui-stream: sends the user's decisions when all calls have one", async () => {
    const tools = createClockTools({ needsConsent: true });
    const session = await startSession("ui-stream", {}, { tools });
    session.send(createScript(calls, [{ text: "Done." }]));
    const { status, turns, requests } = await waitUntilIdle(session);
    const steps = turns.at(-1)?.tools ?? [];
    expect([status, steps.map(({ needsApproval }) => needsApproval)]).toEqual([
      "awaiting_input",
      [true, true],
    ]);
    session.decideCall?.(steps[0]?.id ?? "", true);
    expect(await waitUntilIdle(session)).toMatchObject({ status: "awaiting_input", requests });
    session.decideCall?.(steps[1]?.id ?? "", false);
    const end = await waitUntilIdle(session);
    expect([end.status, end.requests.length]).toEqual(["finished", 2]);
    expect(withoutIds(end.turns).at(-1)).toEqual({
      role: "assistant",
      text: "Done.",
      tools: [
        { name: "clock/now", input: '{"zone":"UTC"}', output: "noon in UTC" },
        {
          name: "clock/now",
          input: '{"zone":"CET"}',
          output: "The user did not allow this call.",
          failed: true,
        },
      ],
    });
  });
});

describe("contracts without resumable streams", () => {
  it("agent-stream: shows a dropped connection, and keeps the text", async () => {
    const session = await startSession("agent-stream");
    const [first, second] = [createHold(), createHold()];
    session.send(createScript([{ text: ["Hello ", first.step, "world"] }, second.step]));
    await first.reached();
    await waitForSnapshot(session, (snapshot) => getConversation(snapshot)[1]?.[1] === "Hello ");
    session.drop();
    await waitForSnapshot(session, ({ status }) => status === "dropped");
    expect([session.capabilities, getConversation(session.snapshot)[1]?.[1]]).toEqual([
      { cancel: false, drop: true, reconnect: false, resume: true },
      "Hello ",
    ]);
    session.reconnect();
    expect(session.snapshot.status).toBe("dropped");
    first.release();
    await second.reached();
    second.release();
  });

  it("agent-stream: reloads a dropped conversation until its run has ended", async () => {
    const session = await startSession("agent-stream");
    const hold = createHold();
    const prompt = createScript([{ text: ["Hello ", hold.step, "world"] }]);
    session.send(prompt);
    await hold.reached();
    await waitForSnapshot(session, (snapshot) => getConversation(snapshot)[1]?.[1] === "Hello ");
    session.drop();
    await waitForSnapshot(session, ({ status }) => status === "dropped");
    session.killAndResume();
    const isStatus = ({ url, status }: RecordedRequest) => url.endsWith("/task-status") && status === 200;
    await waitForSnapshot(session, ({ requests }) => requests.filter(isStatus).length === 2);
    expect([session.snapshot.busy, getConversation(session.snapshot)]).toEqual([true, [["user", prompt]]]);
    hold.release();
    expect([(await waitUntilIdle(session)).status, getConversation(session.snapshot)]).toEqual([
      "finished",
      [
        ["user", prompt],
        ["assistant", "Hello world"],
      ],
    ]);
  });

  it.each(["drop", "cancel"] as const)(
    "gateway: %s ends the run, and the next message works",
    async (action) => {
      const session = await startSession("gateway", {}, { model: "demo" });
      session.send("Count to 100");
      await waitForSnapshot(session, ({ turns }) => (turns[1]?.text.length ?? 0) > 8);
      session[action]();
      const { status, turns } = await waitUntilIdle(session);
      expect([status, turns[1]?.streaming]).toEqual([action === "drop" ? "dropped" : "cancelled", undefined]);
      session.send("What is the capital of France?");
      await waitUntilIdle(session);
      expect(getConversation(session.snapshot).at(-1)).toEqual([
        "assistant",
        "The capital of France is Paris.",
      ]);
    },
  );
});

it("tambo: shows component states and their changes", async () => {
  const components = [
    {
      name: "Form",
      description: "A form",
      propsSchema: { type: "object" as const, properties: {} },
      stateSchema: { type: "object" as const, properties: { name: { type: "string" as const } } },
    },
  ];
  const session = await startSession("tambo", { components });
  session.send(createScript([{ component: "Form", props: {}, state: [{ set: { name: "Ada", age: 36 } }] }]));
  await waitUntilIdle(session);
  const state = session.snapshot.state as Record<string, unknown>;
  const [id = ""] = Object.keys(state);
  expect(state).toEqual({ [id]: { name: "Ada", age: 36 } });
  const isSaved = () => session.snapshot.thread?.getComponentState(id).saving === false;
  void session.snapshot.thread?.setComponentState(id, { name: "Grace", age: 36 });
  const localState = session.snapshot.state;
  await waitForSnapshot(session, isSaved);
  // The server's response contains the same state, so nothing has changed.
  expect(session.snapshot.state).not.toBe(localState);
  expect([session.snapshot.state, session.snapshot.changed]).toEqual([
    { [id]: { name: "Grace", age: 36 } },
    [`/${id}/name`],
  ]);
  const latest = session.snapshot.state;
  session.killAndResume();
  // The replayed run contains the old state. The thread is loaded after the run and contains the current
  // state.
  await waitUntilIdle(session);
  await waitForSnapshot(session, ({ thread }) => thread?.snapshot.loading === false);
  expect(session.snapshot.state).toEqual(latest);
});

it.each(scripted)("%s: opens a conversation by its id", async (contract) => {
  const first = await startSession(contract, { threadId: "unknown-thread" });
  expect(
    (await waitForSnapshot(first, ({ busy, thread }) => !busy && thread?.snapshot.loading !== true)).error,
  ).toBe(undefined);
  first.send(createScript([{ text: "Hello" }]));
  await waitUntilIdle(first);
  const again = createSession(contract, {
    baseUrl: new URL(first.snapshot.requests[0]?.url ?? "").origin,
    threadId: "unknown-thread",
  });
  onTestFinished(() => again.dispose());
  await waitForSnapshot(again, (snapshot) => getConversation(snapshot)[1]?.[1] === "Hello");
});
