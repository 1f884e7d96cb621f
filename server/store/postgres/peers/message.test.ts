import { expect, it } from "vitest";
import { parseMessage } from "./message.ts";

it.each([
  ["a message of this program", '{"kind":"released"}', { kind: "released" }],
  ["text of another program", "hello", undefined],
  ["JSON of another program", '["hello"]', undefined],
  ["nothing", "", undefined],
  ["null", "null", undefined],
])("parses a notification: %s", (_name, payload, message) => {
  expect(parseMessage(payload)).toEqual(message);
});
