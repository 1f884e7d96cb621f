import { type Handlers, routes } from "../../../generated/tool-progress/handlers.ts";
import { checkBody, readParameters } from "../../../generated/tool-progress/validators.js";
import { readJsonBody } from "../../http/body.ts";
import { isForm } from "../../http/form.ts";
import type { Contract, ProjectContext, ReadBody } from "../contract.ts";
import { UndeclaredError } from "../contract-error.ts";
import { rejectionError, ToolProgressError } from "./errors.ts";
import { readMessageForm } from "./form.ts";
import { createToolProgressHandlers } from "./handlers.ts";
import { encodeFailure } from "./stream.ts";

export const toolProgress: Contract<Handlers<ProjectContext>> = {
  name: "tool-progress",
  paths: /^\/api(?:\/v[12])?\/conversations(?:\/|$)/,
  // Clients of the backend that the contract describes omit and add slashes, because it redirects them (TP-077).
  hasOptionalSlash: true,
  challenge: "ApiKey",
  hasFixedChallenge: true,
  document: { routes, readParameters, checkBody },
  start: (services) => ({ handlers: createToolProgressHandlers(services) }),
  selectBodyReader,
  listSizedContents: (body) => [
    { pointer: "/content", content: (body as { content?: unknown } | null)?.content },
  ],
  pathIds: { thread: "conversation_id", run: "session_id" },
  errors: {
    unauthorized: (message) => new ToolProgressError("UNAUTHORIZED", message),
    invalidRequest: (violations) =>
      ToolProgressError.forFields(violations.map(({ pointer, message }) => ({ pointer, message }))),
    unreadableBody: ({ code, message, pointer }) =>
      pointer === undefined
        ? new ToolProgressError(code === "INVALID_JSON" ? "INVALID_BODY" : code, message)
        : ToolProgressError.forFields([{ pointer, message }], "INVALID_BODY"),
    malformedPath: () => {
      const message = "contains invalid percent-encoding (RFC 3986 section 2.1); write a literal % as %25";
      return ToolProgressError.forFields([{ pointer: "/conversation_id", message }]);
    },
    unknownPath: (path) => {
      const detail = `There is nothing at ${path}. Send messages to POST /api/v2/conversations/<id>/message/.`;
      return createUndeclaredError(404, "NOT_FOUND", detail);
    },
    methodNotAllowed: (message) => createUndeclaredError(405, "METHOD_NOT_ALLOWED", message),
    unknownAgent: () => undefined,
    rejected: rejectionError,
    transient: ({ code, message }) =>
      new ToolProgressError(code, code === "SERVER_RESTARTING" ? restartingMessage : message),
    internal: () => new ToolProgressError("INTERNAL_ERROR", "Something went wrong on our side. Try again."),
  },
  encodeFailure: (error, report) => encodeFailure(report(error)),
  failureAdvice: "Resume the session with POST resume/ and the id of the last frame.",
};

const restartingMessage =
  "The server is restarting. An active session continues afterwards: get its id with GET active-session, then resume it with POST resume/<id>.";

function createUndeclaredError(status: number, code: string, detail: string): UndeclaredError {
  return new UndeclaredError(status, detail, { detail, code });
}

/**
 * Returns the function that reads a request's body. Only the message and regenerate operations have a body;
 * for all others it is ignored. Only version 1 accepts forms (P-090).
 */
function selectBodyReader(request: Parameters<ReadBody>[0]): ReadBody | undefined {
  const { path } = request;
  if (!/\/(?:message|regenerate)\/?$/.test(path)) return undefined;
  const acceptsForm = /^\/api\/v1\/.*\/message\/?$/.test(path);
  return acceptsForm && isForm(request) ? readMessageForm : readJsonBody;
}
