import { type Handlers, routes } from "../../../generated/ag-ui/handlers.ts";
import type { components } from "../../../generated/ag-ui/types.ts";
import { checkBody, readParameters } from "../../../generated/ag-ui/validators.js";
import { readJsonBody } from "../../http/body.ts";
import type { Contract, ProjectContext } from "../contract.ts";
import { UndeclaredError } from "../contract-error.ts";
import type { SizedContent } from "../message-size.ts";
import { AgUiError, rejectionError } from "./errors.ts";
import { createAgUiHandlers } from "./handlers.ts";
import { normalizeInput } from "./normalize-input.ts";
import { encodeFailure } from "./stream.ts";

export const agUi: Contract<Handlers<ProjectContext>> = {
  name: "ag-ui",
  paths: /^\/ag-ui(?:\/|$)/,
  challenge: "Bearer",
  document: { routes, readParameters, checkBody },
  start: (services) => ({ handlers: createAgUiHandlers(services) }),
  selectBodyReader: () => async (request, limits) => {
    const { body, errors } = normalizeInput(await readJsonBody(request, limits));
    if (errors.length > 0) throw AgUiError.forFields(errors);
    return body;
  },
  listSizedContents: listClientMessages,
  errors: {
    unauthorized: (message) => new AgUiError("UNAUTHORIZED", message),
    invalidRequest: (violations) =>
      AgUiError.forFields(violations.map(({ pointer, message }) => ({ pointer, detail: message }))),
    unreadableBody: ({ code, message, pointer }) =>
      pointer === undefined
        ? new AgUiError(code, message)
        : AgUiError.forFields([{ pointer, detail: message }], "INVALID_JSON"),
    malformedPath: () =>
      new AgUiError(
        "VALIDATION_ERROR",
        "The path contains invalid percent-encoding (RFC 3986 section 2.1). Write a literal % as %25.",
      ),
    unknownPath: (path) =>
      createUndeclaredError(
        404,
        "NOT_FOUND",
        `There is nothing at ${path}. Run an agent with POST /ag-ui/default.`,
      ),
    methodNotAllowed: (message) => createUndeclaredError(405, "METHOD_NOT_ALLOWED", message),
    unknownAgent: (message) => new AgUiError("AGENT_NOT_FOUND", message),
    rejected: rejectionError,
    transient: ({ code, message }) => new AgUiError(code, message),
    internal: () => new AgUiError("INTERNAL_ERROR", "Something went wrong on our side. Try again."),
  },
  encodeFailure: (error, report) => encodeFailure(report(error), Date.now()),
  failureAdvice: "Reconnect to the run with /connect.",
};

function createUndeclaredError(status: number, code: string, message: string): UndeclaredError {
  return new UndeclaredError(status, message, { error: { code, message } });
}

/**
 * Returns the messages that the client wrote itself. All other messages in a valid body were produced by a
 * run, so their size is not checked.
 */
function listClientMessages(body: unknown): SizedContent[] {
  const { messages } = body as components["schemas"]["RunAgentInput"];
  return messages.flatMap((message, index) =>
    message.role === "user" || message.role === "system" || message.role === "developer"
      ? [{ pointer: `/messages/${index}/content`, content: message.content }]
      : [],
  );
}
