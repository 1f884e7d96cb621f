/** How large the result of a server tool may be: it is stored, and sent to the model with every turn that follows. */
import type { ToolOutcome } from "../ports/tools.ts";

/**
 * The outcome itself, or the error that tells the model the limit.
 *
 * @param maxBytes Most UTF-8 bytes of the content as JSON; no limit if absent.
 */
export function boundedOutcome(outcome: ToolOutcome, maxBytes: number | undefined): ToolOutcome {
  if (maxBytes === undefined) return outcome;
  const bytes = Buffer.byteLength(JSON.stringify(outcome.content));
  if (bytes <= maxBytes) return outcome;
  const message = `The result of the call is too large: it has ${bytes} bytes, and at most ${maxBytes} are allowed. The tool has run. Ask for less at a time.`;
  return {
    content: [{ type: "text", text: message }],
    isError: true,
    error: { code: "result_too_large", message },
  };
}
