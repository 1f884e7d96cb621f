import { type Handlers, routes } from "../../../generated/ag-ui/handlers.ts";
import type { components } from "../../../generated/ag-ui/types.ts";
import { checkBody, readParameters } from "../../../generated/ag-ui/validators.js";
import { readJsonBody } from "../../http/body.ts";
import type { Contract, ProjectContext } from "../contract.ts";
import { UndeclaredError } from "../contract-error.ts";
import type { PlacedContent } from "../message-size.ts";
import { AgUiError, rejectionError } from "./errors.ts";
import { agUiHandlers } from "./handlers.ts";
import { normalizeInput } from "./normalize-input.ts";
import { failureFrame } from "./stream.ts";

export const agUi: Contract<Handlers<ProjectContext>> = {
  name: "ag-ui",
  paths: /^\/ag-ui(?:\/|$)/,
  challenge: "Bearer",
  document: { routes, readParameters, checkBody },
  start: (services) => ({ handlers: agUiHandlers(services) }),
  bodyReader: () => async (request, limits) => {
    const { body, mistakes } = normalizeInput(await readJsonBody(request, limits));
    if (mistakes.length > 0) throw AgUiError.of(mistakes);
    return body;
  },
  sizedContents: writtenByClient,
  errors: {
    unauthorized: (message) => new AgUiError("UNAUTHORIZED", message),
    invalidRequest: (violations) =>
      AgUiError.of(violations.map(({ pointer, message }) => ({ pointer, detail: message }))),
    unreadableBody: ({ code, message, pointer }) =>
      pointer === undefined
        ? new AgUiError(code, message)
        : AgUiError.of([{ pointer, detail: message }], "INVALID_JSON"),
    malformedPath: () =>
      new AgUiError(
        "VALIDATION_ERROR",
        "The path is not valid percent-encoding (RFC 3986 section 2.1): write a literal % as %25.",
      ),
    unknownPath: (path) =>
      undeclared(404, "NOT_FOUND", `There is nothing at ${path}. Run an agent with POST /ag-ui/default.`),
    methodNotAllowed: (message) => undeclared(405, "METHOD_NOT_ALLOWED", message),
    unknownAgent: (message) => new AgUiError("AGENT_NOT_FOUND", message),
    rejected: rejectionError,
    transient: ({ code, message }) => new AgUiError(code, message),
    internal: () => new AgUiError("INTERNAL_ERROR", "Something went wrong on our side. Try again."),
  },
  failureFrame: (error, tell) => failureFrame(tell(error), Date.now()),
  afterStreamFailure: "Take the run up again with /connect.",
};

function undeclared(status: number, code: string, message: string): UndeclaredError {
  return new UndeclaredError(status, message, { error: { code, message } });
}

/**
 * Returns the messages that the client wrote itself. The other messages of a valid body come from a run, and
 * their size is not limited here.
 */
function writtenByClient(body: unknown): PlacedContent[] {
  const { messages } = body as components["schemas"]["RunAgentInput"];
  return messages.flatMap((message, index) =>
    message.role === "user" || message.role === "system" || message.role === "developer"
      ? [{ pointer: `/messages/${index}/content`, content: message.content }]
      : [],
  );
}
