import type { Json, OtherKey, PagesStep, ReconnectStep, RequestStep, RunStep, Step } from "./case.ts";
import { type CaseRun, isStream } from "./case-run.ts";
import type { WireRequest } from "./contract.ts";
import { errorMessage } from "./error-message.ts";
import { toQueryStrings } from "./http-client.ts";
import type { StreamEvidence } from "./invariant.ts";
import type { ObservedPages, ObservedStream } from "./observation.ts";
import { hasEvents, hasMatchingEvent, streamEnded } from "./open-stream.ts";
import { fill, select } from "./select.ts";

/**
 * Executes steps in order.
 * @throws Error that names the failed step and the reason. The case ends at the failed step.
 */
export async function executeSteps(run: CaseRun, steps: readonly Step[], where = "step"): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const [verb = ""] = Object.keys(step);
    const name = `${where} ${index + 1} (${verb})`;
    try {
      await executeStep(run, step, name);
    } catch (error) {
      if (error instanceof StepFailedError) throw error;
      throw new StepFailedError(`${name}: ${errorMessage(error)}`);
    }
  }
}

/** Thrown if a step fails. */
class StepFailedError extends Error {}

async function executeStep(run: CaseRun, step: Step, where: string): Promise<void> {
  const { timeoutMs } = run.target;
  for (const name of findThreadNames(step)) run.threadId(name);
  if ("run" in step) return startRun(run, step);
  if ("reconnect" in step) return reconnect(run, step);
  if ("request" in step) return sendRequest(run, step);
  if ("pages" in step) return readPages(run, step);
  if ("read" in step) {
    const { until = "end" } = step;
    if (run.pending.has(step.read)) return readResponse(run, step.read, until);
    const stream = run.stream(step.read);
    if (until === "end") return stream.until(streamEnded, timeoutMs);
    if ("events" in until) return stream.until(hasEvents(until.events), timeoutMs);
    if ("seen" in until) {
      const { seen } = fill(until, run.observations());
      const test = (stream: ObservedStream) => isTruthy(select(stream, seen));
      return stream.until({ what: "the content that the case describes", test }, timeoutMs);
    }
    const { event } = fill(until, run.observations());
    return stream.until(
      hasMatchingEvent(describeEvent(event), (payload) => isTruthy(select(payload, event))),
      timeoutMs,
    );
  }
  if ("reached" in step)
    return waitForHold(run, run.driver.waitUntilReached(run.scripts.holdName(step.reached)), step.reached);
  if ("release" in step) return run.driver.release(run.scripts.holdName(step.release));
  if ("disconnect" in step) return (run.pending.get(step.disconnect) ?? run.stream(step.disconnect)).close();
  if ("aborted" in step) {
    const longest = timeoutMs + (run.target.graceMs ?? 0);
    const left = run.scripts.has(step.aborted)
      ? run.driver.waitUntilAborted(run.scripts.token(step.aborted))
      : run.driver.waitUntilLeft(run.scripts.holdName(step.aborted));
    const aborted = left.then(() => true);
    run.setAborted(step.aborted, await Promise.race([aborted, resolveAfter(longest, false)]));
    return;
  }
  if ("restart" in step) {
    if (run.target.restart === undefined)
      throw new Error("only `tambo-conform start` can restart the process");
    run.driver.beforeKill();
    return run.target.restart();
  }
  if ("repeat" in step) {
    for (let round = 1; round <= step.repeat; round += 1)
      await executeSteps(run, step.steps, `${where}, round ${round}, step`);
    return;
  }
  // Wait for all branches, even after a failure, because nothing may still be running when the case is
  // judged.
  const branches = await Promise.allSettled(
    step.parallel.map((each, index) => executeSteps(run, [each], `${where}, branch ${index + 1}, step`)),
  );
  const failed = branches.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

async function startRun(run: CaseRun, raw: RunStep): Promise<void> {
  const threadId = run.threadId(raw.thread ?? "main");
  const own = raw.again === undefined && raw.run in run.case.scripts ? raw.run : undefined;
  const script = raw.script ?? own;
  const content = script === undefined ? undefined : run.openScript(script);
  const step = fill(raw, run.observations());
  const request = run.contract.run(step, {
    threadId,
    content,
    model: run.setting?.model ?? run.target.model,
    facts: run.setting?.facts ?? {},
    ...(step.history !== undefined && { history: run.seen(step.history) }),
    ...(step.again !== undefined && { again: run.seen(step.again) }),
  });
  const { key, headers } = selectCredentials(run, step.key);
  const signed = run.locate({ ...request, headers: { ...request.headers, ...headers } });
  // A name refers to the most recently started stream or blocking run.
  run.pending.delete(step.run);
  if (step.blocking === undefined) return openStream(run, step.run, signed, key, "start", step.expect);
  run.startBlockingRun(step.run, step.expect ?? "stream", signed, key);
  if (step.expect === "refusal") await readResponse(run, step.run, "end");
}

/** Describes an event that a JMESPath expression selects. */
function describeEvent(expression: string): string {
  const [, type] = /^(?:type|name|event) ?== ?'([^']+)'$/.exec(expression) ?? [];
  return type === undefined ? "the event that the case describes" : `the event ${type}`;
}

/** Waits for the response of a blocking run. */
async function readResponse(run: CaseRun, name: string, until: unknown): Promise<void> {
  if (until !== "end") throw new Error(`${name} is a blocking run, so "until" must be "end"`);
  const asked = run.pending.get(name);
  if (asked === undefined) throw new Error(`no blocking run is named "${name}"`);
  const answer = await asked.read(run.target.timeoutMs);
  run.addObservation(name, answer);
  const went = answer.status < 400;
  if (went === (asked.expected === "stream")) return;
  const problem = went ? ", but should have been rejected" : " instead of a result";
  throw new Error(
    `${describeRequest(answer)} returned status ${answer.status}${problem}: ${shorten(answer.text)}`,
  );
}

