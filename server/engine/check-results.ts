/** Validation of tool results against the output schemas that the request declares for its tools. */

import type { Json, JsonObject } from "../core/events.ts";
import type { Block, ContentBlock, Message, ToolResultBlock } from "../core/messages.ts";
import { JobAbortedError } from "../core/schemas/check-process.ts";
import type { RunSettings } from "./run-input.ts";

/** Returns the errors in a value. Throws `JobAbortedError` if the check takes too much time or memory. */
export type FindIssues = (schema: JsonObject, value: Json) => Promise<string[]>;

/** Checks the results in a run's messages, each only once. */
export class ResultChecks {
  /** Output schemas by tool name. A schema that took too long to check is removed. */
  readonly #schemas: Map<string, JsonObject>;
  readonly #issues = new WeakMap<ToolResultBlock, readonly string[]>();

  constructor({ tools, components }: Pick<RunSettings, "tools" | "components">) {
    const all = [...tools, ...components.flatMap(({ contextTools }) => contextTools)];
    this.#schemas = new Map(
      all.flatMap(({ name, outputSchema }) => (outputSchema === undefined ? [] : [[name, outputSchema]])),
    );
  }

  /**
   * Returns the messages for the model. A result that does not match its tool's output schema becomes an error
   * that lists the violations, followed by the original content.
   *
   * Errors are not checked. A result is accepted if it cannot be checked within the limits.
   *
   * @param messages The messages, which are not modified.
   */
  async markMismatches(messages: readonly Message[], findIssues: FindIssues): Promise<readonly Message[]> {
    if (this.#schemas.size === 0) return messages;
    const toolNames = new Map<string, string>();
    const checked: Message[] = [];
    for (const message of messages) {
      const blocks: Block[] = [];
      for (const block of message.blocks) {
        if (block.type === "tool_use") toolNames.set(block.id, block.name);
        const name = block.type === "tool_result" ? toolNames.get(block.toolUseId) : undefined;
        const isChecked = name !== undefined && block.type === "tool_result" && block.isError !== true;
        blocks.push(isChecked ? await this.#markMismatch(block, name, findIssues) : block);
      }
      checked.push({ ...message, blocks });
    }
    return checked;
  }

  async #markMismatch(
    block: ToolResultBlock,
    name: string,
    findIssues: FindIssues,
  ): Promise<ToolResultBlock> {
    const issues = this.#issues.get(block) ?? (await this.#check(block, name, findIssues));
    this.#issues.set(block, issues);
    if (issues.length === 0) return block;
    const text = `The result does not match the output schema of the tool "${name}".\n${issues.join("\n")}`;
    return { ...block, isError: true, content: [{ type: "text", text }, ...block.content] };
  }

  async #check(
    { content }: ToolResultBlock,
    name: string,
    findIssues: FindIssues,
  ): Promise<readonly string[]> {
    const schema = this.#schemas.get(name);
    if (schema === undefined) return [];
    const output = parseOutput(content);
    if (output === undefined) return ["(root): must be JSON"];
    try {
      return await findIssues(schema, output);
    } catch (error) {
      if (!(error instanceof JobAbortedError)) throw error;
      this.#schemas.delete(name);
      return [];
    }
  }
}

/** Parses the text blocks of a result as one JSON document. Returns `undefined` if it is not JSON. */
function parseOutput(content: readonly ContentBlock[]): Json | undefined {
  const texts = content.flatMap((block) => (block.type === "text" ? [block.text] : []));
  try {
    return JSON.parse(texts.join("\n")) as Json;
  } catch {
    return undefined;
  }
}
