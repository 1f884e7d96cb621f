/** Mutants of what is refused, in which order, and to whom. */
import { refusing } from "../../combinators/answers.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { keysTakenBeforeBodies, problem, request, requests, runBody } from "../../combinators/requests.ts";
import type { Mutant, Mutate, ServerContext } from "../../mutant.ts";

/** A body for a thread that does not exist: it is looked at, and starts nothing. */
const mistakesIn = async (server: ServerContext, { createThread: _, ...body }: Loose) =>
  JSON.parse((await server.ask("POST", "/v1/threads/thr_none/runs", body)).text).errors ?? [];

/** Puts something else in the places of a run's body that are refused, or takes them out. */
const overlooking = (places: RegExp, instead?: unknown): Mutate =>
  request("createRun", async ({ body }, server) => {
    if (typeof body !== "object" || Array.isArray(body)) return;
    for (const { pointer } of await mistakesIn(server, body)) {
      if (!places.test(pointer)) continue;
      const steps = pointer.slice(1).split("/");
      const holder = steps.slice(0, -1).reduce((value: Loose, step: string) => value?.[step], body);
      if (typeof holder !== "object") continue;
      if (instead === undefined) delete holder[steps.at(-1)];
      else holder[steps.at(-1)] = instead;
    }
  });

/** Answers one operation as if the other project were the thread's own. */
const open = (...operations: string[]): Mutate =>
  requests(({ operation, headers, body }) => {
    if (operations.includes(operation ?? "") && !body?.createThread)
      headers.authorization = headers.authorization?.replace("two", "one") ?? "";
  });

