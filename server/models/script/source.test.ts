import type { LanguageModelV4Message } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { findScript } from "./source.ts";

const user = (...texts: string[]): LanguageModelV4Message => ({
  role: "user",
  content: texts.map((text) => ({ type: "text", text })),
});
const assistant: LanguageModelV4Message = { role: "assistant", content: [{ type: "text", text: "x" }] };
const tool: LanguageModelV4Message = { role: "tool", content: [] };
const script = '{"turns":[]}';

describe("findScript", () => {
  const cases: [string, LanguageModelV4Message[], ReturnType<typeof findScript>][] = [
    ["no message", [], undefined],
    ["no script", [{ role: "system", content: script }, user("a script, please"), assistant], undefined],
    ["a whole text", [user(` ${script}\n`)], { json: ` ${script}\n`, turn: 0 }],
    ["one part of several", [user("hello", script, "bye")], { json: script, turn: 0 }],
    [
      "turns counted by assistant messages only",
      [user(script), assistant, tool, assistant, tool],
      { json: script, turn: 2 },
    ],
    [
      "the latest script",
      [user('{"turns":[[]]}'), assistant, user(script), assistant],
      { json: script, turn: 1 },
    ],
    ["a later message without one", [user(script), assistant, user("go on")], { json: script, turn: 1 }],
    ["a fenced block", [user("Play:\r\n```script\r\n{\r\n}\r\n```\r\nThanks")], { json: "{\n}", turn: 0 }],
    ["a block of another language", [user("```json\n{}\n```")], undefined],
    [
      "the second block",
      [user("```json\n1\n```\n~~~~ script\n2\n~~~\n```\n~~~~\n3")],
      { json: "2\n~~~\n```", turn: 0 },
    ],
    ["a block that is never closed", [user("```script\n{}\n")], { json: "{}\n", turn: 0 }],
  ];
  it.each(cases)("%s", (_name, prompt, want) => {
    expect(findScript(prompt)).toEqual(want);
  });
});
