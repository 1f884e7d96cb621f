/** Definitions of tools and components with functions that the reader of a program replaces. */
import { isObject } from "../../session/json.ts";
import type { RequestBody } from "../../session/session.ts";
import { Raw } from "./literals.ts";

/** Returns the elements of a list in the body that are objects. */
export function getDefinitions(value: unknown): readonly RequestBody[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Adds a function to a tool. It logs its input. */
export function addToolFunction(tool: RequestBody): RequestBody {
  const lines = [
    "run(input) {",
    `  console.log(${JSON.stringify(String(tool.name))}, input);`,
    '  return "Done."; // Replace this with your own code.',
    "}",
  ];
  return { ...tool, run: new Raw(lines.join("\n")) };
}
