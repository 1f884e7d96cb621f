import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { projectRoot } from "../../project.ts";
import { installNpm, runNpmTool } from "../install.ts";
import type { Finding, Judge } from "../judge.ts";
import { parseReport } from "../run-tool.ts";
import { asyncApiFiles, toPointer } from "./documents.ts";
import type { Diagnostic } from "./spectral.ts";

const script = "@asyncapi/cli/bin/run_bin";

async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "asyncapi-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `asyncapi validate`. Findings of all severities count. */
export const asyncApiValidate: Judge = {
  id: "asyncapi validate",
  prepare: installNpm,
  async judge(contract) {
    const findings: Finding[] = [];
    for (const file of asyncApiFiles(contract)) {
      const diagnostics = await withFolder(async (folder) => {
        const report = join(folder, "report.json");
        const options = ["--diagnostics-format", "json", "--fail-severity", "hint", "--save-output", report];
        const result = await runNpmTool(script, ["validate", `generated/${file}`, ...options]);
        const text = globSync(report).map((path) => readFileSync(path, "utf8"));
        return parseReport<Diagnostic[]>(text.join(""), result);
      });
      for (const { code, path, message } of diagnostics)
        findings.push({ rule: code, place: file + toPointer(path), message });
    }
    return findings;
  },
};

const languages = { typescript: "ts", python: "py", java: "java" };

/**
 * `asyncapi generate models`, with the document for tools that do not support AsyncAPI 3.1. The command succeeds even
 * if it generates nothing, so fewer models than messages are a finding.
 */
export const asyncApiModels: Judge = {
  id: "asyncapi generate models",
  prepare: installNpm,
  async judge(contract) {
    const findings: Finding[] = [];
    const file = `${contract}/asyncapi.3.0.yaml`;
    const { components } = parse(readFileSync(join(projectRoot, "generated", file), "utf8"));
    const messages = Object.keys(components.messages).length;
    for (const [language, extension] of Object.entries(languages)) {
      await withFolder(async (folder) => {
        const options = ["--output", folder, "--packageName", "models", "--no-interactive"];
        const args = ["generate", "models", language, `generated/${file}`, ...options];
        const { code, stdout, stderr } = await runNpmTool(script, args);
        const models = globSync(`**/*.${extension}`, { cwd: folder }).length;
        if (code === 0 && models >= messages) return;
        const message =
          `exit code ${code}, ${models} models for ${messages} messages\n${stdout}${stderr}`.trim();
        findings.push({ rule: language, place: file, message });
      });
    }
    return findings;
  },
};
