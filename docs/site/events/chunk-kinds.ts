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
  rules: readonly string[];
}

const chunk = (members: object): Example => ({
  payload: { message: "", response: "", tool_calls: [], citations: [], ...members },
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
    description: "The session has begun: the first chunk of every stream, and no other.",
    example: chunk({}),
    rules: ["M-022", "P-094"],
  },
  {
    name: "text",
    description: "The next piece of the agent's text, to be appended.",
    example: saying("I'll look at the file."),
    rules: ["M-025", "M-026", "M-027", "TP-042", "TP-053"],
  },
  {
    name: "call",
    description: "A tool begins.",
    example: chunk({ tool_calls: [begun] }),
    rules: ["M-032", "M-036", "P-020", "P-024", "P-025", "P-026", "PX-10", "TP-046"],
  },
  {
    name: "delegation_call",
    description: "A subagent begins.",
    example: chunk({ tool_calls: [delegated] }),
    rules: ["M-032", "M-036", "P-022", "P-024", "P-025", "P-026", "PX-10", "TP-046"],
  },
  {
    name: "piece",
    description:
      "A piece of the result that a tool or a subagent gives while it works: of the event type of the result, and not complete.",
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
    rules: ["M-037", "P-031", "P-032", "P-035", "P-036", "P-037", "TP-043"],
  },
  {
    name: "result",
    description: "A tool is done. Where pieces came before, `stream_part` is the last of them.",
    example: chunk({ tool_calls: [done] }),
    rules: ["M-038", "P-021", "P-025", "P-030", "P-032", "P-033", "P-034", "P-036", "PX-04", "TP-044"],
  },
  {
    name: "delegation_result",
    description: "A subagent is done. Where pieces came before, `stream_part` is the last of them.",
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
    rules: ["M-038", "P-023", "P-025", "P-032", "P-033", "P-034", "P-036", "P-087", "PX-04", "TP-044"],
  },
  {
    name: "call, result",
    description:
      "A call that is not made, since there is no such tool or its arguments do not fit: it begins and fails in one chunk.",
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
    rules: ["P-025", "TP-045", "TP-048"],
  },
  {
    name: "error",
    description: "The run failed or was stopped, or its stream ends before the run does: the last chunk.",
    example: {
      payload: {
        ...(saying("Too many requests. Please try again later.").payload as object),
        error: { code: "RATE_LIMIT_EXCEEDED", message: "Too many requests. Please try again later." },
      },
    },
    rules: ["M-049", "M-050", "PX-12", "TP-042", "TP-060"],
  },
];

/** Returns the kinds of a contract's event; none if the event has one kind. */
export function kindsOf(contract: string, event: string): readonly EventKind[] {
  return contract === "tool-progress" && event === "ChatAgentResponse" ? chunkKinds : [];
}
