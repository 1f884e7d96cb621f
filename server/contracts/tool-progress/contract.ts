import { type Handlers, routes } from "../../../generated/tool-progress/handlers.ts";
import { checkBody, readParameters } from "../../../generated/tool-progress/validators.js";
import { readJsonBody } from "../../http/body.ts";
import { isForm } from "../../http/form.ts";
import type { Contract, ProjectContext, ReadBody } from "../contract.ts";
import { UndeclaredError } from "../contract-error.ts";
import { rejectionError, ToolProgressError } from "./errors.ts";
import { readMessageForm } from "./form.ts";
import { toolProgressHandlers } from "./handlers.ts";
import { failureFrame } from "./stream.ts";

export const toolProgress: Contract<Handlers<ProjectContext>> = {
  name: "tool-progress",
  paths: /^\/api(?:\/v[12])?\/conversations(?:\/|$)/,
  challenge: "ApiKey",
  document: { routes, readParameters, checkBody },
  start: (services) => ({ handlers: toolProgressHandlers(services) }),
  bodyReader,
  sizedContents: (body) => [
    { pointer: "/content", content: (body as { content?: unknown } | null)?.content },
  ],
  pathIds: { thread: "conversation_id", run: "session_id" },
  errors: {
    unauthorized: (message) => new ToolProgressError("UNAUTHORIZED", message),
    invalidRequest: (violations) =>
      ToolProgressError.of(
        violations.map(({ pointer, message }) => ({ pointer, message: inWords(message) })),
      ),
    unreadableBody: ({ code, message, pointer }) =>
      pointer === undefined
        ? new ToolProgressError(code === "INVALID_JSON" ? "INVALID_BODY" : code, message)
        : ToolProgressError.of([{ pointer, message }], "INVALID_BODY"),
    malformedPath: () => {
      const message = "is not valid percent-encoding (RFC 3986 section 2.1): write a literal % as %25";
      return ToolProgressError.of([{ pointer: "/conversation_id", message }]);
    },
    unknownPath: (path) => {
      const detail = `There is nothing at ${path}. Send messages to POST /api/v2/conversations/<id>/message/.`;
      return undeclared(404, "NOT_FOUND", detail);
    },
    methodNotAllowed: (message) => undeclared(405, "METHOD_NOT_ALLOWED", message),
    unknownAgent: () => undefined,
    rejected: rejectionError,
    transient: ({ code, message }) =>
      new ToolProgressError(code, code === "SERVER_RESTARTING" ? restarting : message),
    internal: () => new ToolProgressError("INTERNAL_ERROR", "Something went wrong on our side. Try again."),
  },
  failureFrame: (error, tell) => failureFrame(tell(error)),
  afterStreamFailure: "Take the session up again with POST resume/ and the id of its last frame.",
};

const restarting =
  "The server is restarting. A session that had begun goes on then: GET active-session tells its id, and POST resume/<id> takes it up again.";

function undeclared(status: number, code: string, detail: string): UndeclaredError {
  return new UndeclaredError(status, detail, { detail, code });
}

/**
 * Returns the function that reads a request's body. The bodies of operations other than messages are ignored.
 * Only version 1 accepts forms (P-090).
 */
function bodyReader(request: Parameters<ReadBody>[0]): ReadBody | undefined {
  const { path } = request;
  if (!/\/(?:message|regenerate)\/$/.test(path)) return undefined;
  const takesForm = path.startsWith("/api/v1/") && path.endsWith("/message/");
  return takesForm && isForm(request) ? readMessageForm : readJsonBody;
}

/** Replaces the schema's pattern for non-blank text by a readable message. */
function inWords(message: string): string {
  return message === "must match \\S" ? "must not be blank" : message;
}
