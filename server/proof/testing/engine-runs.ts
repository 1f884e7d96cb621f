/** Helpers for runs that are executed by an engine without HTTP, each with its own model and tools. */
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { expect, onTestFinished } from "vitest";
import type { RunEvent } from "../../core/events.ts";
import type { Model, Models } from "../../core/ports/models.ts";
import type { RunRecord } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { defaultLimits, type RunLimits } from "../../core/settings.ts";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { Engine, type EngineOptions } from "../../engine/engine.ts";
import type { HistoryEntry, RunSettings } from "../../engine/run-input.ts";
import type { RunSubscription } from "../../engine/subscription/run-subscription.ts";
import { createEmbeddedModel } from "../../models/embedded.ts";
import { createModels } from "../../models/registry.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { createNativeTools, type NativeTool } from "../../tools/native.ts";

/** A run to execute. It follows a script unless it has its own model. */
export interface RunScenario {
  /** The script's turns, which are sent in a user message. */
  turns?: unknown[];
  /** Messages that follow the user message with the script. */
  history?: HistoryEntry[];
  settings?: Partial<RunSettings>;
  limits?: Partial<RunLimits>;
  tools?: readonly NativeTool[];
  model?: Model;
  /** Cancels the run when this promise resolves. */
  stop?: Promise<void>;
}

/**
 * Starts an engine without tools, for scripts.
 *
 * @param more Options to override.
 */
export function startScriptEngine(store: Store, more: Partial<EngineOptions> = {}): Promise<Engine> {
  return Engine.start({
    store,
    tools: createNativeTools([]),
    models: createModels({ default: "script", allowScriptModelForTests: true }),
    log: (line) => expect.unreachable(line),
    observer: silentObserver,
    disconnectGraceMs: 30_000,
    ...more,
  });
}

/**
 * Returns the request for a scripted run that is cancelled if its client disconnects.
 *
 * @param turns The script's turns.
 */
export function createScriptRequest(
  turns: unknown[],
  threadId = "thr_a",
  settings: Partial<RunSettings> = {},
) {
  return {
    owner: { projectId: "p" },
    threadId,
    createThread: true,
    input: {
      toolResults: [],
      messages: [{ content: [{ type: "text" as const, text: JSON.stringify({ turns }) }] }],
      settings: {
        components: [],
        tools: [],
        toolChoice: "auto" as const,
        embedResources: false,
        ...settings,
      },
      onDisconnect: "cancel" as const,
    },
  };
}

/**
 * Stores a scripted run whose process died before the run's first event.
 *
 * @param deaths Number of processes that have died while executing the run.
 * @returns The run, which is in the thread `thr_<name>`.
 */
export async function storeLostRun(
  store: Store,
  name: string,
  turns: unknown[],
  deaths = 1,
): Promise<RunRecord> {
  const { owner, threadId, input } = createScriptRequest(turns, `thr_${name}`);
  return await store.transaction(async (queries) => {
    const { key } = await queries.insertThread({ ...owner, id: threadId, createdAt: 1 });
    const message = { id: `msg_${name}`, role: "user" as const, createdAt: 1 };
    await queries.appendMessages(key, [{ ...message, blocks: input.messages[0]?.content ?? [] }]);
    const run = await queries.insertRun({
      id: `run_${name}`,
      threadKey: key,
      ...owner,
      owner: "node_dead",
      request: JSON.stringify(input.settings),
      onDisconnect: "continue",
      createdAt: 1,
    });
    await queries.countAttempt(run.id, run.epoch, deaths);
    return run;
  });
}

/** Reads a complete run and returns the kinds of its events, except for the engine's own events. */
export async function readEventKinds(subscription: RunSubscription): Promise<string[]> {
  const kinds: string[] = [];
  for await (const lines of subscription.lines(new AbortController().signal))
    for (const { kind } of lines) if (!kind.startsWith("engine.")) kinds.push(kind);
  return kinds;
}

/**
 * Executes a run with its own tools and model.
 *
 * @returns All events of the run.
 */
export async function executeScenario(scenario: RunScenario): Promise<RunEvent[]> {
  const { turns = [], history = [], settings = {}, limits = {}, tools = [], model, stop } = scenario;
  const store = await openSqlite(":memory:");
  const engine = await startScriptEngine(store);
  onTestFinished(async () => {
    await engine.close();
    await store.close();
  });
  const script = JSON.stringify({ turns });
  const overrides = {
    tools: createNativeTools(tools),
    ...(model !== undefined && { models: createRegistry(model) }),
  };
  const subscription = await engine.run({
    owner: { projectId: "p" },
    threadId: "t",
    createThread: true,
    overrides,
    input: {
      toolResults: [],
      messages: [],
      history: [{ id: "user", role: "user", blocks: [{ type: "text", text: script }] }, ...history],
      settings: {
        components: [],
        tools: [],
        toolChoice: "auto",
        embedResources: false,
        limits: { ...defaultLimits, ...limits },
        ...settings,
      },
      onDisconnect: "continue",
    },
  });
  void stop?.then(() => engine.cancel({ projectId: "p" }, "t", subscription.runId));
  const events: RunEvent[] = [];
  for await (const lines of subscription.lines(new AbortController().signal))
    for (const { json } of lines) events.push(JSON.parse(json));
  return events;
}

function createRegistry(model: Model): Models {
  const { modelId } = model;
  return {
    default: modelId,
    ids: [modelId],
    get: (id) => (id === modelId ? model : undefined),
    acceptsInput: () => true,
  };
}

/**
 * Creates a model that streams the given parts, one list per turn.
 *
 * @param calls Receives the options of each model call.
 */
export function createPartsModel(
  turns: readonly (readonly LanguageModelV4StreamPart[])[],
  calls: LanguageModelV4CallOptions[] = [],
): Model {
  return createEmbeddedModel("parts", async function* (options) {
    const turn = calls.push(options) - 1;
    yield { type: "stream-start", warnings: [] };
    yield* turns[turn] ?? [];
    yield {
      type: "finish",
      finishReason: { unified: "stop", raw: "stop" },
      usage: {
        inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
        outputTokens: { total: 1, text: undefined, reasoning: undefined },
      },
    };
  });
}

/** Returns the stream part for a tool call. */
export function createToolCallPart(
  toolCallId: string,
  toolName: string,
  input = "{}",
): LanguageModelV4StreamPart {
  return { type: "tool-call", toolCallId, toolName, input };
}

/** Returns a stream part with text. */
export function createTextPart(delta: string): LanguageModelV4StreamPart {
  return { type: "text-delta", id: "text", delta };
}

/** Returns all events of the given type. */
export function selectEvents<Kind extends RunEvent["type"]>(
  events: readonly RunEvent[],
  kind: Kind,
): Extract<RunEvent, { type: Kind }>[] {
  return events.filter((event): event is Extract<RunEvent, { type: Kind }> => event.type === kind);
}

/** Returns the stop reason of a run. */
export function findStopReason(events: readonly RunEvent[]): string | undefined {
  return selectEvents(events, "engine.run_stop")[0]?.reason;
}
