/**
 * Tests for subscriptions to a run from its beginning, for a client that has not received any part of the
 * conversation.
 */
import { setImmediate } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { createModels } from "../../models/registry.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { createNativeTools } from "../../tools/native.ts";
import { Engine } from "../engine.ts";
import type { HistoryEntry, RunInput, RunSettings } from "../run-input.ts";
import type { RunSubscription } from "./run-subscription.ts";
import type { ThreadSubscription } from "./thread-subscription.ts";

const schema = { type: "object", properties: {} };
const { signal } = new AbortController();
const text = (value: string) => ({ type: "text" as const, text: value });
const script = (turns: unknown[]) => [text(JSON.stringify({ turns }))];
const shortAnswer = [[{ text: "So." }]];

async function createBench() {
  // Each run is assigned a different time, even on a fast machine.
  let time = 0;
  vi.useFakeTimers({ toFake: ["Date"], now: time });
  onTestFinished(() => void vi.useRealTimers());
  const store = await openSqlite(":memory:");
  const pay = {
    tool: {
      name: "s/pay",
      description: "",
      inputSchema: schema,
      repeatable: false,
      needsConsent: true as const,
    },
    run: async () => ({ content: [text("paid")], isError: false }),
  };
  const engine = await Engine.start({
    store,
    tools: createNativeTools([pay]),
    models: createModels({ default: "script", allowScriptModelForTests: true }),
    log: () => {},
    observer: silentObserver,
    disconnectGraceMs: 30_000,
  });
  onTestFinished(async () => {
    await engine.close();
    await store.close();
  });
  const settings: RunSettings = {
    components: [
      { name: "Card", description: "", propsSchema: schema, stateSchema: schema, contextTools: [] },
    ],
    tools: [{ name: "pick", description: "", inputSchema: schema }],
    toolChoice: "auto",
    embedResources: false,
    asksConsent: true,
  };
  return {
    engine,
    subscribe: (clientId: string, projectId = "p") =>
      engine.subscribeToThread({ projectId }, "t", clientId, signal, async () => {}),
    async run(clientId: string | undefined, input: Partial<RunInput>): Promise<RunSubscription> {
      time += 1000;
      vi.setSystemTime(time);
      const runInput: RunInput = {
        toolResults: [],
        messages: [],
        settings,
        onDisconnect: "continue",
        ...input,
      };
      const request = { owner: { projectId: "p" }, threadId: "t", input: runInput, createThread: true };
      const subscription = await engine.run({ ...request, ...(clientId !== undefined && { clientId }) });
      await readKinds(subscription);
      return subscription;
    },
  };
}

async function readKinds(subscription: RunSubscription): Promise<string[]> {
  const list: string[] = [];
  for await (const lines of subscription.lines(new AbortController().signal))
    for (const { kind, json } of lines)
      list.push(kind === "RUN_ERROR" ? `${kind} ${JSON.parse(json).code}` : kind);
  return list;
}

const listIds = ({ before, after }: ThreadSubscription) =>
  [before, after].map((messages) => messages.map(({ id, role }) => (role === "user" ? id : role)));
const createUserMessage = (id: string, turns: unknown[]): HistoryEntry => ({
  id,
  role: "user",
  blocks: script(turns),
});

