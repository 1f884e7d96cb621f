/** The mount for Tambo's published packages, which translates their requests to the Tambo contract. */
import { type Handlers, routes } from "../../../generated/tambo-compat/handlers.ts";
import { checkBody, readParameters } from "../../../generated/tambo-compat/validators.js";
import { readJsonBody } from "../../http/body.ts";
import type { Contract, ProjectContext } from "../contract.ts";
import type { SizedContent } from "../message-size.ts";
import { tambo } from "../tambo/contract.ts";
import { readTokenForm, tokenPath } from "./exchange-token.ts";
import { createHandlers } from "./handlers.ts";

export const tamboCompat: Contract<Handlers<ProjectContext>> = {
  name: "tambo-compat",
  userFields: ["/userKey", "/thread/userKey"],
  paths: /^\/compat\/tambo(?:\/|$)/,
  keyPaths: [tokenPath],
  challenge: tambo.challenge,
  document: { routes, readParameters, checkBody },
  start: (services) => ({ handlers: createHandlers(services) }),
  selectBodyReader: ({ path }) => (path === tokenPath ? readTokenForm : readJsonBody),
  listSizedContents,
  errors: tambo.errors,
  encodeFailure: tambo.encodeFailure,
  failureAdvice: "Load the thread again to see the rest of the response.",
};

/** The body fields, across all operations, that contain messages or metadata. */
interface SizedBody {
  message?: object;
  metadata?: unknown;
  thread?: object;
  threadMetadata?: unknown;
  runMetadata?: unknown;
}

/** Returns the messages and metadata in a valid body. */
function listSizedContents(body: unknown, operationId: string): SizedContent[] {
  const { message, metadata, thread, threadMetadata, runMetadata } = (body ?? {}) as SizedBody;
  const listIn = tambo.listSizedContents ?? (() => []);
  const listInRun = () => [
    ...listIn({ message }, "createRun"),
    { pointer: "/runMetadata", content: runMetadata, isMetadata: true },
  ];
  switch (operationId) {
    case "createThread":
      return [...listIn(body, "createThread")];
    case "updateThread":
      return [{ pointer: "/metadata", content: metadata, isMetadata: true }];
    case "createRun":
      return listInRun();
    case "createThreadRun":
      return [
        ...listInRun(),
        ...listIn(thread, "createThread").map(({ pointer, ...content }) => ({
          pointer: `/thread${pointer}`,
          ...content,
        })),
        { pointer: "/threadMetadata", content: threadMetadata, isMetadata: true },
      ];
    default:
      return [];
  }
}
