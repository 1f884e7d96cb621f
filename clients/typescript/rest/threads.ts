/** Operations on threads. */
import type { GetThreadResponse, ListThreadsResponse, operations } from "../../../generated/tambo/types.ts";
import type { RequestOptions, RestClient } from "../client.ts";
import type { CreateThreadRequest, Thread, ToolRepresentation } from "../types.ts";
import { answer } from "../rest.ts";
import { allPages } from "./pages.ts";

/** Which threads are listed. */
export type ListThreadsQuery = NonNullable<operations["listThreads"]["parameters"]["query"]>;

/** Threads: `client.threads`. */
export interface ThreadOperations {
  /** One page of the project's threads, newest first. */
  list(query?: ListThreadsQuery, options?: RequestOptions): Promise<ListThreadsResponse>;
  /** The threads of all pages, from the cursor on if there is one. */
  all(query?: ListThreadsQuery, options?: RequestOptions): AsyncIterable<Thread>;
  create(body?: CreateThreadRequest, options?: RequestOptions): Promise<Thread>;
  /** A thread with all its messages, oldest first. */
  get(
    threadId: string,
    options?: RequestOptions & { toolRepresentation?: ToolRepresentation },
  ): Promise<GetThreadResponse>;
  /** Deletes a thread and everything in it. */
  delete(threadId: string, options?: RequestOptions): Promise<void>;
}

export function threadOperations(rest: RestClient): ThreadOperations {
  const list: ThreadOperations["list"] = (query = {}, options) =>
    answer(rest.GET("/v1/threads", { params: { query }, ...options }), options, ["threads"]);
  return {
    list,
    all: (query = {}, options) =>
      allPages(
        (next) => list(next, options),
        query,
        ({ threads }) => threads,
      ),
    async create(body = {}, options) {
      return (await answer(rest.POST("/v1/threads", { body, ...options }), options, ["thread"])).thread;
    },
    get(threadId, { toolRepresentation, ...options } = {}) {
      const params = { path: { threadId }, query: { ...(toolRepresentation && { toolRepresentation }) } };
      return answer(rest.GET("/v1/threads/{threadId}", { params, ...options }), options, [
        "thread",
        "messages",
      ]);
    },
    async delete(threadId, options) {
      const params = { path: { threadId } };
      await answer(rest.DELETE("/v1/threads/{threadId}", { params, ...options }), options, null);
    },
  };
}
