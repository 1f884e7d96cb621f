import { createParser } from "eventsource-parser";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Frame, FrameParser } from "./read-frames.ts";

const parsed = (texts: readonly string[]) => {
  const parser = new FrameParser();
  return texts.flatMap((text) => parser.feed(text));
};

describe("FrameParser", () => {
  const cases: [string, string[], Frame[]][] = [
    ["a frame", ['id: 7\ndata: {"a":1}\n\n'], [{ id: 7, data: '{"a":1}' }]],
    ["a frame without a number", ["data: x\n\n"], [{ id: undefined, data: "x" }]],
    ["a number that is none", ["id: seven\ndata: x\n\n"], [{ id: undefined, data: "x" }]],
    ["data in lines", ["data: a\ndata\ndata:  b\n\n"], [{ id: undefined, data: "a\n\n b" }]],
    ["colons in data", ['data: {"a":"b: c"}\n\n'], [{ id: undefined, data: '{"a":"b: c"}' }]],
    ["comments, other fields, no data", [": hi\nretry: 5\nid: 1\n\ndata\n\nevent: x\n\n"], []],
    ["a frame that is cut off", ["id: 1\ndata: x\n"], []],
    [
      "line ends that are cut",
      ["id: 1\r", "\ndata: x\r", "", "\n\r", "\ndata: y\r\r"],
      [
        { id: 1, data: "x" },
        { id: undefined, data: "y" },
      ],
    ],
  ];
  it.each(cases)("reads %s", (_name, texts, want) => expect(parsed(texts)).toEqual(want));

  it("reads what eventsource-parser reads, wherever the text is cut", () => {
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
    const pieces = fc.tuple(stream, fc.array(fc.nat({ max: 80 }), { maxLength: 8 }));
    fc.assert(
      fc.property(pieces, ([lines, cuts]) => {
        const text = lines.flat().join("");
        const places = [...new Set([0, ...cuts.filter((cut) => cut < text.length), text.length])].sort(
          (a, b) => a - b,
        );
        const texts = places.slice(1).map((end, index) => text.slice(places[index], end));
        const want: Frame[] = [];
        const other = createParser({
          onEvent: ({ id = "", data }) => {
            if (data !== "") want.push({ id: /^\d{1,15}$/.test(id) ? Number(id) : undefined, data });
          },
        });
        // Whole, for what it makes of a line end that is cut is not ours to judge.
        other.feed(text);
        expect(parsed(texts)).toEqual(want);
      }),
      { numRuns: 2000 },
    );
  });

  it("takes a frame in many pieces in time that grows with its size", () => {
    const parser = new FrameParser();
    parser.feed("data: ");
    for (let piece = 0; piece < 100_000; piece += 1) parser.feed("0123456789");
    expect(parser.feed("\n\n")[0]?.data).toHaveLength(1_000_000);
  });
});
