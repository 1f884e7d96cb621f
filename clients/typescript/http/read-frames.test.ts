import { createParser } from "eventsource-parser";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Frame, FrameParser } from "./read-frames.ts";

const parse = (texts: readonly string[]) => {
  const parser = new FrameParser();
  return texts.flatMap((text) => parser.feed(text));
};

describe("FrameParser", () => {
  const cases: [string, string[], Frame[]][] = [
    ["a frame", ['id: 7\ndata: {"a":1}\n\n'], [{ id: "7", event: undefined, data: '{"a":1}' }]],
    ["a frame without an id", ["data: x\n\n"], [{ id: undefined, event: undefined, data: "x" }]],
    [
      "an id and a name, each for one frame",
      ["id: 7-0\nevent: e\ndata: x\n\ndata: y\n\n"],
      [
        { id: "7-0", event: "e", data: "x" },
        { id: undefined, event: undefined, data: "y" },
      ],
    ],
    [
      "data in several lines",
      ["data: a\ndata\ndata:  b\n\n"],
      [{ id: undefined, event: undefined, data: "a\n\n b" }],
    ],
    [
      "colons in data",
      ['data: {"a":"b: c"}\n\n'],
      [{ id: undefined, event: undefined, data: '{"a":"b: c"}' }],
    ],
    ["comments, other fields, no data", [": hi\nretry: 5\nid: 1\n\ndata\n\nevent: x\n\n"], []],
    ["an incomplete frame", ["id: 1\ndata: x\n"], []],
    [
      "split line endings",
      ["id: 1\r", "\ndata: x\r", "", "\n\r", "\ndata: y\r\r"],
      [
        { id: "1", event: undefined, data: "x" },
        { id: undefined, event: undefined, data: "y" },
      ],
    ],
  ];
  it.each(cases)("reads %s", (_name, texts, want) => expect(parse(texts)).toEqual(want));

  it("parses the same frames as eventsource-parser for any chunks", () => {
    const line = fc.oneof(
      fc.constantFrom(
        "",
        "",
        "data",
        "data:",
        "id: 3",
        "id:12",
        "id: 0x1",
        ": comment",
        "event: e",
        "retry: 1",
        " data: x",
      ),
      fc.string({ maxLength: 6 }).map((text) => `data: ${text.replaceAll(/[\r\n]/g, "")}`),
    );
    const stream = fc.array(fc.tuple(line, fc.constantFrom("\n", "\r\n", "\r")), { maxLength: 20 });
    const inputs = fc.tuple(stream, fc.array(fc.nat({ max: 80 }), { maxLength: 8 }));
    fc.assert(
      fc.property(inputs, ([lines, cuts]) => {
        const text = lines.flat().join("");
        const offsets = [...new Set([0, ...cuts.filter((cut) => cut < text.length), text.length])].sort(
          (a, b) => a - b,
        );
        const texts = offsets.slice(1).map((end, index) => text.slice(offsets[index], end));
        const want: Frame[] = [];
        const other = createParser({
          onEvent: ({ id, event, data }) => {
            if (data !== "") want.push({ id, event, data });
          },
        });
        // The library gets the text in one chunk, so that its handling of split line endings does not matter.
        other.feed(text);
        expect(parse(texts)).toEqual(want);
      }),
      { numRuns: 2000 },
    );
  });

  it("parses a frame in many chunks in linear time", () => {
    const parser = new FrameParser();
    parser.feed("data: ");
    for (let chunk = 0; chunk < 100_000; chunk += 1) parser.feed("0123456789");
    expect(parser.feed("\n\n")[0]?.data).toHaveLength(1_000_000);
  });
});