/** Returns the API key for a request, and the headers if the key is not sent as `Authorization`. */
function selectCredentials(run: CaseRun, chosen: OtherKey | undefined) {
  const { key, otherKey } = run.target;
  const keys = { none: undefined, other: otherKey, wrong: "not-a-key", "x-api-key": undefined };
  return {
    key: chosen === undefined ? key : keys[chosen],
    headers: chosen === "x-api-key" && key !== undefined ? { "x-api-key": key } : {},
  };
}

async function reconnect(run: CaseRun, raw: ReconnectStep): Promise<void> {
  const step = fill(raw, run.observations());
  const request = run.contract.reconnect?.(step, run.stream(step.of).seen);
  if (request === undefined) throw new Error("the contract has no reconnect operation");
  const whole = String(step.after ?? step.lastEventId) === "0";
  const bare = step.after === undefined && step.lastEventId === undefined;
  const from = bare ? "bare" : whole ? "start" : "position";
  await openStream(run, step.reconnect, run.locate(request), run.target.key, from, step.expect);
}

async function openStream(
  run: CaseRun,
  name: string,
  request: WireRequest,
  key: string | undefined,
  from: StreamEvidence["from"],
  expect: RunStep["expect"] = "stream",
): Promise<void> {
  const exchange = await run.send(name, request, key);
  if (isStream(exchange)) {
    const stream = run.openStream(name, request, exchange);
    run.streams.set(name, stream);
    run.evidence.streams.push({ name, seen: stream.seen, from });
    run.addObservation(name, stream.seen);
    if (expect === "refusal")
      throw new Error(`${describeRequest(request)} returned a stream, but should have been rejected`);
    return;
  }
  const answer = await run.readResponse(name, request, exchange);
  run.addObservation(name, answer);
  if (expect !== "refusal") {
    const type = answer.headers["content-type"] ?? "no content type";
    throw new Error(
      `${describeRequest(request)} returned status ${answer.status} with ${type} instead of the stream that ${run.contract.streamRule} requires: ${shorten(answer.text)}`,
    );
  }
}

async function sendRequest(run: CaseRun, raw: RequestStep): Promise<void> {
  const step = fill(raw, run.observations());
  const { key, headers } = selectCredentials(run, step.key);
  const body = buildBody(step);
  const request: WireRequest = run.locate({
    method: step.method,
    path: step.path,
    query: toQueryStrings(step.query),
    headers: { ...step.headers, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const exchange = await run.send(step.request, request, key);
  const answer = await run.readResponse(step.request, request, exchange);
  run.addObservation(step.request, answer);
  if (step.expect !== undefined && answer.status !== step.expect) {
    throw new Error(
      `${describeRequest(request)} returned status ${answer.status} instead of ${step.expect}: ${shorten(answer.text)}`,
    );
  }
}

function buildBody({ rawBody, body, bytes = "0" }: RequestStep): WireRequest["body"] {
  if (typeof rawBody === "object") return Buffer.from(rawBody.base64, "base64");
  const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  return text && text + " ".repeat(Math.max(0, Number(bytes) - Buffer.byteLength(text)));
}

async function readPages(run: CaseRun, raw: PagesStep): Promise<void> {
  const step = fill(raw, run.observations());
  const seen: ObservedPages = {
    kind: "pages",
    method: "GET",
    path: step.path,
    pages: [],
    items: [],
    statuses: [],
    complete: false,
  };
  let cursor: string | undefined;
  while (!seen.complete && seen.pages.length < step.atMost) {
    const request = {
      method: "GET",
      path: step.path,
      query: { ...toQueryStrings(step.query), ...(cursor === undefined ? {} : { cursor }) },
      headers: {},
    };
    const answer = await run.readResponse(
      step.pages,
      request,
      await run.send(step.pages, request, run.target.key),
    );
    seen.statuses.push(answer.status);
    seen.pages.push(answer.body);
    const page = answer.body as Record<string, Json> | null;
    const items = page?.[step.items];
    if (!Array.isArray(items))
      throw new Error(
        `${describeRequest(request)} returned no list "${step.items}": ${shorten(answer.text)}`,
      );
    seen.items.push(...items);
    cursor = typeof page?.nextCursor === "string" ? page.nextCursor : undefined;
    seen.complete = cursor === undefined;
  }
  run.addObservation(step.pages, seen);
}

async function waitForHold(run: CaseRun, event: Promise<void>, hold: string): Promise<void> {
  const { timeoutMs } = run.target;
  const came = await Promise.race([event.then(() => true), resolveAfter(timeoutMs, false)]);
  if (!came) {
    throw new Error(
      `the hold "${hold}" was not reached within ${timeoutMs} ms: the implementation did not call the model or the tool that waits there`,
    );
  }
}

/** Resolves with `value` after a delay. The timer does not keep the process alive. */
function resolveAfter<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds).unref());
}

/** Returns the names of the threads in `${threads.…}`. A thread is created when a step mentions it. */
function findThreadNames(step: unknown): string[] {
  return [...JSON.stringify(step).matchAll(/\$\{threads\.(\w+)\}/g)].map(([, name]) => name as string);
}

/** Returns the truth value that JMESPath defines: `false`, `null` and empty values are false. */
function isTruthy(value: Json): boolean {
  if (value === null || value === false || value === "") return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

function describeRequest({ method, path }: Pick<WireRequest, "method" | "path">): string {
  return `${method} ${path}`;
}

function shorten(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
