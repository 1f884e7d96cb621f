/** Parses version 1 forms into the JSON objects that they represent (P-090). */
import type { IncomingMessage } from "node:http";
import type { BodyLimits } from "../../http/body-bytes.ts";
import { readForm } from "../../http/form.ts";
import { type FieldError, ToolProgressError } from "./errors.ts";

/** A text field or a file. */
type FormField = string | File;

/**
 * Maximum number of fields in a form. The limit is higher than any message needs, and low enough to parse all
 * fields at once.
 */
const maxFields = 1100;

/**
 * Reads a message sent as a form.
 *
 * @returns The JSON object, which must still be validated against the schema.
 * @throws {ToolProgressError} `VALIDATION_ERROR`.
 * @throws {BodyError} if the body is not a valid form.
 * @throws errors from `limits.reserve`.
 */
export async function readMessageForm(request: IncomingMessage, limits: BodyLimits): Promise<unknown> {
  const form = await readForm(request, { ...limits, maxFields, textFields: ["content", "node_ids"] });
  const errors: FieldError[] = [];
  const readTextField = (name: string) => {
    const values = form.getAll(name);
    if (values.length > 1 || values.some((value) => typeof value !== "string"))
      errors.push({ pointer: `/${name}`, message: "must be a single text field" });
    return values[0];
  };
  const content = readTextField("content");
  const nodeIds = readTextField("node_ids");
  const files = form.getAll("images");
  const body = {
    ...(content !== undefined && { content }),
    // Browsers send an empty field if the user has left it blank.
    ...(nodeIds !== undefined && nodeIds !== "" && { node_ids: parseJsonField(nodeIds, errors) }),
    ...(files.length > 0 && {
      images: await Promise.all(files.map((file, index) => toImage(file, index, errors))),
    }),
  };
  if (errors.length > 0) throw ToolProgressError.forFields(errors);
  return body;
}

/** Parses a field that contains JSON. */
function parseJsonField(json: FormField, errors: FieldError[]): unknown {
  try {
    return JSON.parse(String(json)) as unknown;
  } catch {
    errors.push({ pointer: "/node_ids", message: 'must be a JSON list, such as ["app/main.py"]' });
    return undefined;
  }
}

async function toImage(file: FormField, index: number, errors: FieldError[]): Promise<unknown> {
  if (typeof file === "string") {
    errors.push({ pointer: `/images/${index}`, message: "must be a file" });
    return undefined;
  }
  const data = Buffer.from(await file.arrayBuffer()).toString("base64");
  return { data, mime_type: file.type, filename: file.name };
}
