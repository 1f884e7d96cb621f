/** Tests for runs on a client's history: which calls are made, and with which consents. */
import { describe, expect, it, onTestFinished } from "vitest";
import type { JsonObject } from "../../core/events.ts";
import { defaultLimits } from "../../core/settings.ts";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { createModels } from "../../models/registry.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { createNativeTools } from "../../tools/native.ts";
import { Engine } from "../engine.ts";
import type { Consent, HistoryEntry, RunSettings } from "../run-input.ts";

const inputSchema = { type: "object", properties: { amount: { type: "integer" } } };

/** The outcome of a run: text, tool results by call, pending calls, and calls that require consent. */
interface RunOutcome {
  texts: string;
  results: [callId: string, text: string][];
  pending: [callId: string, name: string, input: JsonObject][];
  requests: [callId: string, name: string, input: JsonObject][];
  calls: string[];
  end: string;
}

/**
 * Creates an engine with a tool that requires consent and a tool that does not. The engine's store remains
 * open when the engine is closed.
 */
async function createBench() {
  const store = await openSqlite(":memory:");
  const made: [string, JsonObject][] = [];
  let cancelIn: string | undefined;
  const native = (name: string, needsConsent?: true) => ({
    tool: {
      name,
      description: "",
      inputSchema,
      repeatable: name === "s/pay",
      ...(needsConsent && { needsConsent }),
    },
    run: async (_project: string, input: JsonObject) => {
      made.push([name, input]);
      if (name === cancelIn) {
        cancelIn = undefined;
        await engine.cancelNamed({ projectId: "p" }, "t", "r");
      }
      return { content: [{ type: "text" as const, text: `${name} done` }], isError: false };
    },
  });
  const tools = createNativeTools([native("s/look"), native("s/pay", true)]);
  const models = createModels({ default: "script", allowScriptModelForTests: true });
  const start = () =>
    Engine.start({
      store,
      tools,
      models,
      log: () => {},
      observer: silentObserver,
      disconnectGraceMs: 30_000,
    });
  let engine = await start();
  onTestFinished(async () => {
    await engine.close();
    await store.close();
  });
  return {
    /** The calls that were made, each with the tool name and the input. */
    made,
    /** Cancels the run when it next calls this tool. */
    cancelNext(name: string) {
      cancelIn = name;
    },
    async restart() {
      await engine.close();
      engine = await start();
    },
    async stored(): Promise<HistoryEntry[]> {
      const thread = await store.read.findThread({ projectId: "p" }, "t");
      const messages =
        thread === undefined ? [] : await store.read.listMessages(thread.key, { order: "asc" });
      return messages.map(({ message }) => ({ stored: message.id }));
    },
    async play(
      history: HistoryEntry[],
      consents: Omit<Consent, "pointer">[] = [],
      change: Partial<RunSettings> = {},
    ): Promise<RunOutcome> {
      const subscription = await engine.run({
        owner: { projectId: "p" },
        threadId: "t",
        createThread: true,
        ...(cancelIn !== undefined && { clientId: "r" }),
        input: {
          toolResults: [],
          messages: [],
          history,
          consents: consents.map((consent, index) => ({
            ...consent,
            pointer: `/resume/${index}/interruptId`,
          })),
          settings: {
            components: [],
            tools: [{ name: "pick", description: "", inputSchema }],
            toolChoice: "auto",
            embedResources: false,
            asksConsent: true,
            ...change,
          },
          onDisconnect: "continue",
        },
      });
      const played: RunOutcome = { texts: "", results: [], pending: [], requests: [], calls: [], end: "" };
      const about = ({
        toolCallId,
        toolName,
        input,
      }: {
        toolCallId: string;
        toolName: string;
        input: JsonObject;
      }) => [toolCallId, toolName, input] as [string, string, JsonObject];
      for await (const lines of subscription.lines(new AbortController().signal)) {
        for (const { kind, json } of lines) {
          const event = JSON.parse(json);
          if (kind === "TEXT_MESSAGE_CONTENT") played.texts += event.delta;
          if (kind === "TOOL_CALL_RESULT") played.results.push([event.toolCallId, event.content]);
          if (kind === "TOOL_CALL_START") played.calls.push(event.toolCallId);
          if (kind === "tambo.run.awaiting_input") played.pending = event.value.pendingToolCalls.map(about);
          if (kind === "engine.consent") played.requests = event.calls.map(about);
          if (kind === "engine.run_stop") played.end = event.reason;
        }
      }
      return played;
    },
  };
}

