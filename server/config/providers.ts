/** The providers of models, from the environment variables that their own SDKs read. */
import type { ProviderAccess, Providers } from "../models/providers.ts";
import { SettingError } from "./setting-error.ts";
import { addressProblem } from "./urls.ts";

/**
 * Reads which providers there are: one is available when its key is set.
 *
 * @throws {SettingError} that never shows a key.
 */
export function readProviders(env: Record<string, string | undefined>): Providers {
  const openai = readAccess(env, "OPENAI", "https://api.openai.com/v1");
  const anthropic = readAccess(env, "ANTHROPIC", "https://api.anthropic.com");
  return {
    ...(openai !== undefined && { openai }),
    // Anthropic's own SDK takes the address without the version and adds it; others write it out.
    ...(anthropic !== undefined && {
      anthropic: { ...anthropic, baseUrl: anthropic.baseUrl.replace(/(?:\/v1)?$/, "/v1") },
    }),
  };
}

function readAccess(
  env: Record<string, string | undefined>,
  name: string,
  official: string,
): ProviderAccess | undefined {
  const apiKey = env[`${name}_API_KEY`];
  const baseUrl = env[`${name}_BASE_URL`] || official;
  const problem = addressProblem(baseUrl);
  if (problem !== undefined) throw new SettingError(`${name}_BASE_URL`, problem);
  if (new URL(baseUrl).search !== "") {
    throw new SettingError(`${name}_BASE_URL`, "must have no query, for paths are added to it");
  }
  if (apiKey === undefined || apiKey === "") return undefined;
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new SettingError(
      `${name}_API_KEY`,
      "must be printable ASCII without spaces, for it travels in an HTTP header",
    );
  }
  return { apiKey, baseUrl: baseUrl.replace(/\/+$/, "") };
}
