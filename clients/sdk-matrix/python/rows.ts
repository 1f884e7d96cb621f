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

/** What a generator of Python differs by: its folder has `program.py`, and `streams` with a program a contract. */
type Generator = Pick<
  Row,
  "id" | "generator" | "version" | "command" | "streams" | "toolchain" | "install" | "generates"
> & { folder: string; package: string };

function pythonRow({ folder, package: name, ...generator }: Generator): Row {
  const sources = join(import.meta.dirname, folder);
  return {
    ...generator,
    language: "python",
    scenarios: commonScenarios,

    async compiles(place) {
      const program = join(import.meta.dirname, "import_all.py");
      await runPython("python", [program, name], place.folder);
    },

    async typesStream(place) {
      await check(join(sources, "streams", `${place.contract}.py`), "events.py", place);
      await runPython("python", ["events.py"], place.folder);
    },

    async runs(place, { url }) {
      await check(join(sources, "program.py"), "program.py", place);
      await runPython("python", ["program.py"], place.folder, { TAMBO_BASE_URL: url });
    },
  };
}

/** Checks the types of a program, which becomes a file of the working folder; those of the generated code are its own. */
async function check(source: string, file: string, { folder }: Place): Promise<void> {
  await copyFile(source, join(folder, file));
  await runPython("mypy", ["--follow-imports=silent", "--warn-unused-ignores", file], folder);
}

const openapiPythonClient = pythonRow({
  id: "openapi-python-client",
  folder: "openapi-python-client",
  package: "client",
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
  package: "openapi_client",
  generator: "OpenAPI Generator, `python`",
  version: openapiGeneratorVersion,
  command: "openapi-generator-cli generate -g python -i openapi.yaml -o client",
  streams:
    "`create_run_without_preload_content` gives the response to read, the union's `from_json` each event.",
  async toolchain() {
    const java = await javaToolchain();
    return java.available ? pythonToolchain() : java;
  },
  async install() {
    await Promise.all([installPython(), installOpenapiGenerator()]);
  },
  generates: ({ document, folder }) => runOpenapiGenerator(document, folder, ["-g", "python"]),
});

export const rows: readonly Row[] = [openapiPythonClient, openapiGenerator];
