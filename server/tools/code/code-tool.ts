/** What the tool `run_code` is to models, with an interpreter for each call or a sandbox that stays. */
import { codeToolName, failure, type ServerTool, type ToolOutcome } from "../../core/ports/tools.ts";
import type { Evaluation } from "./interpreter.ts";

/** @param aboutState Sentence that says what is there of earlier calls. */
export function codeTool(aboutState: string): ServerTool {
  return {
    name: codeToolName,
    description:
      "Runs JavaScript (ECMAScript 2023) in a sandbox and gives the value of the last expression and what was " +
      "written with console.log. There are no files, network, timers or modules, and no top-level await; a " +
      `promise as the last value is awaited. ${aboutState}`,
    inputSchema: {
      type: "object",
      properties: { code: { type: "string", description: "The script" } },
      required: ["code"],
      additionalProperties: false,
    },
    repeatable: true,
  };
}

/** The outcome of a call without a script. */
export function noCode(): ToolOutcome {
  return failure("The input must have `code`, a string.");
}

/** The outcome of a call that got no turn. @param timeoutMs What it had, in milliseconds. */
export function noTurn(timeoutMs: number): ToolOutcome {
  return failure(
    `The code could not start within ${timeoutMs} ms, because other code is running; try again.`,
  );
}

/** The result as JSON: `value`, that of the last expression, and `output`, what went to `console`. */
export function codeOutcome(evaluation: Evaluation): ToolOutcome {
  const { output } = evaluation;
  if ("error" in evaluation) {
    return failure(output === "" ? evaluation.error : `${evaluation.error}\n\nOutput before:\n${output}`);
  }
  const { value } = evaluation;
  const text = `{${value === undefined ? "" : `"value":${value},`}"output":${JSON.stringify(output)}}`;
  return { content: [{ type: "text", text }], isError: false };
}
