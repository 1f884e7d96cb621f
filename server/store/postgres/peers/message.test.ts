import { expect, it } from "vitest";
import { readMessage } from "./message.ts";

it.each([
  ["one of ours", '{"kind":"released"}', { kind: "released" }],
  ["text of another program", "hello", undefined],
  ["JSON of another program", '["hello"]', undefined],
  ["nothing", "", undefined],
  ["null", "null", undefined],
])("a notice: %s", (_name, payload, message) => {
  expect(readMessage(payload)).toEqual(message);
});
