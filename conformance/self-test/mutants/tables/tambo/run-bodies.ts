/** Mutants of the effects of a run's options. */
import { withMap } from "../../combinators/compose.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, alterRequestsOf } from "../../combinators/requests.ts";
import { setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { problem, runBody } from "./combinators.ts";

/** Ignores fields of a run's body. */
const ignoring = (...names: readonly string[]) =>
  runBody((body) => {
    for (const name of names) delete body[name];
  });

export const runBodyMutants: Mutants = {
  /** toolChoice is ignored. */
  "tool-choice-ignored": ignoring("toolChoice"),
  /** A tool call is required whenever there are tools. */
  "tool-choice-always": runBody((body) => {
    if (body.tools !== undefined && body.forceComponent === undefined) body.toolChoice ??= "required";
  }),
  /** forceComponent is checked but has no effect. */
  "forced-component-left-to-the-model": runBody((body) => {
    const known = body.availableComponents?.some(({ name }: Loose) => name === body.forceComponent);
    if (known && body.toolChoice === undefined) delete body.forceComponent;
  }),
  /** forceComponent is ignored. */
  "forced-component-ignored": ignoring("forceComponent"),
  /** The request's tools are ignored. */
  "tools-ignored": ignoring("tools"),
  /** The request's components are ignored. */
  "components-ignored": ignoring("availableComponents"),
  /** Tools and components of a thread's first run are offered in its later runs. */
  "tools-remembered": withMap((first) =>
    runBody((body, { threadId }) => {
      const { tools, availableComponents } = body;
      if (tools !== undefined || availableComponents !== undefined)
        first.set(threadId, { tools, availableComponents });
      const known: Loose = first.get(threadId) ?? {};
      body.tools ??= known.tools;
      body.availableComponents ??= known.availableComponents;
    }),
  ),
  /** A component's tools are offered before the component is shown. */
  "context-tools-at-once": runBody((body) => {
    const more = (body.availableComponents ?? []).flatMap((each: Loose) => each?.contextTools ?? []);
    if (more.length === 0 || body.tools !== undefined) return;
    body.tools = more.map(({ maxCalls: _, ...tool }: Loose) => tool);
    for (const each of body.availableComponents) delete each.contextTools;
  }),
  /** A component's tools are ignored. */
  "context-tools-ignored": runBody((body) => {
    for (const each of body.availableComponents ?? []) delete each.contextTools;
  }),
  /** maxCalls is ignored. */
  "calls-without-limit": runBody((body) => {
    for (const { contextTools = [] } of body.availableComponents ?? [])
      for (const tool of contextTools) delete tool.maxCalls;
  }),
  /** embedResources is ignored. */
  "resources-not-embedded": ignoring("embedResources"),
  /** Resources are always embedded. */
  "resources-always-embedded": runBody((body) => {
    body.embedResources ??= true;
  }),
  /** additionalMessages is ignored. */
  "further-results-ignored": ignoring("additionalMessages"),
  /** Every run creates its thread. */
  "thread-always-created": runBody(setFields({ createThread: true })),
  /** isError of a result is ignored. */
  "result-says-no-error": runBody(({ message }) => {
    if (message?.isError) message.content = "All is well.";
    if (message?.isError) delete message.isError;
  }),
  /** Only the texts of a message are accepted. */
  "attachments-ignored": alterRequests(({ body }) => {
    for (const message of [body?.message, ...(body?.initialMessages ?? [])])
      if (Array.isArray(message?.content) && message.content[0]?.text !== undefined)
        message.content = message.content.filter(
          ({ type }: Loose) => type !== "image" && type !== "resource",
        );
  }),
  /** Texts of a thread's first messages are trimmed. */
  "input-trimmed": alterRequests(({ body }) => {
    for (const message of body?.initialMessages ?? [])
      if (typeof message.content === "string") message.content = message.content.trim();
  }),
  /** A thread's first messages are ignored. */
  "initial-messages-ignored": alterRequestsOf("createThread", ({ body }) => {
    delete body?.initialMessages;
  }),
  /** Unknown fields are rejected. */
  "unknown-members-refused": alterRequests(({ body }) =>
    body?.future === undefined ? undefined : problem(400, "VALIDATION_ERROR"),
  ),
  /** metadata of a run is rejected. */
  "metadata-of-a-run-refused": alterRequestsOf("createRun", ({ body }) =>
    body?.metadata?.ticket === undefined ? undefined : problem(400, "VALIDATION_ERROR"),
  ),
};