describe("a subscription to a thread", () => {
  it("returns the run with the client's name, else the newest, with the messages before and after it", async () => {
    const { run, subscribe } = await createBench();
    const first = await run("r1", { history: [createUserMessage("u1", shortAnswer)] });
    const attached = await subscribe("r1");
    expect([attached.record.id, listIds(attached)]).toEqual([first.runId, [["u1"], []]]);
    const responses = attached.before.map(({ id }): HistoryEntry => ({ stored: id }));
    const second = await run("r2", { history: [...responses, createUserMessage("u2", shortAnswer)] });
    const again = await subscribe("r1");
    expect([again.record.id, listIds(again)]).toEqual([first.runId, [["u1"], ["u2", "assistant"]]]);
    const newest = await subscribe("invented");
    // The second run's history omits the response to the first message.
    expect([newest.record.id, listIds(newest)]).toEqual([second.runId, [["u1", "u2"], []]]);
    expect(await readKinds(newest.subscription)).toEqual([
      "RUN_STARTED",
      "STEP_STARTED",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_CONTENT",
      "TEXT_MESSAGE_END",
      "engine.turn_end",
      "STEP_FINISHED",
      "engine.run_stop",
      "tambo.run.finished",
      "RUN_FINISHED",
    ]);
  });

  it("to a run in another contract includes the messages before it", async () => {
    const { run, subscribe } = await createBench();
    await run(undefined, { messages: [{ content: script(shortAnswer) }] });
    const second = await run(undefined, { messages: [{ content: script(shortAnswer) }] });
    const attached = await subscribe("any");
    expect(attached.record.id).toBe(second.runId);
    expect(attached.before.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
  });

  it("returns components with their current states", async () => {
    const { engine, run, subscribe } = await createBench();
    await run("r1", {
      history: [createUserMessage("u1", [[{ component: "Card", props: {}, state: [{ set: { n: 1 } }] }]])],
    });
    const [id = ""] = Object.keys((await subscribe("r1")).states);
    await engine.changeComponentState({ projectId: "p" }, "t", id, { state: { n: 2 } });
    const { states, before } = await subscribe("r1");
    expect([states, before.length]).toEqual([{ [id]: { n: 2 } }, 1]);
  });

  it("to a continued run returns the last run", async () => {
    const { run, subscribe } = await createBench();
    await run("r1", {
      history: [createUserMessage("u1", [[{ tool: "pick", args: {}, id: "c" }], ...shortAnswer])],
    });
    const paused = await subscribe("r1");
    expect((await readKinds(paused.subscription)).slice(-3)).toEqual([
      "engine.run_stop",
      "tambo.run.awaiting_input",
      "RUN_FINISHED",
    ]);
    const last = await run("r2", { messages: [{ content: script(shortAnswer) }] });
    expect((await subscribe("r1")).record.id).toBe(last.runId);
  });

  it.each<[string, unknown[]]>([
    ["a client's tool", [{ tool: "pick", args: {} }]],
    ["consent", [{ tool: "s/pay", args: {} }]],
  ])(
    "to a run that was cancelled while it waited for %s gives its end, not the pause [M-049]",
    async (_name, turn) => {
      const { engine, run, subscribe } = await createBench();
      await run("r1", { history: [createUserMessage("u1", [turn])] });
      await engine.cancelNamed({ projectId: "p" }, "t", "r1");
      const { subscription, record } = await subscribe("r1");
      expect(record.status).toBe("cancelled");
      expect((await readKinds(subscription)).slice(-3)).toEqual([
        "STEP_FINISHED",
        "engine.run_stop",
        "RUN_ERROR CANCELLED",
      ]);
    },
  );

  it("to a thread with a large conversation waits until the other large reads have ended", async () => {
    const { engine, run } = await createBench();
    await run("r1", { history: [createUserMessage("u1", [[{ text: "x".repeat(300_000) }]])] });
    const order: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const reading = engine.readLarge("p", 1_000_000, signal, async () => {
      await promise;
      order.push("other read");
    });
    const onTurn = async () => void order.push("turn");
    const subscribing = engine.subscribeToThread({ projectId: "p" }, "t", "r1", signal, onTurn);
    const subscribed = subscribing.then(() => order.push("subscription"));
    await setImmediate();
    resolve();
    await Promise.all([reading, subscribed]);
    expect(order).toEqual(["other read", "turn", "subscription"]);
    expect(listIds(await subscribing)).toEqual([["u1"], []]);
  });

  it("to a thread without runs is rejected", async () => {
    const { engine, run, subscribe } = await createBench();
    await expect(subscribe("r")).rejects.toThrow('There is no thread "t".');
    await run("r1", { history: [] });
    await expect(subscribe("r1", "other")).rejects.toThrow('There is no thread "t".');
    await expect(engine.cancelNamed({ projectId: "p" }, "t", "r2")).rejects.toThrow(
      'There is no run "r2" in this thread.',
    );
  });
});
