/** Tests calls over real connections to servers that respond correctly, incorrectly or not at all. */

import { describe, expect, it } from "vitest";
import type { JsonObject } from "../core/events.ts";
import { textOutcome } from "../core/ports/testing-outcomes.ts";
import { call, connect, fixture, misbehaving } from "./fixtures/connect.ts";
import { eras, inEra, modernEra } from "./fixtures/eras.ts";

describe.each(eras)("a call, with MCP %s,", (era) => {
  it.each([
    { title: "an input", name: "raw/echo", input: { a: [1, "é"] }, want: textOutcome('{"a":[1,"é"]}') },
    {
      title: "a protocol error",
      name: "raw/nope",
      want: textOutcome(
        "The tool server `raw` could not call `nope`: Unknown tool: nope (MCP error -32602)",
        true,
      ),
    },
    {
      title: "a result that is none",
      name: "raw/malformed",
      want: textOutcome(
        "The tool server `raw` could not call `malformed`: its response does not conform to MCP: /content/0: Invalid input",
        true,
      ),
    },
    {
      title: "a protocol error that is a list of Zod's issues",
      name: "raw/parse",
      input: { "a/b": [1] },
      want: textOutcome(
        "The tool server `raw` could not call `parse`: /a~1b/0: Invalid input: expected string, received number (MCP error -32603)",
        true,
      ),
    },
    {
      title: "an unknown server",
      name: "nope/echo",
      want: textOutcome("There is no server tool named `nope/echo`.", true),
    },
    { title: "no name", name: "", want: textOutcome("There is no server tool named ``.", true) },
    { title: "progress that nobody wants", name: "raw/progress", want: textOutcome("no progress requested") },
  ])("returns an outcome for $title", async ({ name, input, want }) => {
    const { tools } = await connect([inEra(fixture("raw"), era)]);
    expect(await call(tools, name, input)).toEqual(want);
  });

  it("forwards every progress notification before the result [M-006]", async () => {
    const { tools } = await connect([inEra(fixture("raw"), era)]);
    const seen: string[] = [];
    const signal = new AbortController().signal;
    const outcome = await tools.call(
      "prj_1",
      "raw/progress",
      {},
      { signal, onProgress: (d) => seen.push(d) },
    );
    expect({ outcome, seen }).toEqual({
      outcome: textOutcome("done"),
      seen: ["1\n", "2/3\n", "Nearly there\n"],
    });
  });

  it("accepts a large result, and survives one that is too large", async () => {
    const { tools, log } = await connect([inEra(fixture("raw"), era)]);
    const large = await call(tools, "raw/text_of_size", { size: 3_000_000 });
    expect(large).toEqual(textOutcome("x".repeat(3_000_000)));
    const reason = "it sent a message larger than 10 MB during the call to `text_of_size`";
    expect(await call(tools, "raw/text_of_size", { size: 11_000_000 })).toEqual(
      textOutcome(
        `The tool server \`raw\` did not respond to \`text_of_size\`: ${reason}; the call may or may not have taken effect.`,
        true,
      ),
    );
    expect(await call(tools, "raw/echo", { n: 1 })).toEqual(
      textOutcome(`The tool server \`raw\` is not available: ${reason}. Nothing was done.`, true),
    );
    await log.until("`raw` is available now");
    expect(await call(tools, "raw/echo", { n: 1 })).toEqual(textOutcome('{"n":1}'));
    // The rest of the message arrives after its start has been rejected, and the rest is not a valid message
    // either.
    expect(log.lines).toEqual([
      `Tool server \`raw\` is not available: ${reason}. Retrying in 0.25 s.`,
      "Tool server `raw` is available now.",
    ]);
  });

  it("passes only configured environment variables to the child process", async () => {
    process.env.DATABASE_PASSWORD = "hunter2";
    try {
      const { tools } = await connect([inEra(fixture("raw", { env: { CITY: "Paris" } }), era)]);
      const { content } = await call(tools, "raw/environment");
      const environment = JSON.parse(content[0]?.type === "text" ? content[0].text : "") as JsonObject;
      expect(environment).toMatchObject({ CITY: "Paris", PATH: process.env.PATH });
      expect(environment).not.toHaveProperty("DATABASE_PASSWORD");
    } finally {
      delete process.env.DATABASE_PASSWORD;
    }
  });
});

it.each([
  ["ask", "it requires a response to `elicitation/create`, which this server does not support"],
  ["ask_later", "it has postponed its result 10 times"],
])(
  "a call whose result is `input_required`, as that of `%s`, fails with the reason",
  async (tool, reason) => {
    const { tools } = await connect([inEra(fixture("raw"), modernEra)]);
    expect(await call(tools, `raw/${tool}`)).toEqual(
      textOutcome(`The tool server \`raw\` could not call \`${tool}\`: ${reason}`, true),
    );
  },
);

