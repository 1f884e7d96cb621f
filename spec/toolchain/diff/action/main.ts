/**
 * The script of the GitHub Action in `action.yml`. It compares the documents of a pull request with those of its
 * base, and writes the report to the log, to the job summary and to one comment of the pull request.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { ContractDiff } from "../change.ts";
import { diffWithBase } from "../compare-sources.ts";
import { DocumentError } from "../document-parts.ts";
import { formatMarkdown } from "../formats/markdown.ts";
import { formatTerminal } from "../formats/terminal.ts";
import { exitCodes } from "../main.ts";
import { failsPolicy } from "../policies.ts";
import { SourceError } from "../read-documents.ts";
import { type PullRequest, writeStickyComment } from "./comments.ts";
import { type Environment, InputError, readSettings, type Settings } from "./settings.ts";
import { shortenReport } from "./shorten.ts";

/** GitHub accepts at most 65,536 characters in a comment, and 1 MiB in the summary of a step. */
const maxLengths = { comment: 65_000, summary: 250_000 } as const;

/**
 * Runs the Action.
 *
 * @param print Prints to the log.
 * @returns The exit code.
 */
export async function runAction(env: Environment, print: (text: string) => void): Promise<number> {
  try {
    const settings = readSettings(env);
    const diffs = await diffWithBase(resolveBase(settings), settings.workspace, settings.documents);
    print(formatTerminal(diffs, { colours: false }));
    const report = formatMarkdown(diffs);
    if (settings.summaryFile !== undefined)
      appendFileSync(
        settings.summaryFile,
        shortenReport(report, maxLengths.summary, "The log of this job contains the whole report."),
      );
    if (settings.pull !== undefined) print(await comment(settings.pull, settings.documents, diffs, report));
    return failsPolicy(diffs, settings.policy) ? exitCodes.failed : exitCodes.passed;
  } catch (error) {
    if (!(error instanceof InputError || error instanceof SourceError || error instanceof DocumentError))
      throw error;
    print(formatCommand("error", error.message));
    return exitCodes.usage;
  }
}

/**
 * Returns the commit to compare with. Fetches it if the checkout does not contain it, because by default a checkout
 * contains only one commit.
 */
function resolveBase({ base, workspace }: Settings): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: workspace, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const resolve = (ref: string) =>
    git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`).trim();
  try {
    return resolve(base);
  } catch {
    try {
      git("fetch", "--no-tags", "--depth=1", "origin", base);
      return resolve("FETCH_HEAD");
    } catch {
      throw new SourceError(`git cannot fetch ${base}; check out the repository with \`fetch-depth: 0\``);
    }
  }
}

/**
 * Writes the comment. A pull request without changes gets none, but an existing comment is updated. The Action
 * does not fail if GitHub rejects the comment, because the token of a fork may not write comments.
 */
async function comment(
  pull: PullRequest,
  documents: string,
  diffs: readonly ContractDiff[],
  report: string,
): Promise<string> {
  const marker = `<!-- contract-diff ${documents} -->`;
  const text = shortenReport(
    `${marker}\n${report}`,
    maxLengths.comment,
    "The job summary contains the whole report.",
  );
  try {
    const create = diffs.some(({ changes }) => changes.length > 0);
    return `Comment on pull request ${pull.number}: ${await writeStickyComment(pull, marker, text, { create })}\n`;
  } catch (error) {
    return formatCommand("warning", `the comment was not written: ${(error as Error).message}`);
  }
}

/** Formats a workflow command, which GitHub shows as an annotation. */
function formatCommand(kind: "error" | "warning", message: string): string {
  const escaped = message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  return `::${kind} title=Contract diff::${escaped}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.exitCode = await runAction(process.env, (text) => process.stdout.write(text));
