/** Messages about tool calls (P-060 to P-065, PX-09), in a table of the contract's tools. */
import type { JsonObject } from "../../../core/events.ts";
import { getTextField, shorten, stripServerName } from "./text.ts";

/** Messages about one tool. They must not rely on the arguments, which are not validated. */
interface ToolMessages {
  /** Returns the `tool_response` for a `call`: one line that describes the work in progress. */
  formatCall(args: JsonObject): string;
  /** Returns the `summary` of a `call`: a description of the tool's task. */
  formatSummary(args: JsonObject): string;
  /** The `tool_response` for a `result`, in one line. */
  resultMessage: string;
}

const tools = new Map<string, ToolMessages>([
  [
    "fetch_file",
    {
      formatCall(args) {
        const path = getTextField(args, "file_path");
        return path === undefined ? "Fetching file content" : `Fetching file: ${path}`;
      },
      formatSummary: (args) => formatAction("fetching contents for file", args, "file_path"),
      resultMessage: "File content fetched successfully",
    },
  ],
  [
    "bash_command",
    {
      formatCall(args) {
        const command = getTextField(args, "command");
        if (command === undefined) return "Executing bash command on codebase";
        return `Running: ${shorten(command, 80, "...", 77)}`;
      },
      formatSummary(args) {
        const command = getTextField(args, "command");
        if (command === undefined) return "-> executing bash command";
        const directory = getTextField(args, "working_directory");
        const location = directory === undefined ? "" : ` in directory '${directory}'`;
        return `-> executing command: ${command}${location}`;
      },
      resultMessage: "Bash command executed successfully",
    },
  ],
  [
    "GetCodeanddocstringFromProbableNodeName",
    {
      formatCall: () => "Looking up code in the knowledge graph",
      formatSummary({ probable_node_names: names }) {
        const list = Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
        return ["-> looking up code by name", ...list.map((name) => `- ${name}`)].join("\n");
      },
      resultMessage: "Code found in the knowledge graph",
    },
  ],
  [
    "create_todo",
    {
      formatCall: () => "Creating a todo",
      formatSummary: (args) => formatAction("creating todo", args, "title"),
      resultMessage: "Todo created",
    },
  ],
  [
    "update_todo_status",
    {
      formatCall: () => "Updating a todo",
      formatSummary(args) {
        const status = getTextField(args, "status");
        return formatAction("updating todo", args, "todo_id") + (status === undefined ? "" : ` to ${status}`);
      },
      resultMessage: "Todo updated",
    },
  ],
  [
    "add_file_to_changes",
    {
      formatCall: () => "Adding a file to the code changes",
      formatSummary: (args) => formatAction("adding file to the code changes:", args, "file_path"),
      resultMessage: "File added to the code changes",
    },
  ],
  [
    "update_file_in_changes",
    {
      formatCall: () => "Updating a file in the code changes",
      formatSummary: (args) => formatAction("updating file in the code changes:", args, "file_path"),
      resultMessage: "File in the code changes updated",
    },
  ],
]);

/** Messages about all other tools. */
const otherTool: ToolMessages = {
  formatCall: () => "Querying data",
  formatSummary: () => "",
  resultMessage: "Data queried successfully",
};

/** Returns the messages for a tool, found by its name without the server. */
export function getToolMessages(toolName: string): ToolMessages {
  return tools.get(stripServerName(toolName)) ?? otherTool;
}

/** Formats an action, followed by its object if the arguments contain it. */
function formatAction(action: string, args: JsonObject, name: string): string {
  const object = getTextField(args, name);
  return object === undefined ? `-> ${action}` : `-> ${action} ${object}`;
}
