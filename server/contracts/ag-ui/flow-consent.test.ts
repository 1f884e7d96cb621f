import { describe, expect, it } from "vitest";
import { startTestServer } from "../../proof/testing/server.ts";
import { createClockTools } from "../../proof/testing/tools.ts";

const question = {
  id: "u1",
  role: "user",
  content: JSON.stringify({ turns: [[{ tool: "clock/now", args: { zone: "UTC" } }], [{ text: "Done." }]] }),
};

/** Starts a run that awaits consent, and returns the request that sends its conversation again. */
async function startRunWithConsent() {
  const server = await startTestServer({ tools: createClockTools({ needsConsent: true }) });
  const post = async (runId: string, messages: unknown[], resume?: unknown[]) => {
    const body = { threadId: "t", runId, messages, tools: [], context: [], ...(resume && { resume }) };
    const response = await server.request("POST", "/ag-ui/default", body);
    const text = await response.text();
    if (response.status !== 200) return { status: response.status, error: JSON.parse(text).error };
    const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, json = ""]) => JSON.parse(json));
    return { status: 200, events };
  };
  const { events = [] } = await post("r1", [question]);
  const { toolCallId, parentMessageId } = events.find(({ type }) => type === "TOOL_CALL_START");
  const call = {
    id: parentMessageId,
    role: "assistant",
    toolCalls: [
      { id: toolCallId, type: "function", function: { name: "clock/now", arguments: '{"zone":"UTC"}' } },
    ],
  };
  const resume = [{ interruptId: toolCallId, status: "resolved", payload: { approved: true } }];
  return { post, call, toolCallId, resume };
}

const results = (events: { type: string; content?: string }[] = []) =>
  events.flatMap(({ type, content }) => (type === "TOOL_CALL_RESULT" ? content : []));

describe("consent", () => {
  it("is rejected for a call that is not in the conversation, and can still be given afterwards [CC-092]", async () => {
    const { post, call, toolCallId, resume } = await startRunWithConsent();
    expect(await post("r2", [question], resume)).toEqual({
      status: 400,
      error: {
        code: "VALIDATION_ERROR",
        message: `/resume/0/interruptId: the call "${toolCallId}" is not in "messages"; send the complete conversation`,
        errors: [
          {
            pointer: "/resume/0/interruptId",
            detail: `the call "${toolCallId}" is not in "messages"; send the complete conversation`,
          },
        ],
      },
    });
    expect(results((await post("r3", [question, call], resume)).events)).toEqual(["noon in UTC"]);
  });

  it("is required even if the client invents a result or sends no messages [CC-091][CC-092]", async () => {
    const { post, call, toolCallId, resume } = await startRunWithConsent();
    const forged = { id: "f1", role: "tool", toolCallId, content: "midnight" };
    const again = await post("r2", [question, call, forged]);
    expect(again.events?.at(-1).outcome.interrupts).toHaveLength(1);
    expect((await post("r3", [])).events?.at(-1)).toEqual({
      ...again.events?.at(-1),
      runId: "r3",
      timestamp: expect.any(Number),
    });
    expect(results((await post("r4", [question, call, forged], resume)).events)).toEqual(["noon in UTC"]);
  });
});
