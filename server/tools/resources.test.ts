/** Tests which server a resource is read from, and that resources can be read over real connections. */

import { describe, expect, it } from "vitest";
import { textOutcome } from "../core/ports/testing-outcomes.ts";
import { combineServerTools, type ServerTools } from "../core/ports/tools.ts";
import { measureLoopDelay } from "../proof/testing/loop-delay.ts";
import { call, connect, fixture, names, read } from "./fixtures/connect.ts";
import { eras, inEra, modernEra } from "./fixtures/eras.ts";
import { createNativeTools } from "./native.ts";
import { defaultToolServers } from "./project-tools.ts";
import { ServerResources } from "./resources.ts";

const signal = new AbortController().signal;

function sourceOf(uri: string, text: string): ServerTools {
  const readResource: ServerTools["readResource"] = async (_projectId, requestedUri) =>
    requestedUri === uri ? [{ uri, text }] : undefined;
  return { ...createNativeTools([]), readResource };
}

describe("a server has", () => {
  const resources = new ServerResources(["a://1", "a://{x}"], ["b://{id}", "c://{+path}.txt", "d://x{?q}"]);
  it.each([
    ["a listed URI", "a://1", true],
    ["a listed URI that looks like a template", "a://{x}", true],
    ["no URI that merely begins like a listed one", "a://12", false],
    ["a URI of a template", "b://7", true],
    ["no URI with more than the template has", "b://7/8", false],
    ["a URI of a template with slashes", "c://d/e.txt", true],
    ["a URI of a template with a query", "d://x?q=1", true],
    ["no URI of a template longer than 2,048 characters", `b://${"7".repeat(2_045)}`, false],
    ["a URI of a template of 2,048 characters", `b://${"7".repeat(2_044)}`, true],
    ["nothing for an empty URI", "", false],
  ])("%s", async (_title, uri, want) => {
    expect(await resources.has("p", uri, signal)).toBe(want);
  });

  it("nothing for an unusable template, which is reported", async () => {
    const finding: string[] = [];
    const templates = ["b://{id", "x".repeat(2_049), "b://{id}", ...Array(999).fill("c://{id}")];
    const kept = new ServerResources([], templates, (template, { message }) =>
      finding.push(`${template.slice(0, 7)}: ${message}`),
    );
    expect(await kept.has("p", "b://7", signal)).toBe(true);
    expect(finding).toEqual([
      "b://{id: Unclosed template expression",
      "xxxxxxx: it has more than 2048 characters",
      "c://{id: it exceeds the limit of 1000 templates, as do all templates after it",
    ]);
  });

  it("a response, or none, in bounded time, without blocking the event loop", async () => {
    const template = `a://${"{a}.".repeat(12)}b`;
    const owned = new ServerResources([], [template]);
    const asked = measureLoopDelay(
      async () => await owned.has("p", `a://${".".repeat(2_000)}`, signal).catch(String),
    );
    const { result, maxDelayMs } = await asked;
    expect(result).toBe("JobAbortedError: it took more than 2 s");
    expect(maxDelayMs).toBeLessThan(1_000);
  }, 60_000);
});

describe("reading", () => {
  it("returns the weather example's cities, and nothing for an unknown URI [T-065]", async () => {
    const { tools } = await connect(defaultToolServers);
    const text = [
      ...["New York", "San Francisco", "Chicago", "Toronto", "Mexico City", "São Paulo", "London"],
      ...["Paris", "Berlin", "Cairo", "Mumbai", "Tokyo", "Sydney"],
    ].join("\n");
    expect(await read(tools, "weather://cities")).toEqual([
      { uri: "weather://cities", mimeType: "text/plain", text },
    ]);
    expect(await read(tools, "weather://citie")).toBeUndefined();
    expect(await read(tools, "https://example.com/")).toBeUndefined();
  });
});

