import { expect, it } from "vitest";
import { parseMessage } from "./message.ts";

it.each([
  ["one of ours", '{"kind":"released"}', { kind: "released" }],
  ["text of another program", "hello", undefined],
  ["JSON of another program", '["hello"]', undefined],
  ["nothing", "", undefined],
  ["null", "null", undefined],
])("a notice: %s", (_name, payload, message) => {
  expect(parseMessage(payload)).toEqual(message);
});
