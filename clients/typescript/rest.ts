/** Operations on threads, messages and components, and how an answer becomes data or an error. */
import type { Client } from "openapi-fetch";
import type {
  GetThreadResponse,
  ListMessagesResponse,
  ListThreadsResponse,
  operations,
  paths,
  UpdateComponentStateRequest,
  UpdateComponentStateResponse,
} from "../../generated/tambo/types.ts";
import { unlessAborted } from "./helpers.ts";
import { asObject, isContainer } from "./json/values.ts";
import { TamboError } from "./tambo-error.ts";
import type {
  CreateThreadRequest,
  JsonObject,
  JsonPatchInputOperation,
  Message,
  Thread,
  ToolRepresentation,
} from "./types.ts";

/** The operations by path and method, typed by the contract; they answer with `{ data, error, response }`. */
export type RestClient = Client<paths>;

/** How a single operation may be given up. */
export interface RequestOptions {
  signal?: AbortSignal;
}

/** What an operation of `openapi-fetch` resolves with. */
type Result<Data> = { data?: Data; error?: unknown; response: Response };

/**
 * The data of an answer.
 *
 * @param members Objects and lists that it must have; `null` when no data is promised at all.
 * @throws {TamboError} When the operation was refused or not answered; what the signal says when it was given up.
 */
export async function answer<Data>(
  result: Promise<Result<Data>>,
  options: { signal?: AbortSignal } | undefined,
  members: readonly (keyof Data & string)[] | null = [],
): Promise<Data> {
  const { signal = new AbortController().signal } = options ?? {};
  const { data, error, response } = await unlessAborted(result, signal).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw unanswered(cause);
  });
  if (!response.ok) throw TamboError.fromResponse(response, error);
  const found = asObject(data);
  if (members !== null && !(found && members.every((member) => isContainer(found[member])))) {
    throw TamboError.invalidResponse("not what was asked for", { status: response.status });
  }
  return data as Data;
}

/** The error for a request that brought no answer, or one that is not JSON. */
function unanswered(cause: unknown): TamboError {
  if (cause instanceof TamboError) return cause;
  if (cause instanceof SyntaxError) {
    return TamboError.invalidResponse("not JSON", { cause });
  }
  return new TamboError("The server was not reached, or the connection broke within its answer.", {
    code: "CONNECTION_LOST",
    cause,
  });
}

/**
 * The items of all pages, each page asked for when it is needed.
 *
 * @param page Gives the page that a query asks for.
 * @param query Asks for the first page.
 */
async function* allPages<Query extends { cursor?: string }, Page extends { nextCursor?: string }, Item>(
  page: (query: Query) => Promise<Page>,
  query: Query,
  items: (page: Page) => readonly Item[],
): AsyncGenerator<Item, void, undefined> {
  let next: Query | undefined = query;
  while (next !== undefined) {
    const found: Page = await page(next);
    yield* items(found);
    next = found.nextCursor === undefined ? undefined : { ...query, cursor: found.nextCursor };
  }
}

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

/** State of components: `client.components`. Both answer with the whole new state. */
export interface ComponentOperations {
  /** Replaces the state. */
  setState(
    threadId: string,
    componentId: string,
    state: JsonObject,
    options?: RequestOptions,
  ): Promise<UpdateComponentStateResponse>;
  /** Changes the state by a JSON Patch (RFC 6902): all of it applies, or nothing. */
  patchState(
    threadId: string,
    componentId: string,
    patch: JsonPatchInputOperation[],
    options?: RequestOptions,
  ): Promise<UpdateComponentStateResponse>;
}

export function componentOperations(rest: RestClient): ComponentOperations {
  function update(
    threadId: string,
    componentId: string,
    body: UpdateComponentStateRequest,
    options: RequestOptions | undefined,
  ): Promise<UpdateComponentStateResponse> {
    const params = { path: { threadId, componentId } };
    const path = "/v1/threads/{threadId}/components/{componentId}/state";
    return answer(rest.POST(path, { params, body, ...options }), options, ["state"]);
  }
  return {
    setState: (threadId, componentId, state, options) => update(threadId, componentId, { state }, options),
    patchState: (threadId, componentId, patch, options) => update(threadId, componentId, { patch }, options),
  };
}
