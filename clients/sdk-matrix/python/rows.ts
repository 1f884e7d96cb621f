/** The rows of Python. */
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import {
  installOpenapiGenerator,
  javaToolchain,
  openapiGeneratorVersion,
  runOpenapiGenerator,
} from "../java/openapi-generator.ts";
import { commonScenarios, type Place, type Row } from "../row.ts";
import { installPython, pythonToolchain, runPython } from "./environment.ts";

/**
 * What a generator of Python differs by: it generates the package `client`. Its folder here has `program.py`, and in `decode`
 * how it decodes an event of each contract.
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

    async compiles(place) {
      const program = join(import.meta.dirname, "import_all.py");
      await runPython("python", [program], place.folder);
    },

    async typesStream({ contract, folder }) {
      await copyFile(join(sources, "decode", `${contract}.py`), join(folder, "decode.py"));
      await copyFile(join(import.meta.dirname, "streams", `${contract}.py`), join(folder, "events.py"));
      await check(["decode.py", "events.py"], folder);
      await runPython("python", ["events.py"], folder);
    },

    async runs({ folder }, { url }) {
      await copyFile(join(sources, "program.py"), join(folder, "program.py"));
      await check(["program.py"], folder);
      await runPython("python", ["program.py"], folder, { TAMBO_BASE_URL: url });
    },
  };
}

/** Checks the types of files in a working folder; those of the generated code are its own. */
async function check(files: readonly string[], folder: Place["folder"]): Promise<void> {
  await runPython("mypy", ["--follow-imports=silent", "--warn-unused-ignores", ...files], folder);
}

const openapiPythonClient = pythonRow({
  id: "openapi-python-client",
  folder: "openapi-python-client",
  generator: "openapi-python-client",
  version: "0.29.1",
  command: "openapi-python-client generate --path openapi.yaml --meta none --output-path client",
  streams:
    "The call cannot: the request is that of `_get_kwargs`, httpx reads, and each event is decoded by its model.",
  toolchain: pythonToolchain,
  install: installPython,
  async generates({ document, folder }) {
    // What it cannot generate it leaves out with a warning, which is taken for what it is.
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
    "`create_run_without_preload_content` gives the response to read, the union's `from_json` each event.",
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
