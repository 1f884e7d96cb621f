/** Reads the PostgreSQL database URL. */

import { readTextFile } from "./json-file.ts";
import { containsPassword, findSecretParameter, plainSecretProblem, resolveSecret } from "./secrets.ts";
import { formatFileLocation, type Sources } from "./sources.ts";

const invalidUrl =
  "must be the URL of a PostgreSQL database, such as postgres://user:password@host:5432/database";

/** The driver's SSL modes. For an unknown mode, the driver may use a stricter mode than intended. */
const sslModes = ["disable", "prefer", "require", "verify-ca", "verify-full", "no-verify"];

/** Parameters that contain paths of files, which the driver reads. */
const fileParameters = ["sslrootcert", "sslcert", "sslkey"];

/**
 * Reads the URL. No error contains the URL, which is treated as a secret because it may contain a password.
 *
 * @returns `undefined` if no URL is set, or after an error.
 */
export function readDatabaseUrl(sources: Sources): string | undefined {
  const { env, errors } = sources;
  const location = env.DATABASE_URL ? "DATABASE_URL" : formatFileLocation(sources, "/databaseUrl");
  const found = env.DATABASE_URL ? { text: env.DATABASE_URL } : readFromFile(sources);
  if (found === undefined) return undefined;
  const problem = "problem" in found ? found.problem : findUrlProblem(found.text);
  if (problem === undefined && "text" in found) return found.text;
  errors.add(location, problem ?? invalidUrl);
  return undefined;
}

function readFromFile({
  env,
  file: { content, folder },
}: Sources): { text: string } | { problem: string } | undefined {
  const { databaseUrl } = content;
  if (databaseUrl === undefined) return undefined;
  if (typeof databaseUrl !== "string") return resolveSecret(databaseUrl, env, folder);
  return containsSecret(databaseUrl) ? { problem: plainSecretProblem } : { text: databaseUrl };
}

/**
 * Returns true if a URL contains a password or another secret. Ignores `sslkey`, which is only the path of a
 * key.
 */
function containsSecret(url: string): boolean {
  return (
    containsPassword(url) || findSecretParameter(url.replace(/(?<=[?&])sslkey=[^&#]*/g, "")) !== undefined
  );
}

function findUrlProblem(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) return invalidUrl;
  const parameters = new Map(url.searchParams);
  if (!sslModes.includes(parameters.get("sslmode") ?? "disable"))
    return `has an unknown sslmode; use one of ${sslModes.join(", ")}`;
  for (const name of fileParameters) {
    const path = parameters.get(name);
    const read = path ? readTextFile(path) : { text: "" };
    if ("problem" in read) return `${name}: the file "${path}" ${read.problem}`;
  }
  return undefined;
}
