/** The program that a {@link CheckProcess} runs. It processes one job at a time. */
import { Script } from "node:vm";
import type { UriTemplate } from "@modelcontextprotocol/client";
import type { CheckJob, MatchJob, WorkerMessage } from "./check-process.ts";
import { type CheckResult, type CompiledSchema, createCompiledSchema } from "./compiled-schema.ts";

/** Maximum number of cached compiled schemas. */
const maxCompiled = 8;

const cache = new Map<string, CompiledSchema>();

/**
 * Returns the compiled schema from the cache, compiling it if necessary. Evicts the least recently used
 * schema.
 */
function compile(text: string): CompiledSchema {
  const known = cache.get(text) ?? createCompiledSchema(JSON.parse(text));
  cache.delete(text);
  cache.set(text, known);
  for (const [oldest] of cache) if (cache.size > maxCompiled) cache.delete(oldest);
  return known;
}

function check({ schema, value }: CheckJob): CheckResult {
  const { findFirst, findAll } = compile(schema);
  const parsed = JSON.parse(value);
  const result = findFirst(parsed);
  if (result.kind !== "invalid") return result;
  // Finding all errors may exceed the time or memory limit. If it does, this result is used instead.
  send({ interim: result });
  return findAll(parsed);
}

/** The class that matches URI templates (RFC 6570), after the first match job has loaded it. */
let Template: typeof UriTemplate | undefined;

/**
 * Loads the template class. Most processes never need it, and its package is large. The time limit of the job
 * does not include loading.
 */
async function loadTemplate(): Promise<void> {
  send({ ready: false });
  Template = (await import("@modelcontextprotocol/client")).UriTemplate;
  send({ ready: true });
}

/** Returns true if a URI matches one of the templates. */
function match({ templates, uri }: MatchJob): boolean {
  return templates.some((template) => Template !== undefined && new Template(template).match(uri) !== null);
}

function send(message: WorkerMessage): void {
  process.send?.(message);
}

/**
 * Time limit that ends a running job even if the parent process has died. Node.js supports time limits only
 * for scripts.
 */
const timeout = Number(process.argv[2]);
const context = globalThis as { work?: () => void };
const script = new Script("work()");

process.on("message", async (job: CheckJob | MatchJob) => {
  if (job.kind === "match" && Template === undefined) await loadTemplate();
  context.work = () => send({ result: job.kind === "check" ? check(job) : match(job) });
  script.runInThisContext({ timeout });
});
// Ctrl+C also sends SIGINT to this process, which must not exit before its parent does.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
send({ ready: true });
