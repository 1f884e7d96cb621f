/** Mutants with defects in the validation of request bodies. */

import { withSet } from "../../combinators/compose.ts";
import { alterEventsNamed, alterPayloads } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, ignoreContentType } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import { allowLargerBodies } from "../../combinators/server.ts";
import { isObject, measureDepth } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import {
  alterRunBodies,
  alterSentMessages,
  createError,
  rejectRunsIf,
  replaceInvalid,
} from "./combinators.ts";

const toCamelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Converts keys to camel case at every depth, and removes nulls. */
const convertKeys = (value: Loose): Loose => {
  if (Array.isArray(value)) return value.map(convertKeys);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([, value]) => value !== null);
  return Object.fromEntries(fields.map(([name, value]) => [toCamelCase(name), convertKeys(value)]));
};

/**
 * Removes snake_case fields.
 * @param drop Returns true for a field to remove.
 */
const deleteSnakeCase = (drop: (fields: Loose, name: string) => boolean): Mutate =>
  alterRequests(({ body }) => {
    const visit = (value: Loose): void => {
      if (typeof value !== "object" || value === null) return;
      for (const name of Object.keys(value)) {
        if (toCamelCase(name) !== name && drop(value, name)) delete value[name];
        else visit(value[name]);
      }
    };
    visit(body);
  });