const createUserMessage = (turns: unknown[], id = "u1"): HistoryEntry => ({
  id,
  role: "user",
  blocks: [{ type: "text", text: JSON.stringify({ turns }) }],
});
const pay = (amount: number) => ({ tool: "s/pay", args: { amount } });
const look = { tool: "s/look", args: {} };
const pick = { tool: "pick", args: { amount: 1 } };
const shortAnswer = [{ text: "So." }];
const nothing = { texts: "", results: [], pending: [], requests: [], calls: [], end: "end_turn" };
const notAllowed = "The user did not allow this call. It was not made.";

describe("calls that need consent", () => {
  it("pause the run after other calls are made; client calls await results, too", async () => {
    const { play, made } = await createBench();
    const { calls, ...played } = await play([createUserMessage([[pay(1), look, pick, pay(2)], shortAnswer])]);
    const [a, b, c, d] = calls;
    expect(played).toEqual({
      texts: "",
      results: [[b, "s/look done"]],
      pending: [[c, "pick", { amount: 1 }]],
      requests: [
        [a, "s/pay", { amount: 1 }],
        [d, "s/pay", { amount: 2 }],
      ],
      end: "awaiting_input",
    });
    expect(made).toEqual([["s/look", {}]]);
  });

  it.each([false, true])("are made once if the user approves; after a restart: %s", async (restarts) => {
    const { play, made, stored, restart } = await createBench();
    const { calls } = await play([createUserMessage([[pay(1), pay(2)], shortAnswer])]);
    if (restarts) await restart();
    const [a = "", b = ""] = calls;
    const consents = [
      { toolCallId: b, approved: true },
      { toolCallId: a, approved: false },
    ];
    expect(await play(await stored(), consents)).toEqual({
      ...nothing,
      texts: "So.",
      results: [
        [a, notAllowed],
        [b, "s/pay done"],
      ],
    });
    expect(made).toEqual([["s/pay", { amount: 2 }]]);
    expect(await play(await stored())).toEqual(nothing);
    expect(made).toHaveLength(1);
  });

  it("have the user's reason for a denial", async () => {
    const { play, stored, restart } = await createBench();
    const { calls } = await play([createUserMessage([[pay(1), pay(2)], shortAnswer])]);
    await restart();
    const [a = "", b = ""] = calls;
    const consents = calls.map((toolCallId) => ({ toolCallId, approved: false }));
    const { results } = await play(await stored(), consents, { denialReasons: { [a]: "Too much." } });
    expect(results).toEqual([
      [a, `${notAllowed} The user's reason: Too much.`],
      [b, notAllowed],
    ]);
  });

  it("pause every run without the user's decision again [CC-096]", async () => {
    const { play, made, stored } = await createBench();
    const { calls, requests } = await play([createUserMessage([[pay(1)], shortAnswer])]);
    const paused = { ...nothing, requests, end: "awaiting_input" };
    expect(await play(await stored())).toEqual(paused);
    expect(await play([])).toEqual(paused);
    expect(await play([createUserMessage([shortAnswer], "u0")])).toEqual(paused);
    const history = [...(await stored()), createUserMessage([[{ text: "Fine." }]], "u2")];
    expect(await play(history)).toEqual(paused);
    const consents = [{ toolCallId: calls[0] ?? "", approved: true }];
    expect(await play(history, consents)).toEqual({
      ...nothing,
      texts: "Fine.",
      results: [[calls[0], "s/pay done"]],
    });
    expect(made).toEqual([["s/pay", { amount: 1 }]]);
  });

  it("are dropped if the user denies them, even if the client has discarded them [CC-096]", async () => {
    const { play, made } = await createBench();
    const { calls } = await play([createUserMessage([[pay(1)], shortAnswer])]);
    const history = [createUserMessage([[{ text: "Fine." }]], "u2")];
    expect(await play(history, [{ toolCallId: calls[0] ?? "", approved: false }])).toEqual({
      ...nothing,
      texts: "Fine.",
    });
    expect(await play(history)).toEqual({ ...nothing, texts: "Fine." });
    expect(made).toEqual([]);
  });

  it("ignore decisions about other calls [CC-095]", async () => {
    const { play, made, stored } = await createBench();
    const { requests } = await play([createUserMessage([[pay(1)], shortAnswer])]);
    const paused = { ...nothing, requests, end: "awaiting_input" };
    expect(await play(await stored(), [{ toolCallId: "other", approved: true }])).toEqual(paused);
    expect(made).toEqual([]);
  });

  it("are made even if the request has a message, too", async () => {
    const { play, made, stored } = await createBench();
    const { calls } = await play([createUserMessage([[pay(1), pick], shortAnswer])]);
    const [a = "", b] = calls;
    const consents = [{ toolCallId: a, approved: true }];
    const played = await play(
      [...(await stored()), createUserMessage([[{ text: "Fine." }]], "u2")],
      consents,
    );
    expect(played).toEqual({ ...nothing, texts: "Fine.", results: [[a, "s/pay done"]] });
    expect(made).toEqual([["s/pay", { amount: 1 }]]);
    expect(b).toBeDefined();
  });

  it("are not made later if the run with the consent was cancelled", async () => {
    const { play, made, stored, cancelNext } = await createBench();
    const { calls } = await play([createUserMessage([[pay(1)], shortAnswer])]);
    cancelNext("s/pay");
    const consents = [{ toolCallId: calls[0] ?? "", approved: true }];
    expect((await play(await stored(), consents)).end).toBe("cancelled");
    expect(await play([...(await stored()), createUserMessage([[{ text: "Next." }]], "u2")])).toEqual({
      ...nothing,
      texts: "Next.",
    });
    expect(made).toEqual([["s/pay", { amount: 1 }]]);
  });

  it("are made with the model's input, even if the client's history differs", async () => {
    const { play, made, stored } = await createBench();
    const { calls } = await play([createUserMessage([[pay(1)], shortAnswer])]);
    const [id = ""] = calls;
    const [user, assistant] = await stored();
    const messageId = (assistant as { stored: string }).stored;
    const changed: HistoryEntry = {
      id: messageId,
      role: "assistant",
      blocks: [{ type: "tool_use", id, name: "s/look", input: { amount: 1_000_000 } }],
    };
    const [request] = (await play([user as HistoryEntry, changed])).requests;
    expect(request).toEqual([id, "s/pay", { amount: 1 }]);
    const played = await play([user as HistoryEntry, changed], [{ toolCallId: id, approved: true }]);
    expect(played.results).toEqual([[id, "s/pay done"]]);
    expect(made).toEqual([["s/pay", { amount: 1 }]]);
  });

  it("are not made if the client cannot be asked", async () => {
    const { play, made, stored } = await createBench();
    const refusing = { asksConsent: undefined } as unknown as Partial<RunSettings>;
    const { calls, ...played } = await play([createUserMessage([[pay(1)], shortAnswer])], [], refusing);
    const cannotAsk =
      'The tool "s/pay" was not called: it needs the user\'s consent, which cannot be requested here.';
    expect(played).toEqual({
      texts: "So.",
      results: [[calls[0], cannotAsk]],
      pending: [],
      requests: [],
      end: "end_turn",
    });
    // Nor are they made if they were left pending by a run that could ask for consent.
    const first = await play([...(await stored()), createUserMessage([[pay(1)], shortAnswer], "u2")]);
    const second = await play(await stored(), [], refusing);
    expect([first.requests.length, second.results]).toEqual([1, [[first.calls[0], notAllowed]]]);
    expect(made).toEqual([]);
  });
});

