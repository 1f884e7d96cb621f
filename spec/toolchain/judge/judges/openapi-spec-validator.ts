import { installPython, runPythonTool } from "../install.ts";
import type { Judge } from "../judge.ts";
import { openApiFiles } from "./documents.ts";

/** The validator of the `openapi-spec-validator` package, which many Python tools use. */
export const openApiSpecValidator: Judge = {
  id: "openapi-spec-validator",
  prepare: installPython,
  async judge(contract) {
    const findings = openApiFiles(contract).map(async (file) => {
      const { code, stdout, stderr } = await runPythonTool("openapi-spec-validator", [`generated/${file}`]);
      const output = `${stdout}\n${stderr}`.trim();
      return code === 0 ? [] : [{ rule: "invalid", place: file, message: output }];
    });
    return (await Promise.all(findings)).flat();
  },
};
