/** Mutants with defects in the users of a project. */
import { withMap } from "../../combinators/compose.ts";
import { alterEvents } from "../../combinators/events.ts";
import { alterRequests, alterRequestsOf } from "../../combinators/requests.ts";
import { alterSuccess } from "../../combinators/responses.ts";
import type { Mutants } from "../../mutant.ts";
import { userMutants as commonMutants } from "../users.ts";

export const userMutants: Mutants = {
  ...commonMutants,
  /** Lists the threads that were stored without a user, for every user. */
  "list-ignores-user": alterRequestsOf("listThreads", ({ headers, query }) => {
    delete headers["x-user-key"];
    delete query.userKey;
  }),
  /** Finds a run of any user by its id. */
  "runs-of-any-user": withMap((owners) => [
    alterRequests(({ headers, runId }) => {
      const owner = owners.get(runId ?? "");
      if (owner !== undefined) headers["x-user-key"] = owner;
    }),
    alterEvents((event, { operation, headers }) => {
      const owner = headers["x-user-key"];
      if (operation === "createRun" && event.name === "RUN_STARTED" && owner !== undefined)
        owners.set(event.payload.runId, owner);
    }),
  ]),
  /** Finds a thread of any user by its id, if POST /v1/threads created it. */
  "threads-of-any-user": withMap((owners) => [
    alterRequests(({ headers, threadId }) => {
      const owner = owners.get(threadId ?? "");
      if (owner !== undefined) headers["x-user-key"] = owner;
    }),
    alterSuccess("createThread", ({ body, request }) => {
      const owner = request.headers["x-user-key"];
      if (owner !== undefined) owners.set(body.thread.id, owner);
    }),
  ]),
  /** If a request names two users, uses the one in the header, or else the one in the query. */
  "first-user-wins": alterRequests(({ headers, query, body }) => {
    const inHeader = headers["x-user-key"] !== undefined;
    if (body !== undefined && (inHeader || query.userKey !== undefined)) delete body.userKey;
    if (inHeader) delete query.userKey;
  }),
  /** Ignores the user in the query. */
  "query-user-ignored": alterRequests(({ query }) => {
    delete query.userKey;
  }),
  /** Ignores the user in the body. */
  "body-user-ignored": alterRequests(({ body }) => {
    if (body !== undefined) delete body.userKey;
  }),
};
