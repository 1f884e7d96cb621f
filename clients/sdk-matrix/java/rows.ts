import { join } from "node:path";
import { classPath, gsonJars, type Jars, jacksonJars } from "../maven.ts";
import {
  installOpenapiGenerator,
  javaToolchain,
  openapiGeneratorVersion,
  runOpenapiGenerator,
} from "../openapi-generator.ts";
import { commonScenarios, type Row } from "../row.ts";
import { modelina } from "../typescript/modelina.ts";
import { compileClient, expectMissingField, runProgram } from "./compile.ts";

/** The part of a row that depends on the library that the generated client uses. */
type Library = Pick<Row, "id" | "generator" | "command" | "streams"> & {
  /** The options of the generator. */
  args: readonly string[];
  jars: Jars;
  /** The folder that contains `program.java`, unless there is none, and in `streams` a program for each contract. */
  programs: string;
  hasProgram: boolean;
};

function openapiGeneratorRow({ args, jars, programs, hasProgram, ...texts }: Library): Row {
  return {
    ...texts,
    language: "java",
    version: openapiGeneratorVersion,
    scenarios: hasProgram ? commonScenarios : [],
    toolchain: () => javaToolchain("javac"),

    async install() {
      await Promise.all([installOpenapiGenerator(), classPath(jars)]);
    },

    generates: ({ document, folder }) => runOpenapiGenerator(document, join(folder, "client"), args),
    compiles: ({ folder }) => compileClient({ folder, jars }),

    async typesStream(workspace) {
      const client = { folder: workspace.folder, jars };
      await expectMissingField(client, workspace, "org.openapitools.client.model");
      await runProgram(client, join(programs, "streams", `${workspace.contract}.java`));
    },

    ...(hasProgram && {
      runs: ({ folder }, { url }) =>
        runProgram({ folder, jars }, join(programs, "program.java"), { TAMBO_BASE_URL: url }),
    }),
  };
}

const okhttpGson = openapiGeneratorRow({
  id: "openapi-generator-java",
  generator: "OpenAPI Generator, `java` with okhttp-gson",
  command:
    "openapi-generator-cli generate -g java --library okhttp-gson --global-property models,apis,supportingFiles,skipFormModel=false -i openapi.yaml -o client",
  streams:
    "`createRunCall` returns the HTTP call; execute it and read the response. A union's `fromJson` decodes each event as its own class.",
  args: ["-g", "java", "--library", "okhttp-gson"],
  jars: gsonJars,
  programs: import.meta.dirname,
  hasProgram: true,
});

/** The unions with a list, whose classes do not compile, as `List<Block>.class` is not valid Java. */
const unionsWithLists = [
  ...["InputMessageContent", "AnyForwardedProps", "AnyRunResult", "NonNullJson", "AssistantContent"],
  ...["SystemContent", "UserContent", "InputContent", "Content"],
];
const mappings = unionsWithLists.map((schema) => `${schema}=Object`).join(",");

const native = openapiGeneratorRow({
  id: "openapi-generator-java-native",
  generator: "OpenAPI Generator, `java` with native",
  command: `openapi-generator-cli generate -g java --library native --schema-mappings ${mappings} --global-property models,apis,supportingFiles,skipFormModel=false -i openapi.yaml -o client`,
  streams:
    "`ApiClient.getObjectMapper()` decodes each event as the union, which contains an instance of the event's class. Map the unions with a list to `Object`; otherwise they do not compile.",
  args: ["-g", "java", "--library", "native", "--schema-mappings", mappings],
  jars: jacksonJars,
  programs: join(import.meta.dirname, "native"),
  hasProgram: false,
});

const modelinaJava: Row = {
  id: "modelina-java",
  language: "java",
  ...modelina,
  command:
    "modelina generate java asyncapi.3.0.yaml --packageName client --javaJackson --javaArrayType List -o client",
  streams:
    "Generates only classes. Read the stream with an SSE parser, and decode each event with the class for its type. Configure Jackson to ignore `@JsonTypeInfo`, which deduces a class from an object's fields, because some classes have the same fields.",
  toolchain: () => javaToolchain("javac"),

  async install() {
    await Promise.all([modelina.install(), classPath(jacksonJars)]);
  },

  generates: (workspace) =>
    modelina.generate(
      workspace,
      "java",
      "--packageName",
      "client",
      "--javaJackson",
      "--javaArrayType",
      "List",
    ),
  compiles: ({ folder }) => compileClient({ folder, jars: jacksonJars }),

  async typesStream(workspace) {
    const client = { folder: workspace.folder, jars: jacksonJars };
    await expectMissingField(client, workspace, "client");
    await runProgram(client, join(import.meta.dirname, "modelina", `${workspace.contract}.java`));
  },
};

export const rows: readonly Row[] = [okhttpGson, native, modelinaJava];
