/**
 * Examples from the proposal, by section: the requests and the model's script. The expected streams are in
 * the folders next to this file, with one event per line: `proposal/` has the proposal's own text, and
 * `ag-ui/` has the equivalent for AG-UI clients.
 *
 * The examples are unchanged, except that gaps in the proposal are filled in. `messages:[...]` in 5.4 and
 * 5.5, and the missing messages in 5.7, contain all messages of the run (TX-11). The `...` in 3.1 is a
 * message with the given text. It is in `tambo.run.finished` instead of `RUN_FINISHED` (TX-01), and all
 * events in 3.1 have timestamps (T-043). Broken degree signs are fixed.
 */
import { readFileSync } from "node:fs";
import type { JsonObject } from "../../../core/events.ts";
import type { Wire } from "../encoder.ts";

/** A request in an example, with its stream. */
export interface Exchange {
  /** Name of the file that contains the stream. */
  stream: string;
  /** The request body. `{call}` is replaced by the ID of the pending call in the previous stream. */
  request: JsonObject;
}

/** An example from the proposal. */
export interface Example {
  title: string;
  /**
   * IDs of the requirements that the example tests in both wire formats (`always`) or in only one of them.
   */
  proves: { always: string } & Record<Wire, string>;
  /** The model's script, with one list for each turn. */
  turns: unknown[][];
  exchanges: Exchange[];
}

const stockChart = {
  name: "StockChart",
  description: "Displays a stock price chart",
  propsSchema: {
    type: "object",
    properties: {
      ticker: { type: "string", description: "Stock ticker symbol" },
      timeRange: { type: "string", enum: ["1D", "1W", "1M", "1Y"] },
    },
    required: ["ticker"],
  },
};

