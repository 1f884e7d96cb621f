/** Bodies in the forms that a `message` is taken in: JSON, and the two of HTML's forms. */
import { randomUUID } from "node:crypto";
import type { Json } from "../../runner/case.ts";
import type { WireRequest } from "../../runner/contract.ts";
import { getArray, getString, type JsonObject } from "../../stream/json.ts";

/**
 * A body in the form that the header `content-type` says, JSON if none does. Of a form, a text is a field as it is, each
 * item of `images` a file, as it stands in JSON, and all else a field with its JSON.
 *
 * @param headers `multipart/form-data` is given the boundary that it needs.
 */
export function bodyIn(
  body: JsonObject,
  headers: Record<string, string>,
): Pick<WireRequest, "headers" | "body"> {
  const type = headers["content-type"];
  const fields = Object.entries(body).flatMap(([name, value]) =>
    (name === "images" ? getArray(body, name) : [value]).map((each) => ({ name, value: each })),
  );
  if (type === "application/x-www-form-urlencoded") {
    const texts = fields.map(({ name, value }): [string, string] => [name, fieldText(value)]);
    return { headers, body: new URLSearchParams(texts).toString() };
  }
  if (type !== "multipart/form-data") return { headers, body: JSON.stringify(body) };
  const boundary = `conform-${randomUUID()}`;
  const parts = fields.flatMap(({ name, value }) => partOf(boundary, name, value));
  return {
    headers: { ...headers, "content-type": `${type}; boundary=${boundary}` },
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

function partOf(boundary: string, name: string, value: Json): Buffer[] {
  const data = getString(value, "data");
  const head = [`--${boundary}`, `Content-Disposition: form-data; name="${name}"`];
  if (data !== undefined) {
    head[1] += `; filename="${getString(value, "filename") ?? ""}"`;
    head.push(`Content-Type: ${getString(value, "mime_type") ?? ""}`);
  }
  const content = data === undefined ? Buffer.from(fieldText(value)) : Buffer.from(data, "base64");
  return [Buffer.from(`${head.join("\r\n")}\r\n\r\n`), content, Buffer.from("\r\n")];
}

function fieldText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
