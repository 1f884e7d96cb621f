/** The client: every operation of the contract. */
import createClient, { type Client } from "openapi-fetch";
import type { Health, paths } from "../../generated/tambo/types.ts";
import { answer } from "./rest/answer.ts";
import { type ComponentOperations, componentOperations } from "./rest/components.ts";
import { type MessageOperations, messageOperations } from "./rest/messages.ts";
import { type ThreadOperations, threadOperations } from "./rest/threads.ts";
import { type RunOperations, runOperations } from "./run/run-operations.ts";
import { TamboError } from "./tambo-error.ts";

/** The operations by path and method, typed by the contract; they answer with `{ data, error, response }`. */
export type RestClient = Client<paths>;

/** Where the server is, and how it is asked. */
export interface TamboClientOptions {
  /** Address of the server, such as `https://api.example.com`; in a browser it may be empty: the page's own. */
  baseUrl: string;
  /** The project's API key, sent as `Authorization: Bearer`. */
  apiKey?: string;
  /** In place of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Sent with every request. */
  headers?: Record<string, string>;
}

/** How a single operation may be given up. */
export interface RequestOptions {
  signal?: AbortSignal;
}

/** A server's operations. All reject with `TamboError`, or with the signal's reason. None is repeated, but streams are. */
export interface TamboClient {
  /** The operations as they are, without any help. */
  readonly rest: RestClient;
  /** Asks whether the server takes requests. */
  health(options?: RequestOptions): Promise<Health>;
  readonly threads: ThreadOperations;
  readonly messages: MessageOperations;
  readonly components: ComponentOperations;
  readonly runs: RunOperations;
}

/** A client of the server at `baseUrl`. It holds no connection and needs no end. */
export function createTamboClient({ baseUrl, apiKey, fetch, headers }: TamboClientOptions): TamboClient {
  const rest = createClient<paths>({
    baseUrl,
    Request: checkedRequests(),
    ...(fetch !== undefined && { fetch }),
    headers: { ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }), ...headers },
  });
  return {
    rest,
    health: (options) => answer(rest.GET("/healthz", { ...options }), options),
    threads: threadOperations(rest),
    messages: messageOperations(rest),
    components: componentOperations(rest),
    runs: runOperations(rest),
  };
}

/** Requests whose address is told from a network that is down: asking again would not help. */
function checkedRequests(): typeof Request {
  return class extends Request {
    constructor(address: string | URL | Request, init?: RequestInit) {
      try {
        super(address, init);
      } catch (cause) {
        throw new TamboError("baseUrl is not a URL.", {
          code: "INVALID_REQUEST",
          cause,
        });
      }
    }
  };
}
