/** Mutants of how AG-UI's clients are refused, in which order, and of who they are. */
import { agentError, agentRun } from "../../combinators/agent-requests.ts";
import { answers } from "../../combinators/answers.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { requests } from "../../combinators/requests.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

const ownKey = "Bearer conform-key-one";
const isAgents = (path: string) => path.startsWith("/ag-ui/");
const isUnknownAgent = (path: string) => path.startsWith("/ag-ui/no-");

/** Alters errors. */
const errors = (alter: (error: Loose, answer: { status: number; body: Loose }) => void): Mutate =>
  answers((answer) => {
    if (answer.body?.error !== undefined) alter(answer.body.error, answer);
  });

const coded = (from: string, status: number, to: string): Mutate =>
  errors((error, answer) => {
    if (error.code !== from) return;
    answer.status = status;
    answer.body = { error: { code: to, message: error.message } };
  });

export const refusalMutants: readonly Mutant[] = [
  {
    id: "unknown-path-as-text",
    text: "A path that is not described is answered with a text.",
    mutate: answers((answer) => {
      if (answer.body?.error?.code !== "NOT_FOUND") return;
      answer.body = "Cannot find it";
      answer.headers["content-type"] = "text/plain";
    }),
  },
  {
    id: "unknown-method-not-found",
    text: "A method that a path does not have is NOT_FOUND.",
    mutate: coded("METHOD_NOT_ALLOWED", 404, "NOT_FOUND"),
  },
  {
    id: "unknown-agent-is-default",
    text: "An agent that does not exist is the default one.",
    mutate: requests((wire) => {
      if (isUnknownAgent(wire.path)) wire.path = wire.path.replace(/^\/ag-ui\/[^/]*/, "/ag-ui/default");
    }),
  },
  {
    id: "no-default-agent",
    text: "The agent default has another name.",
    mutate: answers(({ body }) => {
      if (body?.identity !== undefined) body.identity.name = "main";
    }),
  },
  {
    id: "refused-creates-a-thread",
    text: "A run that is refused for its agent or its options has created its thread.",
    mutate: requests(async ({ operation, path, body }, server) => {
      const refused = isUnknownAgent(path) || body?.forwardedProps?.tambo?.model === "none/such";
      if (operation === "runAgent" && refused && body?.threadId && body.messages)
        await server.ask("POST", "/ag-ui/default", {
          ...{ threadId: body.threadId, runId: crypto.randomUUID(), messages: [], tools: [], context: [] },
        });
    }),
  },
  {
    id: "refused-is-stored",
    text: "The messages of a run that is refused are stored.",
    mutate: agentRun(async (body, server) => {
      if (body.resume?.[0]?.interruptId !== "none" && body.forwardedProps?.tambo?.model !== "none/such")
        return;
      const last = { id: crypto.randomUUID(), role: "assistant", content: "Refused." };
      await server.ask("POST", "/ag-ui/default", {
        ...{ threadId: body.threadId, runId: crypto.randomUUID(), tools: [], context: [] },
        messages: [...body.messages, last],
      });
    }),
  },
  {
    id: "no-key-needed",
    text: "A request without a key is taken for one of the first project.",
    mutate: requests(({ headers, path }) => {
      if (isAgents(path) && headers["x-api-key"] === undefined) headers.authorization ??= ownKey;
    }),
  },
  {
    id: "any-key-will-do",
    text: "Any key is taken for one of the first project.",
    mutate: requests(({ headers, path }) => {
      if (isAgents(path) && headers.authorization?.includes("not-a-key")) headers.authorization = ownKey;
    }),
  },
  {
    id: "one-header-for-keys",
    text: "A key is taken from Authorization alone.",
    mutate: requests(({ headers, path }) => {
      if (isAgents(path)) delete headers["x-api-key"];
    }),
  },
  {
    id: "agents-of-any-project",
    text: "With the key of another project every thread is seen, and changed.",
    mutate: requests(({ headers, path }) => {
      if (isAgents(path)) headers.authorization = headers.authorization?.replace("two", "one") ?? "";
    }),
  },
  {
    id: "body-before-key",
    text: "A body is read before the key is looked at.",
    mutate: requests(({ path, body }) =>
      isAgents(path) && typeof body === "string" ? agentError(400, "INVALID_JSON") : undefined,
    ),
  },
  {
    id: "agent-before-body",
    text: "An agent that does not exist comes before its request's body.",
    mutate: requests(({ path, headers }) =>
      isUnknownAgent(path) && headers.authorization !== undefined
        ? agentError(404, "AGENT_NOT_FOUND")
        : undefined,
    ),
  },
  {
    id: "thread-before-agent",
    text: "A thread that does not exist, or is busy, comes before its agent.",
    mutate: errors((error, answer) => {
      if (error.code !== "AGENT_NOT_FOUND") return;
      error.code = "THREAD_NOT_FOUND";
      answer.status = 404;
    }),
  },
  {
    id: "busy-before-run-id",
    text: "A run that is going on comes before an id that is taken.",
    mutate: coded("RUN_ID_REUSED", 409, "CONCURRENT_RUN"),
  },
  {
    id: "interrupt-before-busy",
    text: "An answer that nothing waits for comes before a run that is going on.",
    mutate: agentRun(({ resume }) =>
      resume?.[0]?.interruptId === "none" ? agentError(400, "VALIDATION_ERROR") : undefined,
    ),
  },
  {
    id: "run-in-the-way-unnamed",
    text: "The run in the way is named by the server's own id.",
    mutate: errors((error) => {
      if (error.code === "CONCURRENT_RUN") error.runId = `run_${error.runId}`;
    }),
  },
];
