/**
 * The table of oddities: what providers send that no description shows. For each, what the provider's own client makes
 * of the bytes, the parts that a model of ours gives, and what a run says.
 */
import { describe, expect, it } from "vitest";
import { testServer } from "../../testing/server.ts";
import { checkedEvents } from "../../testing/stream-checks.ts";
import { nativeTools } from "../../tools/native.ts";
import { startProvider, whole } from "../fixtures/provider.ts";
import { providersAt } from "../fixtures/providers-at.ts";
import { findProviderModel } from "../providers.ts";
import { chatOddities } from "./chat.ts";
import { messagesOddities } from "./messages.ts";
import { formatOf } from "./oddity.ts";
import { readOfficially } from "./official-clients.ts";
import { responsesOddities } from "./responses.ts";

const clock = nativeTools([
  {
    tool: { name: "clock/now", description: "The time", inputSchema: { type: "object" }, repeatable: true },
    run: async (_project, { zone }) => ({
      content: [{ type: "text", text: `noon in ${zone}` }],
      isError: false,
    }),
  },
]);

/** The parts of one turn that carry something, in one line each. */
async function partsOf(prefix: string, url: string): Promise<string[]> {
  const model = findProviderModel(`${prefix}/m`, providersAt(url, { maxRetries: 0 }), () => {});
  const told: string[] = [];
  try {
    const prompt = [
      { role: "user" as const, content: [{ type: "text" as const, text: "What time is it?" }] },
    ];
    const answer = await model?.doStream({ prompt });
    for await (const part of answer?.stream ?? []) {
      if (part.type === "text-delta" || part.type === "tool-input-delta") told.push(part.delta);
      if (part.type === "reasoning-delta" && part.delta !== "") told.push(`reasoning: ${part.delta}`);
      if (part.type === "tool-call") told.push(`${part.toolName}(${part.input})`);
      if (part.type === "finish") told.push(`${part.finishReason.unified} ${part.usage.outputTokens.total}`);
    }
  } catch (error) {
    told.push(String(error));
  }
  return told.filter((piece) => piece !== "");
}

/** What a run says: its text, its calls with their results, and its end. */
async function runOf(prefix: string, url: string): Promise<string[]> {
  const server = await testServer({ providers: providersAt(url, { maxRetries: 0 }), tools: clock });
  const body = {
    message: { role: "user", content: "What time is it?" },
    createThread: true,
    model: `${prefix}/m`,
  };
  const events = await checkedEvents(await server.stream("POST", "/v1/threads/thr_a/runs", body));
  return events.flatMap(({ event }) => {
    if (event.type === "TEXT_MESSAGE_CONTENT") return [`${event.delta}`];
    if (event.type === "TOOL_CALL_START") return [`call ${event.toolCallName}`];
    if (event.type === "TOOL_CALL_ARGS") return [`${event.delta}`];
    if (event.type === "TOOL_CALL_RESULT") return [`result ${event.content}`];
    return event.type === "RUN_ERROR" ? [`${event.code}`] : event.type === "RUN_FINISHED" ? ["finished"] : [];
  });
}

describe.each([
  ["openai", responsesOddities()],
  ["openai-chat", chatOddities("openai-chat")],
  ["local", chatOddities("local")],
  ["anthropic", messagesOddities()],
] as const)("a stream of %s with", (prefix, oddities) => {
  const { start, text, finish } = formatOf(prefix);
  const end = whole([...start(), ...text(0, ["Done."]), ...finish(false)]);
  it.each(oddities)("$name [T-041][T-042]", async ({ answer, official, parts, run }) => {
    const provider = async () => (await startProvider(answer, end)).url;
    expect({
      official: await readOfficially(prefix, await provider()),
      parts: await partsOf(prefix, await provider()),
      run: await runOf(prefix, await provider()),
    }).toEqual({ official, parts, run });
  });
});
