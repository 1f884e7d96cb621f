/** Converts a scenario's request to the form in which the mock API receives it. */
import { pathSegments, type ReceivedRequest } from "../received.ts";
import type { Exchange } from "../scenario.ts";

export function asReceived({ request }: Pick<Exchange, "request">): ReceivedRequest {
  const { method, path, query = {}, headers = {}, position, body } = request;
  const sent = {
    ...headers,
    ...(body !== undefined && { "Content-Type": "application/json" }),
    ...(typeof position === "number" && { "Last-Event-ID": String(position) }),
  };
  return {
    method,
    path,
    segments: pathSegments(path),
    query: Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
    ),
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value])),
    body: { json: body },
  };
}
