/** Messages to a worker process, and back. */
import type { Verdict } from "./check.ts";

/** Checks a value against a schema, both as JSON. */
export interface CheckJob {
  kind: "check";
  schema: string;
  value: string;
}

/** Matches a URI with URI templates (RFC 6570), of which each can be parsed. */
export interface MatchJob {
  kind: "match";
  templates: readonly string[];
  uri: string;
}

/** The result of a job: a verdict, or whether a template matches. */
export type Result<Job> = Job extends CheckJob ? Verdict : boolean;

/** A message of a worker process: it can take jobs, it has a result that holds if the job is stopped, or it is done. */
export type WorkerMessage =
  | { ready: true }
  | { interim: Result<CheckJob> }
  | { result: Result<CheckJob | MatchJob> };

/** A job was stopped at a bound, or could not be done. The message is a clause. */
export class JobAbortedError extends Error {
  override name = "JobAbortedError";
}
