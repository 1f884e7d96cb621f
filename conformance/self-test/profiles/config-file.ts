/** The configuration file of our server for a contract: those of this folder, with the suite's addresses in them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ContractName } from "../../contracts/contracts.ts";
import { expandVariables } from "../../target/environment.ts";
import type { Target } from "../../target/target.ts";

/**
 * What Tambo's and AG-UI's cases see of tools is the suite's own MCP server; the gateway's tools are built in, and would
 * be among those of the others. Agent-stream's cases have both, and an agent;
 * tool-progress's have the suite's tools, and agents.
 */
const files: Readonly<Record<ContractName, string>> = {
  tambo: "tambo.config.json",
  "ag-ui": "tambo.config.json",
  gateway: "gateway.config.json",
  "agent-stream": "agent-stream.config.json",
  "tool-progress": "tool-progress.config.json",
};

/** A target of a contract: the gateway's bodies have a limit of their own, which that file says. */
export function ownLimits(target: Target, contract: ContractName): Target {
  if (contract !== "gateway") return target;
  const text = readFileSync(join(import.meta.dirname, files.gateway), "utf8");
  const { gateway } = JSON.parse(text) as { gateway: { limits: { bodyBytes: number } } };
  return { ...target, maxBodyBytes: gateway.limits.bodyBytes };
}

/**
 * Writes the configuration file.
 *
 * @param variables What `${NAME}` in it stands for: where the suite serves.
 * @param folder Where it is written.
 * @returns Its path.
 */
export function writeConfigFile(
  contract: ContractName,
  variables: Readonly<Record<string, string>>,
  folder: string,
): string {
  const name = files[contract];
  const text = readFileSync(join(import.meta.dirname, name), "utf8");
  const path = join(folder, name);
  writeFileSync(path, expandVariables(text, variables, name));
  return path;
}
