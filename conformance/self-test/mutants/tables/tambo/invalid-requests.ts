/** Mutants of the validation of requests, and of its order. */

import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, alterRequestsOf } from "../../combinators/requests.ts";
import { alterErrors } from "../../combinators/responses.ts";
import { alterMatching } from "../../combinators/values.ts";
import type { Mutants, Mutate, ServerContext } from "../../mutant.ts";
import { bindKeysBeforeValidation, problem, runBody } from "./combinators.ts";

/** Returns the validation errors of a run's body; asks for an unknown thread, so that no run starts. */
const mistakesIn = async (server: ServerContext, { createThread: _, ...body }: Loose) =>
  JSON.parse((await server.ask("POST", "/v1/threads/thr_none/runs", body)).text).errors ?? [];

/** Replaces or removes the paths of a run's body that are rejected. */
const overlooking = (places: RegExp, instead?: unknown): Mutate =>
  alterRequestsOf("createRun", async ({ body }, server) => {
    if (typeof body !== "object" || Array.isArray(body)) return;
    const mistakes: Loose[] = await mistakesIn(server, body);
    const refused = mistakes.map(({ pointer }) => pointer).filter((pointer) => places.test(pointer));
    alterMatching(body, refused, /.+/, () => instead);
  });

/** Treats the second project's key as the first's for some operations. */
const open = (...operations: string[]): Mutate =>
  alterRequests(({ operation, headers, body }) => {
    if (operations.includes(operation ?? "") && !body?.createThread)
      headers.authorization = headers.authorization?.replace("two", "one") ?? "";
  });

export const refusalMutants: Mutants = {
  /** Another project's key starts runs on a thread. */
  "runs-of-any-project": open("createRun"),
  /** Another project's key resumes the streams of a thread's runs. */
  "streams-of-any-project": open("reconnectRun"),
  /** Another project's key cancels the runs of a thread. */
  "cancels-of-any-project": open("cancelRun"),
  /** Another project's key changes the states of a thread's components. */
  "states-of-any-project": open("updateComponentState"),
  /** Another project's key reads the messages of a thread. */
  "messages-of-any-project": open("listMessages", "getMessage"),
  /** Any component name is accepted. */
  "component-names-of-any-form": overlooking(/^\/availableComponents\/0\/name$/, "mended"),
  /** The body is checked before the key. */
  "bodies-before-keys": alterRequests(({ headers, body }) =>
    headers.authorization === undefined && typeof body === "string"
      ? problem(400, "INVALID_JSON")
      : undefined,
  ),
  /** Parameters are checked before the body is read. */
  "parameters-before-bodies": alterRequestsOf("createRun", ({ query }) =>
    ["ag-ui", "proposal", undefined].includes(query.wire) ? undefined : problem(400, "VALIDATION_ERROR"),
  ),
  /** The call of a result is looked up before the thread and its active run. */
  "calls-before-threads": alterRequestsOf("createRun", async ({ body, path }, server) => {
    const id = body?.message?.toolCallId;
    if (typeof id !== "string" || body.message.role !== "tool") return undefined;
    const { text } = await server.ask("GET", path.replace(/\/runs$/, ""));
    return text.includes(`"${id}"`) ? undefined : problem(400, "INVALID_TOOL_CALL");
  }),
  /** A used idempotency key is rejected before the body is checked. */
  "used-keys-before-bodies": bindKeysBeforeValidation("createRun"),
  /** Audio can have any media type. */
  "audio-of-any-type": alterRequestsOf("createThread", ({ body }) => {
    const blocks = (body?.initialMessages ?? []).flatMap(({ content }: Loose) => content);
    for (const { type, source } of blocks)
      if (type === "audio" && source?.type === "base64") source.mediaType = "audio/wav";
  }),
  /** A URL can be relative. */
  "urls-relative": overlooking(/\/source\/url$/, "https://example.com/"),
  /** Fields of a resource that are not strings are ignored. */
  "resources-of-any-type": overlooking(/\/resource\/(uri|name|title|description|mimeType|text|blob)$/),
  /** Any audience is accepted. */
  "audience-of-anybody": overlooking(/\/audience(\/\d+)?$/, []),
  /** Any priority is accepted. */
  "priority-of-any-size": overlooking(/\/priority$/, 1),
  /** A user message without content is accepted. */
  "content-of-nothing": overlooking(/^\/message\/content$/, "[[conform:none]]"),
  /** toolCallId of a user message is ignored. */
  "call-of-the-user-ignored": runBody(({ message }) => {
    if (message?.role === "user") delete message.toolCallId;
  }),
  /** Tool results among a thread's first messages are dropped. */
  "results-in-first-messages": alterRequestsOf("createThread", ({ body }) => {
    for (const message of Array.isArray(body?.initialMessages) ? body.initialMessages : [])
      if (Array.isArray(message?.content))
        message.content = message.content.filter(({ type }: Loose) => type !== "tool_result");
  }),
  /** The first messages of a thread need some content. */
  "first-messages-with-content": alterRequestsOf("createThread", ({ body }) =>
    body?.initialMessages?.[0]?.content?.length === 0 ? problem(400, "VALIDATION_ERROR") : undefined,
  ),
  /** Message fields of the wrong type are ignored. */
  "message-members-of-any-type": overlooking(/^\/message\/(isError|metadata)$/),
  /** Tool fields of the wrong type are ignored. */
  "tool-members-of-any-type": overlooking(/^\/tools\/0\/(strict|outputSchema)/),
  /** Tools and components need no description. */
  "descriptions-optional": overlooking(/^\/(tools|availableComponents)\/0\/description$/, ""),
  /** Invalid parts of a schema are ignored. */
  "schemas-of-any-kind": overlooking(/Schema\/(additionalProperties|required\/0)$/),
  /** Component fields of the wrong type are ignored. */
  "component-members-of-any-type": overlooking(
    /^\/availableComponents\/0\/(stateSchema\/type|contextTools)$/,
    [],
  ),
  /** Run options of the wrong type are ignored. */
  "run-members-of-any-type": overlooking(/^\/(contextKey|model|embedResources|maxTokens)$/),
  /** A tool choice can name an unknown tool. */
  "tool-choice-of-any-name": runBody((body) => {
    if (body.toolChoice?.name === "get_date") delete body.toolChoice;
  }),
  /** Thread fields of the wrong type are ignored. */
  "thread-members-of-any-type": alterRequestsOf("createThread", ({ body }) => {
    if (typeof body?.contextKey === "number") delete body.contextKey;
    if (Array.isArray(body?.metadata)) delete body.metadata;
  }),
  /** An invalid JSON Pointer in a patch is accepted. */
  "pointers-of-any-form": alterRequestsOf("updateComponentState", ({ body }) => {
    for (const operation of Array.isArray(body?.patch) ? body.patch : [])
      for (const name of ["path", "from"])
        if (typeof operation?.[name] === "string" && /^[^/]|~(?![01])/.test(operation[name]))
          operation[name] = `/${operation[name].replace(/^\/|~/g, "")}`;
  }),
  /** JSON Pointers of validation errors are not escaped. */
  "places-unescaped": alterErrors("VALIDATION_ERROR", ({ body }) => {
    for (const error of body.errors)
      error.pointer = error.pointer.replaceAll("~1", "/").replaceAll("~0", "~");
  }),
  /** Invalid UTF-8 in a body is replaced. */
  "bodies-of-any-encoding": runBody((body) => {
    if (JSON.stringify(body).includes("\ufffd")) body.replaced = true;
  }),
};
