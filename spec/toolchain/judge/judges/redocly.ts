import type { Judge } from "../judge.ts";
import { parseReport, runTool } from "../run-tool.ts";
import { openApiFiles } from "./documents.ts";

interface Report {
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
}

/** Redocly's rule set `recommended-strict`, without the project's changes in `check/redocly.yaml`. */
export const redocly: Judge = {
  id: "redocly",
  prepare: async () => undefined,
  async judge(contract) {
    const findings = openApiFiles(contract).map(async (file) => {
      const options = ["--extends=recommended-strict", "--format=json", "--max-problems=10000"];
      const args = ["node_modules/@redocly/cli/bin/cli.js", "lint", ...options, `generated/${file}`];
      const result = await runTool(process.execPath, args);
      const { problems } = parseReport<Report>(result.stdout, result);
      return problems.map(({ ruleId, message, location: [location] }) => ({
        rule: ruleId,
        place: `${file}${location?.pointer ?? ""}`,
        message,
      }));
    });
    return (await Promise.all(findings)).flat();
  },
};
