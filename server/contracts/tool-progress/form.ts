/** Forms of the contract's version 1, read as the JSON objects that they say (P-090). */
import type { IncomingMessage } from "node:http";
import { MIMEType } from "node:util";
import { type BodyLimits, readBytes } from "../../http/body-bytes.ts";
import { type Mistake, ToolProgressError } from "./errors.ts";

/** A field of text, or a file. */
type FormField = string | File;

/** Most fields of a form: more than any message has, and few enough to be read at once. */
const maxFields = 1100;

/** Memory that a form takes while it is parsed, for each of its bytes: itself, its fields, its files and their base64. */
const parsingFactor = 4;

/** Whether a request's body says that it is a form. */
export function isForm({ headers }: IncomingMessage): boolean {
  const type = headers["content-type"] ?? "";
  return /^(?:multipart\/form-data|application\/x-www-form-urlencoded)[ \t]*(?:;|$)/i.test(type);
}

/**
 * Reads a form.
 *
 * @returns The JSON object; what is wrong in its members is for the schema to say.
 * @throws {ToolProgressError} `INVALID_BODY`, `VALIDATION_ERROR`, `UNSUPPORTED_MEDIA_TYPE`.
 * @throws {BodyError} `PAYLOAD_TOO_LARGE`, `REQUEST_TIMEOUT`.
 * @throws what `hold` throws.
 */
export async function readForm(request: IncomingMessage, limits: BodyLimits): Promise<unknown> {
  const bytes = await readBytes(request, limits);
  limits.hold(parsingFactor * bytes.length);
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
  const { "content-type": header = "", "content-encoding": encoding = "identity" } = headers;
  if (encoding.toLowerCase() !== "identity") {
    throw new ToolProgressError("UNSUPPORTED_MEDIA_TYPE", "Send the form uncompressed.");
  }
  const type = new MIMEType(header);
  const charset = type.params.get("charset") ?? "utf-8";
  if (!/^utf-?8$/i.test(charset))
    throw new ToolProgressError("UNSUPPORTED_MEDIA_TYPE", "Send the form in UTF-8.");
  if (hasTooMany(type, bytes)) {
    throw new ToolProgressError("INVALID_BODY", `The form has more than ${maxFields} fields and files.`);
  }
  const form = await formOf(header, bytes);
  if (!isUtf8(type, bytes, form)) throw new ToolProgressError("INVALID_BODY", "The form is not valid UTF-8.");
  return form;
}

async function formOf(type: string, bytes: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
  } catch {
    throw new ToolProgressError("INVALID_BODY", `The body is not the form that "Content-Type" says it is.`);
  }
}

function isMultipart({ type }: MIMEType): boolean {
  return type === "multipart";
}

/** Counts the fields by what separates them, before anything is built from them. */
function hasTooMany(type: MIMEType, bytes: Buffer): boolean {
  // Parts have a delimiter before and after them (RFC 2046 section 5.1.1), fields one between them.
  const [separator, most] = isMultipart(type)
    ? [`--${type.params.get("boundary") ?? ""}`, maxFields + 1]
    : ["&", maxFields - 1];
  let count = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** Whether the text of the fields that are read is UTF-8: the parser puts U+FFFD for what is not. */
function isUtf8(type: MIMEType, bytes: Buffer, form: FormData): boolean {
  if (!isMultipart(type)) return isUtf8Encoded(bytes);
  return ["content", "node_ids"].every((name) => {
    const value = form.get(name);
    return typeof value !== "string" || !value.includes("\ufffd") || bytes.includes(value);
  });
}

/** Whether bytes are UTF-8, and what is percent-encoded in them, too. */
function isUtf8Encoded(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // A percent sign that encodes nothing stands for itself (WHATWG URL, percent-decode).
    decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, "%25"));
    return true;
  } catch {
    return false;
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
