import { describe, expect, it } from "vitest";
import { createMessage, findScript, formatPrompt, joinRows } from "./conversation.ts";

const user = (text: string) => createMessage("user", { text });
const said = (text: string) => createMessage("assistant", { text });
const called = (id: string) => createMessage("assistant", { toolCalls: [{ id, name: "t", arguments: {} }] });
const result = (id: string) => createMessage("tool", { toolResults: [{ id, text: "r", isError: null }] });

describe("findScript", () => {
  it.each([
    ["none", [user("hello"), createMessage("system", { text: "[[conform:a]]" })], undefined],
    ["first turn", [user("go [[conform:a.1]] now")], { token: "a.1", turn: 0 }],
    [
      "turns of rows",
      [user("[[conform:a]]"), said("x"), called("1"), result("1"), result("2")],
      { token: "a", turn: 1 },
    ],
    [
      "after two rounds",
      [user("[[conform:a]]"), called("1"), called("2"), result("1"), called("3"), result("3")],
      { token: "a", turn: 2 },
    ],
    ["latest message", [user("[[conform:a]]"), said("x"), user("[[conform:b]]")], { token: "b", turn: 0 }],
    [
      "message without one after it",
      [user("[[conform:a]]"), said("x"), user("go on")],
      { token: "a", turn: 1 },
    ],
    ["last in a message", [user("[[conform:a]] [[conform:b]]")], { token: "b", turn: 0 }],
    [
      "not in results",
      [user("[[conform:a]]"), called("1"), createMessage("tool", { text: "[[conform:b]]" })],
      { token: "a", turn: 1 },
    ],
  ])("%s", (_name, messages, expected) => {
    expect(findScript(joinRows(messages))).toEqual(expected);
  });
});

describe("joinRows", () => {
  it("joins consecutive assistant items, and consecutive results", () => {
    expect(
      joinRows([user("a"), user("b"), said("x"), called("1"), said("y"), result("1"), result("2")]),
    ).toEqual([
      user("a"),
      user("b"),
      createMessage("assistant", { text: "xy", toolCalls: [{ id: "1", name: "t", arguments: {} }] }),
      createMessage("tool", {
        toolResults: [
          { id: "1", text: "r", isError: null },
          { id: "2", text: "r", isError: null },
        ],
      }),
    ]);
  });
});

describe("showPrompt", () => {
  it("shows the start and the end of a long prompt", () => {
    expect(formatPrompt([user("a"), result("1")])).toBe("user: a\ntool: r");
    const shown = formatPrompt([createMessage("system", { text: "🎉".repeat(1000) }), user("the question")]);
    expect(shown).toHaveLength(503);
    expect(shown).toMatch(/^system: 🎉.*🎉\nuser: the question$/su);
    expect(shown.isWellFormed()).toBe(true);
  });
});
