import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4ToolResultOutput,
} from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { type Plan, planTurn } from "./plan.ts";

type Properties = NonNullable<LanguageModelV4FunctionTool["inputSchema"]["properties"]>;
const tool = (name: string, description: string, properties: Properties, required: string[] = []) => ({
  type: "function" as const,
  name,
  description,
  inputSchema: { type: "object" as const, properties, required },
});
const string = { type: "string" as const };
const stock = tool(
  "show_component_StockChart",
  "Displays a stock price chart",
  {
    ticker: { ...string, description: "Stock ticker symbol" },
    timeRange: { ...string, enum: ["1D", "1W", "1M", "1Y"] },
  },
  ["ticker"],
);
const table = tool("show_component_DataTable", "A table of rows", { title: string });
const weatherCard = tool(
  "show_component_WeatherCard",
  "Shows the weather",
  { city: string, temperature: { type: "number" }, condition: string, unit: { ...string, enum: ["C", "F"] } },
  ["city"],
);
const unit = { ...string, enum: ["fahrenheit", "celsius"], default: "fahrenheit" };
const weather = tool("weather__get_weather", "Get the current weather of a city", { city: string, unit }, [
  "city",
]);
const forecast = tool(
  "weather__get_forecast",
  "Get the weather of a city for three days",
  { city: string, unit },
  ["city"],
);
const cart = tool(
  "add_to_cart",
  "Add an item to the shopping cart",
  { productId: string, quantity: { type: "integer" } },
  ["productId", "quantity"],
);
const state = tool(
  "update_component_state",
  "Change the state of a component on screen",
  { component: string },
  ["component"],
);
const server = [weather, forecast];
const everything = [...server, cart, stock, table, state];

const user = (text: string): LanguageModelV4Message => ({ role: "user", content: [{ type: "text", text }] });
const sendRequest = (
  text: string,
  tools: LanguageModelV4FunctionTool[],
  toolChoice?: LanguageModelV4CallOptions["toolChoice"],
): Promise<Plan> => planTurn({ prompt: [user(text)], tools, ...(toolChoice && { toolChoice }) });

const ticker = (symbol: string, timeRange = "1M") => ({
  toolName: "show_component_StockChart",
  input: { ticker: symbol, timeRange },
});
const call = (toolName: string, input: object) => ({ toolName, input });
const advice = "To use a real model, configure a provider and select its model in the request.";
const self = "the embedded demo model: I work offline and know very little";

