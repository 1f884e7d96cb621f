import { expect, it } from "vitest";
import { GatewayError } from "../errors.ts";
import { checkAddresses } from "./addresses.ts";

type Messages = Parameters<typeof checkAddresses>[0];

const image = (url: string) => ({ type: "image" as const, source: { type: "url" as const, url } });
const result = (url: string) => ({
  type: "tool_result" as const,
  tool_use_id: "a",
  content: [image(url)],
});

it("takes addresses that can be read, and whatever has none [G-061]", () => {
  const data: Messages = [
    { role: "user", content: "https://:" },
    { role: "user", content: [image("https://example.com/cat.png"), { type: "text", text: "http://[" }] },
    {
      role: "user",
      content: [{ type: "image", source: { type: "base64", data: "" } }, result("http://a/b")],
    },
  ];
  expect(() => checkAddresses(data)).not.toThrow();
});

it.each<[string, Messages, string]>([
  [
    "a message",
    [{ role: "user", content: [image("http://a:99999/")] }],
    "request.messages[0].content[0].source.url",
  ],
  [
    "the result of a call",
    [{ role: "user", content: [{ type: "text", text: "" }, result("http://a:99999/")] }],
    "request.messages[0].content[1].content[0].source.url",
  ],
])("an address in %s that cannot be read is refused [G-061]", (_, messages, param) => {
  const message = `${param} must be a URL, such as https://example.com/cat.png`;
  expect(() => checkAddresses(messages)).toThrow(
    new GatewayError("invalid_request_error", message, { param }),
  );
});
