/** Asks AG-UI's own tools about recorded bytes: the TypeScript client, and the types of the Python package. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { HttpAgent } from "@ag-ui/client";
import { RunAgentInputSchema } from "@ag-ui/core/schemas";

/** Time in which the client throws errors outside the run, in milliseconds. */
const uncaughtMs = 50;

/** A request and its response, as curl shows it. */
export interface Exchange {
  request: Record<string, unknown>;
  status: number;
  contentType: string;
  body: string;
  /** True if the connection broke before the response was complete. */
  isBroken: boolean;
}

/**
 * Returns the verdict of `@ag-ui/client` on the response, or of its schema on the request if there is no stream.
 * @param title Title of the finding. A warning about a field that it does not name belongs to another finding.
 */
export async function askClient(exchange: Exchange, title: string): Promise<string> {
  const isValid = RunAgentInputSchema.safeParse(exchange.request).success;
  if (exchange.status !== 200 || !isValid) {
    return `the request is ${isValid ? "valid" : "invalid"} (RunAgentInputSchema)`;
  }
  const { threadId, runId } = exchange.request as { threadId: string; runId: string };
  const warnings: string[] = [];
  const agent = new HttpAgent({
    url: "http://127.0.0.1/",
    threadId,
    initialMessages: exchange.request.messages as never,
    fetch: async () => toResponse(exchange),
  });
  const { warn, error } = console;
  console.warn = (...words) => warnings.push(firstSentence(words.join(" ")));
  console.error = () => undefined;
  // After RUN_ERROR, the client throws the error of a broken connection outside the run.
  const uncaught: Error[] = [];
  const collect = (error: Error) => void uncaught.push(error);
  process.on("uncaughtException", collect);
  try {
    await agent.runAgent({ runId });
  } catch (reason) {
    return `rejects the stream: ${firstLine((reason as Error).message)}`;
  } finally {
    await setTimeout(uncaughtMs);
    process.off("uncaughtException", collect);
    Object.assign(console, { warn, error });
  }
  if (uncaught[0] !== undefined) return `throws an uncaught error: ${firstLine(uncaught[0].message)}`;
  const warning = warnings.find((each) => isAbout(each, title));
  return warning === undefined ? "accepts the stream" : `accepts the stream, and warns: ${warning}`;
}

/** Returns false if a warning names a field, such as `'/threadId' on RUN_ERROR`, that the title does not name. */
export function isAbout(warning: string, title: string): boolean {
  const [, field] = /'[^']*\/([^'/]+)' on \w+/.exec(warning) ?? [];
  return field === undefined || title.includes(field);
}

function toResponse({ body, contentType, isBroken }: Exchange): Response {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body));
    },
    pull(controller) {
      if (isBroken) controller.error(new Error("terminated"));
      else controller.close();
    },
  });
  return new Response(stream, { headers: { "content-type": contentType } });
}

/** Returns the verdict of the Python types on the events, or on the request if there is no stream. */
export function askPythonTypes(python: string, exchange: Exchange): string {
  const events = exchange.body
    .split("\n")
    .flatMap((line) => (line.startsWith("data: ") ? [line.slice("data: ".length)] : []));
  return execFileSync(python, [join(import.meta.dirname, "python-types/validate.py")], {
    input: JSON.stringify({ request: exchange.request, events }),
    encoding: "utf8",
  }).trim();
}

function firstLine(text: string): string {
  return text.split("\n")[0] ?? "";
}

function firstSentence(text: string): string {
  return firstLine(text).split(/(?<=\.) /)[0] ?? "";
}
