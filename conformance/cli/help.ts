/** What the help of each command ends with: the contracts, what a started command is told, and exit codes. */
import { contractNames, contractTitles } from "../contracts/contracts.ts";

const contracts = `
Contracts, for --contract:
${contractNames.map((name) => `  ${name.padEnd(13)}  ${contractTitles[name]}`).join("\n")}`;

const startedEnvironment = `
Environment of the command, beside its own:
  PORT                                   where it listens, on 127.0.0.1
  OPENAI_BASE_URL, OPENAI_API_KEY        its model, by Chat Completions or Responses ...
  ANTHROPIC_BASE_URL, ANTHROPIC_API_KEY  ... or by Messages
  CONFORM_MCP_URL                        its MCP server "conformance" (streamable HTTP)
  CONFORM_SEARCH_URL                     feature builtins: a search engine with SearXNG's API
  CONFORM_HOLDS_URL                      mode script: a hold asks GET $CONFORM_HOLDS_URL/<name>
  CONFORM_GRACE_MS                       feature grace: how long a run without a reader goes on

It is ready when GET /healthz is answered with 2xx; \`health\` of the configuration names another path.`;

/** What each exit code of a command means; a command without failures never ends with 1. */
function exitCodes({ ok, failures, fault }: { ok: string; failures?: string; fault: string }): string {
  return `
Exit codes:
  0  ${ok}${failures === undefined ? "" : `\n  1  ${failures}`}
  2  the command line or the configuration is wrong
  3  ${fault}`;
}

const unreachable = "the implementation is out of reach, or the suite or its set-up is at fault";
const portTaken = "the port is taken, or the suite is at fault";

const judged = exitCodes({
  ok: "everything that counts holds",
  failures: "checks failed, none passed, or the baseline has stale entries",
  fault: `nothing could be judged: ${unreachable}`,
});

/** By command; `shown` of those that only show something. */
export const help = {
  program: `${contracts}\n${exitCodes({
    ok: "all is well",
    failures: "checks or scenarios failed, or a baseline has stale entries",
    fault: `nothing could be judged: ${unreachable}`,
  })}`,
  run: judged,
  start: `${startedEnvironment}\n${judged}`,
  baseline: exitCodes({ ok: "the baseline is written", fault: `nothing was written: ${unreachable}` }),
  shown: exitCodes({ ok: "it is shown", fault: "the suite is at fault" }),
  serve: exitCodes({ ok: "it was served until Ctrl-C", fault: portTaken }),
  sdk: exitCodes({
    ok: "no scenario failed",
    failures: "a scenario failed, one that is required was not exercised, or the client's tests failed",
    fault: portTaken,
  }),
} as const;
