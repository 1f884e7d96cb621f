import type { components } from "../../../../generated/gateway/types.ts";
import {
  type BuiltinName,
  builtinNames,
  type SearchChoice,
  type SearchProvider,
  type SelectBuiltins,
} from "../../../core/ports/builtin-tools.ts";
import type { ServerTools } from "../../../core/ports/tools.ts";
import { quoteChoices } from "../../../core/quote-choices.ts";
import type { BuiltInTools } from "../../../core/settings.ts";
import { shortenName, toFieldParam } from "../decode/params.ts";
import { GatewayError } from "../errors.ts";

type RunRequest = components["schemas"]["RunRequest"];

/** Returns a request header. The name is case-insensitive. */
export type GetHeader = (name: string) => string | undefined;

/** Headers that carry the caller's keys for search providers (GX-10). */
const searchKeyHeaders: Readonly<Record<SearchProvider, string>> = {
  tavily: "X-Provider-Key-Tavily",
  brave: "X-Provider-Key-Brave",
};

/** The sources that builtins are resolved from. */
export interface BuiltinSources {
  selectBuiltins: SelectBuiltins;
  project: { builtInTools: BuiltInTools };
  getHeader: GetHeader;
}

/**
 * Resolves the builtins in a request to tools, in the order of the request (G-006 to G-010, G-028, GX-10).
 *
 * @param body The decoded request.
 * @throws {GatewayError} for functions defined by the caller, and for builtins that are unknown or not
 * configured.
 */
export function resolveBuiltins(
  body: RunRequest,
  { selectBuiltins, project, getHeader }: BuiltinSources,
): { names: readonly BuiltinName[]; tools: ServerTools } {
  const names = body.builtins ?? [];
  const selected = names.map((name, index) => findBuiltin(name, `builtins[${index}]`));
  rejectFunctions(body.request.tools ?? [], selected);
  const choice = readSearchChoice(body.server_tool_config ?? {}, selected, getHeader);
  const selection = selectBuiltins(selected, project.builtInTools, choice);
  if ("tools" in selection) return { names: selected, tools: selection.tools };
  const message = `The builtin "${selection.missing}" is not configured on this server.`;
  throw new GatewayError("invalid_request_error", message, {
    param: `builtins[${selected.indexOf(selection.missing)}]`,
    code: "builtin_not_configured",
  });
}

function findBuiltin(name: string, param: string): BuiltinName {
  const known = builtinNames.find((each) => each === name);
  if (known !== undefined) return known;
  const message = `There is no builtin "${shortenName(name)}"; use ${quoteChoices(builtinNames)}.`;
  throw new GatewayError("invalid_request_error", message, { param, code: "unsupported_builtin" });
}

/**
 * Rejects functions defined by the caller, because the caller's code never runs on the server (G-004, G-007,
 * G-009).
 */
function rejectFunctions(
  tools: NonNullable<RunRequest["request"]["tools"]>,
  selected: readonly string[],
): void {
  for (const [index, tool] of tools.entries()) {
    if (tool.type !== "function") continue;
    const param = `request.tools[${index}].name`;
    if (selected.includes(tool.name)) {
      const message = `The tool "${tool.name}" is a builtin. List it only in "builtins".`;
      throw new GatewayError("invalid_request_error", message, { param, code: "run_validation_failed" });
    }
    const message = `The function "${shortenName(tool.name)}" cannot be run here. Use POST /v1/messages and run it in your application, or wait for registered HTTP tools.`;
    throw new GatewayError("invalid_request_error", message, { param, code: "unsupported_function_tool" });
  }
}

/**
 * Returns the search provider selected in a request, and its key. The key is required only if search is
 * selected.
 */
function readSearchChoice(
  config: NonNullable<RunRequest["server_tool_config"]>,
  selected: readonly BuiltinName[],
  getHeader: GetHeader,
): SearchChoice | undefined {
  let choice: SearchChoice | undefined;
  for (const [name, { provider }] of Object.entries(config)) {
    const param = toFieldParam("server_tool_config", name);
    const known = findBuiltin(name, param);
    if (known === "vai_web_search" && isSearchProvider(provider)) {
      if (!selected.includes(known)) continue;
      choice = { provider, apiKey: requireSearchKey(searchKeyHeaders[provider], getHeader) };
    } else if (known !== "vai_web_fetch" || provider !== "direct") {
      const choices = known === "vai_web_fetch" ? ["direct"] : Object.keys(searchKeyHeaders);
      const message = `"${shortenName(provider)}" is not a provider of "${known}"; use ${quoteChoices(choices)}.`;
      const details = { param: `${param}.provider`, code: "unsupported_tool_provider" };
      throw new GatewayError("invalid_request_error", message, details);
    }
  }
  return choice;
}

function isSearchProvider(name: string): name is SearchProvider {
  return Object.hasOwn(searchKeyHeaders, name);
}

function requireSearchKey(header: string, getHeader: GetHeader): string {
  const key = getHeader(header);
  if (key) return key;
  const message = `The search provider's key is missing. Send it in the ${header} header.`;
  throw new GatewayError("authentication_error", message, { param: header, code: "provider_key_missing" });
}
