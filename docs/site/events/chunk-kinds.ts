/**
 * The kinds of chunks in the tool-progress contract. The contract's stream has only one event, and its
 * AsyncAPI document has only one message. The kind of a chunk follows from the fields that it contains. The
 * kinds have the same names as in the conformance suite.
 */
import type { Example } from "../../../spec/toolchain/generate/reference/events.ts";

/** A kind of event that has no name on the wire. */
export interface EventKind {
  name: string;
  description: string;
  example: Example;
  /** IDs of the requirements about the position of these chunks in the stream. */
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

/** The kinds of chunks, in the order in which they can first occur in a stream. */
export const chunkKinds: readonly EventKind[] = [
  {
    name: "empty",
    description:
      "The session has started. This is the first chunk of every stream, and no other chunk is empty.",
    example: chunk({}),
    requirements: ["M-022", "P-094"],
  },
  {
    name: "text",
    description: "The next part of the agent's text. Append it to the text so far.",
    example: saying("I'll look at the file."),
    requirements: ["M-025", "M-026", "M-027", "TP-042", "TP-053"],
  },
  {
    name: "call",
    description: "A tool has started.",
    example: chunk({ tool_calls: [begun] }),
    requirements: ["M-032", "M-036", "P-020", "P-024", "P-025", "P-026", "PX-10", "TP-046"],
  },
  {
    name: "delegation_call",
    description: "A subagent has started.",
    example: chunk({ tool_calls: [delegated] }),
    requirements: ["M-032", "M-036", "P-022", "P-024", "P-025", "P-026", "PX-10", "TP-046"],
  },
  {
    name: "piece",
    description:
      "A part of the result of a tool or a subagent that is still working. It has the same event type as the result, and `is_complete` is `false`.",
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
    description:
      "A tool has finished. If parts of the result were sent before, `stream_part` contains the last part.",
    example: chunk({ tool_calls: [done] }),
    requirements: ["M-038", "P-021", "P-025", "P-030", "P-032", "P-033", "P-034", "P-036", "PX-04", "TP-044"],
  },
  {
    name: "delegation_result",
    description:
      "A subagent has finished. If parts of the result were sent before, `stream_part` contains the last part.",
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
      "A call that the server does not make, because the tool does not exist or the arguments are invalid. The start and the failure are in the same chunk.",
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
    description:
      "The run failed or was cancelled, or the stream ends before the run does. This is the last chunk.",
    example: {
      payload: {
        ...(saying("Too many requests. Please try again later.").payload as object),
        error: { code: "RATE_LIMIT_EXCEEDED", message: "Too many requests. Please try again later." },
      },
    },
    requirements: ["M-049", "M-050", "PX-12", "TP-042", "TP-060"],
  },
];

/** Returns the kinds of a contract's event, or an empty list if the event has only one kind. */
export function listKinds(contract: string, event: string): readonly EventKind[] {
  return contract === "tool-progress" && event === "ChatAgentResponse" ? chunkKinds : [];
}
