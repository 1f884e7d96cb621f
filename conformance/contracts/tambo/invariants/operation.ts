/** Which operation of the contract a request is. */
import { routes } from "../../../../generated/tambo/handlers.ts";

/** An operation, as the published documents have it. */
export type Operation = (typeof routes)[number];

/**
 * Finds the operation of a request.
 *
 * @param path Without query.
 * @returns The operation; what the contract says of a request that is none: status and code.
 */
export function operationOf(
  method: string,
  path: string,
): { operation: Operation } | { status: number; code: string } {
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
