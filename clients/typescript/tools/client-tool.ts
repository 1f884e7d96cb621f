/** Tools that run in the client: what the model is told of one, and the function behind it. */
import type { JsonObject, Tool } from "../types.ts";
import type { Consistent, FromSchema, InputSchema } from "./from-schema.ts";

/** What a tool is told of its call. */
export interface ToolContext {
  /** Id of the call. */
  readonly toolCallId: string;
  /** Aborted when the result is not wanted any more. */
  readonly signal: AbortSignal;
  readonly threadId: string;
  readonly runId: string;
}

/** A tool of a request, with the function that the client runs when the model calls it. */
export interface ClientTool extends Tool {
  /**
   * Runs a call. The input keeps to `inputSchema`, and has its defaults filled in. See `ToolDefinition` for the output.
   */
  readonly run: (input: JsonObject, context: ToolContext) => unknown;
}

/** A tool as it is written down. */
export interface ToolDefinition<Schema extends InputSchema> {
  /** Name, unique in the request: letters, digits, `_` and `-`. */
  readonly name: string;
  /** What the tool does, for the model. */
  readonly description: string;
  /** JSON Schema of its input. */
  readonly inputSchema: Consistent<Schema>;
  /** JSON Schema of its structured output. */
  readonly outputSchema?: InputSchema;
  /** Whether the model must keep to `inputSchema` exactly, where its provider can enforce that. */
  readonly strict?: boolean;
  /**
   * Runs a call. What it returns or resolves with is the output: a string is text, a list of content blocks is these
   * blocks, any other value is told as JSON, and `undefined` is an empty output. What it throws is told to the model as
   * a failure of the tool: the message of an `Error`, without its stack.
   */
  readonly run: (input: FromSchema<Schema>, context: ToolContext) => unknown;
}

/** Makes a tool that the client runs. The type of its input follows from `inputSchema` when that is a constant. */
export function defineTool<const Schema extends InputSchema>(definition: ToolDefinition<Schema>): ClientTool {
  // `runClientTool` gives the function nothing that has not been checked against the schema.
  return definition as unknown as ClientTool;
}
