/** Explains a scenario: the requests, the responses, and what the client must show. */
import { encodeFrames } from "./frames.ts";
import type { Exchange, Scenario } from "./scenario.ts";

/**
 * Explains a scenario. Each request is printed as a curl command.
 * @param url Base URL of the mock API.
 */
export function explainScenario({ id, title, requirements, see, exchanges }: Scenario, url: string): string {
  const steps = exchanges.map(
    (exchange, index) =>
      `${index + 1}. ${exchange.operationId}\n\n${indent(toCurl(exchange, url))}\n\n${indent(describeResponse(exchange))}`,
  );
  return [`${id}: ${title} [${requirements.join(", ")}]`, ...steps, `The client must show: ${see}`].join(
    "\n\n",
  );
}

/** Returns one line for each scenario, with its id and title. */
export function listScenarios(scenarios: readonly Scenario[]): string {
  const width = Math.max(...scenarios.map(({ id }) => id.length));
  return scenarios.map(({ id, title }) => `${id.padEnd(width)}  ${title}`).join("\n");
}

function toCurl({ request, response }: Exchange, url: string): string {
  const { method, path, query = {}, headers = {}, position, body } = request;
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)] as [string, string]],
    ),
  ).toString();
  const sent = {
    ...headers,
    ...(typeof position === "number" && { "Last-Event-ID": String(position) }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
  return [
    `curl ${"events" in response ? "-N" : "-i"} ${quote(`${url}${path}${parameters === "" ? "" : `?${parameters}`}`)}`,
    ...(method === "GET" || (method === "POST" && body !== undefined) ? [] : [`-X ${method}`]),
    ...Object.entries(sent).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(JSON.stringify(body))}`]),
  ].join(" \\\n  ");
}

function describeResponse({ response }: Exchange): string {
  if ("drop" in response) return "The connection is closed without a response.";
  if (!("events" in response)) {
    const body = response.body === undefined ? "" : `\n${JSON.stringify(response.body, null, 2)}`;
    return `Responds with status ${response.status}:${body || " no body."}`;
  }
  const { hold, cut, chunkBytes } = response;
  const frames = encodeFrames(response).map((frame) => frame.trimEnd().replace("\ndata:", "  data:"));
  const how =
    chunkBytes === undefined ? "" : `, in chunks of ${chunkBytes === 1 ? "one byte" : `${chunkBytes} bytes`}`;
  const lines = frames.flatMap((frame, index) => {
    const before = index === hold ? ["(waits for the next request of the scenario)"] : [];
    if (index === cut?.items)
      return [...before, `(the connection breaks ${cut.bytes} bytes into the next frame)`];
    return cut !== undefined && index > cut.items ? before : [...before, frame];
  });
  return `Responds with a stream${how}:\n${lines.join("\n")}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "   ");
}
