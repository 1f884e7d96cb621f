/** Clients for a contract's operations: the `openapi-fetch` client, with errors for requests that cannot be sent. */
import createClient, { type Client } from "openapi-fetch";
import { rejectOnAbort } from "../helpers.ts";
import { ContractError, type ContractErrorDetails } from "./contract-error.ts";

/** Options of a client. */
export interface ClientOptions {
  /**
   * URL of the server, such as `https://api.example.com`. In a browser it may be empty: requests then go to
   * the page's origin.
   */
  baseUrl: string;
  /** API key of the project, sent as `Authorization: Bearer`. Printable ASCII without spaces. */
  apiKey?: string | undefined;
  /**
   * The user for whom all requests are made, sent as `X-User-Key`. 1 to 256 printable ASCII characters. The client then
   * finds only this user's data. Use it only where users cannot change it, such as in a backend.
   */
  userKey?: string;
  /** Replaces the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Headers sent with every request. */
  headers?: Record<string, string>;
}

/** Options for a single request. Abort `signal` to stop waiting for the response. */
export interface RequestOptions {
  signal?: AbortSignal;
}

/** The result of an `openapi-fetch` operation. */
export interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** Creates the errors of a client. */
export interface ErrorFactory {
  create(code: string, message: string, cause?: unknown): ContractError;
  /**
   * Creates the error for an error response.
   *
   * @param body The parsed JSON body, or its text if it is not JSON. Text is not included in the message.
   */
  fromResponse(response: Response, body: unknown): ContractError;
  /**
   * Creates the error for a response that no conforming server sends.
   *
   * @param description Noun phrase that completes "The response is …".
   */
  invalidResponse(
    description: string,
    details: Pick<ContractErrorDetails, "status" | "response" | "cause">,
  ): ContractError;
}

/**
 * Creates the client for the operations at `baseUrl`, typed by the contract's paths. Its operations resolve
 * with `{ data, error, response }`.
 *
 * @throws {ContractError} `INVALID_REQUEST` if an option cannot be sent. The message does not contain its
 * value.
 */
export function createRestClient<Paths extends object>(
  { baseUrl, apiKey, userKey, fetch: send = globalThis.fetch, headers }: ClientOptions,
  errors: ErrorFactory,
): Client<Paths> {
  const invalidRequest = (message: string, cause?: unknown) =>
    errors.create("INVALID_REQUEST", message, cause);
  const invalidOption = (name: string) =>
    invalidRequest(`The option ${name} cannot be sent in an HTTP request.`);
  if (apiKey !== undefined && !/^[!-~]+$/.test(apiKey)) throw invalidOption("apiKey");
  // An empty name must not become a request without a user.
  if (userKey !== undefined && !/^[ -~]{1,256}$/.test(userKey)) throw invalidOption("userKey");
  // `fetch` rejects URLs with credentials on every platform, but some platforms repeat the password in their
  // error.
  if (/\/\/[^/]*@/.test(baseUrl)) throw invalidOption("baseUrl");
  try {
    new Headers(headers);
  } catch {
    throw invalidOption("headers");
  }

  /** Fills in path parameters. Throws for a value that would lead to another path, such as `..`. */
  const pathSerializer = (path: string, parameters: Record<string, unknown>) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = parameters[name];
      if (typeof value === "string" && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
      throw invalidRequest(`${name} is not a valid id.`);
    });

  /**
   * Makes an operation reject with `INVALID_REQUEST` if its request cannot be built. A network error rejects
   * differently, because only that is worth a retry.
   */
  const withRequestErrors = <Operation>(operation: Operation): Operation => {
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
        if (built || cause instanceof ContractError) throw cause;
        throw invalidRequest(`The request could not be built: ${cause}`, cause);
      }
    };
    return checkedOperation as Operation;
  };

  const uncheckedClient = createClient<Paths>({
    baseUrl,
    pathSerializer,
    fetch: (request) =>
      send(request).catch((cause: unknown) => {
        throw request.signal.aborted
          ? cause
          : errors.create("CONNECTION_LOST", explainNoResponse(request.url, apiKey), cause);
      }),
    headers: {
      ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
      ...(userKey !== undefined && { "X-User-Key": userKey }),
      ...headers,
    },
  });
  return {
    ...uncheckedClient,
    GET: withRequestErrors(uncheckedClient.GET),
    POST: withRequestErrors(uncheckedClient.POST),
    DELETE: withRequestErrors(uncheckedClient.DELETE),
  };
}

/** Returns the message for a request that got no response, with the likely causes. */
function explainNoResponse(url: string, apiKey: string | undefined): string {
  const { origin } = new URL(url);
  const page = (globalThis as { location?: { origin: string } }).location?.origin ?? origin;
  // A server without API keys allows all pages of its machine.
  const isAllowed = page === origin || (!apiKey && /\/(localhost|127\.|\[::1])/.test(page));
  return `No response from ${origin}. Is it running${isAllowed ? "" : ` with CORS_ORIGINS=${page}`}?`;
}

/**
 * Waits for a successful response.
 *
 * @throws {ContractError} If the request was rejected or got no response.
 * @throws The signal's reason if it aborted.
 */
export async function receiveResponse<Data>(
  result: Promise<Result<Data>>,
  errors: ErrorFactory,
  { signal = new AbortController().signal }: RequestOptions = {},
): Promise<Result<Data>> {
  const received = await rejectOnAbort(result, signal).catch((cause: unknown) => {
    signal.throwIfAborted();
    if (cause instanceof ContractError) throw cause;
    if (cause instanceof SyntaxError) throw errors.invalidResponse("not JSON", { cause });
    throw errors.create("CONNECTION_LOST", "The connection broke before the end of the response.", cause);
  });
  if (!received.response.ok) throw errors.fromResponse(received.response, received.error);
  return received;
}
