/** Mutants with defects in the users of a project. */
import { combine, withMap } from "../../combinators/compose.ts";
import type { Loose } from "../../combinators/exchange.ts";
import {
  acceptEmptyUser,
  alterRequests,
  alterRequestsOf,
  type MutableRequest,
  repairUser,
  repairUserName,
} from "../../combinators/requests.ts";
import { alterSuccess } from "../../combinators/responses.ts";
import type { Mutants, Mutate } from "../../mutant.ts";

/** Alters the user's name in the query and the body of all requests. Without a new name, the user is removed. */
const alterUserKeys = (alter: (name: string) => string | undefined): Mutate =>
  alterRequests(({ query, body }) => {
    for (const holder of [query, body] as Loose[]) {
      if (typeof holder?.userKey !== "string") continue;
      const name = alter(holder.userKey);
      if (name === undefined) delete holder.userKey;
      else holder.userKey = name;
    }
  });

const ignoreUser = ({ headers, query, body }: MutableRequest): void => {
  delete headers["x-user-key"];
  delete query.userKey;
  delete body?.userKey;
};

export const userMutants: Mutants = {
  /** Ignores the user of a request. */
  "users-are-one": alterRequests(ignoreUser),
  /** Lists the threads that were stored without a user, for every user. */
  "list-ignores-user": alterRequestsOf("listThreads", ignoreUser),
  /** Handles every request for a thread as a request for the first user that the thread had. */
  "first-user-owns-thread": withMap((owners) =>
    alterRequests(({ headers, threadId }) => {
      if (threadId === undefined) return;
      const user = owners.get(threadId) ?? headers["x-user-key"] ?? "";
      owners.set(threadId, user);
      if (user === "") delete headers["x-user-key"];
      else headers["x-user-key"] = user;
    }),
  ),
  /** Finds a thread of any user by its id, if the thread was created by POST /v1/threads. */
  "threads-of-any-user": withMap((owners) => [
    alterRequests(({ headers, threadId }) => {
      const owner = owners.get(threadId ?? "");
      if (owner !== undefined) headers["x-user-key"] = owner;
    }),
    alterSuccess("createThread", ({ body, request }) => {
      const owner = request.headers["x-user-key"];
      if (owner) owners.set(body.thread.id, owner);
    }),
  ]),
  /** Treats a request with an empty user as a request without a user. */
  "empty-user-is-none": combine(
    acceptEmptyUser,
    alterUserKeys((name) => (name === "" ? undefined : name)),
  ),
  /** Shortens a user that is too long, and removes the control characters from its name. */
  "invalid-user-repaired": combine(
    repairUser,
    alterUserKeys((name) => (name === "" ? name : repairUserName(name))),
  ),
  /** Uses the user in the header if a request names two users, or else the user in the query. */
  "first-user-wins": alterRequests(({ headers, query, body }) => {
    if (headers["x-user-key"] !== undefined) delete query.userKey;
    if (headers["x-user-key"] !== undefined || query.userKey !== undefined) delete body?.userKey;
  }),
  /** Ignores the user in the query. */
  "query-user-ignored": alterRequests(({ query }) => {
    delete query.userKey;
  }),
  /** Ignores the user in the body. */
  "body-user-ignored": alterRequests(({ body }) => {
    delete body?.userKey;
  }),
};
