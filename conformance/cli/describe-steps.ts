import type { Json, Step } from "../runner/case.ts";
import { shortenJson } from "./describe-turns.ts";

/** Describes each step in one line. Nested steps are indented. */
export function describeSteps(steps: readonly Step[]): string[] {
  return steps.flatMap((step, index) => {
    const [first = "", ...rest] = describeStep(step);
    return [`${index + 1}. ${first}`, ...rest.map((line) => `   ${line}`)];
  });
}

function describeStep(step: Step): string[] {
  if ("run" in step) {
    const { run, thread = "main", again, script = run, history, messages, query, body, headers } = step;
    const { blocking, without, with: options, key } = step;
    const extras = describeOptions({ ...options, history, messages, query, body, without, headers, key });
    const what = blocking === undefined ? `the run "${run}"` : `the blocking run "${run}"`;
    if (again !== undefined) return [`Starts ${what} with the body of "${again}" again${extras}.`];
    return [`Starts ${what} in the thread "${thread}" with the script "${script}"${extras}.`];
  }
  if ("reconnect" in step) {
    const { reconnect, of, after, lastEventId, with: options, body, query, headers } = step;
    const extras = describeOptions({ after, "Last-Event-ID": lastEventId, ...options, body, query, headers });
    return [`Reconnects to the run "${of}" as "${reconnect}"${extras}.`];
  }
  if ("request" in step) {
    const { request, method, path, query, body, rawBody, headers, key } = step;
    const extras = describeOptions({ query, body, bytes: rawBody, headers, key });
    return [`Sends ${method} ${path} as "${request}"${extras}.`];
  }
  if ("pages" in step) {
    const { pages, path, query, items, atMost } = step;
    return [
      `Reads up to ${atMost} pages of ${path}${describeOptions({ query })}, with the items in ${items}, as "${pages}".`,
    ];
  }
  if ("read" in step) return [`Reads "${step.read}" ${describeUntil(step.until)}.`];
  if ("reached" in step) return [`Waits until the model reaches the hold "${step.reached}".`];
  if ("release" in step) return [`Releases the hold "${step.release}".`];
  if ("disconnect" in step) return [`Closes the connection of "${step.disconnect}".`];
  if ("aborted" in step) {
    return [`Waits until the implementation closes the model connection of "${step.aborted}".`];
  }
  if ("restart" in step) return ["Kills the process and starts it again."];
  if ("repeat" in step) return [`${step.repeat} times:`, ...describeSteps(step.steps)];
  return ["Concurrently:", ...describeSteps(step.parallel)];
}

function describeUntil(end: Extract<Step, { read: string }>["until"]): string {
  if (end === undefined || end === "end") return "to its end";
  if ("events" in end) return `until there are ${end.events} events`;
  return "seen" in end
    ? `until the observed stream satisfies ${end.seen}`
    : `until an event satisfies ${end.event}`;
}

function describeOptions(values: Record<string, Json | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `, ${name} ${shortenJson(value)}`)
    .join("");
}
