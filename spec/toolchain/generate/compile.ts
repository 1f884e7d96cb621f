import { basename, join } from "node:path";
import {
  compile,
  formatDiagnostic,
  getDiscriminatedUnion,
  getTypeName,
  NodeHost,
  navigateProgram,
  resolveCompilerOptions,
} from "@typespec/compiler";
import { isEvents } from "@typespec/events";
import { parse } from "yaml";
import { readFormDocs, readParameterExamples } from "./corrections/annotations.ts";
import type { EmittedDocuments } from "./corrections/corrections.ts";
import { readEnumDocs } from "./corrections/enum-values.ts";
import { readPages } from "./corrections/pagination.ts";
import { readStreamExamples } from "./corrections/stream-examples.ts";
import { readStreamUnions } from "./corrections/streams.ts";

/** Thrown if the spec does not compile. The message contains all diagnostics. */
export class CompileError extends Error {
  override name = "CompileError";
}

/**
 * The warning that OpenAPI 3.1 cannot describe the items of a stream. `describeStreams` describes the items
 * in a different way. The TypeSpec sources cannot suppress the warning, because it is reported for the
 * standard library.
 */
const expected = "@typespec/openapi3/streams-not-supported";

/**
 * Compiles a contract with the emitters and options in its `tspconfig.yaml`. Writes nothing to disk.
 *
 * @param directory The absolute path of the contract's folder, which contains `main.tsp`.
 * @throws {CompileError} The compilation reported errors or warnings.
 */
export async function compileContract(directory: string): Promise<EmittedDocuments> {
  const written = new Map<string, string>();
  const host = {
    ...NodeHost,
    mkdirp: async (path: string) => path,
    writeFile: async (path: string, content: string) => {
      written.set(basename(path), content);
    },
  };
  const entrypoint = join(directory, "main.tsp");
  const [options, problems] = await resolveCompilerOptions(host, {
    cwd: directory,
    entrypoint,
    overrides: { outputDir: join(directory, "unwritten") },
  });
  const program = await compile(host, entrypoint, options);
  const diagnostics = [...problems, ...program.diagnostics].filter(({ code }) => code !== expected);
  if (diagnostics.length > 0)
    throw new CompileError(diagnostics.map((each) => formatDiagnostic(each, { pretty: true })).join("\n"));

  const frameUnions = new Set<string>();
  navigateProgram(program, {
    union: (union) => {
      if (isEvents(program, union) && getDiscriminatedUnion(program, union)[0] === undefined)
        frameUnions.add(getTypeName(union).split(".").at(-1) as string);
    },
  });
  const read = (file: string) => {
    const content = written.get(file);
    if (content === undefined)
      throw new CompileError(`the emitters did not write ${file}, only ${[...written.keys()].join(", ")}`);
    return parse(content);
  };
  return {
    openapi31: read("openapi.3.1.0.json"),
    openapi32: read("openapi.3.2.0.json"),
    asyncapi: read("asyncapi.yaml"),
    examples: readParameterExamples(program),
    streamExamples: readStreamExamples(program),
    formDocs: readFormDocs(program),
    pages: readPages(program),
    enumDocs: readEnumDocs(program),
    frameUnions,
    streamUnions: readStreamUnions(program),
  };
}
