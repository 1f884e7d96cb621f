import type { Handlers } from "../../../generated/tambo-compat/handlers.ts";
import type { components } from "../../../generated/tambo-compat/types.ts";
import type { JsonObject } from "../../core/events.ts";
import { pick } from "../../core/json/object.ts";
import type { Owner } from "../../core/owner.ts";
import type { ThreadRecord } from "../../core/ports/records.ts";
import type { ProjectContext } from "../contract.ts";
import { findThread, readThreadPage } from "../tambo/handle-threads.ts";
import type { TamboServices } from "../tambo/handlers.ts";
import { blockRepresentation, readBody, type TamboHandlers } from "./tambo-handlers.ts";
import { toMessage, toThread } from "./threads.ts";

type Schemas = components["schemas"];
type ThreadHandlers = Pick<
  Handlers<ProjectContext>,
  "listThreads" | "createThread" | "getThread" | "updateThread" | "deleteThread"
>;

export function createThreadHandlers(tambo: TamboHandlers, services: TamboServices): ThreadHandlers {
  const { store } = services;
  const describe = async (thread: ThreadRecord): Promise<Schemas["Thread"]> =>
    toThread(thread, await store.read.listNewestRuns([thread.key]));
  const find = (owner: Owner, id: string) => findThread(store, owner, id);

  return {
    async listThreads({ query, context, signal }) {
      const { threads, ...page } = await readThreadPage(services, context.owner, query, signal);
      const runs = await store.read.listNewestRuns(threads.map(({ key }) => key));
      const hasMore = page.nextCursor !== undefined;
      return {
        status: 200,
        body: { threads: threads.map((thread) => toThread(thread, runs)), hasMore, ...page },
      };
    },

    async createThread({ body = {}, ...request }) {
      // The schema has not checked fields that it does not declare.
      const newThread = pick(body, "metadata", "initialMessages");
      const { thread } = readBody(await tambo.createThread({ ...request, body: newThread }), 201);
      return { status: 201, body: toThread(await find(request.context.owner, thread.id), []) };
    },

    async getThread({ query, ...request }) {
      const { path, context } = request;
      const thread = await find(context.owner, path.threadId);
      const response = await tambo.getThread({ ...request, query: { ...query, ...blockRepresentation } });
      const pending = await store.read.listPendingToolCalls(thread.key);
      const ids = pending.filter(({ side }) => side === "client").map(({ id }) => id);
      return {
        status: 200,
        body: {
          ...(await describe(thread)),
          ...(ids.length > 0 && { pendingToolCallIds: ids }),
          messages: readBody(response, 200).messages.map(toMessage),
        },
      };
    },

    async updateThread({ path, body, context }) {
      const { name, metadata } = body;
      const patch = {
        ...(name !== undefined && { name }),
        ...(metadata !== undefined && { metadata: metadata as JsonObject }),
      };
      const thread = await find(context.owner, path.threadId);
      if (Object.keys(patch).length === 0) return { status: 200, body: await describe(thread) };
      const { key } = thread;
      const changed = await store.transaction((queries) => queries.updateThread(key, patch, Date.now()));
      return { status: 200, body: await describe(changed ?? (await find(context.owner, path.threadId))) };
    },

    async deleteThread(request) {
      return await tambo.deleteThread(request);
    },
  };
}
