import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import {
  installOpenapiGenerator,
  javaToolchain,
  openapiGeneratorVersion,
  runOpenapiGenerator,
} from "../java/openapi-generator.ts";
import { commonScenarios, type Row, type Workspace } from "../row.ts";
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

    async compiles(workspace) {
      const program = join(import.meta.dirname, "import_all.py");
      await runPython("python", [program], workspace.folder);
    },

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

/** Type-checks files in a workspace, except for the generated code. */
async function checkTypes(files: readonly string[], folder: Workspace["folder"]): Promise<void> {
  await runPython("mypy", ["--follow-imports=silent", "--warn-unused-ignores", ...files], folder);
}

const openapiPythonClient = pythonRow({
  id: "openapi-python-client",
  folder: "openapi-python-client",
  generator: "openapi-python-client",
  version: "0.29.1",
  command: "openapi-python-client generate --path openapi.yaml --meta none --output-path client",
  streams:
    "The generated call cannot read streams. Build the request with `_get_kwargs`, read the response with httpx, and decode each event with the model class for its type.",
  toolchain: pythonToolchain,
  install: installPython,
  async generates({ document, folder }) {
    // By default, the generator skips unsupported parts of the document with a warning. Here, such a warning
    // is an error.
    const args = ["generate", "--path", document, "--meta", "none", "--output-path", "client"];
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

export const rows: readonly Row[] = [openapiPythonClient, openapiGenerator];
