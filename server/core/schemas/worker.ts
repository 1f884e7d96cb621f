/** The program of a {@link CheckProcess}: does the jobs that it is sent, one at a time. */
import { Script } from "node:vm";
import { UriTemplate } from "@modelcontextprotocol/sdk/shared/uriTemplate.js";
import { type CompiledSchema, compiledSchema, type Verdict } from "./check.ts";
import type { CheckJob, MatchJob, WorkerMessage } from "./check-process.ts";

/** Most schemas that are kept compiled. */
const maxCompiled = 8;

const compiled = new Map<string, CompiledSchema>();

/** The schema, compiled when it was used last; the one that was not used for longest makes room. */
function compile(text: string): CompiledSchema {
  const known = compiled.get(text) ?? compiledSchema(JSON.parse(text));
  compiled.delete(text);
  compiled.set(text, known);
  for (const [oldest] of compiled) if (compiled.size > maxCompiled) compiled.delete(oldest);
  return known;
}

function check({ schema, value }: CheckJob): Verdict {
  const { fits, findAll } = compile(schema);
  const parsed = JSON.parse(value);
  const verdict = fits(parsed);
  if (verdict.kind !== "mistakes") return verdict;
  // Looking for more mistakes may take all time and memory: these hold if it does.
  tell({ interim: verdict });
  return findAll(parsed);
}

/** Whether a URI is one of a template's (RFC 6570). */
function match({ templates, uri }: MatchJob): boolean {
  return templates.some((template) => new UriTemplate(template).match(uri) !== null);
}

function tell(message: WorkerMessage): void {
  process.send?.(message);
}

/** A job that outlives the parent, which would have ended it, must end by itself: only a script has a time limit. */
const timeout = Number(process.argv[2]);
const context = globalThis as { work?: () => void };
const script = new Script("work()");

process.on("message", (job: CheckJob | MatchJob) => {
  context.work = () => tell({ result: job.kind === "check" ? check(job) : match(job) });
  script.runInThisContext({ timeout });
});
// Ctrl+C reaches this process, too; it ends with its parent.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
tell({ ready: true });
