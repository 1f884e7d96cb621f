/** Mutants of the validation of request bodies. */

import { withSet } from "../../combinators/compose.ts";
import { alterEventsNamed, alterPayloads } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, ignoreContentType } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import { allowLargerBodies } from "../../combinators/server.ts";
import { isObject, measureDepth } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { agentError, agentRun, alterSentMessages, rejectRunsIf, replaceInvalid } from "./combinators.ts";

const camelOf = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns a value with keys in camel case at every depth, and without nulls. */
const speltAnew = (value: Loose): Loose => {
  if (Array.isArray(value)) return value.map(speltAnew);
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [camelOf(name), speltAnew(member)]));
};

/** Removes fields in snake case. @param drop Returns true for a field to remove. */
const withoutSnake = (drop: (members: Loose, name: string) => boolean): Mutate =>
  alterRequests(({ body }) => {
    const visit = (value: Loose): void => {
      if (typeof value !== "object" || value === null) return;
      for (const name of Object.keys(value)) {
        if (camelOf(name) !== name && drop(value, name)) delete value[name];
        else visit(value[name]);
      }
    };
    visit(body);
  });

export const inputMutants: Mutants = {
  /** A missing or invalid threadId or runId is replaced by a new one. */
  "ids-invented": replaceInvalid(/^\/(threadId|runId)$/, () => crypto.randomUUID()),
  /** A missing or invalid list becomes an empty one. */
  "lists-invented": replaceInvalid(/^\/(messages|tools|context)$/, () => []),
  /** A body that is an array is INVALID_JSON. */
  "list-is-no-json": alterRequests(({ body, operation }) =>
    operation === "runAgent" && Array.isArray(body) ? agentError(400, "INVALID_JSON") : undefined,
  ),
  /** null for an optional field is rejected. */
  "null-refused": rejectRunsIf((body) => body.state === null || body.tools?.[0]?.parameters === null),
  /** A request without state is rejected. */
  "optional-required": rejectRunsIf((body) => !("state" in body)),
  /** A state that is not an object fails the run. */
  "state-must-be-an-object": withSet((other) => [
    agentRun(({ state, runId }) => {
      if (state !== undefined && state !== null && !isObject(state)) other.add(runId);
    }),
    alterEventsNamed("RUN_FINISHED", (event) => {
      const { runId, timestamp } = event.payload;
      const payload = { type: "RUN_ERROR", message: "No object.", code: "INTERNAL_ERROR", timestamp };
      return other.has(runId) ? { ...event, payload } : event;
    }),
  ]),
  /** Optional fields of the wrong type are ignored. */
  "wrong-options-overlooked": replaceInvalid(/^\/(protocolVersion|parentRunId|resume)$/),
  /** A body that is not JSON is a VALIDATION_ERROR. */
  "no-json-is-invalid": alterResponses(({ body }) => {
    if (body?.error?.code === "INVALID_JSON")
      body.error = { ...body.error, code: "VALIDATION_ERROR", errors: [{ pointer: "", detail: "no" }] };
  }),
  /** Content type and content encoding of bodies are ignored. */
  "any-media-type": ignoreContentType,
  /** A content type with parameters is rejected. */
  "charset-refused": agentRun((_, __, { headers }) =>
    headers["content-type"]?.includes(";") ? agentError(415, "UNSUPPORTED_MEDIA_TYPE") : undefined,
  ),
  /** A body may be nested 32 levels deep. */
  "depth-32": agentRun((body) => (measureDepth(body) > 32 ? agentError(400, "INVALID_JSON") : undefined)),
  /** A body may be nested to any depth. */
  "depth-unbounded": agentRun((body) => {
    if (measureDepth(body) > 64) body.state = {};
  }),
  /** Duplicate keys in a body are accepted; the last one is used. */
  "keys-twice": agentRun((body) => {
    if (body.state?.a === 2) body.state = {};
  }),
  /** The largest body allowed is one byte smaller than documented. */
  "body-limit-lower": allowLargerBodies(-1),
  /** The largest body allowed is one byte larger than documented. */
  "body-limit-higher": allowLargerBodies(1),
  /** The length of ids is counted in UTF-16. */
  "ids-in-utf-16": rejectRunsIf(({ threadId, runId }) => threadId?.length > 255 || runId?.length > 255),
  /** Whitespace around ids is removed. */
  "ids-trimmed": alterRequests(({ body }) => {
    if (typeof body?.runId === "string") body.runId = body.runId.trim();
  }),
  /** Only protocolVersion 1.0 is accepted. */
  "version-refused": rejectRunsIf(({ protocolVersion = "1.0" }) => protocolVersion !== "1.0"),
  /** Only protocolVersion 1.0 is treated as a current client. */
  "version-compared": agentRun((body) => {
    if (body.protocolVersion !== "1.0") delete body.protocolVersion;
  }),
  /** A protocolVersion of null is treated as 1.0. */
  "version-null-is-one": agentRun((body) => {
    if (body.protocolVersion === null) body.protocolVersion = "1.0";
  }),
  /** Snake case is accepted only at the top level of the body. */
  "snake-case-at-the-top": agentRun((body) => {
    for (const message of Array.isArray(body.messages) ? body.messages : [])
      for (const name of Object.keys(message ?? {})) if (name.includes("_")) delete message[name];
  }),
  /** Of two spellings of a field, the camel-case one is used. */
  "one-spelling-wins": withoutSnake((members, name) => camelOf(name) in members),
  /** Unknown fields are rejected. */
  "unknown-members-refused": rejectRunsIf((body) =>
    JSON.stringify({ ...body, state: 0 }).includes('"future"'),
  ),
  /** Unknown fields of messages are returned. */
  "unknown-members-kept": alterPayloads("MESSAGES_SNAPSHOT", (payload) => {
    for (const message of payload.messages) message.metadata = { future: 1 };
  }),
  /** Keys in the state become camel case, and nulls are removed. */
  "state-spelt-anew": agentRun((body) => {
    body.state = speltAnew(body.state);
  }),
  /** Keys in tool parameters become camel case, and `required` is removed. */
  "parameters-spelt-anew": agentRun((body) => {
    for (const tool of Array.isArray(body.tools) ? body.tools : []) {
      tool.parameters = speltAnew(tool.parameters);
      if (isObject(tool.parameters)) delete tool.parameters.required;
    }
  }),
  /** A message without a role becomes a user message. */
  "roles-invented": replaceInvalid(/^\/messages\/\d+\/role$/, () => "user"),
  /** A message without an id gets one. */
  "message-ids-invented": replaceInvalid(/^\/messages\/\d+\/id$/, () => crypto.randomUUID()),
  /** A name that is not a string is ignored. */
  "names-overlooked": replaceInvalid(/^\/messages\/\d+\/name$/),
  /** A message without content gets an empty one. */
  "content-invented": replaceInvalid(/^\/messages\/\d+\/content$/, () => ""),
  /** A tool result without the id of its call is accepted. */
  "call-ids-invented": replaceInvalid(/^\/messages\/\d+\/toolCallId$/, () => "none"),
  /** An invalid part becomes an empty text. */
  "parts-overlooked": replaceInvalid(/^\/messages\/\d+\/content\/\d+/, () => ({ type: "text", text: "" })),
  /** An invalid call is accepted. */
  "calls-overlooked": replaceInvalid(/^\/messages\/\d+\/toolCalls\/\d+/, () => ({
    id: crypto.randomUUID(),
    type: "function",
    function: { name: "a", arguments: "{}" },
  })),
  /** An invalid or duplicate tool is accepted. */
  "tools-overlooked": replaceInvalid(/^\/tools\/\d+/, () => ({
    name: `t_${crypto.randomUUID()}`,
    description: "",
  })),
  /** An invalid context is accepted. */
  "contexts-overlooked": replaceInvalid(/^\/context\/\d+/, () => ({ description: "", value: "" })),
  /** The binary parts of older clients are rejected. */
  "binary-refused": rejectRunsIf((body) => JSON.stringify(body.messages ?? []).includes('"type":"binary"')),
  /** Every binary part becomes an image, and one without a source a text. */
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
