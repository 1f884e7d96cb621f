/** The program of a {@link CheckProcess}: runs jobs one at a time. */
import { Script } from "node:vm";
import { UriTemplate } from "@modelcontextprotocol/sdk/shared/uriTemplate.js";
import type { CheckJob, MatchJob, WorkerMessage } from "./check-process.ts";
import { type CheckResult, type CompiledSchema, createCompiledSchema } from "./compiled-schema.ts";

/** Maximum number of cached compiled schemas. */
const maxCompiled = 8;

const cache = new Map<string, CompiledSchema>();

/** Returns the compiled schema, cached. The least recently used one is evicted. */
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
  // Finding all errors may exceed the time or memory. These are used if it does.
  send({ interim: result });
  return findAll(parsed);
}

/** Returns true if a URI matches one of the templates (RFC 6570). */
function match({ templates, uri }: MatchJob): boolean {
  return templates.some((template) => new UriTemplate(template).match(uri) !== null);
}

function send(message: WorkerMessage): void {
  process.send?.(message);
}

/** If the parent dies, a running job must still end. Only a script can have a time limit. */
const timeout = Number(process.argv[2]);
const context = globalThis as { work?: () => void };
const script = new Script("work()");

process.on("message", (job: CheckJob | MatchJob) => {
  context.work = () => send({ result: job.kind === "check" ? check(job) : match(job) });
  script.runInThisContext({ timeout });
});
// Ctrl+C reaches this process, too. It ends with its parent.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
send({ ready: true });
