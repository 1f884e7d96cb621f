import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { commonScenarios, type Row } from "../row.ts";

/**
 * Returns a row whose steps all pass, except for the steps replaced in `changes`. Its generated client
 * contains the text of the document.
 */
export function sampleRow(changes: Partial<Row> = {}): Row {
  return {
    id: "sample",
    language: "rust",
    generator: "samplegen",
    version: "1.2.3",
    command: "samplegen openapi.yaml",
    streams: "Not supported.",
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
