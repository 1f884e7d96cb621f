/** Fetches small JSON documents from issuers. */

/** Maximum size of a document, in bytes. */
const maxBytes = 256 * 1024;

/**
 * Fetches a JSON document. Redirects are errors, because they could lead to an insecure URL.
 *
 * @throws {Error} With the URL and the problem if there is no such document.
 */
export async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const headers = { accept: "application/json, application/jwk-set+json" };
  const response = await fetch(url, { headers, redirect: "manual", signal });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`${url} responded with HTTP ${response.status} instead of 200`);
  }
  const text = await readText(response, url);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${url} did not respond with JSON`);
  }
}

async function readText({ body }: Response, url: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`${url} responded with more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
