/** Operations on threads, messages and components, and the conversion of responses to data or errors. */
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
import { type RequestOptions, type Result, receiveResponse } from "./http/rest-client.ts";
import { asObject, isObjectOrArray } from "./json/values.ts";
import { TamboError } from "./tambo-error.ts";
import type {
  CreateThreadRequest,
  JsonObject,
  JsonPatchInputOperation,
  Message,
  Thread,
  ToolRepresentation,
} from "./types.ts";

/**
 * The operations by path and method, typed by the contract. They resolve with `{ data, error, response }`.
 */
export type RestClient = Client<paths>;

/**
 * Returns the data of a response.
 *
 * @param fields Fields of the data that must be objects or arrays; `null` if the operation has no data.
 * @throws {TamboError} If the request was rejected or got no response.
 * @throws The signal's reason if it aborted.
 */
export async function unwrapResponse<Data>(
  result: Promise<Result<Data>>,
  options: RequestOptions | undefined,
  fields: readonly (keyof Data & string)[] | null = [],
): Promise<Data> {
  const { data, response } = await receiveResponse(result, TamboError, options);
  const object = asObject(data);
  if (fields !== null && !(object && fields.every((field) => isObjectOrArray(object[field])))) {
    throw TamboError.invalidResponse("missing required fields", { status: response.status });
  }
  return data as Data;
}

/** The query of a request for messages. An undefined parameter is not sent. */
type Representation = { toolRepresentation: ToolRepresentation };

/**
 * Yields the items of all pages. Each page is requested when its first item is needed.
 *
 * @param fetchPage Fetches the page of a query.
 * @param query The query of the first page.
 */
async function* iteratePages<Query extends { cursor?: string }, Page extends { nextCursor?: string }, Item>(
  fetchPage: (query: Query) => Promise<Page>,
  query: Query,
  items: (page: Page) => readonly Item[],
): AsyncGenerator<Item, void, undefined> {
  let next: Query | undefined = query;
  while (next !== undefined) {
    const page: Page = await fetchPage(next);
    yield* items(page);
    next = page.nextCursor === undefined ? undefined : { ...query, cursor: page.nextCursor };
  }
}

/** Filters and page of a thread list. */
export type ListThreadsQuery = NonNullable<operations["listThreads"]["parameters"]["query"]>;

/** Operations on threads: `client.threads`. */
export interface ThreadOperations {
  /** Fetches one page of the project's threads, newest first. */
  list(query?: ListThreadsQuery, options?: RequestOptions): Promise<ListThreadsResponse>;
  /** Iterates over the threads of all pages, starting at `query.cursor` if given. */
  all(query?: ListThreadsQuery, options?: RequestOptions): AsyncIterable<Thread>;
  create(body?: CreateThreadRequest, options?: RequestOptions): Promise<Thread>;
  /** Fetches a thread with all its messages, oldest first. */
  get(
    threadId: string,
    options?: RequestOptions & { toolRepresentation?: ToolRepresentation },
  ): Promise<GetThreadResponse>;
  /** Deletes a thread with its messages, runs and state. */
  delete(threadId: string, options?: RequestOptions): Promise<void>;
}

export function createThreadOperations(rest: RestClient): ThreadOperations {
  const list: ThreadOperations["list"] = (query = {}, options) =>
    unwrapResponse(rest.GET("/v1/threads", { params: { query }, ...options }), options, ["threads"]);
  return {
    list,
    all: (query = {}, options) =>
      iteratePages(
        (next) => list(next, options),
        query,
        ({ threads }) => threads,
      ),
    async create(body = {}, options) {
      return (await unwrapResponse(rest.POST("/v1/threads", { body, ...options }), options, ["thread"]))
        .thread;
    },
    get(threadId, { toolRepresentation, ...options } = {}) {
      const params = { path: { threadId }, query: { toolRepresentation } as Representation };
      return unwrapResponse(rest.GET("/v1/threads/{threadId}", { params, ...options }), options, [
        "thread",
        "messages",
      ]);
    },
    async delete(threadId, options) {
      const params = { path: { threadId } };
      await unwrapResponse(rest.DELETE("/v1/threads/{threadId}", { params, ...options }), options, null);
    },
  };
}

/** Order, page and representation of a message list. */
export type ListMessagesQuery = NonNullable<operations["listMessages"]["parameters"]["query"]>;

/** Operations on messages: `client.messages`. */
export interface MessageOperations {
  /** Fetches one page of a thread's messages, oldest first unless `order` is set. */
  list(threadId: string, query?: ListMessagesQuery, options?: RequestOptions): Promise<ListMessagesResponse>;
  /** Iterates over the messages on all pages, starting at `query.cursor` if given. */
  all(threadId: string, query?: ListMessagesQuery, options?: RequestOptions): AsyncIterable<Message>;
  get(
    threadId: string,
    messageId: string,
    options?: RequestOptions & { toolRepresentation?: ToolRepresentation },
  ): Promise<Message>;
}

export function createMessageOperations(rest: RestClient): MessageOperations {
  const list: MessageOperations["list"] = (threadId, query = {}, options) => {
    const params = { path: { threadId }, query };
    return unwrapResponse(rest.GET("/v1/threads/{threadId}/messages", { params, ...options }), options, [
      "messages",
    ]);
  };
  return {
    list,
    all: (threadId, query = {}, options) =>
      iteratePages(
        (next) => list(threadId, next, options),
        query,
        ({ messages }) => messages,
      ),
    async get(threadId, messageId, { toolRepresentation, ...options } = {}) {
      const params = {
        path: { threadId, messageId },
        query: { toolRepresentation } as Representation,
      };
      const request = rest.GET("/v1/threads/{threadId}/messages/{messageId}", { params, ...options });
      return (await unwrapResponse(request, options, ["message"])).message;
    },
  };
}

/** Operations on component state: `client.components`. Both resolve with the complete new state. */
export interface ComponentOperations {
  /** Replaces the state. */
  setState(
    threadId: string,
    componentId: string,
    state: JsonObject,
    options?: RequestOptions,
  ): Promise<UpdateComponentStateResponse>;
  /** Changes the state with a JSON Patch (RFC 6902). Either all operations apply, or none do. */
  patchState(
    threadId: string,
    componentId: string,
    patch: JsonPatchInputOperation[],
    options?: RequestOptions,
  ): Promise<UpdateComponentStateResponse>;
}

export function createComponentOperations(rest: RestClient): ComponentOperations {
  function update(
    threadId: string,
    componentId: string,
    body: UpdateComponentStateRequest,
    options: RequestOptions | undefined,
  ): Promise<UpdateComponentStateResponse> {
    const params = { path: { threadId, componentId } };
    const path = "/v1/threads/{threadId}/components/{componentId}/state";
    return unwrapResponse(rest.POST(path, { params, body, ...options }), options, ["state"]);
  }
  return {
    setState: (threadId, componentId, state, options) => update(threadId, componentId, { state }, options),
    patchState: (threadId, componentId, patch, options) => update(threadId, componentId, { patch }, options),
  };
}