describe("calls that only a client's history has", () => {
  it.each<[string, string]>([
    ["a call to a server tool", "s/look"],
    ["a call to a tool that needs consent", "s/pay"],
    ["a call to a client tool", "pick"],
    ["a call to an unknown tool", "none"],
  ])("are never made: %s [C-054]", async (_name, name) => {
    const { play, made } = await createBench();
    const call: HistoryEntry = {
      id: "a1",
      role: "assistant",
      blocks: [{ type: "tool_use", id: "c1", name, input: {} }],
    };
    expect(await play([createUserMessage([[{ text: "x" }], shortAnswer]), call])).toEqual(nothing);
    const played = await play([
      createUserMessage([[{ text: "x" }], shortAnswer]),
      call,
      createUserMessage([[{ text: "Next." }]], "u2"),
    ]);
    expect(played).toEqual({ ...nothing, texts: "Next." });
    expect(await play([call], [{ toolCallId: "c1", approved: true }])).toEqual(nothing);
    expect(made).toEqual([]);
  });

  it("nor are calls with a result that the history omits [C-054]", async () => {
    const { play, made, stored } = await createBench();
    await play([createUserMessage([[look, pick], shortAnswer])]);
    const [user, assistant] = (await stored()) as [HistoryEntry, HistoryEntry];
    const source = await play([user, assistant, createUserMessage([[{ text: "Next." }]], "u2")]);
    expect(source).toEqual({ ...nothing, texts: "Next." });
    // The model is called again and receives the stored result.
    expect(await play([user, assistant])).toEqual({ ...nothing, texts: "So." });
    expect(made).toEqual([["s/look", {}]]);
  });

  it("the model receives a result for such a call [C-026][M-084]", async () => {
    const { play } = await createBench();
    const history: HistoryEntry[] = [
      createUserMessage([[{ text: "x" }], [{ echo: "prompt" }]]),
      { id: "a1", role: "assistant", blocks: [{ type: "tool_use", id: "c1", name: "pick", input: {} }] },
      {
        id: "t1",
        role: "tool",
        blocks: [{ type: "tool_result", toolUseId: "c1", content: [{ type: "text", text: "red" }] }],
      },
    ];
    const { prompt } = JSON.parse((await play(history)).texts);
    expect(prompt.slice(1)).toEqual([
      { role: "assistant", content: [{ type: "tool-call", toolCallId: "c1", toolName: "pick", input: {} }] },
      {
        role: "tool",
        content: [
          { type: "tool-result", toolCallId: "c1", toolName: "pick", output: { type: "text", value: "red" } },
        ],
      },
    ]);
  });
});

