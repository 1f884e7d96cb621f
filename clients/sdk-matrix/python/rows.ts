import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  installOpenapiGenerator,
  javaToolchain,
  openapiGeneratorVersion,
  runOpenapiGenerator,
} from "../openapi-generator.ts";
import { commonScenarios, type Row, type Workspace } from "../row.ts";
import { modelina } from "../typescript/modelina.ts";
import { installPython, pythonToolchain, runPython } from "./environment.ts";

/**
 * The part of a row that depends on the generator. The generator creates the package `client`. The
 * generator's folder contains `program.py` and, in `decode`, an event decoder for each contract.
 */
type Generator = Pick<
  Row,
  "id" | "generator" | "version" | "command" | "streams" | "toolchain" | "install" | "generates"
> & { folder: string };

function pythonRow({ folder, ...generator }: Generator): Row {
  const sources = join(import.meta.dirname, folder);
  return {
    ...generator,
    language: "python",
    scenarios: commonScenarios,

    compiles: importAll,

    async typesStream({ contract, folder }) {
      await copyFile(join(sources, "decode", `${contract}.py`), join(folder, "decode.py"));
      await copyFile(join(import.meta.dirname, "streams", `${contract}.py`), join(folder, "events.py"));
      await checkTypes(["decode.py", "events.py"], folder);
      await runPython("python", ["events.py"], folder);
    },

    async runs({ folder }, { url }) {
      await copyFile(join(sources, "program.py"), join(folder, "program.py"));
      await checkTypes(["program.py"], folder);
      await runPython("python", ["program.py"], folder, { TAMBO_BASE_URL: url });
    },
  };
}

/** Imports all modules of the generated package. */
async function importAll({ folder }: Workspace): Promise<void> {
  await runPython("python", [join(import.meta.dirname, "import_all.py")], folder);
}

/** Type-checks files in a workspace, except for the generated code. */
async function checkTypes(files: readonly string[], folder: Workspace["folder"]): Promise<void> {
  await runPython("mypy", ["--follow-imports=silent", "--warn-unused-ignores", ...files], folder);
}

/** Without `--collapse-root-models`, even a named string becomes a class. */
const datamodelOptions = [
  "--output-model-type=pydantic_v2.BaseModel",
  "--target-python-version=3.11",
  "--use-annotated",
  "--collapse-root-models",
  "--snake-case-field",
  "--allow-population-by-field-name",
  "--capitalise-enum-members",
  "--formatters=builtin",
];

const openapiPythonClient = pythonRow({
  id: "openapi-python-client",
  folder: "openapi-python-client",
  generator: "openapi-python-client",
  version: "0.29.1",
  command:
    "openapi-python-client generate --path openapi.yaml --meta none --config config.yaml --output-path client",
  streams:
    "The generated call cannot read streams. Build the request with `_get_kwargs`, read the response with httpx, and decode each event with the generated `_parse_response`, for which `config.yaml` has to override the content type of streams.",
  toolchain: pythonToolchain,
  install: installPython,
  async generates({ document, folder }) {
    // By default, the generator skips unsupported parts of the document with a warning. Here, such a warning
    // is an error.
    const config = join(import.meta.dirname, "openapi-python-client/config.yaml");
    const args = [
      "generate",
      "--path",
      document,
      "--meta",
      "none",
      "--config",
      config,
      "--output-path",
      "client",
    ];
    await runPython("openapi-python-client", [...args, "--fail-on-warning"], folder);
  },
});

const openapiGenerator = pythonRow({
  id: "openapi-generator-python",
  folder: "openapi-generator",
  generator: "OpenAPI Generator, `python`",
  version: openapiGeneratorVersion,
  command: "openapi-generator-cli generate -g python --package-name client -i openapi.yaml -o .",
  streams:
    "`create_run_without_preload_content` returns the response before its body is read. The union's `from_json` decodes each event.",
  async toolchain() {
    const java = await javaToolchain();
    return java.available ? pythonToolchain() : java;
  },
  async install() {
    await Promise.all([installPython(), installOpenapiGenerator()]);
  },
  generates: ({ document, folder }) =>
    runOpenapiGenerator(document, folder, ["-g", "python", "--package-name", "client"]),
});

const datamodelCodeGenerator = pythonRow({
  id: "datamodel-code-generator",
  folder: "datamodel-code-generator",
  generator: "datamodel-code-generator (pydantic)",
  version: "0.89.0",
  command: `datamodel-codegen --input openapi.yaml --output client/models.py ${datamodelOptions.join(" ")}`,
  streams:
    "Generates only models. Send the requests and read the stream with httpx. The union's `model_validate_json` decodes each event, and raises `ValidationError` for an event of an unknown type.",
  toolchain: pythonToolchain,
  install: installPython,
  async generates({ document, folder }) {
    await mkdir(join(folder, "client"));
    await writeFile(join(folder, "client/__init__.py"), "");
    const args = ["--input", document, "--output", "client/models.py", ...datamodelOptions];
    await runPython("datamodel-codegen", args, folder);
  },
});

const modelinaOptions = ["--packageName", "client"];

const modelinaPython: Row = {
  id: "modelina-python",
  language: "python",
  ...modelina,
  command: `modelina generate python asyncapi.3.0.yaml ${modelinaOptions.join(" ")} -o client`,
  streams:
    "Generates only classes. Read the stream with an SSE parser, and create the class for each event's type from a dictionary. This works only for events without fields in camel case and lists of objects.",
  toolchain: pythonToolchain,
  async install() {
    await Promise.all([modelina.install(), installPython()]);
  },
  async generates(workspace) {
    await modelina.generate(workspace, "python", ...modelinaOptions);
    await writeFile(join(workspace.folder, "client/__init__.py"), "");
  },
  compiles: importAll,
  async typesStream({ contract, folder }) {
    await copyFile(join(import.meta.dirname, "modelina", `${contract}.py`), join(folder, "events.py"));
    await checkTypes(["events.py"], folder);
    await runPython("python", ["events.py"], folder);
  },
};

export const rows: readonly Row[] = [
  openapiPythonClient,
  openapiGenerator,
  datamodelCodeGenerator,
  modelinaPython,
];
