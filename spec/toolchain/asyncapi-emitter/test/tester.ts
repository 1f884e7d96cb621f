import { Parser } from "@asyncapi/parser";
import { resolvePath } from "@typespec/compiler";
import { createTester, type Tester } from "@typespec/compiler/testing";
import { createPerfReporter } from "@typespec/compiler/utils";
import { $onEmit } from "../src/emit.ts";
import type { AsyncApiEmitterOptions } from "../src/lib.ts";
import { spectorFiles } from "./spector.ts";

const libraries = createTester(resolvePath(import.meta.dirname, "../../../.."), {
  libraries: [
    "@typespec/http",
    "@typespec/openapi",
    "@typespec/openapi3",
    "@typespec/streams",
    "@typespec/events",
    "@typespec/sse",
    "@typespec/versioning",
  ],
});
const tester = libraries.importLibraries().using("Http", "OpenAPI", "Events", "SSE", "Versioning");

/**
 * The emitter's output: the text of each file by name, and diagnostics in the form `severity code: message`.
 */
export interface Emitted {
  files: Record<string, string>;
  diagnostics: string[];
}

/** Compiles TypeSpec source text in memory, with the libraries imported, and runs the emitter on it. */
export function emit(spec: string, options: AsyncApiEmitterOptions = {}): Promise<Emitted> {
  return runEmitter(tester, spec, options);
}

/** Compiles a complete source text, which imports its libraries, and runs the emitter on it. */
export function emitComplete(spec: string): Promise<Emitted> {
  return runEmitter(libraries.files(spectorFiles), spec, {});
}

async function runEmitter(tester: Tester, spec: string, options: AsyncApiEmitterOptions): Promise<Emitted> {
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
