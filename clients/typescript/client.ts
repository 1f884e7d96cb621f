/** The client: every operation of the contract. */
import createClient from "openapi-fetch";
import type { Health, paths } from "../../generated/tambo/types.ts";
import {
  answer,
  type ComponentOperations,
  componentOperations,
  type MessageOperations,
  messageOperations,
  type RequestOptions,
  type RestClient,
  type ThreadOperations,
  threadOperations,
} from "./rest.ts";
import { type RunOperations, runOperations } from "./run/run-stream.ts";
import { TamboError } from "./tambo-error.ts";

/** Where the server is, and how it is asked. */
export interface TamboClientOptions {
  /** Address of the server, such as `https://api.example.com`; in a browser it may be empty: the page's own. */
  baseUrl: string;
  /** The project's API key, sent as `Authorization: Bearer`: ASCII without spaces. */
  apiKey?: string;
  /** In place of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Sent with every request. */
  headers?: Record<string, string>;
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

/**
 * A client of the server at `baseUrl`. It holds no connection and needs no end.
 *
 * @throws {TamboError} `INVALID_REQUEST`, without the value, when an option cannot be sent.
 */
export function createTamboClient({ baseUrl, apiKey, fetch, headers }: TamboClientOptions): TamboClient {
  if (apiKey !== undefined && !/^[!-~]+$/.test(apiKey)) throw unsendable("apiKey");
  // No platform sends a password there, but some tell it in their error.
  if (/\/\/[^/]*@/.test(baseUrl)) throw unsendable("baseUrl");
  try {
    new Headers(headers);
  } catch {
    throw unsendable("headers");
  }
  const plain = createClient<paths>({
    baseUrl,
    pathSerializer,
    ...(fetch !== undefined && { fetch }),
    headers: { ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }), ...headers },
  });
  const rest = {
    ...plain,
    GET: checked(plain.GET),
    POST: checked(plain.POST),
    DELETE: checked(plain.DELETE),
  };
  return {
    rest,
    health: (options) => answer(rest.GET("/healthz", { ...options }), options),
    threads: threadOperations(rest),
    messages: messageOperations(rest),
    components: componentOperations(rest),
    runs: runOperations(rest),
  };
}

/**
 * An operation whose request cannot be built rejects with `INVALID_REQUEST`: it is told from a network that is down,
 * since asking again would not help.
 */
function checked<Operation>(operation: Operation): Operation {
  const asked = async (path: string, init?: object): Promise<unknown> => {
    let built = false;
    class BuiltRequest extends Request {
      constructor(address: string | URL | Request, init?: RequestInit) {
        super(address, init);
        built = true;
      }
    }
    try {
      return await (operation as typeof asked)(path, { Request: BuiltRequest, ...init });
    } catch (cause) {
      if (built || cause instanceof TamboError) throw cause;
      throw invalid(`The request cannot be sent. ${cause}`, cause);
    }
  };
  return asked as Operation;
}

/** The path with its parameters; those that would lead to another path are refused. */
function pathSerializer(path: string, parameters: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (typeof value === "string" && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
    throw invalid(`${name} is not an id.`);
  });
}

function unsendable(what: string): TamboError {
  return invalid(`${what} cannot be sent.`);
}

function invalid(message: string, cause?: unknown): TamboError {
  return new TamboError(message, { code: "INVALID_REQUEST", cause });
}
