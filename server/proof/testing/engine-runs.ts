/** Runs on an engine alone, with a model and tools of their own. */
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

/** What a run is to be; a script, unless it has a model of its own. */
export interface Played {
  /** Turns of the script, in a message of the user's. */
  turns?: unknown[];
  /** What comes after that message. */
  history?: HistoryEntry[];
  settings?: Partial<RunSettings>;
  limits?: Partial<RunLimits>;
  tools?: readonly NativeTool[];
  model?: Model;
  /** When it resolves, the run is cancelled. */
  stop?: Promise<void>;
}

/** An engine without tools, for scripts. @param more What is to be different. */
export function scriptEngine(store: Store, more: Partial<EngineOptions> = {}): Promise<Engine> {
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

/** What a run of a script is asked for with, which nobody else comes back to. @param turns Of the script. */
export function scriptRequest(turns: unknown[], threadId = "thr_a", settings: Partial<RunSettings> = {}) {
  return {
    projectId: "p",
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
 * Stores a run of a script as a process has left it that died before the run's first event.
 *
 * @param deaths How many processes died while they executed it.
 * @returns The run, in the thread `thr_<name>`.
 */
export async function lostRun(store: Store, name: string, turns: unknown[], deaths = 1): Promise<RunRecord> {
  const { projectId, threadId, input } = scriptRequest(turns, `thr_${name}`);
  return await store.transaction(async (queries) => {
    const { key } = await queries.insertThread({ projectId, id: threadId, createdAt: 1 });
    const message = { id: `msg_${name}`, role: "user" as const, createdAt: 1 };
    await queries.appendMessages(key, [{ ...message, blocks: input.messages[0]?.content ?? [] }]);
    const run = await queries.insertRun({
      id: `run_${name}`,
      threadKey: key,
      projectId,
      owner: "node_dead",
      request: JSON.stringify(input.settings),
      onDisconnect: "continue",
      createdAt: 1,
    });
    await queries.countAttempt(run.id, run.epoch, deaths);
    return run;
  });
}

/** Kinds of a run's events, to its end; without the engine's own. */
export async function kindsOf(subscription: RunSubscription): Promise<string[]> {
  const kinds: string[] = [];
  for await (const lines of subscription.lines(new AbortController().signal))
    for (const { kind } of lines) if (!kind.startsWith("engine.")) kinds.push(kind);
  return kinds;
}

/** Starts a run, which brings its tools and its model along. @returns Its events, to its end. */
export async function playRun(played: Played): Promise<RunEvent[]> {
  const { turns = [], history = [], settings = {}, limits = {}, tools = [], model, stop } = played;
  const store = await openSqlite(":memory:");
  const engine = await scriptEngine(store);
  onTestFinished(async () => {
    await engine.close();
    await store.close();
  });
  const script = JSON.stringify({ turns });
  const own = { tools: createNativeTools(tools), ...(model !== undefined && { models: only(model) }) };
  const subscription = await engine.run({
    projectId: "p",
    threadId: "t",
    createThread: true,
    overrides: own,
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
  void stop?.then(() => engine.cancel("p", "t", subscription.runId));
  const events: RunEvent[] = [];
  for await (const lines of subscription.lines(new AbortController().signal))
    for (const { json } of lines) events.push(JSON.parse(json));
  return events;
}

function only(model: Model): Models {
  const { modelId } = model;
  return {
    default: modelId,
    ids: [modelId],
    get: (id) => (id === modelId ? model : undefined),
    acceptsInput: () => true,
  };
}

/** A model that says these parts, turn by turn. @param asked Takes what it is asked with. */
export function partsModel(
  turns: readonly (readonly LanguageModelV4StreamPart[])[],
  asked: LanguageModelV4CallOptions[] = [],
): Model {
  return createEmbeddedModel("parts", async function* (options) {
    const turn = asked.push(options) - 1;
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

/** The parts of a call of a model's. */
export function callOf(toolCallId: string, toolName: string, input = "{}"): LanguageModelV4StreamPart {
  return { type: "tool-call", toolCallId, toolName, input };
}

/** The parts of a text. */
export function textOf(delta: string): LanguageModelV4StreamPart {
  return { type: "text-delta", id: "text", delta };
}

/** The events of a type, or of a name. */
export function eventsOf<Kind extends RunEvent["type"]>(
  events: readonly RunEvent[],
  kind: Kind,
): Extract<RunEvent, { type: Kind }>[] {
  return events.filter((event): event is Extract<RunEvent, { type: Kind }> => event.type === kind);
}

/** Why a run ended. */
export function stopOf(events: readonly RunEvent[]): string | undefined {
  return eventsOf(events, "engine.run_stop")[0]?.reason;
}
