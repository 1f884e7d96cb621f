/** Resolves the tools and components in a scripted turn to tools in the request. */
import type { Json, ModelStep, Page, Piece, StateChange, Turn } from "../../runner/case.ts";
import type { Naming } from "../../runner/driver.ts";
import { getString } from "../../stream/json.ts";
import type { Finish } from "./format.ts";

/** One action in a turn. */
export type Action =
  | { type: "text"; pieces: Piece[]; sources: string[] }
  | { type: "reasoning"; pieces: Piece[] }
  | { type: "call"; id: string; name: string; pieces: Piece[] }
  | { type: "hold"; hold: string }
  | { type: "fail"; code: string; message: string }
  | { type: "drop" }
  | { type: "garbage"; line: string }
  | { type: "search"; id: string; query: string; pages: Page[] }
  | Finish;

/** The tools in the request, and the names that the implementation uses. */
export interface ResolveContext {
  tools: string[];
  /** All tools as sent to the provider. */
  offered: Json[];
  naming: Naming;
  /** Returns the id of the turn's n-th call, counting from 1. Used if the script does not specify an id. */
  callId(number: number): string;
}

/**
 * Resolves a turn.
 * @throws {Error} if a step needs a tool that the request does not offer. The message starts with the step.
 */
export function resolveTurn(turn: Turn, offer: ResolveContext): Action[] {
  let calls = 0;
  const nextId = (given?: string): string => {
    calls += 1;
    return given ?? offer.callId(calls);
  };
  return turn.flatMap((step, index) => {
    try {
      return resolveStep(step, offer, nextId);
    } catch (error) {
      throw new Error(`step ${index + 1}: ${(error as Error).message}`);
    }
  });
}

function resolveStep(step: ModelStep, offer: ResolveContext, nextId: (given?: string) => string): Action[] {
  if ("text" in step) return [{ type: "text", pieces: toDeltas(step.text), sources: step.sources ?? [] }];
  if ("reasoning" in step) return [{ type: "reasoning", pieces: toDeltas(step.reasoning) }];
  if ("tool" in step) {
    const name = step.unoffered ? step.tool : findTool(step.tool, offer.tools);
    return [{ type: "call", id: nextId(step.id), name, pieces: toDeltas(step.args) }];
  }
  if ("component" in step) {
    const id = nextId(step.id);
    const name = findComponentTool(step.component, offer.tools);
    const changes = (step.state ?? []).map((change) =>
      "hold" in change
        ? ({ type: "hold", hold: change.hold } as const)
        : buildStateCall(id, change, offer, nextId),
    );
    return [{ type: "call", id, name, pieces: toDeltas(step.props) }, ...changes];
  }
  if ("state" in step) return [buildStateCall(step.state.component, step.state, offer, nextId)];
  if ("hold" in step) return [{ type: "hold", hold: step.hold }];
  if ("fail" in step) return [{ type: "fail", ...step.fail }];
  if ("drop" in step) return [{ type: "drop" }];
  if ("garbage" in step) return [{ type: "garbage", line: step.garbage }];
  if ("search" in step) {
    if (!offer.offered.some(isWebSearch)) throw new Error("the model request does not offer a web search");
    return [{ type: "search", id: nextId(), query: step.search, pages: step.pages }];
  }
  if ("finish" in step) {
    const { finish, ...rest } = step;
    return [{ type: "finish", reason: finish, ...rest }];
  }
  throw new Error("an error status must be the first step of its turn");
}

/** Returns true for a web search that the provider executes, such as `web_search_20250305`. */
function isWebSearch(tool: Json): boolean {
  return /^web_search/.test(getString(tool, "type") ?? "");
}

function buildStateCall(
  component: string | undefined,
  change: StateChange,
  offer: ResolveContext,
  nextId: () => string,
): Action {
  const setting = component === undefined ? "appStateTool" : "stateTool";
  const tool = offer.naming[setting];
  if (tool === undefined) {
    throw new Error(`a state change needs the name of a tool: configure "${setting}"`);
  }
  const what = component === undefined ? {} : { component };
  const input = "set" in change ? { ...what, state: change.set } : { ...what, patch: change.patch };
  return {
    type: "call",
    id: nextId(),
    name: findTool(tool, offer.tools),
    pieces: toDeltas(input),
  };
}

/**
 * Returns a list unchanged, because it already contains deltas. Returns a string as one delta, and any other
 * value as one delta of JSON.
 */
function toDeltas(value: Json | Piece[]): Piece[] {
  if (Array.isArray(value)) return value as Piece[];
  return [typeof value === "string" ? value : JSON.stringify(value)];
}

/**
 * Removes all characters except letters and digits and converts to lower case, so that names in any style can
 * be compared.
 */
function normalizeName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

/** @throws {Error} that lists the offered tools, unless there is exactly one candidate. */
function requireOne(candidates: string[], wanted: string, offered: string[]): string {
  const [found, another] = candidates;
  if (found !== undefined && another === undefined) return found;
  const list = offered.map((name) => `"${name}"`).join(", ") || "no tools";
  const problem =
    found === undefined ? `does not offer ${wanted}` : `offers more than one candidate for ${wanted}`;
  throw new Error(`the model request ${problem}; it offers ${list}`);
}

/**
 * Returns the offered tool with this name. Otherwise, returns the only tool whose name ends with it, if the
 * preceding character is neither a letter nor a digit.
 */
export function findTool(name: string, offered: string[]): string {
  if (offered.includes(name)) return name;
  const longer = offered.filter(
    (other) => other.endsWith(name) && /[^\p{L}\p{N}]$/u.test(other.slice(0, -name.length)),
  );
  return requireOne(
    longer,
    `the tool "${name}"${name.startsWith("conf_") ? " of the MCP server at CONFORM_MCP_URL" : ""}`,
    offered,
  );
}

/**
 * Returns the offered tool whose name ends with the component's name. If multiple tools match, returns the
 * tool with the shortest name.
 */
export function findComponentTool(component: string, offered: string[]): string {
  const wanted = normalizeName(component);
  const endings = offered.filter((name) => normalizeName(name).endsWith(wanted));
  const least = Math.min(...endings.map((name) => normalizeName(name).length));
  return requireOne(
    endings.filter((name) => normalizeName(name).length === least),
    `a tool that shows the component "${component}"`,
    offered,
  );
}
