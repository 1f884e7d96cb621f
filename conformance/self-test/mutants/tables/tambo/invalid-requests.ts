/** Mutants with defects in the validation of requests, and in the order in which they are validated. */

import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, alterRequestsOf } from "../../combinators/requests.ts";
import { alterErrors } from "../../combinators/responses.ts";
import { alterMatching } from "../../combinators/values.ts";
import type { Mutants, Mutate, ServerContext } from "../../mutant.ts";
import { alterRunBodies, bindKeysBeforeValidation, createError } from "./combinators.ts";

/**
 * Returns the validation errors for the body of a run request. The request names an unknown thread, so that
 * no run starts.
 */
const findViolations = async (server: ServerContext, { createThread: _, ...body }: Loose) =>
  JSON.parse((await server.ask("POST", "/v1/threads/thr_none/runs", body)).text).errors ?? [];

/** Accepts invalid values in the body of a run request by replacing or removing them. */
const acceptInvalid = (paths: RegExp, instead?: unknown): Mutate =>
  alterRequestsOf("createRun", async ({ body }, server) => {
    if (typeof body !== "object" || Array.isArray(body)) return;
    const violations: Loose[] = await findViolations(server, body);
    const rejected = violations.map(({ pointer }) => pointer).filter((pointer) => paths.test(pointer));
    alterMatching(body, rejected, /.+/, () => instead);
  });

/** Accepts the second project's key as the first project's key in some operations. */
const shareOperations = (...operations: string[]): Mutate =>
  alterRequests(({ operation, headers, body }) => {
    if (operations.includes(operation ?? "") && !body?.createThread)
      headers.authorization = headers.authorization?.replace("two", "one") ?? "";
  });

/** Rejects run requests whose first tool or component has such a schema. */
const rejectSchemas = (isRejected: (schema: Loose) => boolean): Mutate =>
  alterRequestsOf("createRun", ({ body }) => {
    const schema = body?.tools?.[0]?.inputSchema ?? body?.availableComponents?.[0]?.propsSchema;
    return schema && isRejected(schema) ? createError(400, "VALIDATION_ERROR") : undefined;
  });

