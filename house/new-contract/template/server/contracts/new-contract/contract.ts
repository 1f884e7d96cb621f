/** The contract as mounted by the server. */
import { type Handlers, routes } from "../../../generated/new-contract/handlers.ts";
import type { components } from "../../../generated/new-contract/types.ts";
import { checkBody, readParameters } from "../../../generated/new-contract/validators.js";
import type { BodyErrorCode } from "../../http/body-error.ts";
import type { Contract, ProjectContext } from "../contract.ts";
import { encodeFailure } from "./encoder.ts";
import { NewContractError, rejectionError } from "./errors.ts";
import { newContractHandlers } from "./handlers.ts";

export const newContract: Contract<Handlers<ProjectContext>> = {
  name: "new-contract",
  paths: /^\/new-contract(?:\/|$)/,
  challenge: "Bearer",
  document: { routes, readParameters, checkBody },
  start: (services) => ({ handlers: newContractHandlers(services) }),
  listSizedContents: (body) => [
    { pointer: "/message", content: (body as components["schemas"]["RunRequest"]).message },
  ],
  errors: {
    unauthorized: (message) => new NewContractError(401, message),
    invalidRequest: NewContractError.forFields,
    unreadableBody: ({ code, message, pointer }) =>
      pointer === undefined
        ? new NewContractError(bodyStatuses[code], message)
        : NewContractError.forFields([{ pointer, message }]),
    malformedPath: () => new NewContractError(400, "The path contains invalid percent-encoding."),
    unknownPath: (path) => new NewContractError(404, `There is nothing at ${path}.`),
    methodNotAllowed: (message) => new NewContractError(405, message),
    unknownAgent: () => undefined,
    rejected: rejectionError,
    transient: ({ status, message }) => new NewContractError(status, message),
    internal: () => new NewContractError(500, "Something went wrong on our side. Try again."),
  },
  encodeFailure: (error, report) => encodeFailure(report(error)),
  failureAdvice: "Send the message again.",
};

const bodyStatuses: Record<BodyErrorCode, number> = {
  INVALID_JSON: 400,
  REQUEST_TIMEOUT: 408,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
};
