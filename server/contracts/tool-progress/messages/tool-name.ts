/** Names of tools, as the messages about them go by. */

/** The name of a tool on its own server: `shell/bash_command` has the messages of `bash_command`. */
export function ownName(toolName: string): string {
  return toolName.slice(toolName.indexOf("/") + 1);
}
