/** Fetches pages from the public internet only (G-012). */
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { PassThrough, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import { createCheckedLookup, FetchError, type Network } from "./network.ts";

/** A fetched page. */
export interface Page {
  /** The page's URL after redirects. */
  url: string;
  /** The `Content-Type` header as sent, or an empty string if there is none. */
  contentType: string;
  body: Buffer;
}

/** Options of a fetch. */
interface FetchOptions {
  network: Network;
  /** Maximum size of the body in bytes, before and after decompression. */
  maxBytes: number;
  /** Aborts the fetch, including when its time limit expires. */
  signal: AbortSignal;
}

const maxUrlLength = 8_192;
const maxRedirects = 3;
const redirectStatuses: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

/** Headers sent with every request. They contain no cookies, referrer or other data from this server. */
const headers = {
  accept: "text/html, application/xhtml+xml, text/plain, application/json;q=0.9, text/*;q=0.8",
  "accept-encoding": "gzip, deflate, br",
  "user-agent": "agent-stream-contracts",
};

/**
 * Fetches a page with GET and follows redirects. The URL of each redirect is checked in the same way as the
 * first URL. Any port is allowed.
 *
 * @throws {FetchError} if the page cannot be fetched.
 * @throws the reason from `signal`.
 */
export async function fetchPage(address: string, options: FetchOptions): Promise<Page> {
  let url = parsePublicUrl(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await sendRequest(url, options);
    try {
      const { statusCode, headers } = response;
      if (redirectStatuses.has(statusCode) && headers.location !== undefined) {
        url = parsePublicUrl(headers.location, url);
        continue;
      }
      if (statusCode !== 200) throw new FetchError(`${url.origin} responded with status ${statusCode}.`);
      const body = await readBody(response, options);
      return { url: url.href, contentType: headers["content-type"] ?? "", body };
    } finally {
      response.destroy();
    }
  }
  throw new FetchError(`The page redirects more than ${maxRedirects} times.`);
}

/** @param base The URL that a redirect is relative to. */
function parsePublicUrl(text: string, base?: URL): URL {
  const url = text.length <= maxUrlLength ? URL.parse(text, base?.href) : null;
  const which = base ? `${base.origin} redirects to a URL that` : "The URL";
  const isHttp = url?.protocol === "http:" || url?.protocol === "https:";
  // Short text can become a longer URL if it is relative or contains characters that must be escaped.
  if (!isHttp || url.href.length > maxUrlLength) {
    throw new FetchError(`${which} is not an http or https URL of at most ${maxUrlLength} characters.`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new FetchError(`${which} contains a user name or password; remove them.`);
  }
  return url;
}

/** Sends a request and returns the response with its body unread. */
async function sendRequest(url: URL, { network, signal }: FetchOptions): Promise<IncomingMessage> {
  const lookup = await untilAborted(createCheckedLookup(url, network), signal);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  // With a separate agent, no connection to another address is reused and no proxy is contacted.
  const request = send(url, { lookup, headers, signal, agent: false });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.on("response", resolve);
  request.on("error", reject);
  // A connection can also close without a `response` or `error` event, for example after status 101.
  request.on("close", () => reject(new Error("The connection was closed.")));
  request.end();
  try {
    return await promise;
  } catch {
    signal.throwIfAborted();
    throw new FetchError(`${url.origin} cannot be reached, or does not speak ${url.protocol.slice(0, -1)}.`);
  }
}

async function readBody(response: IncomingMessage, { maxBytes, signal }: FetchOptions): Promise<Buffer> {
  const decoder = createDecoder(response.headers["content-encoding"]);
  const chunks: Buffer[] = [];
  try {
    await pipeline(
      response,
      (body) => limitBytes(maxBytes, body),
      decoder,
      (body) => limitBytes(maxBytes, body),
      async (body: AsyncIterable<Buffer>) => {
        for await (const chunk of body) chunks.push(chunk);
      },
      { signal },
    );
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FetchError) throw error;
    throw new FetchError("The page is incomplete, or its compressed content is corrupted.");
  }
  return Buffer.concat(chunks);
}

async function* limitBytes(maxBytes: number, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const chunk of body) {
    read += chunk.length;
    if (read > maxBytes) throw new FetchError(`The page is larger than ${maxBytes} bytes.`);
    yield chunk;
  }
}

/** Returns a decoder for `Content-Encoding` (RFC 9110, section 8.4). */
function createDecoder(encoding = "identity"): Transform {
  switch (encoding.trim().toLowerCase()) {
    case "":
    case "identity":
      return new PassThrough();
    case "gzip":
    case "x-gzip":
    case "deflate":
      return createUnzip();
    case "br":
      return createBrotliDecompress();
    default:
      throw new FetchError("The page is compressed with an unsupported encoding.");
  }
}

/**
 * Waits for work until the signal is aborted. If the work cannot be cancelled, it continues and its result is
 * ignored.
 */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
