/** What a request may not ask for, beyond what its schema says. */
import type { components } from "../../../generated/agent-stream/types.ts";
import { mistakeInName } from "../../core/ids.ts";
import { AgentStreamError } from "./errors.ts";

type Schemas = components["schemas"];

/**
 * Checks what both endpoints take.
 *
 * @throws {AgentStreamError} 400 for an id that databases do not hold as it is, 403 for tool servers of the client's
 *   own.
 */
export function checkRequest(body: Schemas["ChatRequest"] | Schemas["AgentRequest"]): void {
  checkId("/thread_id", body.thread_id);
  if (Object.keys(body.mcp_settings?.servers ?? {}).length > 0) {
    const message = "Requests cannot bring MCP servers to this server: leave mcp_settings out.";
    throw new AgentStreamError(403, message);
  }
}

/**
 * Checks what the agent endpoint takes besides.
 *
 * @throws {AgentStreamError} 400 for two ids of the thread, or one that databases do not hold as it is; 501 for a module
 *   that this server does not have.
 */
export function checkAgentRequest(body: Schemas["AgentRequest"]): void {
  const { thread_id: threadId, session_id: sessionId } = body;
  const module = body.module ?? "general";
  if (module !== "general") {
    const message = `The module "${module}" is not available on this server: use "general".`;
    throw new AgentStreamError(501, message);
  }
  checkId("/session_id", sessionId);
  if (threadId && sessionId && threadId !== sessionId)
    throw AgentStreamError.at("/session_id", 'is another name of "thread_id", so it must be the same');
}

function checkId(pointer: string, id: string | null | undefined): void {
  const mistake = mistakeInName(id ?? "");
  if (mistake !== undefined) throw AgentStreamError.at(pointer, mistake);
}
