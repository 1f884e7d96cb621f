/** Compares responses with the declarations in a contract's document. */
import type { Json } from "../runner/case.ts";
import type { Evidence, Finding, Invariant } from "../runner/invariant.ts";
import type { ObservedResponse, ObservedStream } from "../runner/observation.ts";
import { getString } from "../stream/json.ts";
import { judgeEach } from "./evidence.ts";

/** An operation in a contract's document. */
export interface Operation {
  operationId: string;
  /** The HTTP method in lower case. */
  method: string;
  /** A path template, with parameters in braces. */
  path: string;
  statuses: readonly number[];
  /** The content type for each status. `null` if the response has no body. */
  contentTypes: Readonly<Record<number, string | null>>;
}

/** The expected error for a request that matches no operation. */
export interface NoOperation {
  status: number;
  code: string;
}

/** The declared responses of a contract. */
export interface ContractDocument<Route extends Operation> {
  routes: readonly Route[];
  /** Returns the schema violations of a body. */
  checkResponse(
    operationId: Route["operationId"],
    status: number,
    body: unknown,
  ): readonly { pointer: string; message: string }[];
  /** Returns a violation if an error code is not listed for the status. By default, any code is valid. */
  checkResponseCode?: this["checkResponse"];
}

/** Options of the `declared` invariant. */
export interface DeclaredOptions<Route extends Operation> extends ContractDocument<Route> {
  requirements: string[];
  /** Selects the responses to check. Defaults to {@link listNonEmptyResponses}. */
  selectResponses?(evidence: Evidence): readonly (ObservedResponse | ObservedStream)[];
  /** Selects the declaration for a response if the document has multiple declarations for the same status. */
  selectDeclaration?(operation: Route, response: ObservedResponse | ObservedStream): Route;
  /** Checks the response to a request that matches no operation. By default, such responses are ignored. */
  checkUnknownOperation?(response: ObservedResponse | ObservedStream, expected: NoOperation): Finding[];
}

/** Creates the `declared` invariant: every response matches its declaration in the document. */
export function createDeclaredInvariant<Route extends Operation>(options: DeclaredOptions<Route>): Invariant {
  const {
    requirements,
    routes,
    selectResponses = listNonEmptyResponses,
    selectDeclaration,
    checkUnknownOperation,
  } = options;
  return {
    id: "declared",
    requirements,
    text: "Every response has a status that the document declares for its operation, with the declared content type and a valid body.",
    judge(evidence) {
      const checks = selectResponses(evidence).flatMap((response) => {
        const match = findOperation(routes, response.method, response.path);
        if (!("operation" in match))
          return checkUnknownOperation === undefined ? [] : [() => checkUnknownOperation(response, match)];
        const operation = selectDeclaration?.(match.operation, response) ?? match.operation;
        return [() => findUndeclared(operation, response, options)];
      });
      return judgeEach(checks, (judge) => judge());
    },
  };
}

/** Returns all streams that have events, and all responses except empty event streams. */
export function listNonEmptyResponses({
  streams,
  responses,
}: Evidence): (ObservedResponse | ObservedStream)[] {
  return [
    ...streams.flatMap(({ seen }) => (seen.events.length === 0 ? [] : seen)),
    ...responses.filter(
      ({ headers, text }) => parseMediaType(headers["content-type"]) !== "text/event-stream" || text !== "",
    ),
  ];
}

/** Returns the differences between a response and the declaration of its operation. */
export function findUndeclared<Route extends Operation>(
  operation: Route,
  response: ObservedResponse | ObservedStream,
  { checkResponse, checkResponseCode }: Pick<ContractDocument<Route>, "checkResponse" | "checkResponseCode">,
): Finding[] {
  const name = `${response.method} ${response.path} (${operation.operationId})`;
  const { status, headers } = response;
  if (!operation.statuses.includes(status)) {
    const message = `${name}: status ${status} is not declared`;
    return [{ message, expected: operation.statuses, actual: displayBody(response) }];
  }
  const expected = operation.contentTypes[status] ?? null;
  if (expected === null)
    return response.kind === "answer" && response.text !== ""
      ? [{ message: `${name}: a ${status} response must not have a body`, actual: displayBody(response) }]
      : [];
  const actual = parseMediaType(headers["content-type"]);
  if (actual !== expected)
    return [{ message: `${name}: unexpected content type of the ${status} response`, expected, actual }];
  if (response.kind === "stream" || expected === "text/event-stream") return [];
  const { operationId } = operation;
  const violations = [
    ...checkResponse(operationId, status, response.body),
    ...(checkResponseCode?.(operationId, status, response.body) ?? []),
  ];
  return violations.map(({ pointer, message }) => ({
    message: `${name}: invalid body of the ${status} response: ${pointer} ${message}`,
    actual: displayBody(response),
  }));
}

/**
 * Finds the operation that a request matches.
 *
 * @param path The path without its query.
 * @returns The operation, or the expected error if no operation matches.
 */
export function findOperation<Route extends Operation>(
  routes: readonly Route[],
  method: string,
  path: string,
): { operation: Route } | NoOperation {
  const matches = routes.filter((route) => matchesTemplate(route.path, path));
  const operation = matches.find((route) => route.method === method.toLowerCase());
  if (operation !== undefined) return { operation };
  return matches.length === 0
    ? { status: 404, code: "NOT_FOUND" }
    : { status: 405, code: "METHOD_NOT_ALLOWED" };
}

/** Returns the error responses that a contract's operations declare. */
export function listErrorResponses(
  routes: readonly Operation[],
  { responses }: Pick<Evidence, "responses">,
): ObservedResponse[] {
  return responses.filter(
    ({ method, path, status }) => status >= 400 && "operation" in findOperation(routes, method, path),
  );
}

/**
 * An expectation about one field of an error: the field's name, the expected value in words, and the outcome.
 */
export type FieldExpectation = readonly [key: string, expected: unknown, holds: boolean];

/** Returns a finding for every field that does not match its expectation. */
export function checkFields(
  expectations: readonly FieldExpectation[],
  message: (key: string) => string,
  actual: (key: string) => unknown,
): Finding[] {
  return expectations.flatMap(([key, expected, holds]) =>
    holds ? [] : [{ message: message(key), expected, actual: actual(key) }],
  );
}

/**
 * Returns true if the list is not empty and every error has a JSON Pointer and a string in the field named by
 * `text`.
 */
export function haveJsonPointers(errors: readonly Json[], text: string): boolean {
  const isComplete = (each: Json) =>
    getString(each, text) && /^(\/.*)?$/s.test(getString(each, "pointer") ?? "-");
  return errors.length > 0 && errors.every(isComplete);
}

/** Returns a media type in lower case without its parameters, or `null` if there is none. */
export function parseMediaType(contentType: string | undefined): string | null {
  return contentType?.split(";", 1)[0]?.trim().toLowerCase() || null;
}

function matchesTemplate(template: string, path: string): boolean {
  const [expected, actual] = [template.split("/"), path.split("/")];
  return (
    expected.length === actual.length &&
    expected.every((segment, at) => (segment.startsWith("{") ? actual[at] !== "" : segment === actual[at]))
  );
}

/** Returns the body of a response, or the event types in a stream, for display. */
function displayBody(response: ObservedResponse | ObservedStream): unknown {
  return response.kind === "answer" ? (response.body ?? response.text) : response.types;
}
