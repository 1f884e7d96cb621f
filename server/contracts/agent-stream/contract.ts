import { type Handlers, routes } from "../../../generated/agent-stream/handlers.ts";
import type { components } from "../../../generated/agent-stream/types.ts";
import { checkBody, readParameters } from "../../../generated/agent-stream/validators.js";
import type { BodyErrorCode } from "../../http/body-error.ts";
import type { Contract, ProjectContext } from "../contract.ts";
import type { SizedContent } from "../message-size.ts";
import { AgentStreamError, rejectionError } from "./errors.ts";
import { createAgentStreamHandlers } from "./handlers.ts";
import { type BrokenStream, encodeFailure } from "./stream.ts";

export const agentStream: Contract<Handlers<ProjectContext>> = {
  name: "agent-stream",
  paths: /^\/agent(?:\/|$)/,
  challenge: "Bearer",
  hasFixedChallenge: true,
  document: { routes, readParameters, checkBody },
  start: (services) => ({ handlers: createAgentStreamHandlers(services) }),
  listSizedContents: listClientMessages,
  errors: {
    unauthorized: (message) => new AgentStreamError(401, message),
    invalidRequest: (violations) =>
      AgentStreamError.forFields(violations.map(({ pointer, message }) => ({ pointer, message }))),
    unreadableBody: ({ code, message, pointer }) =>
      pointer === undefined
        ? new AgentStreamError(bodyStatuses[code], message)
        : AgentStreamError.forField(pointer, message),
    malformedPath: () =>
      new AgentStreamError(
        400,
        "The path contains invalid percent-encoding (RFC 3986 section 2.1). Write a literal % as %25.",
      ),
    unknownPath: (path) =>
      new AgentStreamError(404, `There is nothing at ${path}. Chat with POST /agent/chat/stream.`),
    methodNotAllowed: (message) => new AgentStreamError(405, message),
    unknownAgent: (message) => AgentStreamError.forField("/agent_id", message),
    rejected: rejectionError,
    transient: ({ status, message }) => new AgentStreamError(status, message),
    internal: () => new AgentStreamError(500, "Something went wrong on our side. Try again."),
  },
  encodeFailure: (error, report) => {
    const broken = error as BrokenStream;
    return encodeFailure(broken, report(broken.cause));
  },
  failureAdvice: "Send the conversation again.",
};

const bodyStatuses: Record<BodyErrorCode, number> = {
  INVALID_JSON: 400,
  REQUEST_TIMEOUT: 408,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
};

/**
 * Returns the messages that the client wrote itself. Assistant messages were produced by a run, so their size
 * is not checked.
 */
function listClientMessages(body: unknown): SizedContent[] {
  const { messages } = body as components["schemas"]["ChatRequest"];
  return messages.flatMap(({ role, content }, index) =>
    role === "assistant" ? [] : [{ pointer: `/messages/${index}/content`, content }],
  );
}
