/** The rows of TypeScript. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Row } from "../row.ts";
import { runTool } from "./install.ts";
import { type Generator, typescriptRow } from "./typescript-row.ts";

const openapiFetch: Generator = {
  id: "openapi-fetch",
  generator: "openapi-typescript (openapi-fetch)",
  package: "openapi-typescript",
  command: "openapi-typescript openapi.yaml -o generated/schema.ts --default-non-nullable=false",
  streams: '`parseAs: "stream"`, and a reader of Server-Sent Events whose events have the schema\'s type.',
  async generate(document, folder) {
    const args = [document, "-o", "generated/schema.ts", "--default-non-nullable=false"];
    await runTool("openapi-typescript", "openapi-typescript", args, folder);
  },
  streamEvent: ({ path }) => `import type { paths } from "generated/schema.ts";
export type StreamEvent = paths["${path}"]["post"]["responses"]["200"]["content"]["text/event-stream"];
`,
};

const heyApi: Generator = {
  id: "hey-api",
  generator: "@hey-api/openapi-ts (fetch)",
  package: "@hey-api/openapi-ts",
  command: "openapi-ts -i openapi.yaml -o generated -c @hey-api/client-fetch",
  streams:
    "`for await` over the call's `stream`. Without `sseMaxRetryAttempts: 1` a request that was refused, or whose connection broke, is sent again: a second run.",
  async generate(document, folder) {
    const args = ["-i", document, "-o", "generated", "-c", "@hey-api/client-fetch", "--no-log-file"];
    await runTool("@hey-api/openapi-ts", "openapi-ts", args, folder);
  },
  streamEvent: ({ operationId }) => `import type { ${operationId} } from "generated/index.ts";
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
    "A mutator of one's own gives the events; orval's own reading waits for the whole answer, as one text.",
  async generate(document, folder) {
    const config = {
      input: { target: document },
      output: {
        target: join(folder, "generated/index.ts"),
        client: "fetch",
        urlEncodeParameters: true,
        headers: true,
        override: { mutator: { path: join(folder, "client.ts"), name: "send" } },
      },
    };
    await writeFile(join(folder, "orval.config.mjs"), `export default ${JSON.stringify({ api: config })};\n`);
    await runTool("orval", "orval", ["--config", "orval.config.mjs"], folder);
  },
  streamEvent: ({ operationId }) => `import type { ${operationId} } from "generated/index.ts";
export type StreamEvent = Extract<Awaited<ReturnType<typeof ${operationId}>>, { status: 200 }>["data"];
`,
};

const kubb: Generator = {
  id: "kubb",
  generator: "kubb (fetch)",
  package: "@kubb/core",
  command: "kubb generate --config kubb.config.js",
  streams: "A client of one's own (`importPath`) gives the events; kubb's own takes every answer for JSON.",
  async generate(document, folder) {
    const config = `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";
export default defineConfig({
  root: ".",
  input: { path: ${JSON.stringify(document)} },
  output: { path: "generated", format: false, lint: false },
  plugins: [
    pluginOas({ generators: [], validate: false }),
    pluginTs(),
    pluginClient({ importPath: "../../client.ts", dataReturnType: "full" }),
  ],
});
`;
    await writeFile(join(folder, "kubb.config.mjs"), config);
    await runTool("@kubb/cli", "kubb", ["generate", "--config", "kubb.config.mjs"], folder);
  },
  streamEvent: ({ operationId }) => `import type { ${operationId} } from "generated/index.ts";
export type StreamEvent = Awaited<ReturnType<typeof ${operationId}>>["data"];
`,
};

export const rows: readonly Row[] = [openapiFetch, heyApi, orval, kubb].map(typescriptRow);
