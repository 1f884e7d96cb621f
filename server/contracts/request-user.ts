/** The user that a request names, in addition to the project of its API key. */
import type { Request } from "express";
import { describeInvalidId } from "../core/ids.ts";
import { isObject } from "../core/json/object.ts";
import type { Owner } from "../core/owner.ts";
import type { Violation } from "./operations.ts";

/** The places in which a request can name its user, after the document's checks. */
interface UserSources {
  headers: object;
  query: object;
  /** The values of the body's fields that name the user. */
  fields: readonly { pointer: string; value: unknown }[];
}

/**
 * Returns the owner of the data that a request is about: the caller, with the user that the request names.
 *
 * @param request Shows whether the header was sent more than once.
 * @param caller The owner that the request's credential belongs to.
 * @returns Violations if the request names no valid user, or two different users. They never contain the user.
 */
export function resolveOwner(
  { headersDistinct }: Pick<Request, "headersDistinct">,
  caller: Owner,
  { headers, query, fields }: UserSources,
): { owner: Owner; violations: readonly Violation[] } {
  const { "X-User-Key": header } = headers as { "X-User-Key"?: unknown };
  const { userKey: parameter } = query as { userKey?: unknown };
  const named: [pointer: string, name: unknown][] = [
    ["/X-User-Key", header],
    ["/userKey", parameter],
    ...fields.map(({ pointer, value }): [string, unknown] => [pointer, value]),
  ];
  const violations: Violation[] = [];
  let { userId } = caller;
  for (const [pointer, name] of named) {
    // The document's checks report a name that is not text.
    if (typeof name !== "string") continue;
    const message =
      describeInvalidId(name) ?? (userId === undefined || name === userId ? undefined : otherUser);
    if (message !== undefined) violations.push({ pointer, message });
    userId ??= name;
  }
  if (header !== undefined && (headersDistinct["x-user-key"]?.length ?? 1) > 1)
    violations.push({ pointer: "/X-User-Key", message: "must be given only once" });
  return { owner: { ...caller, ...(userId !== undefined && { userId }) }, violations };
}

/**
 * Reads the fields of a body that name the user.
 *
 * @param pointers JSON Pointers to the fields, without escaped characters.
 */
export function readUserFields(body: unknown, pointers: readonly string[] = []): UserSources["fields"] {
  return pointers.map((pointer) => ({
    pointer,
    value: pointer
      .slice(1)
      .split("/")
      .reduce<unknown>((parent, name) => (isObject(parent) ? parent[name] : undefined), body),
  }));
}

const otherUser =
  "names another user than the rest of the request; name the same user everywhere, or name it once";
