/** What the engine refuses, in the contract's words. */
import type { Refusal } from "../../core/errors.ts";
import { ToolProgressError } from "./errors.ts";

/** Where a request of this contract has what the engine names in its own way. */
const places: Record<string, string> = { "/threadId": "/conversation_id", "/runId": "/session_id" };

/** The error for a refusal; `undefined` for one that no request of the contract can bring about. */
export function refusalError({ code, message, mistakes, runId, clientId = runId }: Refusal) {
  if (mistakes.length > 0)
    return ToolProgressError.of(
      mistakes.map(({ pointer, detail }) => ({ pointer: places[pointer] ?? pointer, message: detail })),
    );
  switch (code) {
    case "VALIDATION_ERROR": {
      const detail = "This conversation has no message of the user's, so there is nothing to answer anew.";
      return new ToolProgressError("VALIDATION_ERROR", detail);
    }
    case "CONVERSATION_TOO_LARGE":
      return new ToolProgressError("VALIDATION_ERROR", message);
    case "THREAD_NOT_FOUND":
      return new ToolProgressError("CONVERSATION_NOT_FOUND", "The conversation is not there any more.");
    case "RUN_NOT_FOUND":
      return new ToolProgressError("SESSION_NOT_FOUND", "The session is not there any more.");
    case "CONCURRENT_RUN": {
      const detail = `Session "${clientId}" is active. Wait for its end, or stop it with POST stop/.`;
      return new ToolProgressError("CONCURRENT_SESSION", detail);
    }
    case "RUN_ID_REUSED":
      return sessionIdReused(clientId);
    case "IDEMPOTENCY_KEY_REUSED":
      return new ToolProgressError(
        "IDEMPOTENCY_KEY_REUSED",
        "The key was first used for another request. Use a new key for a new request.",
      );
    case "EVENTS_GONE":
      return new ToolProgressError("EVENTS_GONE", "The events of this session are no longer kept.");
    default:
      return undefined;
  }
}

/** The error for an id of a new session that an earlier one of its conversation has. */
export function sessionIdReused(sessionId: string | undefined): ToolProgressError {
  const detail = `This conversation had a session "${sessionId}" already. Choose a new id for every message.`;
  return new ToolProgressError("SESSION_ID_REUSED", detail);
}
