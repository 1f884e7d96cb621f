import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

const program = `${import.meta.dirname}/../tambo-conform.mjs`;
/** A server that creates and lists threads, and implements nothing else. */
const server = `
  const { createServer } = require("node:http");
  const threads = [];
  createServer((request, response) => {
    const reply = (status, body) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    request.resume();
    if (request.url === "/healthz") return reply(200, {});
    if (request.url.split("?")[0] !== "/v1/threads") return reply(404, { error: "not found" });
    if (request.method === "GET") return reply(200, { threads });
    threads.push({ id: "thr_" + threads.length, createdAt: new Date(), updatedAt: new Date() });
    reply(201, { thread: threads.at(-1) });
  }).listen(Number(process.env.PORT), "127.0.0.1");
`;

it.each(["core", "full"])(
  "reports on a partial server in at most 80 lines: level %s",
  async (level) => {
    const command = [program, "start", "--level", level, "--", process.execPath, "-e", server];
    const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "ignore"] });
    const [out] = await Promise.all([text(child.stdout), once(child, "close")]);
    const lines = out.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(80);
    expect(lines.slice(2, 4)).toEqual([
      expect.stringMatching(/^CAUSES OF FAILURE \(\d+\), the most frequent first$/),
      "  1. POST /v1/threads/{id}/runs returned status 404 with application/json instead of the stream that T-001 requires",
    ]);
    expect(lines).toContain(
      "     T-001: The response to an accepted run request MUST be an event stream and never a JSON body.",
    );
    expect(lines.slice(-3)).toEqual([
      `level reached: none (tested: ${level})`,
      "not conformant",
      expect.stringMatching(/^\d+ passed, \d+ failed$/),
    ]);
  },
  60_000,
);
