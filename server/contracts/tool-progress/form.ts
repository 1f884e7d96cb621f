/** Forms of the contract's version 1, read as the JSON objects that they say (P-090). */
import type { IncomingMessage } from "node:http";
import type { BodyLimits } from "../../http/body-bytes.ts";
import { readForm } from "../../http/form.ts";
import { type Mistake, ToolProgressError } from "./errors.ts";

/** A field of text, or a file. */
type FormField = string | File;

/** Most fields of a form: more than any message has, and few enough to be read at once. */
const maxFields = 1100;

/**
 * Reads a message's form.
 *
 * @returns The JSON object; its schema checks the members.
 * @throws {ToolProgressError} `VALIDATION_ERROR`.
 * @throws {BodyError} if it is no form that can be read.
 * @throws what `hold` throws.
 */
export async function readMessageForm(request: IncomingMessage, limits: BodyLimits): Promise<unknown> {
  const form = await readForm(request, { ...limits, maxFields, textFields: ["content", "node_ids"] });
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

/** Returns the member that a field has the JSON of. */
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
