/**
 * Encodes request bodies for the `message` operation, as JSON, as URL-encoded forms, or as multipart forms.
 */
import { randomUUID } from "node:crypto";
import type { Json } from "../../runner/case.ts";
import type { WireRequest } from "../../runner/contract.ts";
import { getArray, getString, type JsonObject } from "../../stream/json.ts";

/**
 * Encodes a body according to the `content-type` header, or as JSON if there is no such header. In a form,
 * strings become fields, items in `images` become files, and other values become fields that contain JSON.
 *
 * @param headers The request headers. The boundary is added to `multipart/form-data`.
 */
export function encodeBody(
  body: JsonObject,
  headers: Record<string, string>,
): Pick<WireRequest, "headers" | "body"> {
  const type = headers["content-type"];
  const fields = Object.entries(body).flatMap(([name, value]) =>
    (name === "images" ? getArray(body, name) : [value]).map((each) => ({ name, value: each })),
  );
  if (type === "application/x-www-form-urlencoded") {
    const texts = fields.map(({ name, value }): [string, string] => [name, encodeField(value)]);
    return { headers, body: new URLSearchParams(texts).toString() };
  }
  if (type !== "multipart/form-data") return { headers, body: JSON.stringify(body) };
  const boundary = `conform-${randomUUID()}`;
  const parts = fields.flatMap(({ name, value }) => encodePart(boundary, name, value));
  return {
    headers: { ...headers, "content-type": `${type}; boundary=${boundary}` },
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

function encodePart(boundary: string, name: string, value: Json): Buffer[] {
  const data = getString(value, "data");
  const head = [`--${boundary}`, `Content-Disposition: form-data; name="${name}"`];
  if (data !== undefined) {
    head[1] += `; filename="${getString(value, "filename") ?? ""}"`;
    head.push(`Content-Type: ${getString(value, "mime_type") ?? ""}`);
  }
  const content = data === undefined ? Buffer.from(encodeField(value)) : Buffer.from(data, "base64");
  return [Buffer.from(`${head.join("\r\n")}\r\n\r\n`), content, Buffer.from("\r\n")];
}

function encodeField(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
