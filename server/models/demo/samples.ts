/**
 * Plausible sample values by property name, for everything that a message does not specify. The values are
 * fixed, so that the same request always gets the same response.
 */
import { splitWords } from "./words.ts";

type Samples = readonly [names: RegExp, values: readonly [string, ...string[]]][];

/**
 * Sample strings. The first row whose pattern matches the property's words is used, and list item `i` gets
 * the row's value `i`.
 */
const strings: Samples = [
  [/\b(?:ticker|symbol)\b/, ["AAPL", "MSFT", "GOOGL"]],
  [/\b(?:range|period|interval|timeframe|span|window)\b/, ["1M"]],
  [/\b(?:start|since|from|begin)\b.*\b(?:date|day)\b|\b(?:date|day) from\b/, ["2025-01-01"]],
  [/\b(?:end|until|to|due)\b.*\b(?:date|day)\b|\b(?:date to|deadline)\b/, ["2025-01-31"]],
  [/\btime$|\b(?:timestamp|at)$/, ["2025-01-15T09:00:00Z", "2025-01-16T09:00:00Z", "2025-01-17T09:00:00Z"]],
  [/\b(?:date|day|birthday|when)\b/, ["2025-01-15", "2025-01-16", "2025-01-17"]],
  [/\b(?:month|x)\b/, ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]],
  [/\b(?:city|location|place|town|destination|region)\b/, ["Paris", "London", "Tokyo"]],
  [/\borigin\b/, ["London"]],
  [/\bcountry\b/, ["France", "Japan", "Brazil"]],
  [/\b(?:address|street)\b/, ["1 Example Street"]],
  [/\be ?mail\b|\b(?:recipient|to)\b/, ["ada@example.com", "grace@example.com", "alan@example.com"]],
  [/\bfile ?names?$/, ["example.txt"]],
  [/\b(?:paths?|files?|director(?:y|ies)|dirs?|folders?)$/, ["."]],
  [/\b(?:image|avatar|photo|picture|thumbnail|src|icon) ?(?:url|src)?$/, ["https://example.com/image.png"]],
  [/\b(?:url|uri|href|link|website)\b/, ["https://example.com/"]],
  [
    /\b(?:sku|product id|item id)\b/,
    ["SKU-123", "SKU-456", "SKU-789", "SKU-321", "SKU-654", "SKU-987", "SKU-741"],
  ],
  [/\border\b/, ["ORD-1001", "ORD-1002", "ORD-1003", "ORD-1004", "ORD-1005", "ORD-1006", "ORD-1007"]],
  [
    /\bproduct\b/,
    ["Coffee beans", "Teapot", "Espresso cups", "Milk jug", "Kettle", "Tea sampler", "Sugar bowl"],
  ],
  [/\b(?:id|key|code)\b/, ["item-1", "item-2", "item-3"]],
  [
    /\b(?:user|author|person|owner|assignee|customer|sender)\b/,
    [
      "Ada Lovelace",
      "Grace Hopper",
      "Alan Turing",
      "Edsger Dijkstra",
      "Barbara Liskov",
      "Margaret Hamilton",
      "Donald Knuth",
    ],
  ],
  [/\bcompany\b/, ["Apple", "Microsoft", "Alphabet"]],
  [/\bcurrency\b/, ["USD"]],
  [/\b(?:language|locale)\b/, ["en"]],
  [/\bcolou?r\b/, ["#3b82f6", "#10b981", "#f59e0b"]],
  [/\bunits?\b/, ["celsius"]],
  [/\bphone\b/, ["+1 555 0100"]],
  [/\bstatus\b/, ["active", "pending", "done"]],
  [/\bicon\b/, ["star"]],
  [/\b(?:condition|weather)\b/, ["sunny"]],
  [/\b(?:type|kind|variant|style)\b/, ["default"]],
  [/\b(?:label|category|name|title|heading|caption|text|option|question)\b/, ["First", "Second", "Third"]],
];

