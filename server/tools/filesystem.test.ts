/** Tests runs with tools from the MCP project's filesystem server. */
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { readCheckedEvents } from "../proof/testing/clients/stream-checks.ts";
import { startTestServer } from "../proof/testing/server.ts";
import { connect, names } from "./fixtures/connect.ts";
import { filesystem } from "./fixtures/reference-servers.ts";
import { resultsOf } from "./fixtures/results.ts";

it.each([
  ["What files are there?", "[FILE] a.txt\n[DIR] docs"],
  ["List the allowed directories", /^Allowed directories:\n\S+$/],
  ["Read a.txt", "é\n2\n"],
  ["Which files are in docs/?", "[FILE] b.txt"],
])("the demo model responds with its result: %s", async (content, want) => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "files-")));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "a.txt"), "é\n2\n");
  await mkdir(join(folder, "docs"));
  await writeFile(join(folder, "docs", "b.txt"), "");
  // This is the configuration shown in the README.
  const { tools } = await connect([{ ...filesystem("."), cwd: folder }]);
  const server = await startTestServer({ tools, model: "demo" });
  const message = { role: "user", content };
  const stream = await server.stream("POST", "/v1/threads/thr_a/runs", { message, createThread: true });
  const events = await readCheckedEvents(stream);
  const results = events.filter(({ event }) => event.name === "tambo.tool.result");
  const texts = results.map(({ event }) => event.value.result[0].text);
  expect(texts).toEqual([typeof want === "string" ? want : expect.stringMatching(want)]);
  expect(results.map(({ event }) => event.value.isError)).toEqual([undefined]);
});

const text = (text: string) => ({ type: "text", text });

it("reads and writes only files in its folder [T-207, T-233, TX-12, TX-30]", async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "files-")));
  onTestFinished(() => rm(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);
  await writeFile(at("a.txt"), "é\n2\n");
  await writeFile(at("b.png"), Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  await writeFile(at("c.bin"), Buffer.from([0, 1, 2]));
  const { tools } = await connect([filesystem(folder)]);
  expect(names(tools)).toContain("files/read_text_file");
  const server = await startTestServer({ tools });
  const results = await resultsOf(server, [
    ["files/list_directory", { path: folder }],
    ["files/read_text_file", { path: at("a.txt") }],
    ["files/read_media_file", { path: at("b.png") }],
    ["files/read_media_file", { path: at("c.bin") }],
    ["files/write_file", { path: at("d.txt"), content: "new" }],
    ["files/read_text_file", { path: "/etc/hostname" }],
  ]);
  expect(results).toEqual([
    { result: [text("[FILE] a.txt\n[FILE] b.png\n[FILE] c.bin")] },
    { result: [text("é\n2\n")] },
    {
      result: [{ type: "image", source: { type: "base64", mediaType: "image/png", data: "iVBORw==" } }],
    },
    {
      result: [
        {
          type: "resource",
          resource: {
            uri: pathToFileURL(at("c.bin")).href,
            mimeType: "application/octet-stream",
            blob: "AAEC",
          },
        },
      ],
    },
    { result: [text(`Successfully wrote to ${at("d.txt")}`)] },
    {
      result: [text(`Access denied - path outside allowed directories: /etc/hostname not in ${folder}`)],
      isError: true,
    },
  ]);
  expect(await readFile(at("d.txt"), "utf8")).toBe("new");
});
