import { Parser } from "@asyncapi/parser";
import { resolvePath } from "@typespec/compiler";
import { createTester } from "@typespec/compiler/testing";
import { createPerfReporter } from "@typespec/compiler/utils";
import { $onEmit } from "../src/emit.ts";
import type { AsyncApiEmitterOptions } from "../src/lib.ts";

const tester = createTester(resolvePath(import.meta.dirname, "../../../.."), {
  libraries: [
    "@typespec/http",
    "@typespec/openapi",
    "@typespec/openapi3",
    "@typespec/streams",
    "@typespec/events",
    "@typespec/sse",
    "@typespec/versioning",
  ],
})
  .importLibraries()
  .using("Http", "OpenAPI", "Events", "SSE", "Versioning");

/**
 * The emitter's output: the text of each file by name, and diagnostics in the form `severity code: message`.
 */
export interface Emitted {
  files: Record<string, string>;
  diagnostics: string[];
}

/** Compiles TypeSpec source text in memory and runs the emitter on it. */
export async function emit(spec: string, options: AsyncApiEmitterOptions = {}): Promise<Emitted> {
  const [{ program, fs }] = await tester.compileAndDiagnose(spec);
  const emitterOutputDir = "/out";
  await $onEmit({ program, options, emitterOutputDir, perf: createPerfReporter() });
  const written = [...fs.fs].filter(([path]) => path.includes(`${emitterOutputDir}/`));
  return {
    files: Object.fromEntries(
      written.map(([path, text]) => [path.slice(path.indexOf(emitterOutputDir) + 5), text]),
    ),
    diagnostics: program.diagnostics.map(({ severity, code, message }) => `${severity} ${code}: ${message}`),
  };
}

/** Returns all diagnostics of the official parser, including diagnostics with severity "info". */
export async function findParserDiagnostics(document: string): Promise<string[]> {
  const { diagnostics } = await new Parser().parse(document);
  return diagnostics.map(({ path, message }) => `${path.join("/")}: ${message}`);
}
