/** The rows for TypeScript generators. */
import { copyFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { openapiGeneratorTool } from "../openapi-generator.ts";
import type { Row } from "../row.ts";
import { modulesFolder } from "./install.ts";
import { modelina } from "./modelina.ts";
import { compile, type Generator, npmTool, typescriptRow, typescriptToolchain } from "./typescript-row.ts";

const openapiFetch: Generator = {
  id: "openapi-fetch",
  generator: "openapi-typescript (openapi-fetch)",
  tool: npmTool("openapi-typescript"),
  command: "openapi-typescript openapi.yaml -o generated/schema.ts --default-non-nullable=false",
  streams: 'Set `parseAs: "stream"`, and use an SSE parser whose events have the schema\'s type.',
  streamEvent: ({ path }) => `import type { paths } from "../sdk/generated/schema.ts";
export type StreamEvent = paths["${path}"]["post"]["responses"]["200"]["content"]["text/event-stream"];
`,
};

const heyApi: Generator = {
  id: "hey-api",
  generator: "@hey-api/openapi-ts (fetch)",
  tool: npmTool("@hey-api/openapi-ts"),
  command: "openapi-ts -f openapi-ts.config.js",
  streams:
    "Iterate over the call's `stream` with `for await`. Set `sseMaxRetryAttempts: 1`; otherwise the client sends the request again after an error response or a broken connection, which starts a second run. `openapi-ts.config.js` removes JSON from responses that are either a stream or JSON, because the client would treat them as JSON.",
  streamEvent: ({ operationId }) => `import type { ${operationId} } from "../sdk/generated/index.ts";
type Events = Awaited<ReturnType<typeof ${operationId}>>["stream"];
export type StreamEvent = Events extends AsyncIterable<infer Event> ? Event : never;
`,
};

const orval: Generator = {
  id: "orval",
  generator: "orval (fetch)",
  tool: npmTool("orval"),
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
  tool: npmTool("@kubb/cli"),
  command: "kubb generate --config kubb.config.js",
  streams:
    "Write a client (`importPath`) that returns the events; kubb's default parses every response as JSON.",
  streamEvent: ({ operationId }) => `import type { ${operationId} } from "../sdk/generated/index.ts";
export type StreamEvent = Awaited<ReturnType<typeof ${operationId}>>["data"];
`,
};

const typescriptFetch: Generator = {
  id: "openapi-generator-typescript-fetch",
  generator: "OpenAPI Generator, `typescript-fetch`",
  tool: openapiGeneratorTool,
  command:
    "openapi-generator-cli generate -g typescript-fetch --additional-properties withoutRuntimeChecks=true,modelPropertyNaming=original -i openapi.yaml -o generated",
  streams:
    "A method whose name ends with `Raw` returns the response before its body is read. Use an SSE parser whose events have the schema's type. Set `withoutRuntimeChecks`; otherwise the unions do not compile.",
  streamEvent: ({ operationId }) => `import type * as apis from "../sdk/generated/apis/index.ts";
type Exports = (typeof apis)[keyof typeof apis];
type Api = Exports extends infer Class ? (Class extends new () => infer Instance ? Instance : never) : never;
type Operation = Extract<Api, { ${operationId}: unknown }>["${operationId}"];
export type StreamEvent = Awaited<ReturnType<Operation>>;
`,
};

const modelinaOptions = ["--tsModelType=interface", "--tsExportType=named", "--tsRawPropertyNames"];

/** The generated modules import and export types without the keyword `type`. */
const modelinaChanges = { verbatimModuleSyntax: false, isolatedModules: false };

const modelinaTypescript: Row = {
  id: "modelina-typescript",
  language: "typescript",
  ...modelina,
  command: `modelina generate typescript asyncapi.3.0.yaml ${modelinaOptions.join(" ")} -o client`,
  streams:
    "Generates only types. Use an SSE parser whose events have the type that is named after the channel's address. Compile without `isolatedModules`.",
  toolchain: typescriptToolchain,

  async generates(workspace) {
    await symlink(modulesFolder, join(workspace.folder, "node_modules"));
    await modelina.generate(workspace, "typescript", ...modelinaOptions);
  },

  compiles: (workspace) => compile(workspace, ["client"], modelinaChanges),

  async typesStream(workspace) {
    const program = join(import.meta.dirname, "modelina", `${workspace.contract}.ts`);
    await copyFile(program, join(workspace.folder, "read.ts"));
    await compile(workspace, ["read.ts"], modelinaChanges);
  },
};

export const rows: readonly Row[] = [
  ...[openapiFetch, heyApi, orval, kubb, typescriptFetch].map(typescriptRow),
  modelinaTypescript,
];
