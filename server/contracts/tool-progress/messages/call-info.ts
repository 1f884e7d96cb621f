import type { JsonObject } from "../../../core/events.ts";
import { textArgument } from "./text-argument.ts";
import { ownName } from "./tool-name.ts";

/**
 * The `summary` of a `call`: what exactly the tool is asked for, empty if there is nothing to say
 * (P-064, P-065, PX-09).
 *
 * @param args The call's arguments, as the model wrote them.
 */
export function callInfo(toolName: string, args: JsonObject): string {
  switch (ownName(toolName)) {
    case "fetch_file":
      return line("fetching contents for file", args, "file_path");
    case "bash_command": {
      const command = textArgument(args, "command");
      if (command === undefined) return "-> executing bash command";
      const directory = textArgument(args, "working_directory");
      return `-> executing command: ${command}${directory === undefined ? "" : ` in directory '${directory}'`}`;
    }
    case "GetCodeanddocstringFromProbableNodeName": {
      const names = args.probable_node_names;
      const list = Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
      return ["-> looking up code by name", ...list.map((name) => `- ${name}`)].join("\n");
    }
    case "create_todo":
      return line("creating todo", args, "title");
    case "update_todo_status": {
      const status = textArgument(args, "status");
      return line("updating todo", args, "todo_id") + (status === undefined ? "" : ` to ${status}`);
    }
    case "add_file_to_changes":
      return line("adding file to the code changes:", args, "file_path");
    case "update_file_in_changes":
      return line("updating file of the code changes:", args, "file_path");
    default:
      return "";
  }
}

/** What is done, and to what, if the arguments say so. */
function line(action: string, args: JsonObject, name: string): string {
  const object = textArgument(args, name);
  return object === undefined ? `-> ${action}` : `-> ${action} ${object}`;
}
