/** Mutations of model requests and model output. */
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Model } from "../../../../server/core/ports/models.ts";
import type { Mutate } from "../mutant.ts";
import type { Loose } from "./exchange.ts";

type Options = LanguageModelV4CallOptions;
type Part = LanguageModelV4StreamPart;
type Stream = Model["doStream"];

/**
 * Alters the model's turns.
 * @param turn Receives the options, and the model's stream function.
 */
export function alterTurns(turn: (options: Options, original: Stream) => ReturnType<Stream>): Mutate {
  return () => ({
    model: (model) => ({
      specificationVersion: model.specificationVersion,
      provider: model.provider,
      modelId: model.modelId,
      get supportedUrls() {
        return model.supportedUrls;
      },
      doGenerate: (options) => model.doGenerate(options),
      doStream: (options) => turn(options, (altered) => model.doStream(altered)),
    }),
  });
}

/** Alters model requests. */
export function alterModelRequests(alter: (options: Options) => Options): Mutate {
  return alterTurns((options, original) => original(alter(options)));
}

/**
 * Alters the messages that the model receives. They have a loose type because the provider interface's own
 * type is a large union.
 */
export function alterPrompts(alter: (prompt: Loose[]) => Loose[]): Mutate {
  return alterModelRequests((options) => ({ ...options, prompt: alter(structuredClone(options.prompt)) }));
}

/**
 * Alters the parts of all messages with one role.
 * @param alter Returns `undefined` to drop a part.
 */
export function alterPromptParts(role: string, alter: (part: Loose) => Loose): Mutate {
  return alterPrompts((prompt) => {
    for (const message of prompt)
      if (message.role === role) message.content = message.content.map(alter).filter(Boolean);
    return prompt;
  });
}

/** Alters the tools that are offered to the model. */
export function alterOfferedTools(alter: (tools: NonNullable<Options["tools"]>) => Loose[]): Mutate {
  return alterModelRequests(({ tools, ...options }) => ({
    ...options,
    ...(tools && { tools: alter(tools) }),
  }));
}

/** Does not send a temperature of 0 to the model. */
export const dropZeroTemperature = alterModelRequests(({ temperature, ...options }) =>
  temperature ? { ...options, temperature } : options,
);

type Parts = Part | readonly Part[] | undefined;

/**
 * Alters the model's output part by part.
 *
 * @param alter Returns `undefined` to drop a part. Its memory is kept until the turn ends.
 */
export function alterModelOutput(alter: (part: Part, memory: Record<string, Loose>) => Parts): Mutate {
  return alterTurns(async (options, original) => {
    const response = await original(options);
    const memory: Record<string, Loose> = {};
    async function* parts() {
      for await (const part of response.stream) yield* [alter(part, memory) ?? []].flat();
    }
    return { ...response, stream: ReadableStream.from<Part>(parts()) };
  });
}

/** Reads the model's complete stream, even if the run ends earlier. */
export const ignoreAborts = alterTurns(async ({ abortSignal: _, ...options }, original) => {
  const response = await original(options);
  const reader = response.stream.getReader();
  let read = false;
  const stream = new ReadableStream<Part>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (read) return;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      read = true;
      void (async () => {
        while (!(await reader.read()).done);
      })().catch(() => {});
    },
  });
  return { ...response, stream };
});

/** Treats a model response that fails or is interrupted as finished. */
export const finishOnFailure = alterTurns(async (options, original) => {
  const response = await Promise.resolve(original(options)).catch(() => undefined);
  const usage: Loose = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };
  async function* parts(): AsyncGenerator<Part> {
    try {
      for await (const part of response?.stream ?? []) if (part.type !== "error") yield part;
    } catch {
      yield { type: "finish", finishReason: { unified: "stop", raw: "stop" }, usage };
    }
  }
  return { ...response, stream: ReadableStream.from(parts()) };
});

/** Makes a run fail if the model reaches its token limit. */
export const failOnTokenLimit = alterModelOutput((part) =>
  part.type === "finish" && part.finishReason.unified === "length"
    ? { type: "error", error: new Error("length") }
    : part,
);

/** Makes a run fail if the model calls a tool with arguments that are not JSON. */
export const failOnInvalidArguments = alterModelOutput((part) => {
  if (part.type !== "tool-call") return part;
  try {
    JSON.parse(part.input || "{}");
    return part;
  } catch (error) {
    return { type: "error", error };
  }
});

/** Calls the model twice in every turn. */
export const callModelTwice = alterTurns(async (options, original) => {
  const first = await original(options);
  for await (const _ of first.stream);
  return original(options);
});

/** Offers tools to the model without their schemas. */
export const dropToolSchemas = alterOfferedTools((tools) =>
  tools.map((tool) =>
    tool.type === "function" ? { ...tool, inputSchema: { type: "object", properties: {} } } : tool,
  ),
);

/** Sends the model only the text parts of user messages. */
export const dropNonTextParts = alterPromptParts("user", (part) => (part.type === "text" ? part : undefined));

/** Omits tool results from the messages sent to the model. */
export const dropToolResults = alterPrompts((prompt) => prompt.filter(({ role }) => role !== "tool"));

/** Attributes each tool result in a turn to the wrong call. */
export const swapToolResults = alterPrompts((prompt) => {
  for (const { role, content } of prompt)
    if (role === "tool") {
      const ids = content.map(({ toolCallId }: Loose) => toolCallId);
      for (const [at, part] of content.entries()) part.toolCallId = ids[(at + 1) % ids.length];
    }
  return prompt;
});

/** Sends system messages to the model as user messages. */
export const sendSystemAsUser = alterPrompts((prompt) =>
  prompt.map((message) =>
    message.role === "system"
      ? { role: "user", content: [{ type: "text", text: message.content }] }
      : message,
  ),
);
