import { expect, it } from "vitest";
import { respondWith, startProvider } from "../../models/fixtures/provider.ts";
import { findFormat } from "../../models/fixtures/provider-quirks/quirk.ts";
import { createProviders } from "../../models/fixtures/providers-at.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";
import {
  conversationPath,
  createScriptBody,
  type Frame,
  joinText,
  parseFrames,
  sendMessage,
} from "./testing.ts";

const listCitations = (frames: readonly Frame[]) => frames.flatMap(({ chunk }) => chunk.citations);

/** Returns the text and the citations of the response to a message, which must end with the citations. */
async function send(server: TestServer, body: unknown) {
  const frames = await sendMessage(server, body);
  return { text: joinText(frames), citations: listCitations(frames) };
}

it("sends the sources of a script, live and again after a cursor [M-053][P-093]", async () => {
  const server = await startTestServer({ model: "script" });
  const script = [[{ text: "Two " }, { source: "a.py" }, { text: "files." }, { source: "b.py" }]];
  const frames = await sendMessage(server, createScriptBody(...script));
  const described = frames.map(({ chunk: { message, citations } }) => [message, ...citations]);
  expect(described).toEqual([[""], ["Two "], ["", "a.py"], ["files."], ["", "b.py"]]);
  const [, , cited, ...rest] = frames;
  const { body } = await server.json("GET", conversationPath("active-session"));
  const path = `${conversationPath("resume")}/${body.sessionId}?cursor=${cited?.id}`;
  const resumed = await server.request("POST", path);
  expect(parseFrames(await resumed.text())).toEqual(rest);
});

it("sends the page that the demo model cites [M-053]", async () => {
  const server = await startTestServer({ model: "demo" });
  expect(await send(server, { content: "What is the capital of France?" })).toEqual({
    text: "The capital of France is Paris.",
    citations: ["https://en.wikipedia.org/wiki/Paris"],
  });
});

it("sends the name of a file that OpenAI cites [M-053]", async () => {
  const { start, text, finish } = findFormat("openai");
  const annotation = { type: "file_citation", file_id: "file_1", filename: "app/main.py", index: 0 };
  const at = { output_index: 0, item_id: "msg_0", content_index: 0, annotation_index: 0 };
  const type = "response.output_text.annotation.added";
  const cited = `event: ${type}\ndata: ${JSON.stringify({ type, ...at, annotation })}\n\n`;
  const provider = await startProvider(
    respondWith([...start(), ...text(0, ["It starts."]), cited, ...finish(false)]),
  );
  const providers = createProviders(provider.url, { maxRetries: 0 });
  const server = await startTestServer({ model: "openai/m", providers });
  expect(await send(server, { content: "What does it do?" })).toEqual({
    text: "It starts.",
    citations: ["app/main.py"],
  });
});
