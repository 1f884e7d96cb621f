import { type Handlers, routes } from "../../../generated/tambo/handlers.ts";
import { checkBody, readParameters } from "../../../generated/tambo/validators.js";
import { toStatusProblem } from "../../http/problem-responses.ts";
import type { Contract, ProjectContext } from "../contract.ts";
import { UndeclaredError } from "../contract-error.ts";
import type { PlacedContent } from "../message-size.ts";
import { failureFrame } from "./encoder.ts";
import { tamboHandlers } from "./handlers.ts";
import { ProblemError, rejectionError } from "./problems.ts";

export const tambo: Contract<Handlers<ProjectContext>> = {
  name: "tambo",
  isMain: true,
  paths: /^\/(?:v1(?:\/|$)|healthz$)/,
  openPaths: ["/healthz"],
  challenge: "Bearer",
  document: { routes, readParameters, checkBody },
  start: (services) => ({ handlers: tamboHandlers(services) }),
  sizedContents,
  errors: {
    unauthorized: (message) => new ProblemError("UNAUTHORIZED", message),
    invalidRequest: (violations) =>
      ProblemError.of(violations.map(({ pointer, message }) => ({ pointer, detail: message }))),
    unreadableBody: ({ code, message, pointer }) =>
      pointer === undefined
        ? new ProblemError(code, message)
        : ProblemError.of([{ pointer, detail: message }], code),
    malformedPath: () =>
      new ProblemError(
        "VALIDATION_ERROR",
        "The path is not valid percent-encoding (RFC 3986 section 2.1): write a literal % as %25.",
      ),
    // The server's response to unknown paths is the same as this contract's.
    unknownPath: () => undefined,
    methodNotAllowed: (message) =>
      new UndeclaredError(405, message, toStatusProblem(405, message), "application/problem+json"),
    unknownAgent: () => undefined,
    rejected: rejectionError,
    transient: ({ code, message }) => new ProblemError(code, message),
    internal: () =>
      new ProblemError("INTERNAL_ERROR", "Something went wrong on our side. Report it with the instance."),
  },
  failureFrame: (error, tell) => failureFrame(tell(error), Date.now()),
  afterStreamFailure: "Reconnect with the last event id.",
};

interface Content {
  content: unknown;
  metadata?: unknown;
}

/** The fields of all operations' bodies that contain messages or metadata. */
interface SizedBody {
  message?: Content;
  additionalMessages?: Content[];
  initialMessages?: Content[];
  metadata?: unknown;
}

/** Returns the messages of a valid body, and the metadata, which is stored unchanged. */
function sizedContents(body: unknown): PlacedContent[] {
  const { message, additionalMessages = [], initialMessages = [], metadata } = (body ?? {}) as SizedBody;
  return [
    ...(message === undefined ? [] : placed("/message", message)),
    ...additionalMessages.flatMap((each, index) => placed(`/additionalMessages/${index}`, each)),
    ...initialMessages.flatMap((each, index) => placed(`/initialMessages/${index}`, each)),
    { pointer: "/metadata", content: metadata, isMetadata: true },
  ];
}

function placed(pointer: string, { content, metadata }: Content): PlacedContent[] {
  return [
    { pointer: `${pointer}/content`, content },
    { pointer: `${pointer}/metadata`, content: metadata, isMetadata: true },
  ];
}
