/** The demo model's fixed knowledge: words, companies and places. */

/** Words that say nothing about the request. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "a an the of to for in on at by with from and or not no is are am be was were it its this that these those " +
    "i me my mine we us our you your he she they them their what which who whose how why when where can could " +
    "would will shall should may might do does did please let lets want need like about as if so than then too " +
    "any some all also just there here have has had tell give"
  ).split(" "),
);

/** General words, which carry little weight in a tool's name. */
export const generalWords: ReadonlySet<string> = new Set(
  (
    "get fetch show display list create make add update set find search send open run use view render tool " +
    "component widget card data item user value name new page panel box"
  ).split(" "),
);

/** Groups of words that are treated as synonyms. The first word represents the group. */
const synonymGroups: readonly (readonly string[])[] = [
  ["stock", "share", "equity", "ticker"],
  ["chart", "graph", "plot", "diagram"],
  ["forecast", "tomorrow"],
  ["cart", "basket"],
  ["task", "todo"],
  ["image", "picture", "photo"],
  ["email", "mail"],
  ["table", "grid", "spreadsheet"],
  ["buy", "purchase", "order"],
  ["quantity", "qty", "count"],
  ["file", "directory", "folder", "dir"],
];

/** Verbs that indicate, at the start of a tool name, that the tool only looks something up. */
export const lookupVerbs: ReadonlySet<string> = new Set(
  "get fetch read list find search look query".split(" "),
);

/** Maps a word to the representative of its group. */
export const synonyms: ReadonlyMap<string, string> = new Map(
  synonymGroups.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)),
);

/** Company names by ticker. */
export const companies: ReadonlyMap<string, string> = new Map([
  ["AAPL", "Apple"],
  ["MSFT", "Microsoft"],
  ["GOOGL", "Alphabet"],
  ["AMZN", "Amazon"],
  ["TSLA", "Tesla"],
  ["NVDA", "Nvidia"],
  ["META", "Meta"],
  ["NFLX", "Netflix"],
  ["IBM", "IBM"],
  ["INTC", "Intel"],
  ["AMD", "AMD"],
  ["ORCL", "Oracle"],
  ["ADBE", "Adobe"],
  ["DIS", "Disney"],
]);

/** Tickers by the company's common name in lower case. */
export const tickersByName: ReadonlyMap<string, string> = new Map([
  ...[...companies].map(([ticker, name]) => [name.toLowerCase(), ticker] as const),
  ["google", "GOOGL"],
  ["facebook", "META"],
]);

/** Words in capital letters that are not tickers. */
export const notTickers: ReadonlySet<string> = new Set(
  "USD EUR GBP JPY API AI OK USA UK US EU UN JSON CSV PDF HTML CSS URL ID SKU FAQ TV PC IT CEO AM PM YTD MAX ALL".split(
    " ",
  ),
);

/** Cities that are recognized even without a preceding preposition. */
export const cities: readonly string[] = [
  "New York",
  "San Francisco",
  "Los Angeles",
  "Chicago",
  "Boston",
  "Seattle",
  "London",
  "Paris",
  "Berlin",
  "Madrid",
  "Rome",
  "Vienna",
  "Amsterdam",
  "Lisbon",
  "Tokyo",
  "Seoul",
  "Beijing",
  "Singapore",
  "Sydney",
  "Toronto",
];

/** Capitals by country name in lower case. */
export const capitals: ReadonlyMap<string, string> = new Map([
  ["argentina", "Buenos Aires"],
  ["australia", "Canberra"],
  ["austria", "Vienna"],
  ["brazil", "Brasília"],
  ["canada", "Ottawa"],
  ["china", "Beijing"],
  ["egypt", "Cairo"],
  ["france", "Paris"],
  ["germany", "Berlin"],
  ["greece", "Athens"],
  ["india", "New Delhi"],
  ["ireland", "Dublin"],
  ["italy", "Rome"],
  ["japan", "Tokyo"],
  ["kenya", "Nairobi"],
  ["mexico", "Mexico City"],
  ["netherlands", "Amsterdam"],
  ["norway", "Oslo"],
  ["poland", "Warsaw"],
  ["portugal", "Lisbon"],
  ["south korea", "Seoul"],
  ["spain", "Madrid"],
  ["sweden", "Stockholm"],
  ["switzerland", "Bern"],
  ["ukraine", "Kyiv"],
  ["united kingdom", "London"],
  ["united states", "Washington, D.C."],
]);