describe.each(eras)("a call without a response, with MCP %s,", (era) => {
  it("returns an error outcome after a timeout, and is cancelled on the server", async () => {
    const { tools, log } = await connect([inEra(misbehaving("silent"), era)], { callTimeoutMs: 100 });
    const want =
      "The tool `silent/wait` did not respond within 0.1 s. It was cancelled; the call may or may not have taken effect.";
    expect(await call(tools, "silent/wait")).toEqual({
      ...textOutcome(want, true),
      error: { code: "tool_timeout", message: want },
    });
    await log.until("[silent] cancelled: No response within 0.1 s");
  });

  it.each([
    { callTimeoutMs: 60_000, timeoutMs: 100 },
    { callTimeoutMs: 1, timeoutMs: 100 },
  ])("uses its own time limit, not the server's: $callTimeoutMs, $timeoutMs", async (times) => {
    const { callTimeoutMs, timeoutMs } = times;
    const { tools } = await connect([inEra(misbehaving("silent"), era)], { callTimeoutMs });
    const { signal } = new AbortController();
    const want =
      "The tool `silent/wait` did not respond within 0.1 s. It was cancelled; the call may or may not have taken effect.";
    expect(await tools.call("prj_1", "silent/wait", {}, { signal, timeoutMs })).toEqual({
      ...textOutcome(want, true),
      error: { code: "tool_timeout", message: want },
    });
  });

  it("rejects with the signal's reason when it aborts, and is cancelled on the server [T-144]", async () => {
    const { tools, log } = await connect([inEra(misbehaving("silent"), era)]);
    const controller = new AbortController();
    const outcome = tools.call("prj_1", "silent/wait", {}, controller);
    await log.until("[silent] called");
    controller.abort(new Error("cancelled by test"));
    await expect(outcome).rejects.toThrow("cancelled by test");
    await log.until("[silent] cancelled: The run was cancelled");
    await expect(tools.call("prj_1", "silent/wait", {}, controller)).rejects.toThrow("cancelled by test");
    expect(log.lines).toEqual(["[silent] called", "[silent] cancelled: The run was cancelled"]);
  });

  it("returns an error outcome when the connection is closed", async () => {
    const { tools, log } = await connect([inEra(misbehaving("silent"), era)]);
    const outcome = call(tools, "silent/wait");
    await log.until("[silent] called");
    await tools.close();
    const cutOff =
      "The tool server `silent` did not respond to `wait`: its process ended; the call may or may not have taken effect.";
    expect(await outcome).toEqual(textOutcome(cutOff, true));
    const down = "The tool server `silent` is not available: its process ended. Nothing was done.";
    expect(await call(tools, "silent/wait")).toEqual(textOutcome(down, true));
    // Version 2 of the SDK cancels the calls of a closed connection, version 1 does not.
    const cancelled = era === modernEra ? ["[silent] cancelled: SdkError: Connection closed"] : [];
    expect(log.lines).toEqual(["[silent] called", ...cancelled]);
  });
});

it("logs 100 lines per ten seconds from a server that floods its stderr, without slowing it down", async () => {
  const { tools, log } = await connect([misbehaving("flood")]);
  const startedAt = performance.now();
  expect(await call(tools, "flood/flood")).toEqual(textOutcome("flooded"));
  await tools.close();
  const windows = 1 + Math.floor((performance.now() - startedAt) / 10_000);
  const lines = log.lines.filter((line) => line === `[flood] ${"x".repeat(99)}`);
  expect(lines.length).toBeGreaterThanOrEqual(100);
  expect(log.lines.length).toBeLessThanOrEqual(101 * windows);
});

it.each([
  ["a greeting", "Noisy server 1.0 ready!"],
  ["JSON that is no message", '{"jsonrpc":"2.0"}'],
  ["deep nesting", "[".repeat(10_000)],
  ["an empty line", ""],
])("ignores %s that a server writes to stdout, and logs its stderr", async (_title, greeting) => {
  const { tools, log } = await connect([misbehaving("noisy", { env: { GREETING: greeting } })]);
  expect(await call(tools, "noisy/talk")).toEqual(textOutcome("answered"));
  await tools.close();
  const foreign =
    "[noisy] A line on stdout is not an MCP message and was ignored. More such lines will be ignored without being logged. " +
    "A tool server must write everything else to stderr.";
  expect(log.lines.toSorted()).toEqual(
    [foreign, "[noisy] one", "[noisy] two", "[noisy] unfinished"].toSorted(),
  );
});
