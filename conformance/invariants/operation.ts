/** Which operation of a contract a request is. */

/** An operation, as the published documents have it. */
export interface Operation {
  operationId: string;
  /** In lower case. */
  method: string;
  /** Parameters in braces. */
  path: string;
  statuses: readonly number[];
  /** By status; `null` for an answer without a body. */
  contentTypes: Readonly<Record<number, string | null>>;
}

/**
 * Finds the operation of a request.
 *
 * @param routes All operations of the contract.
 * @param path Without query.
 * @returns The operation; for a request that is none, the status and code that say so.
 */
export function operationOf<Route extends Operation>(
  routes: readonly Route[],
  method: string,
  path: string,
): { operation: Route } | { status: number; code: string } {
  const fitting = routes.filter((route) => fits(route.path, path));
  const operation = fitting.find((route) => route.method === method.toLowerCase());
  if (operation !== undefined) return { operation };
  return fitting.length === 0
    ? { status: 404, code: "NOT_FOUND" }
    : { status: 405, code: "METHOD_NOT_ALLOWED" };
}

function fits(template: string, path: string): boolean {
  const [wanted, given] = [template.split("/"), path.split("/")];
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => (segment.startsWith("{") ? given[at] !== "" : segment === given[at]))
  );
}

/** A media type without its parameters, in lower case; `null` where there is none. */
export function mediaTypeOf(contentType: string | undefined): string | null {
  return contentType?.split(";", 1)[0]?.trim().toLowerCase() || null;
}
