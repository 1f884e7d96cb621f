/** Tests which builtins are available and how they are defined for models. */
import { describe, expect, it } from "vitest";
import { type BuiltinName, builtinNames, type SearchChoice } from "../../core/ports/builtin-tools.ts";
import type { BuiltInTools } from "../../core/settings.ts";
import { createGatewayTools } from "./builtins.ts";
import { ownKey, webFetch } from "./builtins-testing.ts";

describe("available builtins", () => {
  it.each<[BuiltInTools, SearchChoice | undefined, BuiltinName[]]>([
    [{}, undefined, []],
    [{ webSearch: { provider: "brave", apiKey: "k" } }, undefined, ["vai_web_search"]],
    [{}, { provider: "tavily", apiKey: ownKey }, ["vai_web_search"]],
    [{ webFetch }, undefined, ["vai_web_fetch"]],
    [{ webFetch }, { provider: "brave", apiKey: ownKey }, ["vai_web_search", "vai_web_fetch"]],
  ])("of the settings %j with the choice %j: %j [G-006]", (settings, choice, names) => {
    expect([...createGatewayTools(settings, choice).keys()]).toEqual(names);
  });

  it("their names [G-006]", () => {
    expect(builtinNames).toEqual(["vai_web_search", "vai_web_fetch"]);
  });

  it("have the gateway's definitions [G-008, G-011]", () => {
    const tools = createGatewayTools({ webFetch }, { provider: "tavily", apiKey: ownKey });
    expect([...tools.values()].map(({ tool }) => tool)).toEqual([
      {
        name: "vai_web_search",
        description:
          "Searches the web. Returns title, URL, a snippet and, if known, date and source of each result.",
        inputSchema: {
          type: "object",
          properties: {
            query: { type: "string", description: "The search query" },
            max_results: {
              type: "integer",
              minimum: 1,
              maximum: 20,
              description: "Maximum number of results; 5 by default",
            },
          },
          required: ["query"],
          additionalProperties: false,
        },
        repeatable: true,
      },
      {
        name: "vai_web_fetch",
        description:
          "Fetches a public web page and returns its text; HTML becomes Markdown. Supports HTML, plain text, JSON and " +
          "XML; no forms, scripts or sign-in.",
        inputSchema: {
          type: "object",
          properties: { url: { type: "string", description: "An http or https URL" } },
          required: ["url"],
          additionalProperties: false,
        },
        repeatable: true,
      },
    ]);
  });
});
