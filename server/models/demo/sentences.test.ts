import type { LanguageModelV4ToolResultOutput } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { readConversation } from "./conversation.ts";
import { describeResults } from "./sentences.ts";

type Calls = [toolName: string, input: object, output: LanguageModelV4ToolResultOutput][];

const callsOf = (calls: Calls) =>
  readConversation(
    calls.flatMap(([toolName, input, output], index) => [
      { role: "assistant", content: [{ type: "tool-call", toolCallId: `${index}`, toolName, input }] },
      { role: "tool", content: [{ type: "tool-result", toolCallId: `${index}`, toolName, output }] },
    ]),
  ).calls;
const value = (text: string): LanguageModelV4ToolResultOutput => ({ type: "text", value: text });
const error = (text: string): LanguageModelV4ToolResultOutput => ({ type: "error-text", value: text });
const json = (data: Extract<LanguageModelV4ToolResultOutput, { type: "json" }>["value"]) =>
  ({ type: "json", value: data }) as const;
const get = "weather__get_weather";

describe("describeResults", () => {
  const cases: [string, Calls, string][] = [
    [
      "weather of two cities",
      [
        [get, { city: "New York" }, value("72°F, Sunny")],
        [get, { city: "San Francisco" }, value("65°F, Foggy")],
      ],
      "In New York it is 72°F and sunny. In San Francisco it is 65°F and foggy.",
    ],
    [
      "weather as data",
      [[get, {}, json({ city: "Paris", temp_c: 18, conditions: "Cloudy" })]],
      "In Paris it is 18°C and cloudy.",
    ],
    ["weather without a sky", [[get, {}, value('{"temperature":-3.5,"unit":"F"}')]], "It is -3.5°F."],
    [
      "a forecast",
      [
        [
          "weather__get_forecast",
          { city: "Paris" },
          value("Today: 18°C, Cloudy\nTomorrow: 19°C, Partly cloudy\nThe day after: 16°C, Rain"),
        ],
      ],
      "In Paris: today 18°C and cloudy, tomorrow 19°C and partly cloudy and the day after 16°C and rain.",
    ],
    [
      "a place that is not found",
      [[get, { city: "Atlantis" }, error("City not found")]],
      "I couldn't find weather data for that location. The tool says: City not found. Could you please provide a valid city name?",
    ],
    ["weather in other words", [[get, {}, value("Nice")]], "Nice."],
    [
      "a client's tool",
      [["add_to_cart", {}, value("Added 2x SKU-123 to cart. Cart total: $49.98")]],
      "Done! Added 2x SKU-123 to cart. Cart total: $49.98.",
    ],
    ["a client's tool that says so itself", [["add_to_cart", {}, value("Done.")]], "Done."],
    ["a client's question", [["get_user_name", {}, value("Ada")]], "Ada."],
    ["no words", [["add_to_cart", {}, value(" ")]], 'Done: "add to cart" finished.'],
    [
      "a failure",
      [["add_to_cart", {}, error("Out of stock!")]],
      'I couldn\'t do that: "add to cart" failed. The tool says: Out of stock!',
    ],
    [
      "a failure without words",
      [["add_to_cart", {}, { type: "error-json", value: "" }]],
      'I couldn\'t do that: "add to cart" failed.',
    ],
    [
      "a refusal",
      [["add_to_cart", {}, { type: "execution-denied" }]],
      'I couldn\'t do that: "add to cart" failed. The tool says: The tool call was denied.',
    ],
    [
      "data",
      [["x__get_time", {}, json({ utcTime: "12:00", zones: ["a", "b"], more: {}, ok: true })]],
      'The tool "get time" returned utc time 12:00, zones (2 items), more (an object) and ok true.',
    ],
    ["a list", [["x__find", {}, value("[1,2]")]], 'The tool "find" returned 2 items.'],
    ["empty text", [["x__run", {}, json({ value: 42, output: "" })]], 'The tool "run" returned value 42.'],
    ["a message", [["add_to_cart", {}, json({ quantity: 2, message: "I added 2" })]], "I added 2."],
    ["nothing", [["x__find", {}, json({})]], 'The tool "find" returned nothing.'],
    [
      "content",
      [
        [
          "x__find",
          {},
          {
            type: "content",
            value: [
              { type: "text", text: "a" },
              { type: "text", text: "b!" },
            ],
          },
        ],
      ],
      "a\nb!",
    ],
  ];
  it.each(cases)("%s", (_name, calls, text) => {
    expect(describeResults(callsOf(calls))).toBe(text);
  });

  it("ignores calls without a result, and says the same sentence only once", () => {
    const open = { toolName: "t", input: {}, result: undefined };
    const [call] = callsOf([["t__u", {}, value("Same")]]);
    expect(describeResults([open, ...(call ? [call, call] : [])])).toBe("Same.");
  });
});
