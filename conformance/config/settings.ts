/** Settings of a run: options override the configuration file, which overrides the defaults. */

import { didYouMean } from "../baseline/nearest.ts";
import { type Feature, features, type Target } from "../runner/target.ts";
import { expandVariables } from "../target/environment.ts";
import type { Health } from "../target/health.ts";
import { type Config, ConfigError } from "./config.ts";

/** Settings that options can override. */
export type Overrides = Pick<Config, "mode" | "url" | "key" | "otherKey" | "timeoutMs"> & {
  features?: readonly string[];
};

/** Complete settings. */
export interface Settings {
  /** Base URL of an implementation that is already running. */
  url?: string;
  /** Command that starts the implementation, in the folder of the configuration. */
  command?: readonly string[];
  env: Readonly<Record<string, string>>;
  health: Health;
  /** Maximum time until a started implementation is ready, in milliseconds. */
  readyMs: number;
  /** The target, except its address. */
  target: Omit<Target, "name" | "url" | "restart">;
  name?: string;
}

/**
 * Default time until a run without a reader is cancelled, in milliseconds. It is long enough to reconnect on
 * a slow machine.
 */
export const defaultGraceMs = 2_000;

const defaultReadyMs = 30_000;

/**
 * @param variables Environment variables for `${NAME}` in keys.
 * @throws ConfigError if a feature is unknown, or lacks a setting that its checks need.
 * @throws UnknownVariableError if a `${NAME}` is not set.
 */
export function resolveSettings(
  config: Config,
  overrides: Overrides,
  variables: Readonly<Record<string, string | undefined>>,
): Settings {
  const {
    contract: _contract,
    url,
    command,
    env = {},
    health = "/healthz",
    readyMs = defaultReadyMs,
    name,
    ...rest
  } = config;
  const { url: otherUrl, ...flags } = overrides;
  const merged = { ...rest, ...flags };
  const claimed = (merged.features ?? []).map(parseFeature);
  const target: Settings["target"] = {
    ...merged,
    mode: merged.mode ?? "upstream",
    features: new Set(claimed),
    toolServer: merged.toolServer ?? "conformance",
    timeoutMs: merged.timeoutMs ?? 10_000,
  };
  if (config.key !== undefined && flags.key === undefined) {
    target.key = expandVariables(config.key, variables, "key");
  }
  if (config.otherKey !== undefined && flags.otherKey === undefined) {
    target.otherKey = expandVariables(config.otherKey, variables, "otherKey");
  }
  requirePrerequisites(target);
  const settings: Settings = { env, health, readyMs, target };
  const base = (otherUrl ?? url)?.replace(/\/+$/, "");
  if (base !== undefined) settings.url = base;
  if (command !== undefined) settings.command = command;
  if (name !== undefined) settings.name = name;
  return settings;
}

function parseFeature(name: string): Feature {
  if (Object.hasOwn(features, name)) return name as Feature;
  throw new ConfigError([`unknown feature "${name}"${didYouMean(name, Object.keys(features), "features")}`]);
}

/** Checks that each claimed feature has the settings that its checks need. */
function requirePrerequisites(target: Settings["target"]): void {
  const problems: string[] = [];
  if (target.features.has("api-keys") && (target.key === undefined || target.otherKey === undefined)) {
    problems.push(
      "the api-keys feature needs the keys of two projects: set key and otherKey (--key, --other-key)",
    );
  }
  if (target.features.has("model-state") && target.stateTool === undefined) {
    problems.push(
      "the model-state feature needs the stateTool setting: the tool that changes component state",
    );
  }
  if (target.features.has("body-limit") && target.maxBodyBytes === undefined) {
    problems.push("the body-limit feature needs the maxBodyBytes setting: the largest accepted body");
  }
  if (problems.length > 0) throw new ConfigError(problems);
}