export const invalidRequestMutants: Mutants = {
  /** Lets another project's key start runs in a thread. */
  "runs-of-any-project": shareOperations("createRun"),
  /** Lets another project's key resume the streams of runs in a thread. */
  "streams-of-any-project": shareOperations("reconnectRun"),
  /** Lets another project's key cancel the runs in a thread. */
  "cancels-of-any-project": shareOperations("cancelRun"),
  /** Lets another project's key change the state of a thread's components. */
  "states-of-any-project": shareOperations("updateComponentState"),
  /** Lets another project's key read the messages in a thread. */
  "messages-of-any-project": shareOperations("listMessages", "getMessage"),
  /** Accepts any component name. */
  "component-names-of-any-form": acceptInvalid(/^\/availableComponents\/0\/name$/, "mended"),
  /** Validates the body before the API key. */
  "bodies-before-keys": alterRequests(({ headers, body }) =>
    headers.authorization === undefined && typeof body === "string"
      ? createError(400, "INVALID_JSON")
      : undefined,
  ),
  /** Validates parameters before reading the body. */
  "parameters-before-bodies": alterRequestsOf("createRun", ({ query }) =>
    ["ag-ui", "proposal", undefined].includes(query.wire) ? undefined : createError(400, "VALIDATION_ERROR"),
  ),
  /** Looks up the call that a result is for before looking up the thread and its active run. */
  "calls-before-threads": alterRequestsOf("createRun", async ({ body, path }, server) => {
    const id = body?.message?.toolCallId;
    if (typeof id !== "string" || body.message.role !== "tool") return undefined;
    const { text } = await server.ask("GET", path.replace(/\/runs$/, ""));
    return text.includes(`"${id}"`) ? undefined : createError(400, "INVALID_TOOL_CALL");
  }),
  /** Rejects a used idempotency key before validating the body. */
  "used-keys-before-bodies": bindKeysBeforeValidation("createRun"),
  /** Accepts audio with any media type. */
  "audio-of-any-type": alterRequestsOf("createThread", ({ body }) => {
    const blocks = (body?.initialMessages ?? []).flatMap(({ content }: Loose) => content);
    for (const { type, source } of blocks)
      if (type === "audio" && source?.type === "base64") source.mediaType = "audio/wav";
  }),
  /** Accepts a relative URL. */
  "urls-relative": acceptInvalid(/\/source\/url$/, "https://example.com/"),
  /** Ignores resource fields that are not strings. */
  "resources-of-any-type": acceptInvalid(/\/resource\/(uri|name|title|description|mimeType|text|blob)$/),
  /** Accepts any audience. */
  "audience-of-anybody": acceptInvalid(/\/audience(\/\d+)?$/, []),
  /** Accepts any priority. */
  "priority-of-any-size": acceptInvalid(/\/priority$/, 1),
  /** Accepts a user message without content. */
  "content-of-nothing": acceptInvalid(/^\/message\/content$/, "[[conform:none]]"),
  /** Ignores toolCallId in a user message. */
  "call-of-the-user-ignored": alterRunBodies(({ message }) => {
    if (message?.role === "user") delete message.toolCallId;
  }),
  /** Drops tool results from a thread's initial messages. */
  "results-in-first-messages": alterRequestsOf("createThread", ({ body }) => {
    for (const message of Array.isArray(body?.initialMessages) ? body.initialMessages : [])
      if (Array.isArray(message?.content))
        message.content = message.content.filter(({ type }: Loose) => type !== "tool_result");
  }),
  /** Rejects initial messages without content. */
  "first-messages-with-content": alterRequestsOf("createThread", ({ body }) =>
    body?.initialMessages?.[0]?.content?.length === 0 ? createError(400, "VALIDATION_ERROR") : undefined,
  ),
  /** Ignores message fields that have the wrong type. */
  "message-members-of-any-type": acceptInvalid(/^\/message\/(isError|metadata)$/),
  /** Ignores tool fields that have the wrong type. */
  "tool-members-of-any-type": acceptInvalid(/^\/tools\/0\/(strict|outputSchema)/),
  /** Accepts tools and components without a description. */
  "descriptions-optional": acceptInvalid(/^\/(tools|availableComponents)\/0\/description$/, ""),
  /** Ignores invalid parts of a schema. */
  "schemas-of-any-kind": acceptInvalid(/Schema\/(additionalProperties|required\/0)$/),
  /** Accepts branches and definitions that are not schemas. */
  "schema-branches-of-any-kind": acceptInvalid(/\/(anyOf\/1|\$defs\/x)$/, true),
  /** Accepts schemas that refer to other documents. */
  "schema-references-of-any-kind": acceptInvalid(/\/\$ref$/),
  /** Accepts references to missing parts of schemas. */
  "dangling-schema-references": acceptInvalid(/\/propsSchema\/\$ref$/),
  /** Rejects regular expressions with Unicode properties. */
  "schema-patterns-without-properties": rejectSchemas(({ properties }) =>
    String(properties?.x?.pattern).includes("\\p"),
  ),
  /** Accepts schemas with any number of levels. */
  "schemas-of-any-depth": acceptInvalid(/\/inputSchema$/, {}),
  /** Accepts schemas with any number of values. */
  "schemas-of-any-size": acceptInvalid(/\/propsSchema$/, {}),
  /** Rejects schemas with half of the levels and values that the contract allows. */
  "schemas-too-limited": rejectSchemas(({ enum: values = [] }) => JSON.stringify(values).length > 100),
  /** Rejects fields whose schema has no `type`. */
  "schemas-of-the-proposal": rejectSchemas(({ properties }) =>
    Object.values<Loose>(Object(properties)).some((field) => field?.type === undefined),
  ),
  /** Removes unions from schemas before the model receives them. */
  "schemas-without-unions": alterRunBodies(({ tools }) => {
    if (Array.isArray(tools)) for (const tool of tools) delete tool?.inputSchema?.properties?.x?.oneOf;
  }),
  /** Ignores component fields that have the wrong type. */
  "component-members-of-any-type": acceptInvalid(
    /^\/availableComponents\/0\/(stateSchema\/type|contextTools)$/,
    [],
  ),
  /** Ignores run options that have the wrong type. */
  "run-members-of-any-type": acceptInvalid(/^\/(contextKey|model|embedResources|maxTokens)$/),
  /** Accepts the name of an unknown tool as the tool choice. */
  "tool-choice-of-any-name": alterRunBodies((body) => {
    if (body.toolChoice?.name === "get_date") delete body.toolChoice;
  }),
  /** Ignores thread fields that have the wrong type. */
  "thread-members-of-any-type": alterRequestsOf("createThread", ({ body }) => {
    if (typeof body?.contextKey === "number") delete body.contextKey;
    if (Array.isArray(body?.metadata)) delete body.metadata;
  }),
  /** Accepts an invalid JSON Pointer in a patch. */
  "pointers-of-any-form": alterRequestsOf("updateComponentState", ({ body }) => {
    for (const operation of Array.isArray(body?.patch) ? body.patch : [])
      for (const name of ["path", "from"])
        if (typeof operation?.[name] === "string" && /^[^/]|~(?![01])/.test(operation[name]))
          operation[name] = `/${operation[name].replace(/^\/|~/g, "")}`;
  }),
  /** Does not escape the JSON Pointers in validation errors. */
  "places-unescaped": alterErrors("VALIDATION_ERROR", ({ body }) => {
    for (const error of body.errors)
      error.pointer = error.pointer.replaceAll("~1", "/").replaceAll("~0", "~");
  }),
  /** Replaces invalid UTF-8 in a body. */
  "bodies-of-any-encoding": alterRunBodies((body) => {
    if (JSON.stringify(body).includes("\ufffd")) body.replaced = true;
  }),
};
