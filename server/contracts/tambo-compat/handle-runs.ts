import type { Handlers } from "../../../generated/tambo-compat/handlers.ts";
import type { components } from "../../../generated/tambo-compat/types.ts";
import { createId } from "../../core/ids.ts";
import { pick } from "../../core/json/object.ts";
import type { Owner } from "../../core/owner.ts";
import type { RunInput } from "../../engine/run-input.ts";
import type { ProjectContext } from "../contract.ts";
import { streamHeaders } from "../frame-texts.ts";
import type { TamboServices } from "../tambo/handlers.ts";
import { toInitialMessage } from "../tambo/message-input.ts";
import { toRunInput as toTamboRunInput } from "../tambo/run-input.ts";
import { encodeRun } from "./encoder.ts";
import { readBody, type TamboHandlers } from "./tambo-handlers.ts";

type Schemas = components["schemas"];
type RunHandlers = Pick<Handlers<ProjectContext>, "createThreadRun" | "createRun" | "cancelRun">;

/** A run to start. */
interface NewRun {
  owner: Owner;
  threadId: string;
  input: RunInput;
  createThread: boolean;
}

export function createRunHandlers(tambo: TamboHandlers, { engine }: TamboServices): RunHandlers {
  const startRun = async (run: NewRun, signal: AbortSignal) => {
    const subscription = await engine.run(run);
    const { threadId, runId } = subscription;
    return {
      status: 200 as const,
      headers: { "X-Thread-Id": threadId, "X-Run-Id": runId, ...streamHeaders },
      events: encodeRun(subscription.lines(signal)),
    };
  };

  return {
    async createThreadRun({ body, ...request }) {
      const { thread = {}, threadMetadata: metadata = thread.metadata } = body;
      const { initialMessages = [] } = thread;
      const { owner } = request.context;
      const input = toRunInput(body);
      for (const [index, message] of initialMessages.entries())
        toInitialMessage(message, `/thread/initialMessages/${index}`);
      if (metadata === undefined && initialMessages.length === 0) {
        const run = { owner, threadId: createId("thr"), input, createThread: true };
        return await startRun(run, request.signal);
      }
      const newThread = { initialMessages, ...(metadata !== undefined && { metadata }) };
      const created = await tambo.createThread({ ...request, body: newThread });
      const threadId = readBody(created, 201).thread.id;
      try {
        return await startRun({ owner, threadId, input, createThread: false }, request.signal);
      } catch (error) {
        // A rejected request changes nothing. If the thread cannot be deleted either, the client needs the first error.
        await engine.deleteThread(owner, threadId).catch(() => {});
        throw error;
      }
    },

    async createRun({ path, body, context, signal }) {
      const { threadId } = path;
      const { owner } = context;
      return await startRun({ owner, threadId, input: toRunInput(body), createThread: false }, signal);
    },

    async cancelRun(request) {
      return await tambo.cancelRun(request);
    },
  };
}

/**
 * Converts a request to the engine's input. Only declared fields are used, because the schema has not checked others.
 *
 * @throws {TamboError} `VALIDATION_ERROR` for errors that the schema cannot express.
 */
export function toRunInput({ message, runMetadata, ...options }: Schemas["RunRequest"]): RunInput {
  const input = toTamboRunInput({
    ...pick(options, "availableComponents", "tools", "toolChoice", "model", "maxTokens", "temperature"),
    message: pick(message, "role", "content", "metadata"),
    ...(runMetadata !== undefined && { metadata: runMetadata }),
  });
  const facts = Object.entries(message.additionalContext ?? {});
  if (facts.length === 0) return input;
  const context = facts.map(([description, value]) => ({
    description,
    value: typeof value === "string" ? value : JSON.stringify(value),
  }));
  return { ...input, settings: { ...input.settings, context } };
}
