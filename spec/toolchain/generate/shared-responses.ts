/** Moves repeated responses and headers into `components`, and back. */
import { STATUS_CODES } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { eventStream, mapOperations, mapValues, type OpenApiDocument, type Response } from "./document.ts";
import { componentName, isObject } from "./schema.ts";

type Header = NonNullable<Response["headers"]>[string];

/**
 * Moves every response and every header that occurs more than once into `components`, so that each is written
 * once. Responses are named by their status (`NotFound`), headers by their own name. If several differ under
 * one name, only the most frequent one is shared. Streams stay inline: their operation identifies their frames.
 *
 * {@link inlineResponses} reverses this.
 */
export function shareResponses(document: OpenApiDocument): OpenApiDocument {
  const headerCounts = new Components<Header>();
  forEachResponse(document, (response) => {
    for (const [name, header] of Object.entries(response.headers ?? {})) headerCounts.add(name, header);
  });
  const headers = headerCounts.shared();
  const withHeaders = mapResponses(document, (response) =>
    response.headers === undefined
      ? response
      : { ...response, headers: replaceShared(response.headers, headers, "headers") },
  );

  const responseCounts = new Components<Response>();
  forEachResponse(withHeaders, (response, status) => {
    if (response.content?.[eventStream] === undefined) responseCounts.add(nameOf(status), response);
  });
  const responses = responseCounts.shared();
  return {
    ...mapOperations(withHeaders, (operation) => ({
      ...operation,
      responses: replaceShared(operation.responses, responses, "responses", nameOf),
    })),
    components: {
      ...document.components,
      ...(Object.keys(responses).length > 0 && { responses }),
      ...(Object.keys(headers).length > 0 && { headers }),
    },
  };
}

/** Replaces all references to responses and headers by what they refer to. */
export function inlineResponses<Document extends OpenApiDocument>(document: Document): Document {
  const { responses, headers, ...components } = document.components;
  const resolve = <T>(value: T, section: unknown): T => {
    const ref = isObject(value) ? value.$ref : undefined;
    return typeof ref === "string" && isObject(section) ? (section[componentName(ref)] as T) : value;
  };
  return mapResponses({ ...document, components }, (each) => {
    const response = resolve(each, responses);
    if (response.headers === undefined) return response;
    return { ...response, headers: mapValues(response.headers, (header) => resolve(header, headers)) };
  }) as Document;
}

/** Counts values by name. */
class Components<T> {
  readonly #counts = new Map<string, { value: T; uses: number }[]>();

  add(name: string, value: T): void {
    const counts = this.#counts.get(name) ?? [];
    this.#counts.set(name, counts);
    const known = counts.find((each) => isDeepStrictEqual(each.value, value));
    if (known === undefined) counts.push({ value, uses: 1 });
    else known.uses += 1;
  }

  /** Returns the most frequent value of each name that has one with several uses. */
  shared(): Record<string, T> {
    const shared = [...this.#counts].flatMap(([name, counts]): [string, T][] => {
      const [first] = counts.toSorted((a, b) => b.uses - a.uses);
      return first === undefined || first.uses === 1 ? [] : [[name, first.value]];
    });
    return Object.fromEntries(shared);
  }
}

/** Replaces the values that are shared components by references. */
function replaceShared<T>(
  values: Record<string, T>,
  shared: Record<string, T>,
  section: string,
  toName: (key: string) => string = (key) => key,
): Record<string, T> {
  return mapValues(values, (value, key) => {
    const name = toName(key);
    return isDeepStrictEqual(shared[name], value)
      ? ({ $ref: `#/components/${section}/${name}` } as T)
      : value;
  });
}

/** Returns `NotFound` for 404. */
function nameOf(status: string): string {
  return (STATUS_CODES[status] ?? `Status ${status}`).replaceAll(/\W/g, "");
}

function forEachResponse(document: OpenApiDocument, visit: (response: Response, status: string) => void) {
  mapOperations(document, (operation) => {
    for (const [status, response] of Object.entries(operation.responses)) visit(response, status);
    return operation;
  });
}

function mapResponses(document: OpenApiDocument, change: (response: Response) => Response): OpenApiDocument {
  return mapOperations(document, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, (response) => change(response)),
  }));
}
