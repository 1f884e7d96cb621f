import type { Handlers } from "../../../generated/ag-ui/handlers.ts";
import type { components } from "../../../generated/ag-ui/types.ts";
import { FairScheduler } from "../../core/limits/fair-scheduler.ts";
import type { Message } from "../../core/messages.ts";
import type { Owner } from "../../core/owner.ts";
import { toIdempotency } from "../../engine/idempotency.ts";
import type { RunSettings } from "../../engine/run-input.ts";
import { addStates } from "../../engine/state/transcript.ts";
import type { RunSubscription } from "../../engine/subscription/run-subscription.ts";
import { resolveAgentSettings } from "../agent-settings.ts";
import type { ContractServices, ProjectContext } from "../contract.ts";
import { streamHeaders } from "../frame-texts.ts";
import { type CapabilitySources, describeCapabilities } from "./capabilities.ts";
import { toAgUiMessages } from "./convert-messages.ts";
import type { EncoderOptions } from "./encoder.ts";
import { toRunInput } from "./run-input.ts";
import { encodeFromSnapshot, encodeRun } from "./stream.ts";
import { selectStreamVersion } from "./stream-version.ts";

/** The services that the operations use. */
type AgUiServices = CapabilitySources & Pick<ContractServices, "engine" | "store">;

/**
 * Maximum number of clients whose conversations are read concurrently. Until it is sent, a conversation
 * occupies several times its size in memory.
 */
const maxConcurrentJoins = 2;

type RunAgentInput = components["schemas"]["RunAgentInput"];

/** Returns the handlers for the contract's operations. */
export function createAgUiHandlers(services: AgUiServices): Handlers<ProjectContext> {
  const { engine } = services;
  const joins = new FairScheduler({ concurrency: maxConcurrentJoins, maxWaiting: 100 });
  return {
    async runAgent({ path, headers, body, context, signal }) {
      const { owner } = context;
      const agent = resolveAgentSettings(services, owner.projectId, path.agent);
      const { threadId, runId: clientId } = body;
      const input = toRunInput(body, agent, await readStoredMessages(services, owner, threadId, signal));
      const retry = toIdempotency("ag-ui", headers["Idempotency-Key"], [path.agent, body]);
      const request = { owner, threadId, input, clientId, ...retry };
      const subscription = await engine.run({ ...request, createThread: true, replacesUnreadRun: true });
      const encoderOptions = toEncoderOptions(body, input.settings);
      return toStreamResponse(subscription, encodeRun(subscription.lines(signal), encoderOptions));
    },

    async connectAgent({ path, body, context, signal }) {
      const { owner } = context;
      resolveAgentSettings(services, owner.projectId, path.agent);
      let release = () => {};
      // A client that waits for its project's turn has no slot yet, so that it does not delay other projects.
      const acquireSlot = async () => {
        release = await joins.acquire(owner.projectId, signal);
        signal.addEventListener("abort", release, { once: true });
      };
      const { subscription, settings, before, after, states } = await engine.subscribeToThread(
        owner,
        body.threadId,
        body.runId,
        signal,
        acquireSlot,
      );
      const encoderOptions = toEncoderOptions(body, settings);
      const { appState = {}, fixedAppState = appState } = settings;
      const state = Object.keys(states).length === 0 ? fixedAppState : { ...appState, components: states };
      const toMessages = (messages: readonly Message[]) =>
        messages.flatMap((message) => toAgUiMessages(message, encoderOptions.speaksV1));
      const snapshot = {
        before: toMessages(before),
        after: toMessages(after),
        state,
        states,
        head: subscription.head,
      };
      // Release the slot now, because the run's first event is not committed yet, and the commit may take
      // some time.
      if (subscription.head.number === 0) release();
      return toStreamResponse(
        subscription,
        encodeFromSnapshot(subscription.lines(signal), encoderOptions, snapshot, release),
      );
    },

    async cancelAgentRun({ path, context }) {
      resolveAgentSettings(services, context.owner.projectId, path.agent);
      const { threadId, runId } = path;
      await engine.cancelNamed(context.owner, threadId, runId);
      return { status: 200, body: { threadId, runId, status: "cancelled" } };
    },

    async getCapabilities({ path, context }) {
      return { status: 200, body: describeCapabilities(services, context.owner.projectId, path.agent) };
    },
  };
}

async function readStoredMessages(
  { engine, store }: AgUiServices,
  owner: Owner,
  threadId: string,
  signal: AbortSignal,
) {
  const thread = await store.read.findThread(owner, threadId);
  if (thread === undefined) return [];
  return await engine.readConversation(thread, signal, async () => {
    const messages = await store.read.listMessages(thread.key, { order: "asc" });
    const components = await store.read.listComponents(thread.key);
    const states = new Map(components.map((component) => [component.id, component]));
    return messages.map(({ message }) => addStates(message, states));
  });
}

function toEncoderOptions(
  { threadId, runId, parentRunId, protocolVersion }: RunAgentInput,
  { model, appState, tools, components }: RunSettings,
): EncoderOptions {
  const clientTools = [...tools, ...components.flatMap(({ contextTools }) => contextTools)];
  return {
    threadId,
    runId,
    ...(parentRunId !== undefined && { parentRunId }),
    speaksV1: protocolVersion !== undefined,
    streamVersion: selectStreamVersion(protocolVersion),
    ...(appState !== undefined && { appState }),
    ...(model !== undefined && { model }),
    clientTools: new Set(clientTools.map(({ name }) => name)),
  };
}

function toStreamResponse(subscription: RunSubscription, events: ReturnType<typeof encodeRun>) {
  return {
    status: 200 as const,
    headers: {
      // A thread ID may contain any text, but a header value may not.
      "X-Thread-Id": encodeURIComponent(subscription.threadId),
      "X-Run-Id": subscription.runId,
      ...streamHeaders,
    },
    events,
  };
}
