import { describe, expect, it } from "vitest";
import { findScript, joinRows, message, showPrompt } from "./conversation.ts";

const user = (text: string) => message("user", { text });
const said = (text: string) => message("assistant", { text });
const called = (id: string) => message("assistant", { toolCalls: [{ id, name: "t", arguments: {} }] });
const result = (id: string) => message("tool", { toolResults: [{ id, text: "r", isError: null }] });

describe("findScript", () => {
  it.each([
    ["none", [user("hello"), message("system", { text: "[[conform:a]]" })], undefined],
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
      [user("[[conform:a]]"), called("1"), message("tool", { text: "[[conform:b]]" })],
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
      message("assistant", { text: "xy", toolCalls: [{ id: "1", name: "t", arguments: {} }] }),
      message("tool", {
        toolResults: [
          { id: "1", text: "r", isError: null },
          { id: "2", text: "r", isError: null },
        ],
      }),
    ]);
  });
});

describe("showPrompt", () => {
  it("shows the beginning and the end of a long one", () => {
    expect(showPrompt([user("a"), result("1")])).toBe("user: a\ntool: r");
    const shown = showPrompt([message("system", { text: "🎉".repeat(1000) }), user("the question")]);
    expect(shown).toHaveLength(503);
    expect(shown).toMatch(/^system: 🎉.*🎉\nuser: the question$/su);
    expect(shown.isWellFormed()).toBe(true);
  });
});
