/**
 * `npm run audit`: asks the registry for known faults of what the server runs on. A registry that gives no advisories at
 * all is no reason to stop, but is told loudly.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What became of an audit. */
export interface Verdict {
  code: 0 | 1;
  message: string;
}

interface Report {
  /** Of the registry's refusal. */
  statusCode?: number;
  message?: string;
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>;
}

const severe = new Set(["high", "critical"]);

/** What a run of `npm audit --json` says. @param stdout Its whole output. */
export function verdictOf(stdout: string): Verdict {
  const report = parse(stdout);
  if (report?.statusCode === 405) {
    const message = [
      "NOT AUDITED: the registry has no advisories to ask for (405 Method Not Allowed).",
      "Nothing is known about faults of the dependencies. Run `npm run audit` where registry.npmjs.org answers.",
    ].join("\n");
    return { code: 0, message };
  }
  const { vulnerabilities } = report ?? {};
  if (vulnerabilities === undefined) {
    const why = report?.message ?? (stdout.trim().slice(0, 500) || "it said nothing");
    return { code: 1, message: `The audit failed: ${why}` };
  }
  const found = Object.entries(vulnerabilities).filter(([, { severity }]) => severe.has(severity));
  if (found.length === 0) return { code: 0, message: "No known fault of level high or critical." };
  const lines = found.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { code: 1, message: ["Known faults in what the server runs on:", ...lines].join("\n") };
}

function parse(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stdout, error } = spawnSync("npm", ["audit", "--omit=dev", "--audit-level=high", "--json"], {
    encoding: "utf8",
  });
  const { code, message } = verdictOf(stdout ?? String(error));
  process.stderr.write(`${message}\n`);
  process.exitCode = code;
}
