/**
 * Accepts alternative spellings of a request: names in snake case, `null` for absent fields, a tool call
 * without `type`, and the `binary` part that clients before 1.0 use (C-009, C-010, C-024, CX-04). Empties
 * messages and parts of unknown kinds, and parts that no model can use, so that they are ignored and the
 * locations of the others do not change (C-021, CC-032). Also rejects IDs that a database would store in a
 * different form, because another ID could then match them.
 */

import { describeInvalidId } from "../../core/ids.ts";
import { isObject } from "../../core/json/object.ts";

interface FieldIssue {
  pointer: string;
  detail: string;
}

type Fields = Record<string, unknown>;

/** Names of fields in camel case, each with its spelling in snake case. */
type NamePairs = readonly (readonly [name: string, snake: string])[];

/** Returns the names with their spelling in snake case. */
function pairNames(...names: string[]): NamePairs {
  return names.map((name) => [name, name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]);
}

const snakeCase = {
  input: pairNames("threadId", "runId", "parentRunId", "protocolVersion", "forwardedProps"),
  message: pairNames(
    "toolCalls",
    "toolCallId",
    "encryptedValue",
    "encryptedValueType",
    "activityType",
    "subagentRunId",
  ),
  toolCall: pairNames("encryptedValue", "encryptedValueType"),
  source: pairNames("mimeType"),
  resume: pairNames("interruptId"),
};

const roles = new Set(["developer", "system", "assistant", "user", "tool", "activity", "reasoning"]);
const partTypes = new Set(["text", "image", "audio", "video", "document", "binary"]);

/** Required fields, for which `null` is invalid. */
const requiredFields = new Set(["threadId", "runId", "messages", "id", "role"]);

/**
 * Converts a body to the documented spelling. Returns a copy. Unknown values are left unchanged, so that the
 * schema rejects them.
 *
 * @returns The body, with an error for each field that has both spellings and for each invalid ID.
 */
export function normalizeInput(body: unknown): { body: unknown; errors: FieldIssue[] } {
  const errors: FieldIssue[] = [];
  const normalize = (value: unknown, names: NamePairs, pointer: string) =>
    normalizeFields(value, names, pointer, errors);

  const checkId = (id: unknown, pointer: string) => {
    const detail = typeof id === "string" ? describeInvalidId(id) : undefined;
    if (detail !== undefined) errors.push({ pointer, detail });
  };
  const normalizeMessage = (value: unknown, pointer: string): unknown => {
    const message = normalize(value, snakeCase.message, pointer);
    if (!isObject(message)) return message;
    const fields: Fields = message;
    checkId(fields.id, `${pointer}/id`);
    if (typeof fields.role === "string" && !roles.has(fields.role))
      return { id: fields.id, role: "activity", activityType: fields.role, content: {} };
    if (Array.isArray(fields.content)) {
      fields.content = fields.content.map((value, index) => {
        const part = normalizePart(value, `${pointer}/content/${index}`);
        return isUnusablePart(part) ? { type: "text", text: "" } : part;
      });
    }
    if (Array.isArray(fields.toolCalls)) {
      fields.toolCalls = fields.toolCalls.map((call, index) => {
        const rewritten = normalize(call, snakeCase.toolCall, `${pointer}/toolCalls/${index}`);
        return isObject(rewritten) ? { type: "function", ...rewritten } : rewritten;
      });
    }
    return fields;
  };
  const normalizePart = (value: unknown, pointer: string): unknown => {
    const part = isObject(value) && value.type === "binary" ? convertBinaryPart(value) : value;
    if (!isObject(part) || !isObject(part.source)) return part;
    return { ...part, source: normalize(part.source, snakeCase.source, `${pointer}/source`) };
  };
  const normalizeItems = (
    members: Fields,
    name: string,
    one: (value: unknown, pointer: string) => unknown,
  ) => {
    const list = members[name];
    if (Array.isArray(list)) members[name] = list.map((value, index) => one(value, `/${name}/${index}`));
  };

  const input = normalize(body, snakeCase.input, "");
  if (!isObject(input)) return { body: input, errors };
  for (const name of ["threadId", "runId"]) checkId(input[name], `/${name}`);
  normalizeItems(input, "messages", normalizeMessage);
  normalizeItems(input, "resume", (value, pointer) => normalize(value, snakeCase.resume, pointer));
  normalizeItems(input, "tools", (value, pointer) => normalize(value, [], pointer));
  return { body: input, errors };
}

/** Returns a copy with the named fields in camel case, and without fields that are `null`. */
function normalizeFields(value: unknown, names: NamePairs, pointer: string, errors: FieldIssue[]): unknown {
  if (!isObject(value)) return value;
  const copy: Fields = Object.fromEntries(
    Object.entries(value).filter(([name, member]) => member !== null || requiredFields.has(name)),
  );
  for (const [name, snake] of names) {
    if (!Object.hasOwn(value, snake)) continue;
    if (Object.hasOwn(value, name)) {
      const detail = `is also sent as "${snake}"; send only "${name}"`;
      errors.push({ pointer: `${pointer}/${name}`, detail });
      continue;
    }
    delete copy[snake];
    if (value[snake] !== null || requiredFields.has(name)) copy[name] = value[snake];
  }
  return copy;
}

/** Returns true for a part whose kind AG-UI does not define, and for a part whose URL no provider could open. */
function isUnusablePart(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { type, source } = value;
  if (typeof type === "string" && !partTypes.has(type)) return true;
  return (
    isObject(source) &&
    source.type === "url" &&
    typeof source.value === "string" &&
    !URL.canParse(source.value)
  );
}

/**
 * Converts a part of the form `{type: "binary", mimeType, data | url | id}`. AG-UI 1.0 has a separate type
 * for each kind of media instead.
 */
function convertBinaryPart(part: Fields): Fields {
  const { mimeType = part.mime_type, data, url, id } = part;
  const [kind = ""] = typeof mimeType === "string" ? mimeType.split("/") : [];
  const type = ["image", "audio", "video"].includes(kind) ? kind : "document";
  const mime = mimeType === undefined ? {} : { mimeType };
  if (typeof data === "string") return { type, source: { type: "data", value: data, ...mime } };
  if (typeof url === "string") return { type, source: { type: "url", value: url, ...mime } };
  if (typeof id === "string") return { type, source: { type: "file", value: id, ...mime } };
  return part;
}
