/** The user that a request names, in addition to the project of its API key. */
import type { Request } from "express";
import { describeInvalidId } from "../core/ids.ts";
import type { Owner } from "../core/owner.ts";
import type { Violation } from "./operations.ts";

/** The places in which a request can name its user, after the document's checks. */
interface UserSources {
  headers: object;
  query: object;
  /** The body, if the contract's bodies have the field `userKey`. */
  body?: unknown;
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
  { headers, query, body }: UserSources,
): { owner: Owner; violations: readonly Violation[] } {
  const { "X-User-Key": header } = headers as { "X-User-Key"?: unknown };
  const { userKey: parameter } = query as { userKey?: unknown };
  const { userKey: field } = (body ?? {}) as { userKey?: unknown };
  const named = [
    ["/X-User-Key", header],
    ["/userKey", parameter],
    ["/userKey", field],
  ] as const;
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

const otherUser =
  "names another user than the rest of the request; name the same user everywhere, or name it once";
