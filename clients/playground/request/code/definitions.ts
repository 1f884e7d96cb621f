/** Definitions of tools and components with functions that the reader of a program replaces. */
import { isObject } from "../../session/json.ts";
import type { RequestBody } from "../../session/session.ts";
import { getField, setField } from "../body.ts";
import { contractRequests } from "../contract-requests.ts";
import type { CodeRequest } from "./code.ts";
import { Raw } from "./literals.ts";

/** Returns the elements of a list in the body that are objects. */
export function getDefinitions(value: unknown): readonly RequestBody[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A list of tools or components. A program declares it at its end, because it can be long. */
export interface DefinitionsList {
  name: "tools" | "components";
  definitions: readonly RequestBody[];
}

/**
 * Replaces the lists of tools and components in a body with references.
 *
 * @param writeField Writes the field of the body that refers to a list.
 */
export function extractDefinitions(
  { contract, body }: CodeRequest,
  writeField: (key: string, name: DefinitionsList["name"]) => string,
): { body: RequestBody; lists: readonly DefinitionsList[] } {
  let rest = body;
  const lists = (["components", "tools"] as const).flatMap((name) => {
    const pointer = contractRequests[contract][name]?.pointer;
    const definitions = pointer === undefined ? [] : getDefinitions(getField(body, pointer));
    if (pointer === undefined || definitions.length === 0) return [];
    const key = pointer.slice(pointer.lastIndexOf("/") + 1);
    rest = setField(rest, pointer, new Raw(writeField(key, name)));
    return [{ name, definitions }];
  });
  return { body: rest, lists };
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
