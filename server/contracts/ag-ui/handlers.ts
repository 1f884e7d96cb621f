/** The AG-UI contract's operations, on the engine. */
import type { Handlers } from "../../../generated/ag-ui/handlers.ts";
import type { components } from "../../../generated/ag-ui/types.ts";
import { Turns } from "../../core/limits/fair-scheduler.ts";
import type { Message } from "../../core/messages.ts";
import { toIdempotency } from "../../engine/idempotency.ts";
import type { RunSettings } from "../../engine/run-input.ts";
import { withStates } from "../../engine/state/transcript.ts";
import type { RunSubscription } from "../../engine/subscription/run-subscription.ts";
import { agentPart } from "../agent-part.ts";
import type { ContractServices, ProjectContext } from "../contract.ts";
import { streamHeaders } from "../frame-texts.ts";
import { type AgentSources, capabilitiesOf } from "./agents.ts";
import type { RunView } from "./encoder.ts";
import { messagesView } from "./message-view.ts";
import { runInput } from "./run-input.ts";
import { encodeRest, encodeRun } from "./stream.ts";

/** The parts of the server that the operations use. */
type AgUiServices = AgentSources & Pick<ContractServices, "engine" | "store">;

/** Most clients at a time whose conversation so far is read, which takes a multiple of its size until it is sent. */
const joiningAtOnce = 2;

type RunAgentInput = components["schemas"]["RunAgentInput"];

/** Returns the handler of every operation. */
export function agUiHandlers(services: AgUiServices): Handlers<ProjectContext> {
  const { engine } = services;
  const joining = new Turns({ atOnce: joiningAtOnce, waiting: 100 });
  return {
    async runAgent({ path, headers, body, context, signal }) {
      const { projectId } = context;
      const agent = agentPart(services, projectId, path.agent);
      const { threadId, runId: clientId } = body;
      const input = runInput(body, agent, await storedMessages(services, projectId, threadId, signal));
      const retry = toIdempotency("ag-ui", headers["Idempotency-Key"], [path.agent, body]);
      const request = { projectId, threadId, input, clientId, ...retry };
      const subscription = await engine.run({ ...request, createThread: true, replacesDeserted: true });
      const view = viewOf(body, input.settings);
      return answer(subscription, encodeRun(subscription.lines(signal), view));
    },

    async connectAgent({ path, body, context, signal }) {
      const { projectId } = context;
      agentPart(services, projectId, path.agent);
      const leave = await joining.enter(projectId, signal);
      signal.addEventListener("abort", leave, { once: true });
      const { subscription, settings, before, after, states } = await engine.subscribeToThread(
        projectId,
        body.threadId,
        body.runId,
      );
      const view = viewOf(body, settings);
      const { appState = {} } = settings;
      const state = Object.keys(states).length === 0 ? appState : { ...appState, components: states };
      const shown = (messages: readonly Message[]) =>
        messages.flatMap((message) => messagesView(message, view.speaksV1));
      const prelude = { before: shown(before), after: shown(after), state, states, head: subscription.head };
      // The first event of this run is not durable yet: it may take a while to come.
      if (subscription.head.number === 0) leave();
      return answer(subscription, encodeRest(subscription.lines(signal), view, prelude, leave));
    },

    async cancelAgentRun({ path, context }) {
      agentPart(services, context.projectId, path.agent);
      const { threadId, runId } = path;
      await engine.cancelNamed(context.projectId, threadId, runId);
      return { status: 200, body: { threadId, runId, status: "cancelled" } };
    },

    async getCapabilities({ path, context }) {
      return { status: 200, body: capabilitiesOf(services, context.projectId, path.agent) };
    },
  };
}

async function storedMessages(
  { engine, store }: AgUiServices,
  projectId: string,
  threadId: string,
  signal: AbortSignal,
) {
  const thread = await store.read.findThread(projectId, threadId);
  if (thread === undefined) return [];
  return await engine.readConversation(thread, signal, async () => {
    const messages = await store.read.listMessages(thread.key, { order: "asc" });
    const components = await store.read.listComponents(thread.key);
    const states = new Map(components.map((component) => [component.id, component]));
    return messages.map(({ message }) => withStates(message, states));
  });
}

function viewOf(
  { threadId, runId, parentRunId, protocolVersion }: RunAgentInput,
  { model, appState }: RunSettings,
): RunView {
  return {
    threadId,
    runId,
    ...(parentRunId !== undefined && { parentRunId }),
    speaksV1: protocolVersion !== undefined,
    ...(appState !== undefined && { appState }),
    ...(model !== undefined && { model }),
  };
}

function answer(subscription: RunSubscription, events: ReturnType<typeof encodeRun>) {
  return {
    status: 200 as const,
    headers: {
      // Any text may be the id of a thread, but not every text may be a header.
      "X-Thread-Id": encodeURIComponent(subscription.threadId),
      "X-Run-Id": subscription.runId,
      ...streamHeaders,
    },
    events,
  };
}
