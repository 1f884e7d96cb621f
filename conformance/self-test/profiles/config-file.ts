/** Writes our server's configuration file for a contract. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ContractName } from "../../contracts/contracts.ts";
import type { Target } from "../../runner/target.ts";
import { expandVariables } from "../../target/environment.ts";

/** Returns the target with the body limit that the contract's configuration file sets. */
export function withBodyLimit(target: Target, contract: ContractName): Target {
  const settings = JSON.parse(readFileSync(fileOf(contract), "utf8")) as Readonly<
    Record<string, { limits?: { bodyBytes?: number } }>
  >;
  const maxBodyBytes = settings[contract]?.limits?.bodyBytes;
  return maxBodyBytes === undefined ? target : { ...target, maxBodyBytes };
}

/**
 * Writes the configuration file.
 *
 * @param variables Values for `${NAME}` in the file: the URLs of the suite's services.
 * @param folder Folder in which the file is written.
 * @returns The path of the file.
 */
export function writeConfigFile(
  contract: ContractName,
  variables: Readonly<Record<string, string>>,
  folder: string,
): string {
  const text = readFileSync(fileOf(contract), "utf8");
  const path = join(folder, `${contract}.config.json`);
  writeFileSync(path, expandVariables(text, variables, `${contract}.config.json`));
  return path;
}

/**
 * Returns the path of the contract's own configuration template, or of the default template if it has none.
 */
function fileOf(contract: ContractName): string {
  const own = join(import.meta.dirname, `${contract}.config.json`);
  return existsSync(own) ? own : join(import.meta.dirname, "default.config.json");
}
