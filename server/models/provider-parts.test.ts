import { pipeline } from "node:stream";
import { describe, expect, it } from "vitest";
import { readCheckedEvents } from "../proof/testing/clients/stream-checks.ts";
import { startTestServer } from "../proof/testing/server.ts";
import { formats } from "./fixtures/formats.ts";
import { type Respond, startProvider } from "./fixtures/provider.ts";
import { createProviders } from "./fixtures/providers-at.ts";
import { maxTurnLength } from "./provider-limits.ts";

const part = "x".repeat(maxTurnLength / 16);

/** Repeats a frame until the turn is four times as long as allowed. */
function long(start: readonly string[], again: string): Respond {
  function* frames() {
    yield start.join("");
    for (let n = 0; n < 64; n += 1) yield again;
  }
  return (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    pipeline(frames, response, () => {});
  };
}

/** Splits the frames into the frames before the given index and the frame to repeat. */
function repeated(frames: readonly string[], before: number): [string[], string] {
  return [frames.slice(0, before), frames[before] ?? ""];
}

describe.each(formats)("a turn of a model of $prefix", ({ prefix, ...format }) => {
  const opens = { openai: { text: 2, call: 1, reasoning: 2 }, anthropic: { text: 1, call: 1, reasoning: 1 } };
  const { text, call, reasoning } = opens[prefix as keyof typeof opens] ?? { text: 0, call: 1, reasoning: 0 };
  const kinds: [string, [string[], string], number][] = [
    ["text", repeated(format.text(0, [part]), text), 16],
    // The tool name counts toward the limit.
    ["arguments", repeated(format.call(0, "clock__now", [part]), call), 15],
  ];
  // This contract does not show reasoning.
  if (format.reasoning) kinds.push(["reasoning", repeated(format.reasoning(0, [part]), reasoning), 0]);

  it.each(kinds)("is aborted for endless %s [T-042]", async (_name, [before, again], displayed) => {
    const provider = await startProvider(long([...format.start(), ...before], again));
    const server = await startTestServer({ providers: createProviders(provider.url, {}) });
    const body = {
      message: { role: "user", content: "What time is it?" },
      createThread: true,
      model: `${prefix}/m`,
    };
    const stream = await server.stream("POST", "/v1/threads/thr_a/runs", body);
    const events = (await readCheckedEvents(stream)).map(({ event }) => event);
    await provider.closed;
    expect(events.filter(({ type }) => type === "RUN_ERROR" || type === "RUN_FINISHED")).toEqual([
      expect.objectContaining({
        code: "LLM_ERROR",
        message: "The model's response exceeds this server's size limit. Request a shorter response.",
      }),
    ]);
    // A large delta from the provider becomes several events.
    const expected = events
      .flatMap(({ type, delta }) => (/_(?:CONTENT|ARGS)$/.test(type) ? [delta] : []))
      .join("");
    expect([expected.length / part.length, expected === part.repeat(displayed)]).toEqual([displayed, true]);
    expect(provider.requests).toHaveLength(1);
    const { runId } = events[0] ?? {};
    const why = `the response is too large: more than ${maxTurnLength} characters in one turn`;
    expect(server.log).toEqual([`run ${runId}: model ${prefix}/m: ${why}`]);
  });
});
