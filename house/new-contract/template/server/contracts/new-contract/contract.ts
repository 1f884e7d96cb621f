/** The contract as one value. */
import { type Handlers, routes } from "../../../generated/new-contract/handlers.ts";
import type { components } from "../../../generated/new-contract/types.ts";
import { checkBody, readParameters } from "../../../generated/new-contract/validators.js";
import type { BodyFault } from "../../http/body-error.ts";
import type { Contract, ProjectContext } from "../contract.ts";
import { failureFrame } from "./encoder.ts";
import { NewContractError, rejectionError } from "./errors.ts";
import { newContractHandlers } from "./handlers.ts";

export const newContract: Contract<Handlers<ProjectContext>> = {
  name: "new-contract",
  paths: /^\/new-contract(?:\/|$)/,
  challenge: "Bearer",
  document: { routes, readParameters, checkBody },
  start: (services) => ({ handlers: newContractHandlers(services) }),
  sizedContents: (body) => [
    { pointer: "/message", content: (body as components["schemas"]["RunRequest"]).message },
  ],
  errors: {
    unauthorized: (message) => new NewContractError(401, message),
    invalidRequest: NewContractError.of,
    unreadableBody: ({ code, message, pointer }) =>
      pointer === undefined
        ? new NewContractError(bodyStatuses[code], message)
        : NewContractError.of([{ pointer, message }]),
    malformedPath: () => new NewContractError(400, "The path is not valid percent-encoding."),
    unknownPath: (path) => new NewContractError(404, `There is nothing at ${path}.`),
    methodNotAllowed: (message) => new NewContractError(405, message),
    unknownAgent: () => undefined,
    rejected: rejectionError,
    transient: ({ status, message }) => new NewContractError(status, message),
    internal: () => new NewContractError(500, "Something went wrong on our side. Try again."),
  },
  failureFrame: (error, tell) => failureFrame(tell(error)),
  afterStreamFailure: "Send the message again.",
};

const bodyStatuses: Record<BodyFault, number> = {
  INVALID_JSON: 400,
  REQUEST_TIMEOUT: 408,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
};
