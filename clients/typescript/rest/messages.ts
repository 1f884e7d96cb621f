/** Operations on messages. */
import type { ListMessagesResponse, operations } from "../../../generated/tambo/types.ts";
import type { RequestOptions, RestClient } from "../client.ts";
import type { Message, ToolRepresentation } from "../types.ts";
import { answer } from "../rest.ts";
import { allPages } from "./pages.ts";

/** Which messages are listed, and how. */
export type ListMessagesQuery = NonNullable<operations["listMessages"]["parameters"]["query"]>;

/** Messages of a thread: `client.messages`. */
export interface MessageOperations {
  /** One page of a thread's messages, oldest first unless `order` says otherwise. */
  list(threadId: string, query?: ListMessagesQuery, options?: RequestOptions): Promise<ListMessagesResponse>;
  /** The messages of all pages, from the cursor on if there is one. */
  all(threadId: string, query?: ListMessagesQuery, options?: RequestOptions): AsyncIterable<Message>;
  get(
    threadId: string,
    messageId: string,
    options?: RequestOptions & { toolRepresentation?: ToolRepresentation },
  ): Promise<Message>;
}

export function messageOperations(rest: RestClient): MessageOperations {
  const list: MessageOperations["list"] = (threadId, query = {}, options) => {
    const params = { path: { threadId }, query };
    return answer(rest.GET("/v1/threads/{threadId}/messages", { params, ...options }), options, ["messages"]);
  };
  return {
    list,
    all: (threadId, query = {}, options) =>
      allPages(
        (next) => list(threadId, next, options),
        query,
        ({ messages }) => messages,
      ),
    async get(threadId, messageId, { toolRepresentation, ...options } = {}) {
      const params = {
        path: { threadId, messageId },
        query: { ...(toolRepresentation && { toolRepresentation }) },
      };
      const request = rest.GET("/v1/threads/{threadId}/messages/{messageId}", { params, ...options });
      return (await answer(request, options, ["message"])).message;
    },
  };
}
