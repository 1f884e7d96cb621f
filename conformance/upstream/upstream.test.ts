import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { useUpstream } from "./testing/use-upstream.ts";
import { startUpstream } from "./upstream.ts";

const playing = useUpstream();

describe("startUpstream", () => {
  it("returns the environment of an implementation", async () => {
    const { url, environment } = playing.upstream;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(environment()).toEqual({
      OPENAI_BASE_URL: `${url}/openai/v1`,
      OPENAI_API_KEY: "conformance",
      ANTHROPIC_BASE_URL: `${url}/anthropic`,
      ANTHROPIC_API_KEY: "conformance",
      CONFORM_MCP_URL: `${url}/mcp`,
      CONFORM_HOLDS_URL: `${url}/holds`,
      CONFORM_SEARCH_URL: `${url}/searxng`,
    });
    const models = await (await fetch(`${url}/openai/v1/models`)).json();
    expect(models).toMatchObject({ object: "list", data: [{ id: "conformance" }] });
  });

  it.each([
    ["GET", "/", 404],
    ["GET", "/openai/v1/responses", 405],
    ["GET", "/mcp", 405],
    ["DELETE", "/mcp", 405],
    ["POST", "/holds/a", 404],
    ["GET", "/holds/%zz", 400],
  ])("responds to %s %s with status %i", async (method, path, status) => {
    expect((await fetch(playing.upstream.url + path, { method })).status).toBe(status);
  });

  it("rejects a body that is not JSON in the provider's format", async () => {
    const answer = await fetch(`${playing.upstream.url}/anthropic/v1/messages`, {
      method: "POST",
      body: "{",
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ type: "error", error: { type: "invalid_request_error" } });
    expect(playing.upstream.driver.takeErrors()).toEqual([
      expect.stringMatching(/^Invalid model request \(anthropic\): .*JSON/),
    ]);
  });

  it("asks clients not to retry", async () => {
    const answer = await fetch(`${playing.upstream.url}/openai/v1/responses`, { method: "POST", body: "{}" });
    expect([answer.headers.get("retry-after"), answer.headers.get("x-should-retry")]).toEqual(["0", "false"]);
    playing.upstream.driver.takeErrors();
  });

  it("serves scripts concurrently", async () => {
    const { driver, url } = playing.upstream;
    const scripts = ["x", "y"].map((word) =>
      playing.open([{ text: [word, { hold: `both.${word}` }, word] }]),
    );
    const answers = scripts.map(async ({ text }) => {
      const body = JSON.stringify({ model: "m", messages: [{ role: "user", content: text }] });
      const answer = await fetch(`${url}/openai/v1/chat/completions`, { method: "POST", body });
      return ((await answer.json()) as { choices: [{ message: { content: string } }] }).choices[0].message
        .content;
    });
    await Promise.all([driver.waitUntilReached("both.x"), driver.waitUntilReached("both.y")]);
    driver.release("both.y");
    expect(await answers[1]).toBe("yy");
    driver.release("both.x");
    expect(await answers[0]).toBe("xx");
  });

  it("throws if the port is in use", async () => {
    const port = Number(new URL(playing.upstream.url).port);
    await expect(startUpstream({ port })).rejects.toThrow("EADDRINUSE");
  });

  it("lets the process exit after it was closed, despite waiting requests", async () => {
    const program = `
      import { startUpstream } from ${JSON.stringify(new URL("upstream.ts", import.meta.url).href)};
      const { url, driver, close } = await startUpstream();
      const answer = fetch(url + "/holds/h").catch(() => console.log("closed"));
      await driver.waitUntilReached("h");
      await close();
      await answer;
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
    expect(stdout).toBe("closed\n");
  });
});
