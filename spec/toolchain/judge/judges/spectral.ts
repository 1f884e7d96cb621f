import { join } from "node:path";
import { projectRoot } from "../../project.ts";
import { installNpm, runNpmTool } from "../install.ts";
import type { Judge } from "../judge.ts";
import { parseReport } from "../run-tool.ts";
import { asyncApiFiles, openApiFiles, toPointer } from "./documents.ts";

const ruleset = join(import.meta.dirname, "../spectral.yaml");
/** The line that Spectral prints after an empty report. */
const conclusion = /\nNo results with a severity of .*$/s;

/** A diagnostic of Spectral or of the AsyncAPI parser, which uses Spectral. */
export interface Diagnostic {
  code: string;
  path: (string | number)[];
  message: string;
  /** The path of the file, for Spectral. */
  source?: string;
}

/** Spectral's rule sets for OpenAPI and AsyncAPI. Findings of all severities count. */
export const spectral: Judge = {
  id: "spectral",
  prepare: installNpm,
  async judge(contract) {
    const files = [...openApiFiles(contract), ...asyncApiFiles(contract)];
    const paths = files.map((file) => `generated/${file}`);
    const options = ["--ruleset", ruleset, "--format", "json", "--fail-severity", "hint"];
    const result = await runNpmTool("@stoplight/spectral-cli/dist/index.js", ["lint", ...options, ...paths]);
    const diagnostics = parseReport<Diagnostic[]>(result.stdout.replace(conclusion, ""), result);
    const generated = `${join(projectRoot, "generated")}/`;
    return diagnostics.map(({ code, path, message, source = "" }) => ({
      rule: code,
      place: source.replace(generated, "") + toPointer(path),
      message,
    }));
  },
};
