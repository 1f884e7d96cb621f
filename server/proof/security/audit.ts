/**
 * `npm run audit`: queries the registry for known vulnerabilities in the production dependencies. If the
 * registry does not provide advisories, the command prints a warning and succeeds.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The result of an audit. */
export interface AuditResult {
  code: 0 | 1;
  message: string;
}

interface Report {
  /** Set if the registry rejected the request. */
  statusCode?: number;
  message?: string;
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>;
}

const failingSeverities = new Set(["high", "critical"]);

/** Evaluates the output of `npm audit --json`. */
export function evaluateAudit(stdout: string): AuditResult {
  const report = parse(stdout);
  if (report?.statusCode === 405) {
    const message = [
      "NOT AUDITED: the registry does not provide advisories (405 Method Not Allowed).",
      "Known vulnerabilities of the dependencies were not checked. Run `npm run audit` with access to registry.npmjs.org.",
    ].join("\n");
    return { code: 0, message };
  }
  const { vulnerabilities } = report ?? {};
  if (vulnerabilities === undefined) {
    const reason = report?.message ?? (stdout.trim().slice(0, 500) || "npm printed nothing");
    return { code: 1, message: `The audit failed: ${reason}` };
  }
  const found = Object.entries(vulnerabilities).filter(([, { severity }]) => failingSeverities.has(severity));
  if (found.length === 0)
    return { code: 0, message: "No known vulnerabilities of severity high or critical." };
  const lines = found.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { code: 1, message: ["Known vulnerabilities in production dependencies:", ...lines].join("\n") };
}

function parse(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = ["--omit=dev", "--omit=peer", "--audit-level=high", "--json"];
  const { stdout, error } = spawnSync("npm", ["audit", ...options], { encoding: "utf8" });
  const { code, message } = evaluateAudit(stdout ?? String(error));
  process.stderr.write(`${message}\n`);
  process.exitCode = code;
}
