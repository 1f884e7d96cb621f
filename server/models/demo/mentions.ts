/** Finds the values in a message that tools and components can use. */
import { cities, companies, notTickers, stopWords, tickersByName } from "./lexicon.ts";
import { capitalised, matchWords, plainWords, shortened } from "./words.ts";

/** A number and the normalized words around it. */
export interface NumberMention {
  value: number;
  before: string | undefined;
  after: string | undefined;
}

/** Everything found in a message, in order of appearance. */
export interface Mentions {
  text: string;
  /** Its words in lower case, each surrounded by spaces. */
  spoken: string;
  /** Its words, normalized for comparison. */
  words: ReadonlySet<string>;
  tickers: string[];
  places: string[];
  /** Product, order and ticket numbers, such as `SKU-123`. */
  codes: string[];
  /** Files and folders, such as `a.txt`, `docs/` and `./src`. */
  paths: string[];
  numbers: NumberMention[];
  quoted: string[];
  emails: string[];
  urls: string[];
  /** ISO 8601 dates. */
  dates: string[];
  /** A span of time in the notation of charts: `1D`, `1W`, `3M`, `1Y`. */
  range: string | undefined;
  /** Code to run: text between backticks, or an arithmetic expression. */
  source: string | undefined;
  /** The items of an enumeration: "milk, eggs and bread". */
  items: string[];
  /** The subject of the message in a few words; may be empty. */
  topic: string;
}

/** Maximum number of characters of a message that are read, which bounds the work. */
export const lookedAt = 2_000;

