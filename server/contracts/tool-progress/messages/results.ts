import type { Json, JsonObject } from "../../../core/events.ts";
import { isObject } from "../../../core/json/object.ts";
import { formatCodeBlock, getTextField, shorten, stripServerName } from "./text.ts";

/** Matches tools for todos and code changes, whose results are already readable text. */
const readableResults = /(^|_)(todos?|changes)(_|$)/;

/**
 * Returns the `summary` for a `result`, in Markdown. The summary is empty for an unknown tool (P-066, P-067).
 *
 * @param content The tool's result: an object or text. The text may itself be a JSON object, as sent by tool
 * servers.
 */
export function formatResult(toolName: string, content: Json): string {
  const name = stripServerName(toolName);
  switch (name) {
    case "fetch_file":
      return formatFile(content);
    case "bash_command":
      return formatCommand(content);
    case "GetCodeanddocstringFromProbableNodeName":
      return formatCode(content);
    default:
      if (!readableResults.test(name)) return "";
      return typeof content === "string" ? content : JSON.stringify(content);
  }
}

/** Formats `{success, content}`, or the text of a file. */
function formatFile(content: Json): string {
  const report = parseReport(content);
  if (report === undefined) return typeof content === "string" ? formatCodeBlock(content) : "";
  if (report.success !== true) return "Failed to fetch content";
  return formatCodeBlock(getTextField(report, "content") ?? "");
}

/** Formats `{success, exit_code, output, error}`, or the output of a command. */
function formatCommand(content: Json): string {
  const report = parseReport(content);
  if (report === undefined) {
    return typeof content === "string" && content !== "" ? formatOutput("Output", content) : "";
  }
  const { success, exit_code: code } = report;
  const output = getTextField(report, "output");
  const error = getTextField(report, "error");
  const parts =
    success === true
      ? [
          `Command executed successfully${typeof code === "number" ? ` (exit code: ${code})` : ""}`,
          output && formatOutput("Output", output),
          error && `Warning/Error output:\n${formatCodeBlock(shorten(error, 500, " ..."))}`,
        ]
      : [
          `Command failed${typeof code === "number" ? ` with exit code ${code}` : ""}`,
          error && `Error output:\n${formatCodeBlock(shorten(error, 500, " ..."))}`,
          output && `Standard output:\n${formatCodeBlock(shorten(output, 500, " ..."))}`,
        ];
  return parts.filter((part) => part !== undefined).join("\n\n");
}

function formatOutput(title: string, output: string): string {
  return `${title}:\n${formatCodeBlock(shorten(output, 1000, "\n... (output truncated)"))}`;
}

/** Formats a list of objects with a `code_content` field. */
function formatCode(content: Json): string {
  const nodes = typeof content === "string" ? parseJson(content) : content;
  const codes = (Array.isArray(nodes) ? nodes : []).map(
    (node) => isObject(node) && getTextField(node, "code_content"),
  );
  return codes
    .filter((code) => typeof code === "string")
    .map((code) => formatCodeBlock(shorten(code, 600, " ...")))
    .join("\n\n");
}

/**
 * Parses a tool's report. JSON text counts as a report only if it has a boolean `success` field, because the
 * content of a file may be JSON, too.
 */
function parseReport(content: Json): JsonObject | undefined {
  if (isObject(content)) return content;
  const parsed = typeof content === "string" ? parseJson(content) : undefined;
  return isObject(parsed) && typeof parsed.success === "boolean" ? parsed : undefined;
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
