import { randomUUID } from "node:crypto";
import type { Handlers } from "../../../generated/agent-stream/handlers.ts";
import type { components } from "../../../generated/agent-stream/types.ts";
import { digestRequest, type Idempotency, toIdempotency } from "../../engine/idempotency.ts";
import { defaultAgent, resolveAgentSettings } from "../agent-settings.ts";
import type { ContractServices, ProjectContext } from "../contract.ts";
import { streamHeaders } from "../frame-texts.ts";
import { checkAgentRequest, checkRequest, toRunInput } from "./run-input.ts";
import { encodeRun } from "./stream.ts";

/** The services that the operations use. */
type AgentStreamServices = Pick<ContractServices, "engine" | "getSettings" | "listTools">;

type Schemas = components["schemas"];

/** Returns the handlers for the contract's operations. */
export function createAgentStreamHandlers(services: AgentStreamServices): Handlers<ProjectContext> {
  return {
    async streamChat({ headers, body, context, signal }) {
      const retry = toIdempotency("agent-stream", headers["Idempotency-Key"], ["chat", body]);
      return await streamRun(services, { ...context, ...retry, body, threadId: body.thread_id, signal });
    },

    async streamAgent({ headers, body, context, signal }) {
      checkAgentRequest(body);
      const retry = toIdempotency("agent-stream", headers["Idempotency-Key"], ["agent", body]);
      const threadId = body.thread_id ?? body.session_id;
      return await streamRun(services, { ...context, ...retry, body, threadId, signal, sandbox: true });
    },
  };
}

/** A request to either of the two operations. */
interface StreamRequest extends ProjectContext {
  body: Schemas["ChatRequest"] | Schemas["AgentRequest"];
  /** The thread to use. If absent, a new thread is created. */
  threadId: string | null | undefined;
  /** Set if the run may use its thread's sandbox. */
  sandbox?: true;
  idempotency?: Idempotency;
  signal: AbortSignal;
}

/**
 * Returns the ID for a new thread. If there is an idempotency key, the ID is derived from it, so that a retry
 * finds the thread of the first request.
 */
function createThreadId(idempotency: Idempotency | undefined): string {
  if (idempotency === undefined) return randomUUID();
  const hex = digestRequest([idempotency]).slice(0, 32);
  // Format it as a version 8 UUID (RFC 9562 section 5.8). Other thread IDs are version 4 UUIDs.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}

async function streamRun(services: AgentStreamServices, request: StreamRequest) {
  const { engine, listTools } = services;
  const { body, owner, sandbox, idempotency, signal } = request;
  checkRequest(body);
  const threadId = request.threadId ?? createThreadId(idempotency);
  const agentId = body.agent_id ?? defaultAgent;
  const agent = resolveAgentSettings(services, owner.projectId, agentId);
  const input = toRunInput(body, { agent, tools: listTools(owner.projectId), ...(sandbox && { sandbox }) });
  const subscription = await engine.run({
    owner,
    threadId,
    input,
    createThread: true,
    replacesUnreadRun: true,
    ...(idempotency !== undefined && { idempotency }),
  });
  const sendsReasoning = body.enable_deep_thinking ?? false;
  const encoderOptions = { threadId, sendsReasoning, ...(agentId !== defaultAgent && { agent: agentId }) };
  return {
    status: 200 as const,
    headers: streamHeaders,
    events: encodeRun(subscription.lines(signal), encoderOptions),
  };
}
