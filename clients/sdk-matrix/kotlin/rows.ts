import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  installOpenapiGenerator,
  javaToolchain,
  openapiGeneratorVersion,
  runOpenapiGenerator,
} from "../openapi-generator.ts";
import { type Contract, missingFields, type Row } from "../row.ts";
import { expectCompileError } from "../run-command.ts";
import { compileKotlin, installKotlin, runKotlin } from "./compile.ts";

/**
 * The schemas that become classes that do not compile: objects with both known and additional properties, and
 * unions that include numbers or any value. They are mapped to any JSON value.
 */
const untyped: Readonly<Record<Contract, readonly string[]>> = {
  tambo: ["JSONSchema"],
  "ag-ui": ["JSONSchema", "ForwardedProps", "AnyForwardedProps", "RunResult", "AnyRunResult", "NonNullJson"],
  gateway: ["OpaqueBlock"],
  "tool-progress": ["ToolCallDetails"],
  "agent-stream": [],
};

const options = [
  ...["-g", "kotlin", "--library", "jvm-retrofit2"],
  ...[
    "--additional-properties",
    "serializationLibrary=kotlinx_serialization,generateOneOfAnyOfWrappers=true",
  ],
  ...["--type-mappings", "AnyType=AnyJson,object=AnyJson", "--import-mappings", "AnyJson=client.AnyJson"],
];

const sources = "client/src/main/kotlin";

const openapiGenerator: Row = {
  id: "openapi-generator-kotlin",
  language: "kotlin",
  generator: "OpenAPI Generator, `kotlin` with retrofit2 and kotlinx.serialization",
  version: openapiGeneratorVersion,
  command: `openapi-generator-cli generate ${options.join(" ")} --schema-mappings JSONSchema=AnyJson -i openapi.yaml -o client`,
  streams:
    "The union is a sealed interface, and its serializer decodes each event. Map the schemas that do not compile to a type alias for any JSON value: see `untyped` in `kotlin/rows.ts`.",
  scenarios: [],
  toolchain: () => javaToolchain(),

  async install() {
    await Promise.all([installOpenapiGenerator(), installKotlin()]);
  },

  async generates({ contract, document, folder }) {
    const mappings = untyped[contract].map((schema) => `${schema}=AnyJson`).join(",");
    const args = mappings === "" ? options : [...options, "--schema-mappings", mappings];
    await runOpenapiGenerator(document, join(folder, "client"), args);
    await copyFile(join(import.meta.dirname, "AnyJson.kt"), join(folder, sources, "AnyJson.kt"));
  },

  compiles: ({ folder }) => compileKotlin(folder, [sources]),

  async typesStream({ contract, folder }) {
    const { event, field } = missingFields[contract];
    const text = `fun read(event: org.openapitools.client.models.${event}): Any? = event.${field}\n`;
    await writeFile(join(folder, "Wrong.kt"), text);
    await expectCompileError(compileKotlin(folder, ["Wrong.kt"]), `unresolved reference '${field}'`);
    await copyFile(join(import.meta.dirname, "streams", `${contract}.kt`), join(folder, "Events.kt"));
    await compileKotlin(folder, ["Events.kt"]);
    await runKotlin(folder, "EventsKt");
  },
};

export const rows: readonly Row[] = [openapiGenerator];
