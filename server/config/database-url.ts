/** Reads the URL of the PostgreSQL database. */

import { readTextFile } from "./json-file.ts";
import { holdsPassword, notItself, secretBehind, secretParameter } from "./secrets.ts";
import { placeInFile, type Sources } from "./sources.ts";

const notOne = "is not the URL of a PostgreSQL database: postgres://user:password@host:5432/database";

/** The driver's modes. It treats an unknown mode as a stricter one than may be intended. */
const sslModes = ["disable", "prefer", "require", "verify-ca", "verify-full", "no-verify"];

/** Parameters with paths of files, which the driver reads. */
const fileParameters = ["sslrootcert", "sslcert", "sslkey"];

/**
 * Reads the URL. The URL is treated as a secret, because it may contain a password: no error contains it.
 *
 * @returns `undefined` if none is set, and after an error.
 */
export function readDatabaseUrl(sources: Sources): string | undefined {
  const { env, mistakes } = sources;
  const place = env.DATABASE_URL ? "DATABASE_URL" : placeInFile(sources, "/databaseUrl");
  const found = env.DATABASE_URL ? { text: env.DATABASE_URL } : inFile(sources);
  if (found === undefined) return undefined;
  const problem = "problem" in found ? found.problem : problemOf(found.text);
  if (problem === undefined && "text" in found) return found.text;
  mistakes.add(place, problem ?? notOne);
  return undefined;
}

function inFile({
  env,
  file: { content, folder },
}: Sources): { text: string } | { problem: string } | undefined {
  const { databaseUrl } = content;
  if (databaseUrl === undefined) return undefined;
  if (typeof databaseUrl !== "string") return secretBehind(databaseUrl, env, folder);
  return holdsSecret(databaseUrl) ? { problem: notItself } : { text: databaseUrl };
}

/** Ignores `sslkey`, which is the path of a key. */
function holdsSecret(url: string): boolean {
  return holdsPassword(url) || secretParameter(url.replace(/(?<=[?&])sslkey=[^&#]*/g, "")) !== undefined;
}

function problemOf(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) return notOne;
  const parameters = new Map(url.searchParams);
  if (!sslModes.includes(parameters.get("sslmode") ?? "disable"))
    return `has an unknown sslmode; there are ${sslModes.join(", ")}`;
  for (const name of fileParameters) {
    const path = parameters.get(name);
    const read = path ? readTextFile(path) : { text: "" };
    if ("problem" in read) return `has ${name}, and the file "${path}" ${read.problem}`;
  }
  return undefined;
}
