/** The Tambo contract's handlers, as this contract calls them. */
import type { Handlers } from "../../../generated/tambo/handlers.ts";
import type { ProjectContext } from "../contract.ts";

export type TamboHandlers = Handlers<ProjectContext>;

/** The representation of tool calls that the packages read. */
export const blockRepresentation = { toolRepresentation: "blocks" } as const;

/**
 * Returns the body of a response with the given status.
 *
 * @throws If the response has another status, which cannot happen, because the handlers throw all errors.
 */
export function readBody<R extends { status: number }, Status extends R["status"]>(
  response: R,
  status: Status,
): Extract<R, { status: Status }> extends { body: infer Body } ? Body : never {
  if (response.status !== status) throw new Error(`a Tambo handler responded with ${response.status}`);
  return (response as unknown as { body: never }).body;
}
