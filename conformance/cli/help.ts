/**
 * Text that follows the options in `--help`: contracts, environment of the started command, and exit codes.
 */
import { contractNames, contractTitles } from "../contracts/contracts.ts";

const contracts = `
Contracts, for --contract:
${contractNames.map((name) => `  ${name.padEnd(13)}  ${contractTitles[name]}`).join("\n")}`;

const startedEnvironment = `
Variables that the suite adds to the command's environment:
  PORT                                   the port to listen on, at 127.0.0.1
  OPENAI_BASE_URL, OPENAI_API_KEY        the model, with Chat Completions or Responses ...
  ANTHROPIC_BASE_URL, ANTHROPIC_API_KEY  ... or with Messages
  CONFORM_MCP_URL                        an MCP server, "conformance" (streamable HTTP)
  CONFORM_SEARCH_URL                     feature builtins: a search engine with SearXNG's API
  CONFORM_HOLDS_URL                      mode script: a hold waits for GET $CONFORM_HOLDS_URL/<name>
  CONFORM_GRACE_MS                       feature grace: time until a run without a reader is cancelled

The suite waits until GET /healthz returns 2xx; set \`health\` in the configuration for another path.`;

/** Formats the exit codes of a command. A command without `failures` never exits with 1. */
function exitCodes({ ok, failures, fault }: { ok: string; failures?: string; fault: string }): string {
  return `
Exit codes:
  0  ${ok}${failures === undefined ? "" : `\n  1  ${failures}`}
  2  invalid command line or configuration
  3  ${fault}`;
}

const unreachable = "the implementation cannot be reached, or the suite is set up incorrectly";
const portTaken = "the port is in use, or the suite itself failed";

const judged = exitCodes({
  ok: "all checks that count passed",
  failures: "checks failed, no check passed, or the baseline has stale entries",
  fault: `nothing could be tested: ${unreachable}`,
});

/** Help text of each command. Commands that only print use `shown`. */
export const help = {
  program: `${contracts}\n${exitCodes({
    ok: "all checks or scenarios passed",
    failures: "checks or scenarios failed, or a baseline has stale entries",
    fault: `nothing could be tested: ${unreachable}`,
  })}`,
  init: `${startedEnvironment}\n${judged}\n  130  interrupted with Ctrl-C`,
  run: judged,
  start: `${startedEnvironment}\n${judged}`,
  baseline: exitCodes({ ok: "the baseline was written", fault: `nothing was written: ${unreachable}` }),
  shown: exitCodes({ ok: "shown", fault: "the suite itself failed" }),
  serve: exitCodes({ ok: "served until Ctrl-C", fault: portTaken }),
  sdk: exitCodes({
    ok: "no scenario failed",
    failures: "a scenario failed, a required scenario was not exercised, or the client's tests failed",
    fault: portTaken,
  }),
} as const;