export const refusalMutants: readonly Mutant[] = [
  {
    id: "runs-of-any-project",
    text: "Another project's key starts runs on a thread.",
    mutate: open("createRun"),
  },
  {
    id: "streams-of-any-project",
    text: "Another project's key takes up the streams of a thread's runs.",
    mutate: open("reconnectRun"),
  },
  {
    id: "cancels-of-any-project",
    text: "Another project's key cancels the runs of a thread.",
    mutate: open("cancelRun"),
  },
  {
    id: "states-of-any-project",
    text: "Another project's key changes the states of a thread's components.",
    mutate: open("updateComponentState"),
  },
  {
    id: "messages-of-any-project",
    text: "Another project's key reads the messages of a thread.",
    mutate: open("listMessages", "getMessage"),
  },
  {
    id: "component-names-of-any-form",
    text: "Any name of a component is taken.",
    mutate: overlooking(/^\/availableComponents\/0\/name$/, "mended"),
  },
  {
    id: "bodies-before-keys",
    text: "A body is read before the key is looked at.",
    mutate: requests(({ headers, body }) =>
      headers.authorization === undefined && typeof body === "string"
        ? problem(400, "INVALID_JSON")
        : undefined,
    ),
  },
  {
    id: "parameters-before-bodies",
    text: "Parameters are looked at before a body is read.",
    mutate: request("createRun", ({ query }) =>
      ["ag-ui", "proposal", undefined].includes(query.wire) ? undefined : problem(400, "VALIDATION_ERROR"),
    ),
  },
  {
    id: "calls-before-threads",
    text: "A call is looked for before the thread, and before its active run.",
    mutate: request("createRun", async ({ body, path }, server) => {
      const id = body?.message?.toolCallId;
      if (typeof id !== "string" || body.message.role !== "tool") return undefined;
      const { text } = await server.ask("GET", path.replace(/\/runs$/, ""));
      return text.includes(`"${id}"`) ? undefined : problem(400, "INVALID_TOOL_CALL");
    }),
  },
  {
    id: "used-keys-before-bodies",
    text: "A used idempotency key is refused before the body is looked at.",
    mutate: keysTakenBeforeBodies("createRun"),
  },
  {
    id: "audio-of-any-type",
    text: "Audio has any media type, or none.",
    mutate: request("createThread", ({ body }) => {
      const blocks = (body?.initialMessages ?? []).flatMap(({ content }: Loose) => content);
      for (const { type, source } of blocks)
        if (type === "audio" && source?.type === "base64") source.mediaType = "audio/wav";
    }),
  },
  {
    id: "urls-relative",
    text: "A URL may be relative.",
    mutate: overlooking(/\/source\/url$/, "https://example.com/"),
  },
  {
    id: "resources-of-any-type",
    text: "What is no string in a resource is left out.",
    mutate: overlooking(/\/resource\/(uri|name|title|description|mimeType|text|blob)$/),
  },
  {
    id: "audience-of-anybody",
    text: "Any audience is taken.",
    mutate: overlooking(/\/audience(\/\d+)?$/, []),
  },
  { id: "priority-of-any-size", text: "Any priority is taken.", mutate: overlooking(/\/priority$/, 1) },
  {
    id: "content-of-nothing",
    text: "A message of the user's without any content is taken.",
    mutate: overlooking(/^\/message\/content$/, "[[conform:none]]"),
  },
  {
    id: "call-of-the-user-ignored",
    text: "A call that a message of the user's names is ignored.",
    mutate: runBody(({ message }) => {
      if (message?.role === "user") delete message.toolCallId;
    }),
  },
  {
    id: "results-in-first-messages",
    text: "Results among the first messages of a thread are left out.",
    mutate: request("createThread", ({ body }) => {
      for (const message of Array.isArray(body?.initialMessages) ? body.initialMessages : [])
        if (Array.isArray(message?.content))
          message.content = message.content.filter(({ type }: Loose) => type !== "tool_result");
    }),
  },
  {
    id: "first-messages-with-content",
    text: "The first messages of a thread need some content.",
    mutate: request("createThread", ({ body }) =>
      body?.initialMessages?.[0]?.content?.length === 0 ? problem(400, "VALIDATION_ERROR") : undefined,
    ),
  },
  {
    id: "message-members-of-any-type",
    text: "What has the wrong type in a message is left out.",
    mutate: overlooking(/^\/message\/(isError|metadata)$/),
  },
  {
    id: "tool-members-of-any-type",
    text: "What has the wrong type in a tool is left out.",
    mutate: overlooking(/^\/tools\/0\/(strict|outputSchema)/),
  },
  {
    id: "descriptions-optional",
    text: "Tools and components need no description.",
    mutate: overlooking(/^\/(tools|availableComponents)\/0\/description$/, ""),
  },
  {
    id: "schemas-of-any-kind",
    text: "What is wrong in a schema is left out.",
    mutate: overlooking(/Schema\/(additionalProperties|required\/0)$/),
  },
  {
    id: "component-members-of-any-type",
    text: "What has the wrong type in a component is left out.",
    mutate: overlooking(/^\/availableComponents\/0\/(stateSchema\/type|contextTools)$/, []),
  },
  {
    id: "run-members-of-any-type",
    text: "What has the wrong type in a request for a run is left out.",
    mutate: overlooking(/^\/(contextKey|model|embedResources|maxTokens)$/),
  },
  {
    id: "tool-choice-of-any-name",
    text: "A tool choice may name a tool that there is not.",
    mutate: runBody((body) => {
      if (body.toolChoice?.name === "get_date") delete body.toolChoice;
    }),
  },
  {
    id: "thread-members-of-any-type",
    text: "What has the wrong type in a request for a thread is left out.",
    mutate: request("createThread", ({ body }) => {
      if (typeof body?.contextKey === "number") delete body.contextKey;
      if (Array.isArray(body?.metadata)) delete body.metadata;
    }),
  },
  {
    id: "pointers-of-any-form",
    text: "What is no JSON Pointer in a patch is read as one.",
    mutate: request("updateComponentState", ({ body }) => {
      for (const operation of Array.isArray(body?.patch) ? body.patch : [])
        for (const name of ["path", "from"])
          if (typeof operation?.[name] === "string" && /^[^/]|~(?![01])/.test(operation[name]))
            operation[name] = `/${operation[name].replace(/^\/|~/g, "")}`;
    }),
  },
  {
    id: "places-unescaped",
    text: "Names in the places of mistakes are not escaped.",
    mutate: refusing("VALIDATION_ERROR", ({ body }) => {
      for (const error of body.errors)
        error.pointer = error.pointer.replaceAll("~1", "/").replaceAll("~0", "~");
    }),
  },
  {
    id: "bodies-of-any-encoding",
    text: "What is not UTF-8 in a body is replaced, and the body taken.",
    mutate: runBody((body) => {
      if (JSON.stringify(body).includes("\ufffd")) body.replaced = true;
    }),
  },
];
