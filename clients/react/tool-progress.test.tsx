import { renderToStaticMarkup } from "react-dom/server";
import {
  type AssistantMessage,
  type ChatAgentResponse,
  emptyMessage,
  foldChunk,
} from "tambo-v1-client/tool-progress";
import { expect, it } from "vitest";
import { ToolCallCard, ToolCallCards } from "./tool-progress.tsx";

const update = {
  call_id: "call_123",
  event_type: "call",
  tool_name: "fetch_file",
  tool_response: "Fetching file: app/main.py",
  tool_call_details: { summary: "-> fetching contents for file **app/main.py**" },
  is_complete: true,
};

/** Builds the message after the given updates to a tool call. */
function buildMessage(...updates: object[]): AssistantMessage {
  return updates.reduce<AssistantMessage>(
    (message, each) => foldChunk(message, { tool_calls: [{ ...update, ...each }] } as ChatAgentResponse),
    emptyMessage,
  );
}
const html = (...updates: object[]) =>
  renderToStaticMarkup(<ToolCallCards message={buildMessage(...updates)} />);
const result = { event_type: "result", tool_response: "File content fetched successfully" };
const complete = '<p class="tambo-tool-call-complete">✓ Complete</p>';

it("renders nothing for an unknown call [P-050]", () => {
  expect(renderToStaticMarkup(<ToolCallCard call={buildMessage({}).toolCalls.get("call_9")} />)).toBe("");
  expect(renderToStaticMarkup(<ToolCallCards message={emptyMessage} />)).toBe("");
});

it("renders badge, name, status and the summary as Markdown [P-051][P-052]", () => {
  expect(html({})).toBe(
    [
      '<article class="tambo-tool-call" aria-label="fetch_file" aria-busy="true" data-call-id="call_123" data-event-type="call" data-phase="calling">',
      '<header><span class="tambo-tool-call-badge">Called</span> ',
      '<strong class="tambo-tool-call-name">fetch_file</strong> ',
      '<span class="tambo-tool-call-status" role="status">Fetching file: app/main.py</span></header>',
      '<div class="tambo-tool-call-summary"><p>-&gt; fetching contents for file <strong>app/main.py</strong></p></div>',
      "</article>",
    ].join(""),
  );
  expect(html({ tool_call_details: { summary: "" } })).not.toContain("tambo-tool-call-summary");
});

it.each([
  ["call", true, "Called"],
  ["result", true, "Result"],
  ["result", false, "Result, streaming"],
  ["delegation_call", true, "Delegated"],
  ["delegation_result", true, "Subagent&#x27;s result"],
  ["delegation_result", false, "Subagent&#x27;s result, streaming"],
])("shows the badge of %s with is_complete=%s: %s [P-051]", (event_type, is_complete, badge) => {
  const part = is_complete ? {} : { stream_part: "x" };
  expect(html({ event_type, is_complete, ...part })).toContain(`"tambo-tool-call-badge">${badge}</span>`);
});

it("shows streamed text with a spinner while it streams and is not empty [P-053][P-055]", () => {
  const first = { ...result, stream_part: "The *first*", is_complete: false };
  expect(html({}, first)).toContain(
    '<div class="tambo-tool-call-stream"><span class="tambo-spinner" role="progressbar" aria-label="fetch_file is streaming"></span><p>The <em>first</em></p></div>',
  );
  expect(html({}, first, { ...first, stream_part: " and more" })).toContain(
    "<p>The <em>first</em> and more</p>",
  );
  expect(html({}, { ...first, stream_part: "" })).not.toContain("tambo-tool-call-stream");
  expect(html({}, first, { ...first, is_complete: true })).not.toContain("tambo-tool-call-stream");
});

it("shows ✓ Complete only for a completed call that is not streaming [P-054]", () => {
  expect(html({}, result)).toContain(complete);
  expect(html({}, { ...result, stream_part: "a", is_complete: false })).not.toContain(complete);
  expect(html({}, { ...result, stream_part: "a", is_complete: true })).toContain(complete);
  // The chunk of a tool call that has just started is complete, but the tool call is not.
  expect(html({})).not.toContain(complete);
});

it("updates calls by id, replaces summaries, and marks failures [P-055]", () => {
  const failed = {
    ...result,
    tool_call_details: { summary: "❌ **Error**\n\nNo such file", is_error: true },
  };
  const cards = html({}, { call_id: "other", tool_name: "bash" }, failed);
  expect(cards.match(/data-call-id="\w+"/g)).toEqual(['data-call-id="call_123"', 'data-call-id="other"']);
  expect(cards).toContain('data-phase="done" data-error="true"');
  expect(cards).toContain('<span class="tambo-tool-call-badge">Failed</span>');
  expect(cards).toContain("<p>❌ <strong>Error</strong></p>\n<p>No such file</p>");
  expect(cards).not.toContain(complete);
});

it.each([
  ["<script>alert(1)</script>", ""],
  ["a <img src=x onerror=alert(1)> b", "<p>a  b</p>"],
  ["[x](javascript:alert(1))", '<p><a target="_blank" rel="noreferrer nofollow">x</a></p>'],
  ["[x](JaVaScRiPt:alert(1))", '<p><a target="_blank" rel="noreferrer nofollow">x</a></p>'],
  ["[x](data:text/html,hi)", '<p><a target="_blank" rel="noreferrer nofollow">x</a></p>'],
  ["[x](https://a.b)", '<p><a href="https://a.b" target="_blank" rel="noreferrer nofollow">x</a></p>'],
  ["![seen](https://a.b/pixel)", "<p>seen</p>"],
])("renders the Markdown %j without active content [P-056]", (summary, rendered) => {
  expect(html({ tool_call_details: { summary } })).toContain(
    `<div class="tambo-tool-call-summary">${rendered}</div>`,
  );
});
