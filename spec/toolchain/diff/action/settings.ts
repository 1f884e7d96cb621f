import { readFileSync } from "node:fs";
import { type Policy, policies } from "../policies.ts";
import type { PullRequest } from "./comments.ts";

/** The environment variables of a step. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown if an input of the Action is invalid or missing. The message says what to set. */
export class InputError extends Error {
  override name = "InputError";
}

/** The settings of one run of the Action. */
export interface Settings {
  /** The root of the checked-out repository. */
  workspace: string;
  /** The folder with the documents, relative to the workspace. */
  documents: string;
  /** The commit to compare with. */
  base: string;
  policy: Policy;
  /** The file to which the job summary is appended. Absent outside GitHub Actions. */
  summaryFile: string | undefined;
  /** The pull request to comment on. Absent if there is none, or if comments are turned off. */
  pull: PullRequest | undefined;
}

/** The part of a webhook event that the Action reads. */
interface WebhookEvent {
  before?: string;
  pull_request?: { number: number; base: { sha: string } };
}

/**
 * Reads the inputs of the Action and the variables that GitHub Actions sets.
 *
 * @throws {InputError} An input is invalid, or the base is neither an input nor part of the event.
 */
export function readSettings(env: Environment): Settings {
  const event = readEvent(env.GITHUB_EVENT_PATH);
  const policy = policies.find((each) => each === (env.INPUT_FAIL_ON || "breaking"));
  if (policy === undefined)
    throw new InputError(`fail-on ${env.INPUT_FAIL_ON} is invalid; use ${policies.join(", ")}`);
  return {
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    documents: env.INPUT_DOCUMENTS || "generated",
    base: findBase(env.INPUT_BASE, event),
    policy,
    summaryFile: env.GITHUB_STEP_SUMMARY || undefined,
    pull: env.INPUT_COMMENT === "false" ? undefined : findPullRequest(env, event),
  };
}

function readEvent(file: string | undefined): WebhookEvent {
  return file ? (JSON.parse(readFileSync(file, "utf8")) as WebhookEvent) : {};
}

/** Returns the base of the pull request, or the commit before a push. A new branch has only zeros there. */
function findBase(input: string | undefined, { pull_request: pull, before }: WebhookEvent): string {
  const base = input || pull?.base.sha || (before === undefined || /^0+$/.test(before) ? undefined : before);
  if (base === undefined)
    throw new InputError("the event has no base; set the input `base` to a branch, tag or commit");
  if (base.startsWith("-")) throw new InputError(`base ${base} is not a branch, tag or commit`);
  return base;
}

function findPullRequest(env: Environment, { pull_request: pull }: WebhookEvent): PullRequest | undefined {
  const { INPUT_TOKEN, GITHUB_TOKEN, GITHUB_REPOSITORY: repository } = env;
  const token = INPUT_TOKEN || GITHUB_TOKEN;
  if (pull === undefined || !token || !repository) return undefined;
  return { api: env.GITHUB_API_URL || "https://api.github.com", repository, number: pull.number, token };
}
