import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { readConfig } from "../config/config.ts";
import { type Overrides, resolveSettings, type Settings } from "../config/settings.ts";
import type { CommandContext } from "./dependencies.ts";
import { UsageError } from "./exit.ts";
import type { JudgeOptions } from "./options.ts";

const defaultFile = "tambo-conform.yaml";

/** The settings, and the folder in which the configured command runs. */
export interface LocatedSettings {
  settings: Settings;
  folder: string;
}

/**
 * Reads the configuration file. Command-line options override its settings.
 * @throws UsageError if the file given with `--config` cannot be read.
 * @throws ConfigError if a setting in the file, or an option that overrides it, is invalid.
 */
export function readSettings(
  flags: JudgeOptions & { url?: string },
  { cwd, env }: Pick<CommandContext, "cwd" | "env">,
): LocatedSettings {
  const name = flags.config ?? defaultFile;
  const path = resolve(cwd, name);
  const present = flags.config !== undefined || existsSync(path);
  const config = present ? readConfig(readNamedFile(path, name), name) : {};
  const overrides: Overrides = {};
  if (flags.mode !== undefined) overrides.mode = flags.mode;
  if (flags.url !== undefined) overrides.url = flags.url;
  if (flags.key !== undefined) overrides.key = flags.key;
  if (flags.otherKey !== undefined) overrides.otherKey = flags.otherKey;
  if (flags.feature !== undefined) overrides.features = flags.feature;
  if (flags.timeout !== undefined) overrides.timeoutMs = flags.timeout;
  return { settings: resolveSettings(config, overrides, env), folder: present ? dirname(path) : cwd };
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