const numbers: readonly [names: RegExp, values: readonly [number, ...number[]]][] = [
  [/\b(?:quantity|qty|count|page|step|level)\b/, [1, 2, 3, 1, 4]],
  [/\b(?:price|cost|amount)\b/, [18.5, 34.9, 24, 12.9, 59, 22.5, 9.9]],
  [/\b(?:change|delta|growth)\b/, [1.5, -0.5, 2.5]],
  [/\b(?:percent|percentage|progress|score)\b/, [75, 60, 90]],
  [/\btemperature\b/, [18, 21, 16]],
  [/\bhumidity\b/, [60]],
  [/\b(?:latitude|lat)\b/, [48.85, 51.51, 35.68]],
  [/\b(?:longitude|lng|lon)\b/, [2.35, -0.13, 139.69]],
  [/\b(?:rating|stars)\b/, [4, 5, 3]],
  [/\byear\b/, [2025, 2024, 2023]],
  [/\bage\b/, [36, 45, 41]],
  [/\b(?:width)\b/, [600]],
  [/\b(?:height)\b/, [400]],
  [/\b(?:min|minimum|start|offset)\b/, [0]],
  [/\b(?:max|maximum|total|end)\b/, [100]],
  [/\b(?:limit|size|rows|columns)\b/, [10]],
  [/\bzoom\b/, [12]],
  [/\b(?:duration|days|minutes|hours|seconds)\b/, [30]],
  [/\bid\b/, [1, 2, 3]],
];

/** Properties that are false by default. */
const offByDefault =
  /\b(?:loading|disabled|hidden|error|readonly|read only|collapsed|archived|deleted|done|completed|checked|selected|force|dry run|pending)\b/;

function normalizeName(name: string): string {
  return splitWords(name).join(" ");
}

/**
 * Returns the index of the samples that belong to a product, so that a known product id gets its own name and
 * price.
 */
export function findSampleIndex(code: string): number {
  const codes: readonly string[] = strings.find(([names]) => names.test("sku"))?.[1] ?? [];
  return Math.max(0, codes.indexOf(code));
}

/** Numbers over time for the rows of a chart, by a word in the message. */
const pointSamples: readonly [words: RegExp, rows: readonly (readonly number[])[]][] = [
  [
    /\bsales\b/i,
    [
      [12_400, 13_100, 12_800, 14_300, 15_200, 16_100],
      [8_600, 8_200, 9_100, 9_400, 10_300, 9_900],
      [5_200, 6_100, 5_800, 6_900, 7_400, 8_300],
    ],
  ],
  [
    /\b(?:revenues?|turnover|profits?|income|expenses|spending)\b/i,
    [
      [42_800, 45_100, 43_900, 48_700, 51_200, 54_600],
      [38_200, 36_900, 40_500, 41_800, 44_100, 43_200],
      [29_400, 31_700, 34_200, 33_600, 37_900, 41_300],
    ],
  ],
  [
    /\b(?:stocks?|shares?)\b/i,
    [
      [187.2, 191.6, 184.3, 195.8, 203.4, 208.7],
      [402.1, 411.5, 398.6, 420.3, 431.9, 427.4],
      [141.8, 139.2, 146.7, 152.3, 149.5, 157.9],
    ],
  ],
];

/**
 * Returns a number for a point in a chart of money.
 *
 * @param text The message.
 * @param index Index of the point.
 * @param row Index of the row.
 * @returns `undefined` if the message does not mention money.
 */
export function getSamplePoint(text: string, index: number, row: number): number | undefined {
  const rows = pointSamples.find(([words]) => words.test(text))?.[1];
  const values = rows?.[row % rows.length];
  return values?.[index % values.length];
}

/** @param index Index in the enclosing list, from 0. */
export function getSampleString(name: string, index: number): string | undefined {
  const key = normalizeName(name);
  const values = strings.find(([names]) => names.test(key))?.[1];
  return values?.[index % values.length];
}

/** @param index Index in the enclosing list, from 0. */
export function getSampleNumber(name: string, index: number): number {
  const key = normalizeName(name);
  const values = numbers.find(([names]) => names.test(key))?.[1] ?? [12, 19, 8, 15, 23];
  return values[index % values.length] ?? values[0];
}

export function getSampleBoolean(name: string): boolean {
  return !offByDefault.test(normalizeName(name));
}

/** Values to prefer if multiple values are allowed and the message does not mention any of them. */
export const preferredChoices: readonly unknown[] = [
  "1M",
  "month",
  "medium",
  "md",
  "normal",
  "default",
  "primary",
  "line",
  "info",
  "celsius",
];
