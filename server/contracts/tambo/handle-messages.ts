import type { Handlers } from "../../../generated/tambo/handlers.ts";
import type { ComponentRecord, ThreadKey } from "../../core/ports/records.ts";
import type { ScopedStore } from "../../core/ports/store.ts";
import { addStates } from "../../engine/state/transcript.ts";
import type { ProjectContext } from "../contract.ts";
import { toTamboMessage } from "./convert-messages.ts";
import { TamboError } from "./errors.ts";
import { findThread } from "./handle-threads.ts";
import type { TamboServices } from "./handlers.ts";
import { clampPageSize, decodePageToken, encodePageToken } from "./page-tokens.ts";

type MessageHandlers = Pick<Handlers<ProjectContext>, "listMessages" | "getMessage">;

export function createMessageHandlers({ engine, store }: TamboServices): MessageHandlers {
  return {
    async listMessages({ path, query, context, signal }) {
      const thread = await findThread(store, context.owner, path.threadId);
      const { order = "asc", toolRepresentation = "fields", cursor } = query;
      const list = JSON.stringify(["messages", context.owner, thread.id, order]);
      const limit = clampPageSize(query.limit, 50);
      const after =
        cursor === undefined ? undefined : (decodePageToken(cursor, list, ["number"])[0] as number);
      return await engine.readConversation(thread, signal, async () => {
        const rows = await store.read.listMessages(thread.key, {
          order,
          // One extra row is read to find out whether there is a next page.
          limit: limit + 1,
          ...(after !== undefined && { after }),
        });
        const page = rows.slice(0, limit);
        const last = page.at(-1);
        const hasMore = rows.length > limit && last !== undefined;
        const components = await loadComponents(store, thread.key);
        return {
          status: 200,
          body: {
            messages: page.map(({ message }) =>
              toTamboMessage(addStates(message, components), toolRepresentation),
            ),
            ...(hasMore && { nextCursor: encodePageToken(list, [last.position]) }),
          },
        };
      });
    },

    async getMessage({ path, query, context, signal }) {
      const thread = await findThread(store, context.owner, path.threadId);
      return await engine.readConversation(thread, signal, async () => {
        const found = await store.read.findMessage(thread.key, path.messageId);
        if (found === undefined) {
          throw new TamboError(
            "MESSAGE_NOT_FOUND",
            `There is no message "${path.messageId}" in this thread.`,
          );
        }
        const message = addStates(found.message, await loadComponents(store, thread.key));
        return {
          status: 200,
          body: { message: toTamboMessage(message, query.toolRepresentation ?? "fields") },
        };
      });
    },
  };
}

async function loadComponents(
  store: ScopedStore,
  threadKey: ThreadKey,
): Promise<Map<string, ComponentRecord>> {
  const records = await store.read.listComponents(threadKey);
  return new Map(records.map((record) => [record.id, record]));
}
