/** Mutants with defects in the effects of a run's options. */
import { withMap } from "../../combinators/compose.ts";
import { alterPayloads } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, alterRequestsOf } from "../../combinators/requests.ts";
import { setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { alterRunBodies, createError } from "./combinators.ts";

/** Ignores fields in the body of a run request. */
const ignoreFields = (...names: readonly string[]) =>
  alterRunBodies((body) => {
    for (const name of names) delete body[name];
  });

export const runBodyMutants: Mutants = {
  /** Ignores toolChoice. */
  "tool-choice-ignored": ignoreFields("toolChoice"),
  /** Requires a tool call whenever there are tools. */
  "tool-choice-always": alterRunBodies((body) => {
    if (body.tools !== undefined && body.forceComponent === undefined) body.toolChoice ??= "required";
  }),
  /** Validates forceComponent, but lets the model choose. */
  "forced-component-left-to-the-model": alterRunBodies((body) => {
    const isKnown = body.availableComponents?.some(({ name }: Loose) => name === body.forceComponent);
    if (isKnown && body.toolChoice === undefined) delete body.forceComponent;
  }),
  /** Ignores forceComponent. */
  "forced-component-ignored": ignoreFields("forceComponent"),
  /** Ignores the output schemas of tools. */
  "output-schemas-ignored": alterRunBodies(({ tools }) => {
    if (Array.isArray(tools)) for (const tool of tools) if (tool?.name === "price") delete tool.outputSchema;
  }),
  /** Ignores the tools in the request. */
  "tools-ignored": ignoreFields("tools"),
  /** Ignores the components in the request. */
  "components-ignored": ignoreFields("availableComponents"),
  /** Offers the tools and components from a thread's first run in its later runs. */
  "tools-remembered": withMap((first) =>
    alterRunBodies((body, { threadId }) => {
      const { tools, availableComponents } = body;
      if (tools !== undefined || availableComponents !== undefined)
        first.set(threadId, { tools, availableComponents });
      const remembered: Loose = first.get(threadId) ?? {};
      body.tools ??= remembered.tools;
      body.availableComponents ??= remembered.availableComponents;
    }),
  ),
  /** Offers a component's tools before the component has been shown. */
  "context-tools-at-once": alterRunBodies((body) => {
    const more = (body.availableComponents ?? []).flatMap((each: Loose) => each?.contextTools ?? []);
    if (more.length === 0 || body.tools !== undefined) return;
    body.tools = more.map(({ maxCalls: _, ...tool }: Loose) => tool);
    for (const each of body.availableComponents) delete each.contextTools;
  }),
  /** Ignores a component's tools. */
  "context-tools-ignored": alterRunBodies((body) => {
    for (const each of body.availableComponents ?? []) delete each.contextTools;
  }),
  /** Ignores maxCalls. */
  "calls-without-limit": alterRunBodies((body) => {
    for (const { contextTools = [] } of body.availableComponents ?? [])
      for (const tool of contextTools) delete tool.maxCalls;
  }),
  /** Ignores embedResources. */
  "resources-not-embedded": ignoreFields("embedResources"),
  /** Always embeds resources. */
  "resources-always-embedded": alterRunBodies((body) => {
    body.embedResources ??= true;
  }),
  /** Ignores additionalMessages. */
  "further-results-ignored": ignoreFields("additionalMessages"),
  /** Creates the thread for every run. */
  "thread-always-created": alterRunBodies(setFields({ createThread: true })),
  /** Ignores isError in a tool result. */
  "result-says-no-error": alterRunBodies(({ message }) => {
    if (message?.isError) message.content = "All is well.";
    if (message?.isError) delete message.isError;
  }),
  /** Ignores the images and resources in a message. */
  "attachments-ignored": alterRequests(({ body }) => {
    for (const message of [body?.message, ...(body?.initialMessages ?? [])])
      if (Array.isArray(message?.content) && message.content[0]?.text !== undefined)
        message.content = message.content.filter(
          ({ type }: Loose) => type !== "image" && type !== "resource",
        );
  }),
  /** Trims whitespace from the text in a thread's initial messages. */
  "input-trimmed": alterRequests(({ body }) => {
    for (const message of body?.initialMessages ?? [])
      if (typeof message.content === "string") message.content = message.content.trim();
  }),
  /** Ignores a thread's initial messages. */
  "initial-messages-ignored": alterRequestsOf("createThread", ({ body }) => {
    delete body?.initialMessages;
  }),
  /** Rejects unknown fields. */
  "unknown-members-refused": alterRequests(({ body }) =>
    body?.future === undefined ? undefined : createError(400, "VALIDATION_ERROR"),
  ),
  /** Ignores metadata in a run request. */
  "metadata-of-a-run-dropped": alterRequestsOf("createRun", ({ body }) => {
    delete body?.metadata;
  }),
  /** Sends null as the metadata of a run that has none. */
  "metadata-of-a-run-null": alterPayloads("RUN_STARTED", (payload) => {
    payload.metadata ??= null;
  }),
  /** Rejects metadata in a run request. */
  "metadata-of-a-run-refused": alterRequestsOf("createRun", ({ body }) =>
    body?.metadata?.ticket === undefined ? undefined : createError(400, "VALIDATION_ERROR"),
  ),
};
