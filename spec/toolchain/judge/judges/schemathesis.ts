import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../../project.ts";
import { installPython, runPythonTool } from "../install.ts";
import type { Finding, Judge } from "../judge.ts";
import { parseReport } from "../run-tool.ts";
import { type RunningServer, startServer } from "./server.ts";

interface Report {
  failures: { type: string; title: string; operations: string[] }[];
  errors: { title?: string; message?: string }[];
  operations: { total: number; tested: number };
  valid_rates: Record<string, Record<string, { accepted: number }>>;
}

/**
 * Schemathesis: sends the examples of the OpenAPI 3.2 document, requests generated from its schemas, and sequences of
 * requests to a server with the demo model, and compares the responses with the document.
 *
 * Two of its checks are off. `positive_data_acceptance` rejects every 400 for a body that matches its schema, but
 * contracts also have rules that no schema expresses, such as valid cursors. `not_a_server_error` rejects every 5xx,
 * but contracts document some of them; instead, every error that the server logs is a finding.
 */
export const schemathesis: Judge = {
  id: "schemathesis",
  prepare: installPython,
  async judge(contract) {
    const folder = mkdtempSync(join(tmpdir(), "schemathesis-"));
    try {
      const server = await startServer(folder);
      return await runSchemathesis(`${contract}/openapi.3.2.yaml`, server, folder).finally(server.stop);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

async function runSchemathesis(file: string, server: RunningServer, folder: string): Promise<Finding[]> {
  const path = join(folder, "report.json");
  const args = [
    "run",
    join(projectRoot, "generated", file),
    ...["--url", server.url, "--header", `Authorization: Bearer ${server.key}`],
    ...["--mode", "positive", "--phases", "examples,fuzzing,stateful", "--seed", "1"],
    ...["--exclude-checks", "positive_data_acceptance,not_a_server_error"],
    ...["--max-examples", "10", "--request-timeout", "30", "--continue-on-failure"],
    ...["--report-json-path", path, "--no-color"],
  ];
  // It stores its findings in the working directory.
  const result = await runPythonTool("schemathesis", args, folder);
  const report = parseReport<Report>(readFileIfExists(path), result);
  const findings = report.failures.flatMap(({ type, title, operations }) =>
    operations.map((operation) => ({ rule: type, place: `${file} ${operation}`, message: title })),
  );
  const add = (rule: string, message: string) => findings.push({ rule, place: file, message });
  for (const error of report.errors) add("error", error.message ?? error.title ?? JSON.stringify(error));
  for (const line of server.errors) add("server error", line);
  const { total, tested } = report.operations;
  if (tested < total) add("not tested", `${total - tested} of ${total} operations were not tested`);
  if (findings.length > 0)
    findings[0] = { ...findings[0], message: `${findings[0]?.message}\n${result.stdout}` } as Finding;
  return findings;
}

function readFileIfExists(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
