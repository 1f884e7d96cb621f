/** Messages about tool calls (P-060 to P-065, PX-09): a table of the tools in the contract. */
import type { JsonObject } from "../../../core/events.ts";
import { ownName, shorten, textArgument } from "./text.ts";

/** Messages about one tool. Arguments are not validated. */
interface ToolMessages {
  /** Returns the `tool_response` of a `call`: the work in progress, in one line. */
  running(args: JsonObject): string;
  /** Returns the `summary` of a `call`: the tool's task. */
  summary(args: JsonObject): string;
  /** The `tool_response` of a `result`, in one line. */
  done: string;
}

const tools = new Map<string, ToolMessages>([
  [
    "fetch_file",
    {
      running(args) {
        const path = textArgument(args, "file_path");
        return path === undefined ? "Fetching file content" : `Fetching file: ${path}`;
      },
      summary: (args) => line("fetching contents for file", args, "file_path"),
      done: "File content fetched successfully",
    },
  ],
  [
    "bash_command",
    {
      running(args) {
        const command = textArgument(args, "command");
        if (command === undefined) return "Executing bash command on codebase";
        return `Running: ${shorten(command, 80, "...", 77)}`;
      },
      summary(args) {
        const command = textArgument(args, "command");
        if (command === undefined) return "-> executing bash command";
        const directory = textArgument(args, "working_directory");
        const place = directory === undefined ? "" : ` in directory '${directory}'`;
        return `-> executing command: ${command}${place}`;
      },
      done: "Bash command executed successfully",
    },
  ],
  [
    "GetCodeanddocstringFromProbableNodeName",
    {
      running: () => "Looking up code in the knowledge graph",
      summary({ probable_node_names: names }) {
        const list = Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
        return ["-> looking up code by name", ...list.map((name) => `- ${name}`)].join("\n");
      },
      done: "Code found in the knowledge graph",
    },
  ],
  [
    "create_todo",
    {
      running: () => "Creating a todo",
      summary: (args) => line("creating todo", args, "title"),
      done: "Todo created",
    },
  ],
  [
    "update_todo_status",
    {
      running: () => "Updating a todo",
      summary(args) {
        const status = textArgument(args, "status");
        return line("updating todo", args, "todo_id") + (status === undefined ? "" : ` to ${status}`);
      },
      done: "Todo updated",
    },
  ],
  [
    "add_file_to_changes",
    {
      running: () => "Adding a file to the code changes",
      summary: (args) => line("adding file to the code changes:", args, "file_path"),
      done: "File added to the code changes",
    },
  ],
  [
    "update_file_in_changes",
    {
      running: () => "Updating a file of the code changes",
      summary: (args) => line("updating file of the code changes:", args, "file_path"),
      done: "File of the code changes updated",
    },
  ],
]);

/** Messages about all other tools. */
const otherTool: ToolMessages = {
  running: () => "Querying data",
  summary: () => "",
  done: "Data queried successfully",
};

/** Returns the messages about a tool, by its name on its server. */
export function toolMessages(toolName: string): ToolMessages {
  return tools.get(ownName(toolName)) ?? otherTool;
}

/** Formats an action with its object, if the arguments contain it. */
function line(action: string, args: JsonObject, name: string): string {
  const object = textArgument(args, name);
  return object === undefined ? `-> ${action}` : `-> ${action} ${object}`;
}