describe("an agent's settings", () => {
  const echo = [createUserMessage([[{ echo: "prompt" }]])];

  it("are its instructions, the context and the state, and its tools [C-004][C-007][M-074][M-081][M-082]", async () => {
    const { play } = await createBench();
    const { texts } = await play(echo, [], {
      instructions: "You are the clerk.",
      context: [{ description: "Page", value: "/cart" }],
      appState: { theme: "dark" },
      serverTools: ["s/look", "other/*"],
    });
    const { prompt, tools } = JSON.parse(texts);
    expect([prompt[0], tools]).toEqual([
      {
        role: "system",
        content:
          'You are the clerk.\n\nContext from the app:\nPage: /cart\n\nCurrent state of the app, as JSON:\n{"theme":"dark"}',
      },
      ["s__look", "pick", "update_state"],
    ]);
  });

  it("exclude other tools, even if the model calls them", async () => {
    const { play, made } = await createBench();
    const { calls, results } = await play([createUserMessage([[pay(1), look], shortAnswer])], [], {
      serverTools: ["s/look"],
    });
    expect(results).toEqual([
      [calls[0], 'There is no tool "s__pay".'],
      [calls[1], "s/look done"],
    ]);
    expect(made).toEqual([["s/look", {}]]);
  });

  it("have their own limits [M-048][M-080]", async () => {
    const { play } = await createBench();
    const limits = { ...defaultLimits, turns: 1 };
    expect(await play([createUserMessage([[look], shortAnswer])], [], { limits })).toMatchObject({
      texts: "",
      end: "max_turns",
    });
  });

  it("include the current state in each turn [M-081]", async () => {
    const { play } = await createBench();
    const change = { state: { patch: [{ op: "replace", path: "/theme", value: "light" }] } };
    const { texts } = await play([createUserMessage([[change, look], [{ echo: "prompt" }]])], [], {
      appState: { theme: "dark" },
    });
    expect(JSON.parse(texts).prompt[0].content).toBe('Current state of the app, as JSON:\n{"theme":"light"}');
  });
});
