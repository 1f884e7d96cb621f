import type { Health, paths } from "../../generated/tambo/types.ts";
import { type ClientOptions, createRestClient, type RequestOptions } from "./http/rest-client.ts";
import {
  type ComponentOperations,
  createComponentOperations,
  createMessageOperations,
  createThreadOperations,
  type MessageOperations,
  type RestClient,
  type ThreadOperations,
  unwrapResponse,
} from "./rest.ts";
import { createRunOperations, type RunOperations } from "./run/run-stream.ts";
import { TamboError } from "./tambo-error.ts";

/**
 * The operations of a server. They reject with a `TamboError`, or with the reason of an aborted signal. Only
 * streams are retried; all other operations send one request.
 */
export interface TamboClient {
  /** The operations by path and method, without error handling or helpers: the `openapi-fetch` client. */
  readonly rest: RestClient;
  /** Resolves if the server accepts requests. */
  health(options?: RequestOptions): Promise<Health>;
  readonly threads: ThreadOperations;
  readonly messages: MessageOperations;
  readonly components: ComponentOperations;
  readonly runs: RunOperations;
}

/**
 * Creates a client for the server at `baseUrl`. It holds no connection and needs no cleanup.
 *
 * @throws {TamboError} `INVALID_REQUEST` if an option cannot be sent. The message does not contain its value.
 */
export function createTamboClient(options: ClientOptions): TamboClient {
  const rest = createRestClient<paths>(options, TamboError);
  return {
    rest,
    health: (options) => unwrapResponse(rest.GET("/healthz", { ...options }), options),
    threads: createThreadOperations(rest),
    messages: createMessageOperations(rest),
    components: createComponentOperations(rest),
    runs: createRunOperations(rest),
  };
}