export const examples: Example[] = [
  {
    title: "§3.1 the excerpt",
    proves: { always: "[T-209][TX-01][TX-24][TX-31]", "ag-ui": "[T-057]", proposal: "[TX-02]" },
    turns: [[{ text: "Hello" }]],
    exchanges: [{ stream: "3.1", request: { message: { role: "user", content: "Hi" } } }],
  },
  {
    title: "§5.1 pure text",
    proves: { always: "[T-201][T-040][T-042][T-046]", "ag-ui": "[T-057]", proposal: "[TX-02]" },
    turns: [[{ text: ["The", " capital", " of", " France", " is", " Paris."] }]],
    exchanges: [
      { stream: "5.1", request: { message: { role: "user", content: "What is the capital of France?" } } },
    ],
  },
  {
    title: "§5.2 a component",
    proves: { always: "[T-202][T-048][T-049][T-051]", "ag-ui": "[T-057]", proposal: "[TX-02]" },
    turns: [
      [
        { text: "Here's the stock chart for Apple (AAPL):" },
        { component: "StockChart", props: ['{"ticker":', '"AAPL",', '"timeRange":"1M"}'] },
      ],
    ],
    exchanges: [
      {
        stream: "5.2",
        request: {
          message: { role: "user", content: "Show me the stock price of AAPL" },
          availableComponents: [stockChart],
        },
      },
    ],
  },
  {
    title: "§5.3 two components in one message",
    proves: { always: "[T-203][T-005]", "ag-ui": "[T-057]", proposal: "[TX-02]" },
    turns: [
      [
        { text: "Here's a side-by-side comparison of Apple and Microsoft:" },
        { component: "StockChart", props: { ticker: "AAPL", timeRange: "1M" } },
        { component: "StockChart", props: { ticker: "MSFT", timeRange: "1M" } },
      ],
    ],
    exchanges: [
      {
        stream: "5.3",
        request: {
          message: { role: "user", content: "Compare AAPL and MSFT stocks side by side" },
          availableComponents: [
            {
              name: "StockChart",
              description: "Displays a stock price chart",
              propsSchema: {
                type: "object",
                properties: { ticker: { type: "string" }, timeRange: { type: "string" } },
                required: ["ticker"],
              },
            },
          ],
        },
      },
    ],
  },
  {
    title: "§5.4 server tools",
    proves: {
      always: "[T-204][T-047][T-068][T-072][TX-11][TX-23]",
      "ag-ui": "[T-057][TX-03][TX-10]",
      proposal: "[TX-02]",
    },
    turns: [
      [
        { tool: "mcp_weather/get_weather", args: { city: "New York" } },
        { tool: "mcp_weather/get_weather", args: { city: "San Francisco" } },
      ],
      [{ text: "The weather in New York is 72°F and sunny. In San Francisco, it's 65°F and foggy." }],
    ],
    exchanges: [
      {
        stream: "5.4",
        request: {
          message: { role: "user", content: "What's the weather in New York and San Francisco?" },
        },
      },
    ],
  },
  {
    title: "§5.5 a client tool, and its result",
    proves: {
      always: "[T-205][T-041][T-045][T-067][T-071][TX-21]",
      "ag-ui": "[T-057][TX-03]",
      proposal: "[TX-22]",
    },
    turns: [
      [{ tool: "add_to_cart", args: { productId: "SKU-123", quantity: 2 } }],
      [{ text: "Done! I've added 2 of that item to your cart. Your cart total is now $49.98." }],
    ],
    exchanges: [
      {
        stream: "5.5",
        request: {
          message: { role: "user", content: "Add this item to my cart" },
          tools: [
            {
              name: "add_to_cart",
              description: "Add an item to the shopping cart",
              inputSchema: {
                type: "object",
                properties: { productId: { type: "string" }, quantity: { type: "integer" } },
                required: ["productId", "quantity"],
              },
            },
          ],
        },
      },
      {
        stream: "5.5-continued",
        request: {
          message: {
            role: "tool",
            toolCallId: "{call}",
            content: "Added 2x SKU-123 to cart. Cart total: $49.98",
          },
        },
      },
    ],
  },
  {
    title: "§5.6 a component with state",
    proves: { always: "[T-206][T-055]", "ag-ui": "[T-057]", proposal: "[TX-02]" },
    turns: [
      [
        {
          component: "DataTable",
          props: { title: "User Analytics" },
          state: [
            { set: { loading: true, rows: [], totalCount: 0 } },
            { patch: [{ op: "replace", path: "/totalCount", value: 150 }] },
            { patch: [{ op: "add", path: "/rows/0", value: { id: 1, name: "Alice", visits: 42 } }] },
            { patch: [{ op: "add", path: "/rows/1", value: { id: 2, name: "Bob", visits: 38 } }] },
            { patch: [{ op: "replace", path: "/loading", value: false }] },
          ],
        },
      ],
    ],
    exchanges: [
      {
        stream: "5.6",
        request: {
          message: { role: "user", content: "Show me user analytics" },
          availableComponents: [
            {
              name: "DataTable",
              description: "Displays rows",
              propsSchema: { type: "object", properties: { title: { type: "string" } } },
              stateSchema: {
                type: "object",
                properties: {
                  loading: { type: "boolean" },
                  rows: { type: "array" },
                  totalCount: { type: "integer" },
                },
              },
            },
          ],
        },
      },
    ],
  },
  {
    title: "§5.7 an error of a tool",
    proves: { always: "[T-207]", "ag-ui": "[T-057][TX-10]", proposal: "[TX-02]" },
    turns: [
      [{ tool: "get_weather", args: { city: "InvalidCity" } }],
      [
        {
          text: "I couldn't find weather data for that location. Could you please provide a valid city name?",
        },
      ],
    ],
    exchanges: [
      {
        stream: "5.7-tool-error",
        request: { message: { role: "user", content: "What's the weather in InvalidCity?" } },
      },
    ],
  },
  {
    title: "§5.7 a fatal error",
    proves: { always: "[T-208][T-172]", "ag-ui": "[T-057]", proposal: "" },
    turns: [
      [{ error: { code: "RATE_LIMIT_EXCEEDED", message: "Too many requests. Please try again later." } }],
    ],
    exchanges: [{ stream: "5.7-fatal", request: { message: { role: "user", content: "Hello" } } }],
  },
];

/** Returns the events of a stream, as they must be sent in a wire format. */
// biome-ignore lint/suspicious/noExplicitAny: events of every type.
export function goldenStream(wire: Wire, name: string): any[] {
  const text = readFileSync(new URL(`./${wire}/${name}.jsonl`, import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}
