/**
 * The kinds of chunks of the tool-progress contract. Its stream has one event and its AsyncAPI document one
 * message; the fields that a chunk has tell its kind. The names are those of the conformance suite.
 */
import type { Example } from "./events.ts";

/** A kind of an event that has no name of its own on the wire. */
export interface EventKind {
  name: string;
  description: string;
  example: Example;
  /** Ids of the requirements about its position in the stream. */
  requirements: readonly string[];
}

const chunk = (fields: object): Example => ({
  payload: { message: "", response: "", tool_calls: [], citations: [], ...fields },
});
const saying = (text: string) => chunk({ message: text, response: text });

const begun = {
  call_id: "call_123",
  event_type: "call",
  tool_name: "fetch_file",
  tool_response: "Fetching file: app/main.py",
  tool_call_details: { summary: "-> fetching contents for file app/main.py" },
  is_complete: true,
};
const done = {
  ...begun,
  event_type: "result",
  tool_response: "File content fetched successfully",
  tool_call_details: { summary: "```\nprint('hello')\n```" },
};
const delegated = {
  call_id: "call_124",
  event_type: "delegation_call",
  tool_name: "delegate_to_think_execute",
  tool_response: "🚀 Starting subagent with full tool access - streaming work in real-time...",
  tool_call_details: {
    summary: "🤖 **General Subagent**\n\n**Task:**\nFind the bug.\n\n**Context Provided:**\napp/main.py",
  },
  is_complete: true,
};

/** In the order in which they can first occur in a stream. */
export const chunkKinds: readonly EventKind[] = [
  {
    name: "empty",
    description: "The session starts. It is the first chunk of every stream, and no other chunk is empty.",
    example: chunk({}),
    requirements: ["M-022", "P-094"],
  },
  {
    name: "text",
    description: "The next part of the agent's text. Append it.",
    example: saying("I'll look at the file."),
    requirements: ["M-025", "M-026", "M-027", "TP-042", "TP-053"],
  },
  {
    name: "call",
    description: "A tool starts.",
    example: chunk({ tool_calls: [begun] }),
    requirements: ["M-032", "M-036", "P-020", "P-024", "P-025", "P-026", "PX-10", "TP-046"],
  },
  {
    name: "delegation_call",
    description: "A subagent starts.",
    example: chunk({ tool_calls: [delegated] }),
    requirements: ["M-032", "M-036", "P-022", "P-024", "P-025", "P-026", "PX-10", "TP-046"],
  },
  {
    name: "piece",
    description:
      "A part of the result of a tool or a subagent that is still working. It has the event type of the result and is not complete.",
    example: chunk({
      tool_calls: [
        {
          ...delegated,
          event_type: "delegation_result",
          tool_response: "",
          tool_call_details: { summary: "" },
          stream_part: "The file prints ",
          is_complete: false,
        },
      ],
    }),
    requirements: ["M-037", "P-031", "P-032", "P-035", "P-036", "P-037", "TP-043"],
  },
  {
    name: "result",
    description: "A tool has finished. After parts of the result, `stream_part` is the last part.",
    example: chunk({ tool_calls: [done] }),
    requirements: ["M-038", "P-021", "P-025", "P-030", "P-032", "P-033", "P-034", "P-036", "PX-04", "TP-044"],
  },
  {
    name: "delegation_result",
    description: "A subagent has finished. After parts of the result, `stream_part` is the last part.",
    example: chunk({
      tool_calls: [
        {
          ...delegated,
          event_type: "delegation_result",
          tool_response: "✅ Subagent completed - returning task result to supervisor",
          tool_call_details: { summary: "**General Subagent Result:**\n\nThe file prints a greeting." },
          stream_part: "a greeting.",
        },
      ],
    }),
    requirements: ["M-038", "P-023", "P-025", "P-032", "P-033", "P-034", "P-036", "P-087", "PX-04", "TP-044"],
  },
  {
    name: "call, result",
    description:
      "A call that is not made, because the tool does not exist or its arguments are invalid. It starts and fails in one chunk.",
    example: chunk({
      tool_calls: [
        { ...begun, call_id: "call_125", tool_name: "fetch", tool_response: "Querying data" },
        {
          ...done,
          call_id: "call_125",
          tool_name: "fetch",
          tool_response: "Data queried successfully",
          tool_call_details: {
            summary: "❌ **Error**\n\nThere is no tool fetch.",
            is_error: true,
            error: { code: "call_not_made", message: "There is no tool fetch." },
          },
        },
      ],
    }),
    requirements: ["P-025", "TP-045", "TP-048"],
  },
  {
    name: "error",
    description: "The run failed or was cancelled, or the stream ends before the run. It is the last chunk.",
    example: {
      payload: {
        ...(saying("Too many requests. Please try again later.").payload as object),
        error: { code: "RATE_LIMIT_EXCEEDED", message: "Too many requests. Please try again later." },
      },
    },
    requirements: ["M-049", "M-050", "PX-12", "TP-042", "TP-060"],
  },
];

/** Returns the kinds of a contract's event; none if the event has one kind. */
export function listKinds(contract: string, event: string): readonly EventKind[] {
  return contract === "tool-progress" && event === "ChatAgentResponse" ? chunkKinds : [];
}
