import { describe, expect, it } from "vitest";
import { findMentions, type Mentions } from "./mentions.ts";

describe("findMentions", () => {
  const cases: [keyof Mentions, string, unknown][] = [
    ["tickers", "Compare AAPL, Microsoft and $T with google", ["AAPL", "MSFT", "T", "GOOGL"]],
    ["tickers", "aapl in USD, AI and the UK: BRK.B", ["AAPL", "BRK.B"]],
    ["tickers", "SHOW ME THE CHART OF TSLA", ["TSLA"]],
    ["tickers", "order SKU-123 for my dis", []],
    ["places", "What's the weather in New York and San Francisco?", ["New York", "San Francisco"]],
    ["places", "weather in paris, the Hague or são paulo today", ["Paris", "Hague", "São Paulo"]],
    ["places", "tokyo weather in celsius for tomorrow", ["Tokyo"]],
    ["places", "forecast for Atlantis please", ["Atlantis"]],
    ["places", "put it in my cart for the party", []],
    ["codes", "Add SKU-123 and AB12 twice, SKU-123 again, not 12-34", ["SKU-123", "AB12"]],
    [
      "paths",
      'Read ./a.txt, `src/my file.ts`, "b c.md", docs/, ~/x /etc/hosts and .env, then a.txt.',
      ["./a.txt", "src/my file.ts", "b c.md", "docs/", "~/x", "/etc/hosts", ".env", "a.txt"],
    ],
    ["paths", "Read README.md. Then package.json: what is in README.md?", ["README.md", "package.json"]],
    ["paths", "e.g. 3.5 of them at https://a.example/b.txt by me@a.txt, and/or in the U.S. at 9 a.m.", []],
    ["words", "Read list.json", new Set(["read"])],
    ["quoted", 'Say "hello there" and “bye”', ["hello there", "bye"]],
    ["emails", "Mail bob@example.com, then a.b+c@x.co.uk.", ["bob@example.com", "a.b+c@x.co.uk"]],
    ["urls", "See https://example.com/a?b=1.", ["https://example.com/a?b=1"]],
    ["dates", "from 2025-02-03 to 2025-02-10T10:00Z", ["2025-02-03"]],
    ["range", "over the last 3 months", "3M"],
    ["range", "weekly", "1W"],
    ["range", "the 5Y chart", "5Y"],
    ["range", "year to date", "YTD"],
    ["range", "monthlong", undefined],
    ["source", "Run the code `6 * 7`, not `7`", "6 * 7"],
    ["source", "Run this:\n```js\nlet n = 1;\nn + 1\n```", "let n = 1;\nn + 1"],
    ["source", "Compute (6 + 1) * 7 with code", "(6 + 1) * 7"],
    ["source", "the 2025 chart of SKU-12 on 2025-01-01, 3/4 done at a.b/1-2", "3/4"],
    ["source", "nothing to compute", undefined],
    ["items", "make a todo list with milk, some eggs and bread.", ["milk", "eggs", "bread"]],
    ["items", "Options: yes; no", ["yes", "no"]],
    ["items", "a chart of AAPL and a table", []],
    ["items", "a chart of sales with tea and an egg", ["tea", "egg"]],
    ["items", "the sales of tea, milk and eggs as a bar chart", ["tea", "milk", "eggs"]],
    ["topic", "Show me a table of our top users with emails", "table of our top users"],
    ["topic", "Show the last orders in a table", "last orders"],
    ["topic", "please", ""],
    [
      "numbers",
      "Add 2 of SKU-123, 3x 1,000.5 rows; two pages for 1M on 2025-01-01 -4",
      [
        { value: 2, before: "add", after: "sku" },
        { value: 3, before: "123", after: "1" },
        { value: 1000.5, before: "3x", after: "row" },
        { value: 2, before: "row", after: "page" },
        { value: -4, before: "on", after: undefined },
      ],
    ],
  ];
  it.each(cases)("%s in %j", (what, text, want) => {
    expect(findMentions(text)[what]).toEqual(want);
  });

  it("reads only the start of a long message", () => {
    expect(findMentions(`${"word ".repeat(400)} AAPL`).tickers).toEqual([]);
  });
});
