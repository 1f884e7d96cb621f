import createClient from "openapi-fetch";
import type { Health, paths } from "../../generated/tambo/types.ts";
import {
  type ComponentOperations,
  createComponentOperations,
  createMessageOperations,
  createThreadOperations,
  type MessageOperations,
  type RequestOptions,
  type RestClient,
  type ThreadOperations,
  unwrapResponse,
} from "./rest.ts";
import { createRunOperations, type RunOperations } from "./run/run-stream.ts";
import { TamboError } from "./tambo-error.ts";

/** Options for {@link createTamboClient}. */
export interface TamboClientOptions {
  /**
   * The URL of the server, such as `https://api.example.com`. It may be empty in a browser: requests are then
   * sent to the page's origin.
   */
  baseUrl: string;
  /**
   * The API key of the project, sent as `Authorization: Bearer`. It must consist of printable ASCII
   * characters without spaces.
   */
  apiKey?: string;
  /** A function to use instead of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Headers sent with every request. */
  headers?: Record<string, string>;
}

/**
 * The operations of a server. They reject with a `TamboError`, or with the signal's reason if the request is
 * aborted. Only streams are retried; every other operation sends a single request.
 */
export interface TamboClient {
  /**
   * The underlying `openapi-fetch` client: operations by path and method, without error handling or helpers.
   */
  readonly rest: RestClient;
  /** Resolves if the server is accepting requests. */
  health(options?: RequestOptions): Promise<Health>;
  readonly threads: ThreadOperations;
  readonly messages: MessageOperations;
  readonly components: ComponentOperations;
  readonly runs: RunOperations;
}

/**
 * Creates a client for the server at `baseUrl`. The client holds no connection open and needs no cleanup.
 *
 * @throws {TamboError} `INVALID_REQUEST` if an option cannot be sent over HTTP. The message does not contain
 * the option's value.
 */
export function createTamboClient({ baseUrl, apiKey, fetch, headers }: TamboClientOptions): TamboClient {
  if (apiKey !== undefined && !/^[!-~]+$/.test(apiKey)) throw invalidOption("apiKey");
  // `fetch` rejects URLs with credentials on every platform, but on some platforms the error message contains
  // the password.
  if (/\/\/[^/]*@/.test(baseUrl)) throw invalidOption("baseUrl");
  try {
    new Headers(headers);
  } catch {
    throw invalidOption("headers");
  }
  const uncheckedClient = createClient<paths>({
    baseUrl,
    pathSerializer,
    ...(fetch !== undefined && { fetch }),
    headers: { ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }), ...headers },
  });
  const rest = {
    ...uncheckedClient,
    GET: withRequestErrors(uncheckedClient.GET),
    POST: withRequestErrors(uncheckedClient.POST),
    DELETE: withRequestErrors(uncheckedClient.DELETE),
  };
  return {
    rest,
    health: (options) => unwrapResponse(rest.GET("/healthz", { ...options }), options),
    threads: createThreadOperations(rest),
    messages: createMessageOperations(rest),
    components: createComponentOperations(rest),
    runs: createRunOperations(rest),
  };
}

/**
 * Makes an operation reject with `INVALID_REQUEST` if its request cannot be built. Network errors keep their
 * own code, because only they are worth retrying.
 */
function withRequestErrors<Operation>(operation: Operation): Operation {
  const checkedOperation = async (path: string, init?: object): Promise<unknown> => {
    let built = false;
    class BuiltRequest extends Request {
      constructor(address: string | URL | Request, init?: RequestInit) {
        super(address, init);
        built = true;
      }
    }
    try {
      return await (operation as typeof checkedOperation)(path, { Request: BuiltRequest, ...init });
    } catch (cause) {
      if (built || cause instanceof TamboError) throw cause;
      throw invalidRequest(`The request could not be built: ${cause}`, cause);
    }
  };
  return checkedOperation as Operation;
}

/** Fills in the path parameters. Throws for a value that would change the path, such as `..`. */
function pathSerializer(path: string, parameters: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (typeof value === "string" && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
    throw invalidRequest(`${name} is not a valid id.`);
  });
}

function invalidOption(name: string): TamboError {
  return invalidRequest(`The option ${name} cannot be sent in an HTTP request.`);
}

function invalidRequest(message: string, cause?: unknown): TamboError {
  return new TamboError(message, { code: "INVALID_REQUEST", cause });
}
