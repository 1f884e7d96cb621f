/** Reads which built-in tools are turned on or off by the configuration, or by one of its projects. */

import type { BuiltInTools, WebSearchSettings } from "../core/settings.ts";
import type { BuiltInContent } from "./config-file.ts";
import { readSecret } from "./secrets.ts";
import { formatFileLocation, type Sources } from "./sources.ts";
import { findBaseUrlProblem } from "./urls.ts";

/**
 * The settings of each tool that is turned on, or `false` for a tool that is turned off. A tool that is not
 * configured is absent.
 */
export type BuiltInChoice = { [Tool in keyof BuiltInTools]: NonNullable<BuiltInTools[Tool]> | false };

/** @param pointer JSON Pointer of `content`. */
export function readBuiltInTools(content: BuiltInContent, pointer: string, sources: Sources): BuiltInChoice {
  const { webSearch, webFetch, runCode } = content;
  return {
    ...(webSearch !== undefined && {
      webSearch: webSearch && readWebSearch(webSearch, `${pointer}/webSearch`, sources),
    }),
    ...(webFetch !== undefined && {
      webFetch: webFetch && { maxBytes: 1_048_576, timeMs: 20_000, ...toFields(webFetch) },
    }),
    ...(runCode !== undefined && {
      runCode: runCode && { timeMs: 5_000, maxMemory: 67_108_864, ...toFields(runCode) },
    }),
  };
}

function toFields<Members extends object>(choice: true | Members): Partial<Members> {
  return choice === true ? {} : choice;
}

function readWebSearch(
  { provider, baseUrl, apiKey }: Exclude<BuiltInContent["webSearch"], false | undefined>,
  pointer: string,
  sources: Sources,
): WebSearchSettings {
  const needed = provider === "searxng" ? { baseUrl } : { apiKey };
  for (const [name, value] of Object.entries(needed)) {
    if (value !== undefined) continue;
    sources.errors.addIfIndependent(
      formatFileLocation(sources, pointer),
      `must have the field "${name}" for "${provider}"`,
    );
  }
  const problem = baseUrl === undefined ? undefined : findBaseUrlProblem(baseUrl);
  if (problem !== undefined) sources.errors.add(formatFileLocation(sources, `${pointer}/baseUrl`), problem);
  const key = apiKey && readSecret(apiKey, `${pointer}/apiKey`, sources);
  return {
    provider,
    ...(baseUrl !== undefined && { baseUrl: baseUrl.replace(/\/+$/, "") }),
    ...(key !== undefined && { apiKey: key }),
  };
}
