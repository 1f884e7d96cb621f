/** What no line of the log may show: keys of the settings, and those that requests bring. */
import type { IncomingHttpHeaders } from "node:http";
import { unescape as unescaped } from "node:querystring";
import { isSecretName } from "../config/secrets.ts";
import type { Settings } from "../config/settings.ts";
import type { Redact } from "../core/redact.ts";

/**
 * The secrets of the settings. Not the projects' API keys: of these only digests are kept, and their texts come with
 * requests alone.
 */
export function secretsOf(
  settings: Pick<Settings, "databaseUrl" | "providers" | "everyProject" | "projects">,
): readonly string[] {
  const projects = [settings.everyProject, ...settings.projects.values()];
  const keys = [
    ...passwordsIn(settings.databaseUrl),
    ...settings.providers.map(({ apiKey }) => apiKey),
    ...projects.map(({ builtInTools }) => builtInTools.webSearch?.apiKey),
    ...projects.flatMap(({ toolServers }) => toolServers.flatMap(({ secrets = [] }) => secrets)),
  ];
  return [...new Set(keys.filter((key) => key !== undefined))];
}

/** As they stand in the URL, which escapes them, and as they are. */
function passwordsIn(databaseUrl: string | undefined): string[] {
  const url = URL.parse(databaseUrl ?? "");
  if (url === null) return [];
  const inQuery = Array.from(url.searchParams).filter(([name]) => isSecretName(name));
  const texts = [
    ...[url.password, unescaped(url.password)],
    ...inQuery.flatMap(([, value]) => [value, encodeURIComponent(value)]),
  ];
  return texts.filter((text) => text !== "");
}

/** The keys in a request's headers: API keys, keys of providers (`X-Provider-Key-…`), cookies. */
export function secretsIn(headers: IncomingHttpHeaders): readonly string[] {
  return Object.entries(headers).flatMap(([name, value = ""]) => {
    if (!isSecretHeader(name)) return [];
    const text = String(value);
    // The scheme of `Authorization` and the names of cookies are no secrets.
    if (name === "cookie") return text.split(/; */).map((cookie) => cookie.replace(/^[^=]*=/, ""));
    return [text.replace(/^(?:Basic|Bearer) +/i, "")];
  });
}

function isSecretHeader(name: string): boolean {
  return name.startsWith("x-provider-key-") || isSecretName(name);
}

/** A value without secrets: members whose names tell of one are hidden at any depth, and so is its text anywhere. */
export function hideSecrets(value: unknown, redact: Redact): unknown {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item, redact));
  if (typeof value !== "object" || value === null) return value;
  // Bytes of a file tell nobody anything here.
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (value instanceof URL) return redact(value.href);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      redact(name),
      isSecretName(name) && typeof member === "string" ? "[secret]" : hideSecrets(member, redact),
    ]),
  );
}
