/** A server that misbehaves in one way: `node bad-server.mjs <port> <way>`. */
import { createServer } from "node:http";

const [port, way] = process.argv.slice(2);
const started = 'data: {"type":"RUN_STARTED","threadId":"t","runId":"r","protocolVersion":"1.0"}\n\n';
const content = 'data: {"type":"TEXT_MESSAGE_CONTENT","messageId":"m","delta":"Hello."}\n\n';

/** Writes a chunk repeatedly, as fast as the client reads, until the client closes the connection. */
function flood(response, chunk) {
  let open = true;
  response.once("close", () => {
    open = false;
  });
  const write = () => {
    while (open && response.write(chunk));
    if (open) response.once("drain", write);
  };
  write();
}

const ways = {
  hangs: () => {},
  "answers with HTML": (response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Hello</p>"),
  "crashes in a run": (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(started, () => {
      console.error("Error: out of luck");
      process.exit(7);
    });
  },
  "cuts frames": (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(started + content.slice(0, 30), () => response.destroy());
  },
  "never ends its streams": (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(started);
  },
  "sends endless events": (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(started);
    flood(response, content.repeat(1000));
  },
  "sends endless frames": (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`${started}data: {"type":"TEXT_MESSAGE_CONTENT","messageId":"m","delta":"`);
    flood(response, "x".repeat(1_000_000));
  },
  "sends endless JSON": (response) => {
    response.writeHead(500, { "content-type": "application/json" });
    flood(response, "[".repeat(1_000_000));
  },
};

if (way === "crashes at the start") {
  console.error("Error: no configuration");
  process.exit(7);
}
createServer((request, response) => {
  request.resume();
  ways[way](response);
}).listen(Number(port), "127.0.0.1");
