/** The builtins that a run asks for, by either of their two names (G-028, GX-10). */
import { itemOf } from "./params.ts";
import { mistakeError } from "../errors.ts";

/** The two members that name builtins; `null` counts as absent. */
export interface BuiltinNames {
  builtins?: readonly string[] | null;
  server_tools?: readonly string[] | null;
}

/**
 * The names of the builtins, without the white space around them; `undefined` when the request says nothing of them.
 * Whether there is a builtin of a name is not looked at.
 *
 * @throws {GatewayError} for a name that is blank or comes twice, and for two lists that differ.
 */
export function builtinsOf({ builtins, server_tools }: BuiltinNames): string[] | undefined {
  const names = namesIn(builtins, "builtins");
  const alias = namesIn(server_tools, "server_tools");
  if (names === undefined || alias === undefined) return names ?? alias;
  const isSame = names.length === alias.length && names.every((name, index) => name === alias[index]);
  if (isSame) return names;
  throw mistakeError("server_tools", "is another name of builtins and must list the same; send one of them");
}

function namesIn(list: readonly string[] | null | undefined, param: string): string[] | undefined {
  const names = list?.map((name) => name.trim());
  const seen = new Set<string>();
  for (const [index, name] of names?.entries() ?? []) {
    const at = itemOf(param, index);
    if (name === "") throw mistakeError(at, "must be the name of a builtin, not blank");
    if (seen.has(name)) throw mistakeError(at, "names a builtin that stands before it in the list");
    seen.add(name);
  }
  return names;
}