describe("the first turn", () => {
  const cases: [string, LanguageModelV4FunctionTool[], { text: string; source?: string; calls: object[] }][] =
    [
      [
        "show me the stock price of AAPL",
        [...server, stock],
        { text: "Here's the stock chart for Apple (AAPL):", calls: [ticker("AAPL")] },
      ],
      [
        "Compare AAPL and MSFT stocks side by side",
        [...server, stock],
        {
          text: "Here's a side-by-side comparison of Apple and Microsoft:",
          calls: [ticker("AAPL"), ticker("MSFT")],
        },
      ],
      [
        "ZZZ over a year",
        [stock, table],
        { text: "Here's the stock chart for ZZZ:", calls: [ticker("ZZZ", "1Y")] },
      ],
      [
        "a stock chart of NVDA and a data table, please",
        everything,
        {
          text: "Here are the stock chart and the data table:",
          calls: [ticker("NVDA"), call("show_component_DataTable", { title: "Nvidia (NVDA)" })],
        },
      ],
      [
        "any rows?",
        [table],
        { text: "Here's the data table:", calls: [call("show_component_DataTable", { title: "Any rows" })] },
      ],
      [
        "What's the weather in New York and San Francisco?",
        everything,
        {
          text: "",
          calls: [
            call("weather__get_weather", { city: "New York" }),
            call("weather__get_weather", { city: "San Francisco" }),
          ],
        },
      ],
      [
        "the weather in Tokyo tomorrow in celsius",
        everything,
        { text: "", calls: [call("weather__get_forecast", { city: "Tokyo", unit: "celsius" })] },
      ],
      [
        "Add 2 of SKU-123 to my cart",
        everything,
        { text: "", calls: [call("add_to_cart", { productId: "SKU-123", quantity: 2 })] },
      ],
      [
        "Show the weather in Berlin",
        [weather, weatherCard],
        { text: "", calls: [call("weather__get_weather", { city: "Berlin" })] },
      ],
      [
        "Show the weather in Berlin",
        [weatherCard],
        {
          text: "Here's the weather card for Berlin:",
          calls: [
            call("show_component_WeatherCard", {
              city: "Berlin",
              temperature: 18,
              condition: "sunny",
              unit: "C",
            }),
          ],
        },
      ],
      ["Please count to 4", everything, { text: "1, 2, 3, 4.", calls: [] }],
      ["Count from 9 up to 11", everything, { text: "9, 10, 11.", calls: [] }],
      [
        "What is the capital of France?",
        everything,
        {
          text: "The capital of France is Paris.",
          source: "https://en.wikipedia.org/wiki/Paris",
          calls: [],
        },
      ],
      [
        "What is the capital of the United States?",
        [],
        {
          text: "The capital of the United States is Washington, D.C.",
          source: "https://en.wikipedia.org/wiki/Washington,_D.C.",
          calls: [],
        },
      ],
      [
        "Hello!",
        everything,
        { text: `Hello! I am ${self}. Ask me "What can you do?" to see what I can use here.`, calls: [] },
      ],
      ["Thanks a lot", everything, { text: "You're welcome!", calls: [] }],
      ["Who are you?", [], { text: `I am ${self}. ${advice}`, calls: [] }],
      [
        "What can you do?",
        [weather, cart, stock, table, state],
        {
          text:
            "I can show you StockChart (Displays a stock price chart) and DataTable (A table of rows). " +
            "I can use these tools on the server: get weather (Get the current weather of a city). " +
            `I can use these tools in your app: add to cart (Add an item to the shopping cart). ${advice}`,
          calls: [],
        },
      ],
      [
        "help",
        [],
        {
          text:
            'I can answer a few fixed questions, such as "What is the capital of France?". ' +
            `Give me components or tools, and I will use them. ${advice}`,
          calls: [],
        },
      ],
      [
        "Sing about ducks",
        everything,
        {
          text: `You said: "Sing about ducks". I am ${self}, so I cannot answer that. ${advice}`,
          calls: [],
        },
      ],
      ["", [], { text: `I am ${self}, so I cannot answer that. ${advice}`, calls: [] }],
    ];
  it.each(cases)("%s", async (text, tools, want) => {
    expect(await sendRequest(text, tools)).toEqual(want);
  });

  const path = { path: string };
  const files = [
    tool("files__read_file", "Read the contents of a file", path, ["path"]),
    tool("files__read_files", "Read files", { paths: { type: "array", items: string } }, ["paths"]),
    tool("files__write_file", "Write a file", { ...path, content: string }, ["path", "content"]),
    tool("files__create_directory", "Create a directory", path, ["path"]),
    tool("files__list_directory", "List the files in a directory", path, ["path"]),
    tool("files__list_roots", "List the allowed directories", {}),
  ];
  it.each<[string, object[]]>([
    ["What files are there?", [call("files__list_directory", { path: "." })]],
    ["List the files in this folder", [call("files__list_directory", { path: "." })]],
    ["What is in docs/?", [call("files__list_directory", { path: "docs/" })]],
    ["List the roots", [call("files__list_roots", {})]],
    [
      "Read a.txt and src/b.ts",
      [call("files__read_file", { path: "a.txt" }), call("files__read_file", { path: "src/b.ts" })],
    ],
    ["What is in list.json?", [call("files__read_file", { path: "list.json" })]],
    ['Write "hi" to a.txt', [call("files__write_file", { path: "a.txt", content: "hi" })]],
    ["Read it to me", []],
    ["Write a poem", []],
  ])("with files: %s", async (text, calls) => {
    expect((await sendRequest(text, files)).calls).toEqual(calls);
  });

  it("respects the tool choice", async () => {
    const dull = {
      text: `You said: "ducks". I am ${self}, so I cannot answer that. ${advice}`,
      calls: [],
    };
    expect((await sendRequest("show AAPL", [stock], { type: "none" })).calls).toEqual([]);
    expect(await sendRequest("ducks", [cart, stock], { type: "required" })).toEqual({
      text: "",
      calls: [call("add_to_cart", { productId: "SKU-123", quantity: 1 })],
    });
    expect(await sendRequest("ducks", [], { type: "required" })).toEqual(dull);
    expect(
      await sendRequest("add SKU-9 to my cart", [cart, table], {
        type: "tool",
        toolName: "show_component_DataTable",
      }),
    ).toEqual({
      text: "Here's the data table:",
      calls: [call("show_component_DataTable", { title: "Your cart" })],
    });
    expect(await sendRequest("ducks", [cart], { type: "tool", toolName: "gone" })).toEqual(dull);
  });

  it("reads only the last message, and accepts any prompt", async () => {
    const old: LanguageModelV4Message[] = [
      user("show AAPL"),
      {
        role: "assistant",
        content: [{ type: "tool-call", toolCallId: "1", toolName: "add_to_cart", input: {} }],
      },
      {
        role: "tool",
        content: [
          {
            type: "tool-result",
            toolCallId: "1",
            toolName: "add_to_cart",
            output: { type: "text", value: "x" },
          },
        ],
      },
      user("thanks"),
    ];
    expect((await planTurn({ prompt: old, tools: everything })).text).toBe("You're welcome!");
    expect(await planTurn({ prompt: [] })).toEqual({
      text: `I am ${self}, so I cannot answer that. ${advice}`,
      calls: [],
    });
  });
});

