/**
 * Tools for a coding agent. A contract may define the strings for tools with these names, so that a case can compare a
 * server's strings with the contract's strings.
 */
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

// The tools have no side effects.
const annotations = { readOnlyHint: true, openWorldHint: false };

const texts = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, z.string().optional()]));

interface DeveloperTool {
  name: string;
  description: string;
  inputSchema: z.ZodRawShape;
  /** Returns the result: text, or an object that is sent as JSON. */
  run(input: Record<string, unknown>): object | string;
}

const tools: readonly DeveloperTool[] = [
  {
    name: "fetch_file",
    description: "Returns a report with the content, or a report of a failure if there is no content.",
    inputSchema: texts("file_path", "content"),
    run: ({ content }) =>
      content === undefined
        ? { success: false, error: "There is no such file." }
        : { success: true, content },
  },
  {
    name: "bash_command",
    description: "Returns a report with the exit code, the output and the error output.",
    inputSchema: {
      ...texts("command", "working_directory", "output", "error"),
      exit_code: z.number().int().optional(),
    },
    run: ({ exit_code = 0, output = "", error = "" }) => ({
      success: exit_code === 0,
      exit_code,
      output,
      error,
    }),
  },
  ...[
    "GetCodeanddocstringFromProbableNodeName",
    "create_todo",
    "update_todo_status",
    "add_file_to_changes",
    "update_file_in_changes",
  ].map((name) => ({
    name,
    description: "Returns the output.",
    inputSchema: texts("output"),
    run: ({ output = "" }: Record<string, unknown>) => String(output),
  })),
];

/** The names of the tools. */
export const developerToolNames: readonly string[] = tools.map(({ name }) => name);

/** Adds the tools to an MCP server. */
export function registerDeveloperTools(server: McpServer): void {
  for (const { name, description, inputSchema, run } of tools)
    server.registerTool(name, { description, inputSchema: z.object(inputSchema), annotations }, (input) => {
      const result = run(input);
      return {
        content: [
          { type: "text" as const, text: typeof result === "string" ? result : JSON.stringify(result) },
        ],
      };
    });
}
