/** Mutants with defects in what the proposal itself requires. */
import { alterFrames, alterPayloads, alterStreamHeaders, dropEvents } from "../../combinators/events.ts";
import { deleteFields, setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";

export const coreMutants: Mutants = {
  /** Omits the end of reasoning. */
  "reasoning-without-end": dropEvents("reasoning_end"),
  /** Starts reasoning without an id. */
  "reasoning-starts-without-id": alterPayloads("reasoning_start", deleteFields("messageId")),
  /** Ends reasoning with another id. */
  "reasoning-ends-with-another-id": alterPayloads(
    "reasoning_end",
    setFields({ messageId: "reasoning-00000000" }),
  ),
  /** Sends streams with the content type text/plain. */
  "streams-as-text": alterStreamHeaders(setFields({ "content-type": "text/plain" })),
  /** Sends a list as the data of the status `running`. */
  "running-as-list": alterFrames((frame) =>
    frame.includes('"running"') ? frame.replace(/^data: .*$/m, 'data: ["running"]') : frame,
  ),
  /** Sends errors without a message. */
  "errors-without-message": alterPayloads("error", deleteFields("message")),
  /** Omits errors. */
  "errors-not-sent": dropEvents("error"),
  /** Starts every call with the same name. */
  "calls-of-one-tool": alterPayloads("tool_call_start", setFields({ toolCallName: "tool" })),
  /** Sends arguments in lower case. */
  "arguments-in-lower-case": alterPayloads("tool_call_args", (payload) => {
    payload.delta = payload.delta.toLowerCase();
  }),
};