/** Finds the values that a message mentions. */
export function mentionsIn(message: string): Mentions {
  const text = message.slice(0, lookedAt);
  const quoted = all(text, /["“]([^"“”]{1,200})["”]/g);
  const urls = all(text, /\b(https?:\/\/[^\s"'<>]*[^\s"'<>.,;:!?)])/g);
  const emails = all(text, /(?<![\w.+-])([\w+-][\w.+-]{0,63}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/g);
  const dates = all(text, /\b(\d{4}-\d{2}-\d{2})\b/g);
  const rest = text.replace(/https?:\/\/\S*|\S*@\S*|\d{4}-\d{2}-\d{2}\S*/g, " ");
  const paths = pathsIn(rest);
  // The words of a path are names and say nothing about the requested action.
  const said = paths.reduce((left, path) => left.replaceAll(path, " "), text);
  return {
    text,
    spoken: ` ${plainWords(text).join(" ")} `,
    words: new Set(matchWords(said)),
    tickers: tickersIn(rest),
    places: placesIn(rest),
    codes: all(rest, /(?<![\w-])([A-Za-z]{1,6}-\d{1,12}|[A-Z]{2,6}\d{2,12})(?![\w-])/g),
    paths,
    numbers: numbersIn(rest),
    quoted,
    emails,
    urls,
    dates,
    range: rangeIn(text),
    source: sourceIn(rest),
    items: itemsIn(text),
    topic: topicOf(text),
  };
}

function sourceIn(text: string): string | undefined {
  const marked = /```(?:\w*\n)?([^`]+)```|`([^`]+)`/.exec(text);
  const [, block, inline] = marked ?? [];
  const [sum] = marked ? [] : (/(?<![\w./-])[(\d][\d\s().]*(?:[-+*/%][\d\s().]+)+/.exec(text) ?? []);
  return (block ?? inline ?? sum)?.trim();
}

function all(text: string, pattern: RegExp): string[] {
  return unique([...text.matchAll(pattern)].map((match) => match[1] ?? ""));
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)];
}

function tickersIn(text: string): string[] {
  const shouting = !/\p{Ll}/u.test(text);
  const found: string[] = [];
  for (const [word] of text.matchAll(/\$?(?<![\w-])[A-Za-z]+(?:\.[A-Z])?(?![\w-])/g)) {
    const bare = word.replace("$", "");
    const named = tickersByName.get(bare.toLowerCase());
    if (companies.has(bare.toUpperCase()) && (bare === bare.toUpperCase() || bare.length > 3)) {
      found.push(bare.toUpperCase());
    } else if (named) found.push(named);
    else if (word.startsWith("$") && bare === bare.toUpperCase()) found.push(bare);
    else if (!shouting && /^[A-Z]{2,5}(?:\.[A-Z])?$/.test(bare) && !notTickers.has(bare)) found.push(bare);
  }
  return unique(found);
}

/** Words that end a place name after a preposition. */
const afterPlaces =
  /\b(?:today|tonight|tomorrow|now|please|this|next|on|with|right|currently|over|during|in|for|from|to|at|is|and (?:show|tell|give|add|make))\b/i;
const notPlaces: ReadonlySet<string> = new Set(
  "celsius fahrenheit general english detail particular total general case short order time stock".split(" "),
);

function placesIn(text: string): string[] {
  const found = new Map<string, { at: number; name: string }>();
  const add = (at: number, name: string): void => {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, { at, name });
  };
  for (const city of cities) {
    const match = new RegExp(`\\b${city}\\b`, "i").exec(text);
    if (match) add(match.index, city);
  }
  for (const match of text.matchAll(/\b(in|near|around|at|for|from|to)\s+([^?!.;:()\n]+)/gi)) {
    const phrase = (match[2] ?? "").split(afterPlaces)[0] ?? "";
    const loose = /^(?:in|near|around)$/i.test(match[1] ?? "");
    for (const piece of phrase.split(/,|&|\b(?:and|or|vs|versus)\b/i)) {
      const name = piece.replace(/^\s*the\s+/i, "").trim();
      if (isPlace(name, loose)) add(text.indexOf(name, match.index), capitalisedWords(name));
    }
  }
  return [...found.values()].toSorted((a, b) => a.at - b.at).map((place) => place.name);
}

/** @param isLoose True if the preposition indicates a place, so that the name may be in lower case. */
function isPlace(name: string, loose: boolean): boolean {
  const words = name.split(/\s+/);
  if (!/^\p{L}[\p{L}\p{M}'’ -]*$/u.test(name) || words.length > 4) return false;
  if (words.some((word) => notPlaces.has(word.toLowerCase()))) return false;
  if (/^\p{Lu}/u.test(name)) return !tickersByName.has(name.toLowerCase()) && !companies.has(name);
  return loose && words.length <= 3 && !words.some((word) => stopWords.has(word));
}

function capitalisedWords(name: string): string {
  return /^\p{Lu}/u.test(name) ? name : name.split(/\s+/).map(capitalised).join(" ");
}

/** Finds paths. Within quotation marks a path may contain spaces. */
function pathsIn(text: string): string[] {
  const candidates = text.matchAll(/["“`]([^"“”`\n]{1,200})["”`]|([^\s"“”`(),;]+)/g);
  return unique(
    [...candidates].map(([, quoted, bare = ""]) => quoted ?? bare.replace(/[.:!?]+$/, "")),
  ).filter(isPath);
}

function isPath(text: string): boolean {
  if (/^(?:~|\.{1,2})?\/\S/.test(text) || /^[\w.-][\w./-]*\/$/.test(text)) return true;
  const name = text.slice(text.lastIndexOf("/") + 1);
  const isAbbreviation = /^(?:[A-Za-z]\.)+[A-Za-z]$/.test(name);
  return !isAbbreviation && /^(?:[\w@-][\w@ .-]*)?\.[A-Za-z]\w{0,15}$/.test(name);
}

const numberWords: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
};

function numbersIn(text: string): NumberMention[] {
  const pattern = /(?<![\w.#-])(-?\d+(?:,\d{3})*(?:\.\d+)?)(?=x\b|[^\w-]|$)|(?<!\w)(\p{L}+)/gu;
  const found: NumberMention[] = [];
  for (const match of text.matchAll(pattern)) {
    const value = match[1] ? Number(match[1].replaceAll(",", "")) : wordNumber(match[2] ?? "");
    if (value === undefined) continue;
    const end = match.index + match[0].length;
    const before = lastWord(text.slice(0, match.index));
    found.push({ value, before, after: firstWord(text.slice(end).replace(/^x\b/, "")) });
  }
  return found;
}

function wordNumber(word: string): number | undefined {
  return Object.hasOwn(numberWords, word.toLowerCase()) ? numberWords[word.toLowerCase()] : undefined;
}

/** Words that may come between a number and the word that it counts. */
const between: ReadonlySet<string> = new Set(["of", "is", "to", "the", "a"]);

function lastWord(text: string): string | undefined {
  return matchWords(text.slice(-40)).findLast((word) => !between.has(word));
}

function firstWord(text: string): string | undefined {
  return matchWords(text.slice(0, 40)).find((word) => !between.has(word));
}

const unitOfRange: Record<string, string> = { h: "H", d: "D", w: "W", m: "M", y: "Y" };

function rangeIn(text: string): string | undefined {
  if (/\b(?:ytd|year to date)\b/i.test(text)) return "YTD";
  if (/\b(?:all[- ]time|max)\b/i.test(text)) return "MAX";
  if (/\b(?:today|daily|intraday)\b/i.test(text)) return "1D";
  const code = /\b(\d{1,3})([HDWMY])\b/.exec(text);
  if (code) return code[0];
  const span = /\b(?:(\d{1,3})[ -])?(hour|day|week|month|year)(?:s|ly)?\b/i.exec(text);
  return span ? `${span[1] ?? 1}${unitOfRange[span[2]?.[0]?.toLowerCase() ?? ""]}` : undefined;
}

/** Maximum number of words after which an enumeration is searched. */
const mostLeadIns = 20;
/** Maximum number of parts of a possible enumeration. */
const mostPieces = 100;

/** The requested form: "as a line chart", "in a table". */
const asForm = /\s(?:as|in)\s+an?\s.*$/i;

/**
 * Returns the first enumeration: two or more items after a colon or a word such as "with", three or more
 * after "of" or "for", which also have other uses.
 */
function itemsIn(text: string): string[] {
  const leadIns = text.matchAll(/(:|\b(?:with|containing|including|of|for)\b)(?=\s*([^:?!.\n]+))/gi);
  for (const match of [...leadIns].slice(0, mostLeadIns)) {
    const items = (match[2] ?? "")
      .split(/,|;|\band\b|\bor\b/i, mostPieces)
      .map((item) =>
        item
          .replace(/^\s*(?:a|an|the|some)\s+/i, "")
          .replace(asForm, "")
          .trim(),
      )
      .filter((item) => item !== "");
    // In "of sales with coffee, tea and cups" the enumeration starts after the last such word.
    if (/\s(?:with|containing|including|for)\s/i.test(items[0] ?? "")) continue;
    const least = /^(?:of|for)$/i.test(match[1] ?? "") ? 3 : 2;
    if (items.length >= least && items.every((item) => item.length <= 40)) return items.slice(0, 10);
  }
  return [];
}

const leadIn =
  /^(?:(?:please|can|could|would|will|you|i|we|want|need|like|to|see|show|display|give|draw|plot|make|create|render|build|generate|open|me|us|get|find|what|what's|whats|is|are|the|a|an|of|for|about|my|some|let|lets|let's)\b['’s]*\s*)+/i;

/** The end of a topic, where its details start. */
const afterTopic = /:|\s(?:with|without|containing|including)\b/i;

function topicOf(text: string): string {
  const first = text.trim().split(/[\n.?!]/)[0] ?? "";
  const topic = (first.replace(leadIn, "").split(afterTopic)[0] ?? "").replace(asForm, "").trim();
  return plainWords(topic).length === 0 ? "" : shortened(topic, 60);
}
