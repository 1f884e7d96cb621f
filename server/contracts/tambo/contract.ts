import { type Handlers, routes } from "../../../generated/tambo/handlers.ts";
import { checkBody, readParameters } from "../../../generated/tambo/validators.js";
import { pick } from "../../core/json/object.ts";
import { toStatusProblem } from "../../http/problem-responses.ts";
import type { Contract, ProjectContext } from "../contract.ts";
import { UndeclaredError } from "../contract-error.ts";
import type { SizedContent } from "../message-size.ts";
import { encodeFailure } from "./encoder.ts";
import { rejectionError, TamboError } from "./errors.ts";
import { createTamboHandlers } from "./handlers.ts";

export const tambo: Contract<Handlers<ProjectContext>> = {
  name: "tambo",
  isMain: true,
  userFields: ["/userKey"],
  paths: /^\/(?:v1(?:\/|$)|healthz$)/,
  openPaths: ["/healthz"],
  challenge: "Bearer",
  document: { routes, readParameters, checkBody },
  start: (services) => ({ handlers: createTamboHandlers(services) }),
  listSizedContents,
  errors: {
    unauthorized: (message) => new TamboError("UNAUTHORIZED", message),
    invalidRequest: (violations) =>
      TamboError.forFields(violations.map(({ pointer, message }) => ({ pointer, detail: message }))),
    unreadableBody: ({ code, message, pointer }) =>
      pointer === undefined
        ? new TamboError(code, message)
        : TamboError.forFields([{ pointer, detail: message }], code),
    malformedPath: () =>
      new TamboError(
        "VALIDATION_ERROR",
        "The path contains invalid percent-encoding (RFC 3986 section 2.1). Write a literal % as %25.",
      ),
    // Returns no error, because the server's own response to unknown paths is identical to this contract's.
    unknownPath: () => undefined,
    methodNotAllowed: (message) =>
      new UndeclaredError(405, message, toStatusProblem(405, message), "application/problem+json"),
    unknownAgent: () => undefined,
    rejected: rejectionError,
    transient: ({ code, message }) => new TamboError(code, message),
    internal: () =>
      new TamboError(
        "INTERNAL_ERROR",
        "Something went wrong on our side. Report this error and include its instance.",
      ),
  },
  encodeFailure: (error, report) => encodeFailure(report(error), Date.now()),
  failureAdvice: "Reconnect with the last event id.",
};

interface Content {
  content: unknown;
  metadata?: unknown;
}

/** The body fields, across all operations, that contain messages or metadata. */
interface SizedBody {
  message?: Content;
  additionalMessages?: Content[];
  initialMessages?: Content[];
  metadata?: unknown;
}

/** The fields that contain messages or metadata, by operation. */
const sizedFields: Readonly<Record<string, readonly (keyof SizedBody)[]>> = {
  createRun: ["message", "additionalMessages", "metadata"],
  createThread: ["initialMessages", "metadata"],
};

/** Returns the messages in a valid body, and the metadata, which is stored unchanged. */
function listSizedContents(body: unknown, operationId: string): SizedContent[] {
  const {
    message,
    additionalMessages = [],
    initialMessages = [],
    metadata,
  } = pick((body ?? {}) as SizedBody, ...(sizedFields[operationId] ?? []));
  return [
    ...(message === undefined ? [] : listContent("/message", message)),
    ...additionalMessages.flatMap((each, index) => listContent(`/additionalMessages/${index}`, each)),
    ...initialMessages.flatMap((each, index) => listContent(`/initialMessages/${index}`, each)),
    { pointer: "/metadata", content: metadata, isMetadata: true },
  ];
}

function listContent(pointer: string, { content, metadata }: Content): SizedContent[] {
  return [
    { pointer: `${pointer}/content`, content },
    { pointer: `${pointer}/metadata`, content: metadata, isMetadata: true },
  ];
}
