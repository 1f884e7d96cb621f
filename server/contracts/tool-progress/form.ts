/** Forms of the contract's version 1, read as the JSON objects that they say (P-090). */
import type { IncomingMessage } from "node:http";
import { readBytes } from "../../http/body.ts";
import { type Mistake, ToolProgressError } from "./errors.ts";

/** A field of text, or a file. */
type FormField = string | File;

/** Whether a request's body says that it is a form. */
export function isForm({ headers }: IncomingMessage): boolean {
  const [type = ""] = (headers["content-type"] ?? "").split(";");
  return ["multipart/form-data", "application/x-www-form-urlencoded"].includes(type.trim().toLowerCase());
}

/**
 * Reads a form.
 *
 * @param limit Most bytes of the body.
 * @returns The JSON object; what is wrong in its members is for the schema to say.
 * @throws {ToolProgressError} `INVALID_BODY`, `VALIDATION_ERROR`, `UNSUPPORTED_MEDIA_TYPE`.
 * @throws {BodyError} `PAYLOAD_TOO_LARGE`.
 */
export async function readForm(request: IncomingMessage, limit: number): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  const form = await parse(request, bytes);
  const mistakes: Mistake[] = [];
  const text = (name: string) => {
    const values = form.getAll(name);
    if (values.length > 1 || values.some((value) => typeof value !== "string"))
      mistakes.push({ pointer: `/${name}`, message: "must be one field of text" });
    return values[0];
  };
  const content = text("content");
  const nodeIds = text("node_ids");
  const files = form.getAll("images");
  const body = {
    ...(content !== undefined && { content }),
    // A field that is left empty is one that is not filled in.
    ...(nodeIds !== undefined && nodeIds !== "" && { node_ids: parsed(nodeIds, mistakes) }),
    ...(files.length > 0 && {
      images: await Promise.all(files.map((file, index) => imageOf(file, index, mistakes))),
    }),
  };
  if (mistakes.length > 0) throw ToolProgressError.of(mistakes);
  return body;
}

async function parse({ headers }: IncomingMessage, bytes: Buffer): Promise<FormData> {
  const { "content-type": type = "", "content-encoding": encoding = "identity" } = headers;
  if (encoding.toLowerCase() !== "identity") {
    throw new ToolProgressError("UNSUPPORTED_MEDIA_TYPE", "Send the form uncompressed.");
  }
  try {
    return await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
  } catch {
    throw new ToolProgressError("INVALID_BODY", `The body is not the form that "Content-Type" says it is.`);
  }
}

/** The member that a field has the JSON of. */
function parsed(json: FormField, mistakes: Mistake[]): unknown {
  try {
    return JSON.parse(String(json)) as unknown;
  } catch {
    mistakes.push({ pointer: "/node_ids", message: 'must be a list as JSON, such as ["app/main.py"]' });
    return undefined;
  }
}

async function imageOf(file: FormField, index: number, mistakes: Mistake[]): Promise<unknown> {
  if (typeof file === "string") {
    mistakes.push({ pointer: `/images/${index}`, message: "must be a file" });
    return undefined;
  }
  const data = Buffer.from(await file.arrayBuffer()).toString("base64");
  return { data, mime_type: file.type, filename: file.name };
}
