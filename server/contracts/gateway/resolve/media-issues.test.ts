import { expect, it } from "vitest";
import { mediaIssues } from "./media-issues.ts";

type Messages = Parameters<typeof mediaIssues>[0];

const audio = {
  type: "audio" as const,
  source: { type: "base64" as const, media_type: "audio/wav", data: "AA==" },
};
const video = {
  type: "video" as const,
  source: { type: "base64" as const, media_type: "video/mp4", data: "AA==" },
};
const image = { type: "image" as const, source: { type: "url" as const, url: "https://a.example/b.png" } };
const messages: Messages = [
  { role: "user", content: [{ type: "text", text: "Hi" }, image, audio] },
  { role: "assistant", content: [{ type: "tool_use", id: "a", name: "x", input: {} }] },
  { role: "user", content: [{ type: "tool_result", tool_use_id: "a", content: [image, video] }] },
  { role: "user", content: "Well?" },
];

it.each([
  [
    "responses",
    [
      ["request.messages[0].content[2]", "audio/wav in base64"],
      ["request.messages[2].content[0].content[1]", "video/mp4 in base64"],
    ],
  ],
  ["chat-completions", [["request.messages[2].content[0].content[1]", "video/mp4 in base64"]]],
  ["compatible", []],
  ["embedded", []],
] as const)("all that %s has no place for is told with its place [G-030][GX-09]", (api, want) => {
  expect(mediaIssues(messages, { api, publicId: "a/m" })).toEqual(
    want.map(([param, what]) => ({
      severity: "error",
      param,
      code: "unsupported_content_block",
      message: `The provider of "a/m" takes no ${what}. Send it in another way, or choose another model.`,
    })),
  );
});
