/** The contract as mounted by the server. */
import { type Handlers, routes } from "../../../generated/ui-stream/handlers.ts";
import type { components } from "../../../generated/ui-stream/types.ts";
import { checkBody, readParameters } from "../../../generated/ui-stream/validators.js";
import { readJsonBody } from "../../http/body.ts";
import type { Contract, ProjectContext } from "../contract.ts";
import { UndeclaredError } from "../contract-error.ts";
import type { SizedContent } from "../message-size.ts";
import { rejectionError, UiStreamError } from "./errors.ts";
import { createUiStreamHandlers } from "./handlers.ts";
import { InterruptedResponseError } from "./stream.ts";

export const uiStream: Contract<Handlers<ProjectContext>> = {
  name: "ui-stream",
  paths: /^\/api\/chat(?:\/|$)/,
  challenge: "Bearer",
  document: { routes, readParameters, checkBody },
  start: (services) => ({ handlers: createUiStreamHandlers(services) }),
  // A transport that sends a string without a content type sends text/plain.
  selectBodyReader: () => (request, limits) =>
    readJsonBody(request, limits, ["application/json", "text/plain"]),
  listSizedContents: listClientParts,
  pathIds: { thread: "id", run: "runId" },
  errors: {
    unauthorized: (message) => new UiStreamError("UNAUTHORIZED", message),
    invalidRequest: (violations) => UiStreamError.forFields(violations),
    unreadableBody: ({ code, message, pointer }) =>
      pointer === undefined
        ? new UiStreamError(code, message)
        : UiStreamError.forFields([{ pointer, message }], "INVALID_JSON"),
    malformedPath: () =>
      new UiStreamError(
        "VALIDATION_ERROR",
        "The path contains invalid percent-encoding (RFC 3986 section 2.1). Write a literal % as %25.",
      ),
    unknownPath: (path) =>
      createUndeclaredError(
        404,
        "NOT_FOUND",
        `There is nothing at ${path}. Send messages with POST /api/chat.`,
      ),
    methodNotAllowed: (message) => createUndeclaredError(405, "METHOD_NOT_ALLOWED", message),
    unknownAgent: (message) => new UiStreamError("AGENT_NOT_FOUND", message),
    rejected: rejectionError,
    transient: ({ code, message }) => new UiStreamError(code, message),
    internal: () => new UiStreamError("INTERNAL_ERROR", "Something went wrong on our side. Try again."),
  },
  // The AI SDK resumes a stream only if its connection broke.
  encodeFailure(error, report) {
    if (!(error instanceof InterruptedResponseError)) report(error);
    return undefined;
  },
  failureAdvice: "Resume the stream.",
};

function createUndeclaredError(status: number, code: string, message: string): UndeclaredError {
  return new UndeclaredError(status, message, { code, message });
}

/** Returns the messages that the client wrote itself. The parts of other messages were produced by runs. */
function listClientParts(body: unknown, operationId: string): SizedContent[] {
  if (operationId !== "streamChatMessage") return [];
  const { messages } = body as components["schemas"]["ChatRequest"];
  return messages.flatMap(({ role, parts }, index) =>
    role === "assistant" ? [] : [{ pointer: `/messages/${index}/parts`, content: parts }],
  );
}
