import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that behaves like GitHub's API for comments on issues. */
export class FakeGitHub {
  comments: { id: number; body: string }[] = [];
  requests: string[] = [];
  /** The status of every answer. */
  status = 200;
  readonly #token: string;
  readonly #server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://github");
    this.requests.push(`${request.method} ${url.pathname}${url.search}`);
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      const isAllowed = request.headers.authorization === `Bearer ${this.#token}`;
      const status = isAllowed ? this.status : 401;
      const answer = status === 200 ? this.#answer(request.method, url, text) : { message: "No" };
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });

  /** @param token The token that requests must have. */
  constructor(token: string) {
    this.#token = token;
  }

  #answer(method: string | undefined, { pathname, searchParams }: URL, text: string): unknown {
    if (method === "GET") {
      const [size, page] = ["per_page", "page"].map((name) => Number(searchParams.get(name)));
      return this.comments.slice(Number(size) * (Number(page) - 1), Number(size) * Number(page));
    }
    const { body } = JSON.parse(text) as { body: string };
    if (method === "POST") {
      this.comments.push({ id: this.comments.length + 1, body });
      return this.comments.at(-1);
    }
    const found = this.comments.find(({ id }) => pathname.endsWith(`/comments/${id}`));
    if (found !== undefined) found.body = body;
    return found;
  }

  /** Starts the server and returns its address. */
  async start(): Promise<string> {
    await new Promise<void>((started) => this.#server.listen(0, "127.0.0.1", started));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((stopped) => this.#server.close(stopped));
  }
}
