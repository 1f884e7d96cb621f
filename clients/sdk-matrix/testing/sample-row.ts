/** A row for tests, which generates without a generator. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { commonScenarios, type Row } from "../row.ts";

/** A row whose steps all pass, but for what `changes` replaces. Its client is the document's text. */
export function sampleRow(changes: Partial<Row> = {}): Row {
  return {
    id: "sample",
    language: "rust",
    generator: "samplegen",
    version: "1.2.3",
    command: "samplegen openapi.yaml",
    streams: "Not at all.",
    scenarios: [commonScenarios[3]],
    toolchain: async () => ({ available: true, version: "rustc 1.0" }),
    generates: ({ folder, document }) => writeFile(join(folder, "client.txt"), document),
    compiles: async () => {},
    typesStream: async () => {},
    async runs(_place, { url }) {
      await fetch(`${url}/v1/threads/sdk-thread-delete`, { method: "DELETE" });
    },
    ...changes,
  };
}