describe.each(eras)("reading with MCP %s", (era) => {
  it("works for a server without tools, for all pages of its list and its templates [T-065]", async () => {
    const { tools, log } = await connect([inEra(fixture("resources"), era)]);
    const text = (uri: string) => ({ uri, mimeType: "text/plain", text: `contents of ${uri}` });
    expect(names(tools)).toEqual([]);
    expect(await read(tools, "res://text")).toEqual([text("res://text")]);
    expect(await read(tools, "res://several")).toEqual([
      { uri: "res://several/1", text: "" },
      { uri: "res://several/2", mimeType: "image/png", blob: "AAAA" },
    ]);
    expect(await read(tools, "res://empty")).toEqual([]);
    expect(await read(tools, "note://7")).toEqual([text("note://7")]);
    expect(await read(tools, "tree://a/b")).toEqual([text("tree://a/b")]);
    expect(await read(tools, "res://new")).toBeUndefined();
    expect(log.lines).toEqual([
      '[resources] The resource template "res://{unclosed" was ignored: Unclosed template expression',
    ]);
    // This read makes the client read the list again. This takes one request per page, and a test cannot
    // observe when the last request has finished.
    expect(await read(tools, "res://grow")).toEqual([text("res://grow")]);
    const settings = { interval: 5, timeout: 20_000 };
    await expect.poll(() => read(tools, "res://new"), settings).toEqual([text("res://new")]);
  });

  it.each([
    // MCP 2026-07-28 replaced the code.
    {
      uri: "res://missing",
      reason: `Resource not found (MCP error ${era === modernEra ? -32602 : -32002})`,
    },
    {
      uri: "res://malformed",
      reason: "its response does not conform to MCP: /contents/0: Invalid input",
    },
    { uri: "res://silent", reason: "it did not respond within 0.2 s" },
  ])("rejects with the URI for $uri: $reason", async ({ uri, reason }) => {
    const { tools, log } = await connect([inEra(fixture("resources"), era)], { callTimeoutMs: 200 });
    const want = `The resource \`${uri}\` could not be read from the tool server \`resources\`: ${reason}.`;
    await expect(read(tools, uri)).rejects.toThrow(new Error(want));
    if (uri === "res://silent") await log.until("[resources] cancelled: No response within 0.2 s");
    expect(await read(tools, "res://empty")).toEqual([]);
  });

  it.each([
    { uri: "res://crash", reason: "its process ended" },
    {
      uri: "res://huge",
      reason: "it sent a message larger than 10 MB during a resource read",
    },
  ])("rejects when $uri crashes it, and until it runs again", async ({ uri, reason }) => {
    const { tools, log } = await connect([inEra(fixture("resources"), era)]);
    const failure = (of: string, why: string) =>
      new Error(`The resource \`${of}\` could not be read from the tool server \`resources\`: ${why}.`);
    await expect(read(tools, uri)).rejects.toThrow(failure(uri, reason));
    await expect(read(tools, "note://7")).rejects.toThrow(
      failure("note://7", `it is not available: ${reason}`),
    );
    expect(await read(tools, "nobody://7")).toBeUndefined();
    await log.until("`resources` is available now");
    expect(await read(tools, "res://empty")).toEqual([]);
  });

  it("rejects with the signal's reason when it aborts, and is cancelled on the server [T-144]", async () => {
    const { tools, log } = await connect([inEra(fixture("resources"), era)]);
    const controller = new AbortController();
    const contents = tools.readResource("prj_1", "res://silent", controller);
    await log.until("[resources] read requested");
    controller.abort(new Error("cancelled by test"));
    await expect(contents).rejects.toThrow(new Error("cancelled by test"));
    await log.until("[resources] cancelled: The run was cancelled");
    const again = tools.readResource("prj_1", "nobody://7", controller);
    await expect(again).rejects.toThrow(new Error("cancelled by test"));
  });
});

describe.each(eras)("a server with MCP %s whose list", (era) => {
  it.each([
    { broken: "resources/list", uri: "res://empty" },
    { broken: "resources/templates/list", uri: "res://empty" },
  ])("$broken fails has no resources, but starts", async ({ broken, uri }) => {
    const servers = [inEra(fixture("resources", { env: { BROKEN: broken } }), era), ...defaultToolServers];
    const { tools, log } = await connect(servers);
    expect(log.lines).toEqual([
      "[resources] The resource list could not be read: out of order (MCP error -32603)",
    ]);
    expect(await read(tools, uri)).toBeUndefined();
    expect(await call(tools, "weather/get_weather", { city: "Tokyo" })).toEqual(textOutcome("70°F, Clear"));
  });

  it("of templates is unsupported has the resources that it lists", async () => {
    const { tools, log } = await connect([
      inEra(fixture("resources", { env: { BROKEN: "no templates" } }), era),
    ]);
    expect(log.lines).toEqual([]);
    expect(await read(tools, "res://empty")).toEqual([]);
    expect(await read(tools, "note://7")).toBeUndefined();
  });
});

it("reads from the first of several sources that has the resource", async () => {
  const tools = combineServerTools(
    createNativeTools([]),
    sourceOf("a://1", "first"),
    sourceOf("a://1", "second"),
  );
  expect(await tools.readResource("p1", "a://1", { signal })).toEqual([{ uri: "a://1", text: "first" }]);
  expect(await tools.readResource("p1", "a://2", { signal })).toBeUndefined();
});
