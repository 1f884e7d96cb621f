/**
 * Tests servers whose responses violate MCP. Only the invalid items are lost, and the event loop is not
 * blocked.
 */

import { describe, expect, it } from "vitest";
import { textOutcome } from "../core/ports/testing-outcomes.ts";
import { measureLoopDelay } from "../proof/testing/loop-delay.ts";
import { call, connect, fixture, names, read } from "./fixtures/connect.ts";
import { eras, inEra, modernEra } from "./fixtures/eras.ts";

/**
 * A busy machine delays the event loop by tenths of a second, whereas an unbounded parse blocks it for
 * several seconds.
 */
const maxDelayMs = 1_000;

const leftOut = (kind: string, reason: string) =>
  `[hostile] A ${kind} was ignored: its response does not conform to MCP: ${reason}`;

describe.each(eras)("MCP %s", (era) => {
  it("only an invalid tool or resource is ignored, and it is logged", async () => {
    const { tools, log } = await connect([inEra(fixture("hostile"), era)]);
    expect(names(tools)).toEqual(["hostile/good", "hostile/also_good"]);
    expect(await read(tools, "b://1")).toEqual([{ uri: "b://1", text: "b" }]);
    const object = "Invalid input: expected object, received";
    expect(log.lines.toSorted()).toEqual(
      [
        "[hostile] 2 more items of its tool list were ignored.",
        leftOut('resource "b"', "/resources/1/uri: Invalid input: expected string, received undefined"),
        leftOut("resource", `/resourceTemplates/0: ${object} number`),
        leftOut('tool "large"', "/tools/5: more than 20000 values"),
        leftOut('tool "no_object"', '/tools/2/inputSchema/type: Invalid input: expected "object"'),
        leftOut('tool "no_schema"', `/tools/1/inputSchema: ${object} undefined`),
        leftOut("tool", `/tools/3: ${object} null`),
        leftOut("tool", "/tools/4/name: Invalid input: expected string, received undefined"),
      ].toSorted(),
    );
  });

  it.each([
    {
      tool: "good",
      title: "a result whose schema has a slow pattern",
      want: textOutcome(JSON.stringify({ a: `${"a".repeat(60)}!` })),
    },
    {
      tool: "empty_blocks",
      title: "hundreds of thousands of invalid blocks",
      want: textOutcome(
        "The tool server `hostile` could not call `empty_blocks`: its response does not conform to MCP: " +
          "/content/0: Invalid input",
        true,
      ),
    },
    {
      tool: "large_block",
      title: "hundreds of thousands of errors in a block",
      want: textOutcome(
        "The tool server `hostile` could not call `large_block`: its response does not conform to MCP: " +
          "/content/0: more than 1000 values",
        true,
      ),
    },
    {
      tool: "many_blocks",
      title: "many blocks",
      want: { content: Array(50_000).fill({ type: "text", text: "a" }), isError: false },
    },
  ])(
    "the event loop is not blocked by $title",
    async ({ tool, want }) => {
      const { tools } = await connect([inEra(fixture("hostile"), era)]);
      const { result, maxDelayMs: delayMs } = await measureLoopDelay(() => call(tools, `hostile/${tool}`));
      expect(result).toEqual(want);
      expect(delayMs).toBeLessThan(maxDelayMs);
    },
    60_000,
  );

  it("the event loop is not blocked by a server with an oversized description", async () => {
    const server = inEra(fixture("hostile", { env: { ICONS: "500000" } }), era);
    const { result, maxDelayMs: delayMs } = await measureLoopDelay(() => connect([server]));
    expect(delayMs).toBeLessThan(maxDelayMs);
    // In the newer era the description is metadata, which is not read.
    if (era === modernEra) expect(names(result.tools)).toEqual(["hostile/good", "hostile/also_good"]);
    else
      expect(result.log.lines).toEqual([
        expect.stringContaining(
          "its response does not conform to MCP: more than 5000 values (MCP error -32700). Its tools are unavailable",
        ),
      ]);
  }, 60_000);
});
