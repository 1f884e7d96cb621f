import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../core/events.ts";
import { startHttpServer } from "../../proof/testing/http-server.ts";
import { createGatewayTools } from "./builtins.ts";
import { callBuiltin, createFailedOutcome, parseResult, webFetch } from "./builtins-testing.ts";

describe("vai_web_fetch", () => {
  it.each<[string, string, string, object]>([
    [
      "HTML",
      "text/html",
      "<title>Tea &amp; milk</title><h1>Tea</h1><ul><li>green</ul>",
      { title: "Tea & milk", format: "markdown", content: "# Tea\n\n- green" },
    ],
    [
      "HTML with a long title",
      "text/html",
      `<title>${"x".repeat(241)}</title>`,
      { title: "x".repeat(240), format: "markdown", content: "" },
    ],
    ["Markdown", "text/markdown", "# *Tea*", { title: "", format: "markdown", content: "# *Tea*" }],
    ["plain text", "text/plain", "<b>Tea", { title: "", format: "text", content: "<b>Tea" }],
    ["JSON", "application/json", "[1]", { title: "", format: "text", content: "[1]" }],
    [
      "a long text",
      "text/plain",
      "x".repeat(120_001),
      {
        title: "",
        format: "text",
        content: `${"x".repeat(119_950)}\n\n(truncated here: the page has 120001 characters)`,
      },
    ],
  ])("%s, from the final URL [G-011]", async (_name, type, body, expected) => {
    const baseUrl = await startHttpServer((request, response) => {
      if (request.url === "/") response.writeHead(302, { location: "/tea" }).end();
      else response.setHeader("content-type", type).end(body);
    });
    const reply = parseResult(
      await callBuiltin("vai_web_fetch", { url: baseUrl }, { settings: { webFetch } }),
    );
    expect(reply).toEqual({ provider: "direct", url: `${baseUrl}/tea`, ...expected });
  });

  it.each<[JsonObject, string]>([
    [{}, "url: Invalid input: expected string, received undefined"],
    [{ url: "https://example.com/", format: "html" }, 'Unrecognized key: "format"'],
  ])("the input %j is rejected [G-172]", async (input, mistake) => {
    expect(await callBuiltin("vai_web_fetch", input, { settings: { webFetch } })).toEqual(
      createFailedOutcome("invalid_tool_input", `Invalid input for \`vai_web_fetch\`: ${mistake}.`),
    );
  });

  it.each([
    ["http://[::ffff:169.254.169.254]/", "[::ffff:a9fe:a9fe]"],
    ["http://169.254.169.254/latest/meta-data/", "169.254.169.254"],
    ["http://localhost:8080/", "localhost"],
    ["http://10.0.0.1/", "10.0.0.1"],
  ])("%s is not fetched from the default network [G-012]", async (url, host) => {
    const tool = createGatewayTools({ webFetch }).get("vai_web_fetch");
    expect(await tool?.run("p", { url }, { signal: new AbortController().signal })).toEqual(
      createFailedOutcome(
        "tool_provider_error",
        `${host} is not on the public internet. Only public pages can be fetched.`,
      ),
    );
  });

  it("a page that does not load times out", async () => {
    const url = await startHttpServer(() => {});
    expect(await callBuiltin("vai_web_fetch", { url }, { settings: { webFetch }, timeoutMs: 50 })).toEqual(
      createFailedOutcome("tool_timeout", "The page did not load within 50 ms."),
    );
  });
});
