/** Collects the secrets that must not appear in the log: keys in the settings and in requests. */
import type { IncomingHttpHeaders } from "node:http";
import { unescape as unescaped } from "node:querystring";
import { isSecretName } from "../config/secrets.ts";
import type { Settings } from "../config/settings.ts";
import type { Redact } from "../core/redact.ts";

/**
 * Returns the secrets in the settings. The projects' API keys are not included, because only their digests
 * are stored. The keys themselves are collected from requests.
 */
export function collectSettingSecrets(
  settings: Pick<Settings, "databaseUrl" | "tokenSecrets" | "providers" | "everyProject" | "projects">,
): readonly string[] {
  const projects = [settings.everyProject, ...settings.projects.values()];
  const keys = [
    ...collectPasswords(settings.databaseUrl),
    ...(settings.tokenSecrets ?? []),
    ...settings.providers.map(({ apiKey }) => apiKey),
    ...projects.map(({ builtInTools }) => builtInTools.webSearch?.apiKey),
    ...projects.flatMap(({ toolServers }) => toolServers.flatMap(({ secrets = [] }) => secrets)),
  ];
  return [...new Set(keys.filter((key) => key !== undefined))];
}

/** Returns the passwords in a URL, both percent-encoded and decoded. */
function collectPasswords(databaseUrl: string | undefined): string[] {
  const url = URL.parse(databaseUrl ?? "");
  if (url === null) return [];
  const inQuery = Array.from(url.searchParams).filter(([name]) => isSecretName(name));
  const texts = [
    ...[url.password, unescaped(url.password)],
    ...inQuery.flatMap(([, value]) => [value, encodeURIComponent(value)]),
  ];
  return texts.filter((text) => text !== "");
}

/** Returns the keys in a request's headers: API keys, provider keys (`X-Provider-Key-…`) and cookies. */
export function collectHeaderSecrets(headers: IncomingHttpHeaders): readonly string[] {
  return Object.entries(headers).flatMap(([name, value = ""]) => {
    if (!isSecretHeader(name)) return [];
    const text = String(value);
    // The scheme in `Authorization` and the names of cookies are not secrets.
    if (name === "cookie") return text.split(/; */).map((cookie) => cookie.replace(/^[^=]*=/, ""));
    return [text.replace(/^(?:Basic|Bearer) +/i, "")];
  });
}

function isSecretHeader(name: string): boolean {
  return name.startsWith("x-provider-key-") || isSecretName(name);
}

/**
 * Removes secrets from a value. Hides fields at any depth whose names indicate a secret, and redacts all
 * strings.
 */
export function hideSecrets(value: unknown, redact: Redact): unknown {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item, redact));
  if (typeof value !== "object" || value === null) return value;
  // A file's bytes are of no use in a log.
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (value instanceof URL) return redact(value.href);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      redact(name),
      isSecretName(name) && typeof field === "string" ? "[secret]" : hideSecrets(field, redact),
    ]),
  );
}
