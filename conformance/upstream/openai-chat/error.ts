/** Errors as OpenAI's endpoints tell them, in answers and in Chat Completions streams. */

const types: Record<number, [type: string, code: string | null]> = {
  400: ["invalid_request_error", null],
  401: ["invalid_request_error", "invalid_api_key"],
  429: ["requests", "rate_limit_exceeded"],
};

export function openaiError(status: number, message: string, code?: string): object {
  const [type, usual] = types[status] ?? ["server_error", null];
  return { error: { message, type, param: null, code: code ?? usual } };
}
