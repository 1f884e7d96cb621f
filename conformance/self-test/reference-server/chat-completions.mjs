/** Calls a model through OpenAI's Chat Completions API. */
import { EventSourceParserStream } from "eventsource-parser/stream";

/** A model error. `code` is one of the codes for RUN_ERROR. */
export class ModelError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * Returns the error for a provider's status. The provider's own message may contain secrets and is discarded.
 */
function createProviderError(status) {
  if (status === 429)
    return new ModelError("RATE_LIMIT_EXCEEDED", "The model's provider is limiting the request rate.");
  if (status >= 500) return new ModelError("LLM_SERVER_ERROR", "The model's provider failed.");
  return new ModelError(
    "LLM_CLIENT_ERROR",
    `The model's provider rejected the request with status ${status}.`,
  );
}

async function ask({ url, key }, body, signal) {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${key}` };
  const request = { method: "POST", headers, body: JSON.stringify(body), signal };
  const response = await fetch(`${url}/chat/completions`, request).catch((error) => {
    if (signal.aborted) throw error;
    throw new ModelError("LLM_SERVER_ERROR", "The model's provider cannot be reached.");
  });
  if (!response.ok) throw createProviderError(response.status);
  return response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
}

/**
 * Streams a completion as `{text}` and `{call: {index, id?, name?, arguments?}}` objects, in order.
 * @throws {ModelError} if the model fails, or if the response is interrupted or malformed.
 */
export async function* complete(endpoint, body, signal) {
  let finished = false;
  try {
    for await (const { data } of await ask(endpoint, { ...body, stream: true }, signal)) {
      if (data === "[DONE]") break;
      const { error, choices } = JSON.parse(data);
      if (error) throw new Error("the provider sent an error");
      for (const { delta, finish_reason: reason } of choices) {
        if (delta?.content) yield { text: delta.content };
        for (const { index, id, function: tool } of delta?.tool_calls ?? []) {
          yield { call: { index, id, name: tool?.name, arguments: tool?.arguments ?? "" } };
        }
        finished ||= Boolean(reason);
      }
    }
  } catch (error) {
    if (error instanceof ModelError || signal.aborted) throw error;
    throw new ModelError("LLM_ERROR", "The model's response was incomplete or invalid.");
  }
  if (!finished) throw new ModelError("LLM_ERROR", "The model's response was incomplete.");
}
