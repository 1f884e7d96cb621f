/** The rows for TypeScript generators. */
import type { Row } from "../row.ts";
import { type Generator, typescriptRow } from "./typescript-row.ts";

const openapiFetch: Generator = {
  id: "openapi-fetch",
  generator: "openapi-typescript (openapi-fetch)",
  package: "openapi-typescript",
  command: "openapi-typescript openapi.yaml -o generated/schema.ts --default-non-nullable=false",
  streams: 'Set `parseAs: "stream"`, and use an SSE parser whose events have the schema\'s type.',
  streamEvent: ({ path }) => `import type { paths } from "../sdk/generated/schema.ts";
export type StreamEvent = paths["${path}"]["post"]["responses"]["200"]["content"]["text/event-stream"];
`,
};

const heyApi: Generator = {
  id: "hey-api",
  generator: "@hey-api/openapi-ts (fetch)",
  package: "@hey-api/openapi-ts",
  command: "openapi-ts -i openapi.yaml -o generated -c @hey-api/client-fetch",
  streams:
    "Iterate over the call's `stream` with `for await`. Set `sseMaxRetryAttempts: 1`; otherwise the client sends the request again after an error response or a broken connection, which starts a second run.",
  streamEvent: ({ operationId }) => `import type { ${operationId} } from "../sdk/generated/index.ts";
type Events = Awaited<ReturnType<typeof ${operationId}>>["stream"];
export type StreamEvent = Events extends AsyncIterable<infer Event> ? Event : never;
`,
};

const orval: Generator = {
  id: "orval",
  generator: "orval (fetch)",
  package: "orval",
  command: "orval --config orval.config.js",
  streams:
    "Write a mutator that returns the events; without one, orval waits for the end of the response and returns it as a single string.",
  streamEvent: ({ operationId }) => `import type { ${operationId} } from "../sdk/generated/index.ts";
export type StreamEvent = Extract<Awaited<ReturnType<typeof ${operationId}>>, { status: 200 }>["data"];
`,
};

const kubb: Generator = {
  id: "kubb",
  generator: "kubb (fetch)",
  package: "@kubb/cli",
  command: "kubb generate --config kubb.config.js",
  streams:
    "Write a client (`importPath`) that returns the events; kubb's default parses every response as JSON.",
  streamEvent: ({ operationId }) => `import type { ${operationId} } from "../sdk/generated/index.ts";
export type StreamEvent = Awaited<ReturnType<typeof ${operationId}>>["data"];
`,
};

export const rows: readonly Row[] = [openapiFetch, heyApi, orval, kubb].map(typescriptRow);
