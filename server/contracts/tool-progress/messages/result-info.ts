import type { Json, JsonObject } from "../../../core/events.ts";
import { fence, ownName, shorten, textArgument } from "./text.ts";

/** Matches tools for todos and code changes, whose results are readable text. */
const madeForPeople = /(^|_)(todos?|changes)(_|$)/;

/**
 * Returns the `summary` of a `result` in Markdown; empty for an unknown tool (P-066, P-067).
 *
 * @param content The tool's result: an object or a text. The text may be an object as JSON, as tool servers
 * send it.
 */
export function resultInfo(toolName: string, content: Json): string {
  const name = ownName(toolName);
  switch (name) {
    case "fetch_file":
      return fileInfo(content);
    case "bash_command":
      return commandInfo(content);
    case "GetCodeanddocstringFromProbableNodeName":
      return codeInfo(content);
    default:
      if (!madeForPeople.test(name)) return "";
      return typeof content === "string" ? content : JSON.stringify(content);
  }
}

/** Formats `{success, content}`, or the text of the file. */
function fileInfo(content: Json): string {
  const report = reportOf(content);
  if (report === undefined) return typeof content === "string" ? fence(content) : "";
  if (report.success !== true) return "Failed to fetch content";
  return fence(textArgument(report, "content") ?? "");
}

/** Formats `{success, exit_code, output, error}`, or the output of the command. */
function commandInfo(content: Json): string {
  const report = reportOf(content);
  if (report === undefined) {
    return typeof content === "string" && content !== "" ? outputPart("Output", content) : "";
  }
  const { success, exit_code: code } = report;
  const output = textArgument(report, "output");
  const error = textArgument(report, "error");
  const parts =
    success === true
      ? [
          `Command executed successfully${typeof code === "number" ? ` (exit code: ${code})` : ""}`,
          output && outputPart("Output", output),
          error && `Warning/Error output:\n${fence(shorten(error, 500, " ..."))}`,
        ]
      : [
          `Command failed${typeof code === "number" ? ` with exit code ${code}` : ""}`,
          error && `Error output:\n${fence(shorten(error, 500, " ..."))}`,
          output && `Standard output:\n${fence(shorten(output, 500, " ..."))}`,
        ];
  return parts.filter((part) => part !== undefined).join("\n\n");
}

function outputPart(title: string, output: string): string {
  return `${title}:\n${fence(shorten(output, 1000, "\n... (output truncated)"))}`;
}

/** Formats a list of `{code_content}`. */
function codeInfo(content: Json): string {
  const nodes = typeof content === "string" ? parse(content) : content;
  const codes = (Array.isArray(nodes) ? nodes : []).map(
    (node) => isObject(node) && textArgument(node, "code_content"),
  );
  return codes
    .filter((code) => typeof code === "string")
    .map((code) => fence(shorten(code, 600, " ...")))
    .join("\n\n");
}

/**
 * Returns a tool's report. JSON text is a report only if it has a boolean `success`, because a file may be
 * JSON, too.
 */
function reportOf(content: Json): JsonObject | undefined {
  if (isObject(content)) return content;
  const parsed = typeof content === "string" ? parse(content) : undefined;
  return isObject(parsed) && typeof parsed.success === "boolean" ? parsed : undefined;
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