export const inputMutants: Mutants = {
  /** Replaces a missing or invalid threadId or runId with a new id. */
  "ids-invented": replaceInvalid(/^\/(threadId|runId)$/, () => crypto.randomUUID()),
  /** Replaces a missing or invalid list with an empty list. */
  "lists-invented": replaceInvalid(/^\/(messages|tools|context)$/, () => []),
  /** Returns INVALID_JSON for a body that is an array. */
  "list-is-no-json": alterRequests(({ body, operation }) =>
    operation === "runAgent" && Array.isArray(body) ? createError(400, "INVALID_JSON") : undefined,
  ),
  /** Rejects null for an optional field. */
  "null-refused": rejectRunsIf((body) => body.state === null || body.tools?.[0]?.parameters === null),
  /** Rejects a request without state. */
  "optional-required": rejectRunsIf((body) => !("state" in body)),
  /** Fails the run if its state is not an object. */
  "state-must-be-an-object": withSet((other) => [
    alterRunBodies(({ state, runId }) => {
      if (state !== undefined && state !== null && !isObject(state)) other.add(runId);
    }),
    alterEventsNamed("RUN_FINISHED", (event) => {
      const { runId, timestamp } = event.payload;
      const payload = { type: "RUN_ERROR", message: "No object.", code: "INTERNAL_ERROR", timestamp };
      return other.has(runId) ? { ...event, payload } : event;
    }),
  ]),
  /** Ignores optional fields of the wrong type. */
  "wrong-options-overlooked": replaceInvalid(/^\/(protocolVersion|parentRunId|resume)$/),
  /** Returns VALIDATION_ERROR for a body that is not JSON. */
  "no-json-is-invalid": alterResponses(({ body }) => {
    if (body?.error?.code === "INVALID_JSON")
      body.error = { ...body.error, code: "VALIDATION_ERROR", errors: [{ pointer: "", detail: "no" }] };
  }),
  /** Ignores the content type and content encoding of bodies. */
  "any-media-type": ignoreContentType,
  /** Rejects a content type that has parameters. */
  "charset-refused": alterRunBodies((_, __, { headers }) =>
    headers["content-type"]?.includes(";") ? createError(415, "UNSUPPORTED_MEDIA_TYPE") : undefined,
  ),
  /** Rejects a body nested more than 32 levels deep. */
  "depth-32": alterRunBodies((body) =>
    measureDepth(body) > 32 ? createError(400, "INVALID_JSON") : undefined,
  ),
  /** Accepts a body nested to any depth. */
  "depth-unbounded": alterRunBodies((body) => {
    if (measureDepth(body) > 64) body.state = {};
  }),
  /** Accepts duplicate keys in a body, and uses the last one. */
  "keys-twice": alterRunBodies((body) => {
    if (body.state?.a === 2) body.state = {};
  }),
  /** Rejects bodies that exactly meet the documented size limit. */
  "body-limit-lower": allowLargerBodies(-1),
  /** Accepts bodies that exceed the documented size limit by one byte. */
  "body-limit-higher": allowLargerBodies(1),
  /** Counts the length of ids in UTF-16 code units. */
  "ids-in-utf-16": rejectRunsIf(({ threadId, runId }) => threadId?.length > 255 || runId?.length > 255),
  /** Trims whitespace from ids. */
  "ids-trimmed": alterRequests(({ body }) => {
    if (typeof body?.runId === "string") body.runId = body.runId.trim();
  }),
  /** Accepts only protocolVersion 1.0. */
  "version-refused": rejectRunsIf(({ protocolVersion = "1.0" }) => protocolVersion !== "1.0"),
  /** Treats only clients with protocolVersion 1.0 as current. */
  "version-compared": alterRunBodies((body) => {
    if (body.protocolVersion !== "1.0") delete body.protocolVersion;
  }),
  /** Rejects messages that have an encryptedValueType. */
  "value-types-refused": rejectRunsIf((body) =>
    JSON.stringify(body.messages ?? []).includes("encryptedValueType"),
  ),
  /** Ignores an encryptedValueType that is not a string. */
  "any-value-type": replaceInvalid(/^\/messages\/.*\/encryptedValueType$/),
  /** Treats a null protocolVersion as 1.0. */
  "version-null-is-one": alterRunBodies((body) => {
    if (body.protocolVersion === null) body.protocolVersion = "1.0";
  }),
  /** Accepts snake_case only at the top level of the body. */
  "snake-case-at-the-top": alterRunBodies((body) => {
    for (const message of Array.isArray(body.messages) ? body.messages : [])
      for (const name of Object.keys(message ?? {})) if (name.includes("_")) delete message[name];
  }),
  /** Uses the camelCase spelling if a field is sent in both spellings. */
  "one-spelling-wins": deleteSnakeCase((fields, name) => toCamelCase(name) in fields),
  /** Rejects unknown fields. */
  "unknown-members-refused": rejectRunsIf((body) =>
    JSON.stringify({ ...body, state: 0 }).includes('"future"'),
  ),
  /** Returns unknown fields in messages. */
  "unknown-members-kept": alterPayloads("MESSAGES_SNAPSHOT", (payload) => {
    for (const message of payload.messages) message.metadata = { future: 1 };
  }),
  /** Converts keys in the state to camel case, and removes nulls. */
  "state-spelt-anew": alterRunBodies((body) => {
    body.state = convertKeys(body.state);
  }),
  /** Converts keys in tool parameters to camel case, and removes `required`. */
  "parameters-spelt-anew": alterRunBodies((body) => {
    for (const tool of Array.isArray(body.tools) ? body.tools : []) {
      tool.parameters = convertKeys(tool.parameters);
      if (isObject(tool.parameters)) delete tool.parameters.required;
    }
  }),
  /** Treats a message without a role as a user message. */
  "roles-invented": replaceInvalid(/^\/messages\/\d+\/role$/, () => "user"),
  /** Generates an id for a message that has no id. */
  "message-ids-invented": replaceInvalid(/^\/messages\/\d+\/id$/, () => crypto.randomUUID()),
  /** Ignores a name that is not a string. */
  "names-overlooked": replaceInvalid(/^\/messages\/\d+\/name$/),
  /** Treats missing content as empty. */
  "content-invented": replaceInvalid(/^\/messages\/\d+\/content$/, () => ""),
  /** Accepts a tool result without the id of its call. */
  "call-ids-invented": replaceInvalid(/^\/messages\/\d+\/toolCallId$/, () => "none"),
  /** Treats an invalid part as empty text. */
  "parts-overlooked": replaceInvalid(/^\/messages\/\d+\/content\/\d+/, () => ({ type: "text", text: "" })),
  /** Accepts an invalid call. */
  "calls-overlooked": replaceInvalid(/^\/messages\/\d+\/toolCalls\/\d+/, () => ({
    id: crypto.randomUUID(),
    type: "function",
    function: { name: "a", arguments: "{}" },
  })),
  /** Accepts an invalid or duplicate tool. */
  "tools-overlooked": replaceInvalid(/^\/tools\/\d+/, () => ({
    name: `t_${crypto.randomUUID()}`,
    description: "",
  })),
  /** Accepts an invalid context entry. */
  "contexts-overlooked": replaceInvalid(/^\/context\/\d+/, () => ({ description: "", value: "" })),
  /** Rejects parts of unknown kinds, parts with relative URLs, and messages with unknown roles. */
  "unknown-kinds-refused": rejectRunsIf((body) =>
    /"hologram"|"a\.png"|"robot"/.test(JSON.stringify(body.messages ?? [])),
  ),
  /** Sends messages and parts of unknown kinds to the model as text. */
  "unknown-kinds-shown": alterSentMessages((message) => {
    if (message.role === "robot")
      return { ...message, role: "user", content: JSON.stringify(message.content) };
    if (Array.isArray(message.content))
      message.content = message.content.map((part: Loose) =>
        part?.source?.type === "url" && !part.source.value.includes("://")
          ? { type: "text", text: part.source.value }
          : part,
      );
    return message;
  }),
  /** Treats every binary part as an image, and a binary part without a source as text. */
  "binary-is-an-image": alterSentMessages((message) => {
    if (Array.isArray(message.content))
      message.content = message.content.map((part: Loose) => {
        if (part?.type !== "binary") return part;
        const { mimeType = part.mime_type, data, url, id } = part;
        const [type, value] = data ? ["data", data] : url ? ["url", url] : ["file", id];
        return value === undefined
          ? { type: "text", text: "" }
          : { type: "image", source: { type, value, mimeType } };
      });
    return message;
  }),
};
