import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Config, ConfigError, readConfig } from "../config/config.ts";
import { type Overrides, resolveSettings, type Settings } from "../config/settings.ts";
import { type ContractName, contractNames, defaultRunPaths } from "../contracts/contracts.ts";
import type { CommandContext } from "./dependencies.ts";
import { UsageError } from "./exit.ts";
import type { JudgeOptions } from "./options.ts";

/** Name of the configuration file in the working directory. */
export const defaultFile = "tambo-conform.yaml";

/** The contract, the settings, and the folder in which the configured command runs. */
export interface LocatedSettings {
  contract: ContractName;
  settings: Settings;
  folder: string;
}

/**
 * Reads the configuration file. Command-line options override its settings.
 * @throws UsageError if the file given with `--config` cannot be read.
 * @throws ConfigError if a setting in the file, or an option that overrides it, is invalid, or does not apply to the
 * contract.
 */
export function readSettings(
  flags: JudgeOptions & { url?: string },
  { cwd, env }: Pick<CommandContext, "cwd" | "env">,
): LocatedSettings {
  const { config, folder } = locateConfig(flags.config, cwd);
  const overrides: Overrides = {};
  if (flags.mode !== undefined) overrides.mode = flags.mode;
  if (flags.url !== undefined) overrides.url = flags.url;
  if (flags.key !== undefined) overrides.key = flags.key;
  if (flags.otherKey !== undefined) overrides.otherKey = flags.otherKey;
  if (flags.feature !== undefined) overrides.features = flags.feature;
  if (flags.timeout !== undefined) overrides.timeoutMs = flags.timeout;
  const settings = resolveSettings(config, overrides, env);
  const contract = chooseContract(flags.contract, config);
  if (settings.target.paths !== undefined && defaultRunPaths[contract] === undefined) {
    throw new ConfigError([
      `paths: the contract ${contract} defines the paths of its operations; remove this setting`,
    ]);
  }
  return { contract, settings, folder };
}

/**
 * Returns the contract of a command that tests nothing.
 * @throws ConfigError if a setting in the default configuration file is invalid.
 */
export function readContract(flag: ContractName | undefined, cwd: string): ContractName {
  return flag ?? chooseContract(flag, locateConfig(undefined, cwd).config);
}

function chooseContract(flag: ContractName | undefined, { contract }: Config): ContractName {
  return flag ?? contract ?? contractNames[0];
}

function locateConfig(file: string | undefined, cwd: string): { config: Config; folder: string } {
  const name = file ?? defaultFile;
  const path = resolve(cwd, name);
  if (file === undefined && !existsSync(path)) return { config: {}, folder: cwd };
  return { config: readConfig(readNamedFile(path, name), name), folder: dirname(path) };
}

/**
 * Reads a file named on the command line.
 * @throws UsageError if the file cannot be read.
 */
export function readNamedFile(path: string, name: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new UsageError(`Cannot read ${name} (${(error as NodeJS.ErrnoException).code}); check the path.`);
  }
}