/** Plans the turn that follows calls with the given results. */
const planAfter = (
  text: string,
  calls: [toolName: string, input: object, output: LanguageModelV4ToolResultOutput][],
  tools: LanguageModelV4FunctionTool[] = everything,
  toolChoice: NonNullable<LanguageModelV4CallOptions["toolChoice"]> = { type: "auto" },
): Promise<Plan> =>
  planTurn({
    prompt: [
      user(text),
      {
        role: "assistant",
        content: calls.map(([toolName, input], index) => ({
          type: "tool-call",
          toolCallId: `${index}`,
          toolName,
          input,
        })),
      },
      {
        role: "tool",
        content: calls.map(([toolName, , output], index) => ({
          type: "tool-result",
          toolCallId: `${index}`,
          toolName,
          output,
        })),
      },
    ],
    tools,
    toolChoice,
  });

describe("the turn after tool calls", () => {
  const value = (text: string): LanguageModelV4ToolResultOutput => ({ type: "text", value: text });
  const error = (text: string): LanguageModelV4ToolResultOutput => ({ type: "error-text", value: text });
  const json = (data: Extract<LanguageModelV4ToolResultOutput, { type: "json" }>["value"]) =>
    ({ type: "json", value: data }) as const;
  const get = "weather__get_weather";

  it("shows the results in a matching component, then finishes", async () => {
    const berlin: Parameters<typeof planAfter>[1] = [[get, { city: "Berlin" }, value("13°C, Overcast")]];
    const tools = [weather, weatherCard];
    const card = call("show_component_WeatherCard", {
      city: "Berlin",
      temperature: 13,
      condition: "overcast",
      unit: "C",
    });
    expect(await planAfter("Show the weather in Berlin", berlin, tools)).toEqual({
      text: "In Berlin it is 13°C and overcast.",
      calls: [card],
    });
    expect((await planAfter("Show the weather in Berlin", berlin, tools, { type: "none" })).calls).toEqual(
      [],
    );
    expect((await planAfter("Show the weather in Berlin", [[get, {}, error("no")]], tools)).calls).toEqual(
      [],
    );
    const displayed: Parameters<typeof planAfter>[1] = [
      ...berlin,
      [card.toolName, {}, json({ shown: "comp_1" })],
    ];
    expect((await planAfter("Show the weather in Berlin", displayed, tools)).calls).toEqual([]);
  });

  it("says nothing after components that were only shown", async () => {
    const displayed: Parameters<typeof planAfter>[1] = [[stock.name, {}, json({ shown: "comp_1" })]];
    expect(await planAfter("show AAPL", displayed)).toEqual({ text: "", calls: [] });
  });

  it("calls no tool again, even if a tool call is required", async () => {
    const again = await planAfter("weather in Paris", [[get, { city: "Paris" }, value("18°C")]], server, {
      type: "required",
    });
    expect(again).toEqual({ text: "In Paris it is 18°C.", calls: [] });
  });

  it("shows one item for the product of the call, with the result's message and quantity", async () => {
    const properties = {
      productId: string,
      product: string,
      price: { type: "number" },
      quantity: { type: "integer" },
    } as const;
    const required = Object.keys(properties);
    const items = { type: "array" as const, items: { type: "object" as const, required, properties } };
    const cartList = tool("show_component_Cart", "The cart", { title: string, items });
    const result = json({ productId: "SKU-456", quantity: 5, message: "Added 2" });
    const calls: Parameters<typeof planAfter>[1] = [
      [cart.name, { productId: "SKU-456", quantity: 2 }, result],
    ];
    expect(await planAfter("Add 2 of SKU-456 to my cart", calls, [cart, cartList])).toEqual({
      text: "Added 2.",
      calls: [
        call(cartList.name, {
          title: "Your cart",
          items: [{ productId: "SKU-456", product: "Teapot", price: 34.9, quantity: 5 }],
        }),
      ],
    });
  });
});
