/** Compares a request with the request that the scenario expects, and validates it against the contract. */
import { type Route, routes } from "../../generated/tambo/handlers.ts";
import { checkBody, type OperationWithBody, readParameters } from "../../generated/tambo/validators.js";
import { findMismatches } from "./match-json.ts";
import { pathSegments, type ReceivedRequest } from "./received.ts";
import type { Exchange, ScenarioRequest } from "./scenario.ts";

/** A difference from the expected request. */
export interface Difference {
  in: "path" | "query" | "header" | "body";
  /** For a body, a JSON Pointer (RFC 6901); otherwise `/` and the name of the parameter. */
  pointer: string;
  detail: string;
}

/** The contract's defaults for absent parameters. Sending a default explicitly is not a difference. */
const defaults: Record<string, string> = {
  wire: "ag-ui",
  toolRepresentation: "fields",
  order: "asc",
};

/**
 * Returns true if a request has the method and path of an exchange. Paths that differ only in their encoding
 * are equal.
 */
export function matchesRoute(
  { request }: Exchange,
  received: Pick<ReceivedRequest, "method" | "segments">,
): boolean {
  const expected = pathSegments(request.path);
  return (
    request.method === received.method &&
    received.segments !== undefined &&
    expected?.length === received.segments.length &&
    expected.every((step, index) => step === received.segments?.[index])
  );
}

/** Returns the differences between a request and the exchange's expected request. */
export function findDifferences(exchange: Exchange, received: ReceivedRequest): Difference[] {
  const { request, operationId } = exchange;
  if (!matchesRoute(exchange, received)) {
    const detail = `is ${received.method} ${received.path}: expected ${request.method} ${request.path}`;
    return [{ in: "path", pointer: "", detail }];
  }
  const route = routes.find((known) => known.operationId === operationId);
  if (route === undefined) throw new Error(`no operation "${operationId}" in the contract`);
  return onePerLocation([
    ...findViolations(route, received),
    ...queryDifferences(request, received),
    ...positionDifferences(request, received),
    ...headerDifferences(request, received),
    ...bodyDifferences(request, received),
  ]);
}

/** Returns the violations of the contract, regardless of the scenario. */
function findViolations(route: Route<Exchange["operationId"]>, received: ReceivedRequest): Difference[] {
  const { query, headers, body } = received;
  const names = route.path.split("/");
  const path = Object.fromEntries(
    names.flatMap((name, index) =>
      name.startsWith("{") ? [[name.slice(1, -1), received.segments?.[index] ?? ""]] : [],
    ),
  );
  const wrong: Difference[] = readParameters(route.operationId, { path, query, headers }).violations.map(
    ({ pointer, message }) => ({ in: locationOf(pointer.slice(1), path, query), pointer, detail: message }),
  );
  if (!route.hasBody) return wrong;
  if (body.error !== undefined) return [...wrong, { in: "body", pointer: "", detail: body.error }];
  const type = headers["content-type"];
  if (body.json !== undefined && !/^application\/json *(;|$)/i.test(type ?? "")) {
    const detail = `is ${type === undefined ? "absent" : JSON.stringify(type)}: expected "application/json"`;
    wrong.push({ in: "header", pointer: "/Content-Type", detail });
  }
  return [
    ...wrong,
    ...checkBody(route.operationId as OperationWithBody, body.json).map(({ pointer, message }) => ({
      in: "body" as const,
      pointer,
      detail: message,
    })),
  ];
}

function locationOf(name: string, path: object, query: object): Difference["in"] {
  if (Object.hasOwn(path, name)) return "path";
  return Object.hasOwn(query, name) ? "query" : "header";
}

function queryDifferences(
  { query: expected = {} }: ScenarioRequest,
  { query: sent }: ReceivedRequest,
): Difference[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(defaults)]);
  return [...names].flatMap((name) => {
    const wanted = expected[name] ?? defaults[name];
    const found = sent[name] ?? defaults[name];
    // A parameter that is not in the file may have any value, unless the contract has a default for it.
    // `null` forbids the parameter.
    if (!Object.hasOwn(expected, name) && wanted === undefined) return [];
    return (wanted === undefined ? undefined : String(wanted)) === found
      ? []
      : [{ in: "query" as const, pointer: `/${name}`, detail: describeMismatch(found, wanted) }];
  });
}

/** Compares the positions. `after` overrides `Last-Event-ID`, as in the contract. */
function positionDifferences(
  { position }: ScenarioRequest,
  { query, headers }: ReceivedRequest,
): Difference[] {
  if (position === undefined) return [];
  const inQuery = query.after !== undefined;
  const found = query.after ?? headers["last-event-id"];
  if (found === (position === null ? undefined : String(position))) return [];
  return [
    inQuery
      ? { in: "query", pointer: "/after", detail: describeMismatch(found, position) }
      : { in: "header", pointer: "/Last-Event-ID", detail: describeMismatch(found, position) },
  ];
}

function headerDifferences(
  { headers: expected = {} }: ScenarioRequest,
  { headers }: ReceivedRequest,
): Difference[] {
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const found = headers[name.toLowerCase()];
    if (found === wanted) return [];
    // A key other than the mock's key may be a real key, so it is not shown.
    const secret = /^(authorization|x-api-key)$/i.test(name) && found !== undefined;
    const detail = secret
      ? `has another value: expected ${JSON.stringify(wanted)}`
      : describeMismatch(found, wanted);
    return [{ in: "header" as const, pointer: `/${name}`, detail }];
  });
}

function bodyDifferences({ body: expected }: ScenarioRequest, { body }: ReceivedRequest): Difference[] {
  if (expected === undefined || body.error !== undefined) return [];
  return findMismatches(expected, body.json).map((mismatch) => ({ in: "body" as const, ...mismatch }));
}

function describeMismatch(
  found: string | string[] | undefined,
  wanted: string | number | null | undefined,
): string {
  const is = found === undefined ? "is absent" : `is ${JSON.stringify(found)}`;
  if (wanted === null || wanted === undefined) return `${is}: it must not be sent`;
  return `${is}: expected ${JSON.stringify(String(wanted))}`;
}

/** Keeps one difference for each location. Violations of the contract come first. */
function onePerLocation(differences: Difference[]): Difference[] {
  const seen = new Map<string, Difference>();
  for (const difference of differences) {
    const place = `${difference.in} ${difference.pointer}`;
    if (!seen.has(place)) seen.set(place, difference);
  }
  return [...seen.values()];
}

/** Formats a difference: `body /message/content is …`. */
export function formatDifference({ in: where, pointer, detail }: Difference): string {
  if (where === "path" && pointer === "") return `the request ${detail}`;
  if (where === "body") return pointer === "" ? `the body ${detail}` : `body ${pointer} ${detail}`;
  return `${where} ${pointer.slice(1)} ${detail}`;
}
