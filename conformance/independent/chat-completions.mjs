/** Asks a model by OpenAI Chat Completions. */
import { readEvents } from "./sse.mjs";

/** The model failed: `code` is one of RUN_ERROR's. */
export class ModelError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

const codeOf = (status) =>
  status === 429 ? "RATE_LIMIT_EXCEEDED" : status < 500 ? "LLM_CLIENT_ERROR" : "LLM_SERVER_ERROR";

async function ask(endpoint, body, signal) {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${endpoint.key}` };
  const url = `${endpoint.url}/chat/completions`;
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body), signal });
  if (response.ok) return response;
  const text = await response.text();
  let message = "";
  try {
    message = JSON.parse(text).error.message;
  } catch {
    // The status says enough.
  }
  throw new ModelError(
    codeOf(response.status),
    message || `The model answered with status ${response.status}.`,
  );
}

/**
 * Streams a completion: `{text}` and `{call: {index, id?, name?, arguments?}}`, in the order they come.
 * Throws a ModelError, also when the answer breaks off or is none.
 */
export async function* complete(endpoint, body, signal) {
  try {
    const response = await ask(endpoint, { ...body, stream: true }, signal);
    let finished = false;
    for await (const data of readEvents(response.body)) {
      if (data === "[DONE]") break;
      const { error, choices } = JSON.parse(data);
      if (error) throw new ModelError("LLM_ERROR", String(error.message ?? error));
      for (const { delta, finish_reason: reason } of choices) {
        if (delta?.content) yield { text: delta.content };
        for (const { index, id, function: tool } of delta?.tool_calls ?? []) {
          yield { call: { index, id, name: tool?.name, arguments: tool?.arguments ?? "" } };
        }
        finished ||= Boolean(reason);
      }
    }
    if (!finished) throw new ModelError("LLM_ERROR", "The model's answer broke off.");
  } catch (error) {
    if (error instanceof ModelError || signal.aborted) throw error;
    throw new ModelError("LLM_ERROR", `The model's answer cannot be read: ${error.message}`);
  }
}
