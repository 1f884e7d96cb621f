/** Requests whose body comes while the server stops. */
import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { testServer } from "../../testing/server.ts";

const body = JSON.stringify({
  request: { model: "embedded/demo", messages: [{ role: "user", content: "Hi" }] },
});

it.each(["/v1/runs", "/v1/runs:stream"])(
  "%s refuses a request that was let in, and is whole only when the server stops [G-172]",
  async (path) => {
    const server = await testServer();
    const { port } = new URL(server.url);
    const socket = connect(Number(port), "127.0.0.1");
    let text = "";
    socket.on("data", (data) => {
      text += data;
    });
    const head = ["Host: localhost", "Content-Type: application/json", `Content-Length: ${body.length}`];
    socket.write(`POST ${path} HTTP/1.1\r\n${[...head, "Expect: 100-continue"].join("\r\n")}\r\n\r\n`);
    // Then it has been let in.
    await once(socket, "data");
    const closed = server.close();
    socket.write(body);
    await once(socket, "close");
    await closed;
    expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 529 /);
    expect(JSON.parse(text.slice(text.lastIndexOf("\r\n\r\n")))).toEqual({
      error: {
        type: "overloaded_error",
        message: "The server is about to stop. Send the request again in a moment.",
        code: "draining",
        request_id: expect.stringMatching(/^req_[0-9a-f]{20}$/),
      },
    });
  },
);
