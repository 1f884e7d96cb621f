/** Finds values in a message that tools and components can use. */
import { cities, companies, notTickers, stopWords, tickersByName } from "./lexicon.ts";
import { capitalise, normalizeWords, shorten, splitWords } from "./words.ts";

/** A number and the normalized words around it. */
export interface NumberMention {
  value: number;
  before: string | undefined;
  after: string | undefined;
}

/** Everything found in a message, in order of appearance. */
export interface Mentions {
  text: string;
  /** The words of the message in lower case, each surrounded by spaces. */
  normalized: string;
  /** The words of the message, normalized for comparison. */
  words: ReadonlySet<string>;
  tickers: string[];
  places: string[];
  /** Product, order and ticket numbers, such as `SKU-123`. */
  codes: string[];
  /** Paths of files and folders, such as `a.txt`, `docs/` and `./src`. */
  paths: string[];
  numbers: NumberMention[];
  quoted: string[];
  emails: string[];
  urls: string[];
  /** ISO 8601 dates. */
  dates: string[];
  /** A time span in the notation used by charts: `1D`, `1W`, `3M` or `1Y`. */
  range: string | undefined;
  /** Code to run: text between backticks, or an arithmetic expression. */
  source: string | undefined;
  /** The items of an enumeration such as "milk, eggs and bread". */
  items: string[];
  /** The subject of the message in a few words; may be empty. */
  topic: string;
}

/** Maximum number of characters read from a message. This limit bounds the work for each message. */
export const maxMessageLength = 2_000;

/** Finds the values that a message mentions. */
export function findMentions(message: string): Mentions {
  const text = message.slice(0, maxMessageLength);
  const quoted = findAll(text, /["“]([^"“”]{1,200})["”]/g);
  const urls = findAll(text, /\b(https?:\/\/[^\s"'<>]*[^\s"'<>.,;:!?)])/g);
  const emails = findAll(text, /(?<![\w.+-])([\w+-][\w.+-]{0,63}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/g);
  const dates = findAll(text, /\b(\d{4}-\d{2}-\d{2})\b/g);
  const rest = text.replace(/https?:\/\/\S*|\S*@\S*|\d{4}-\d{2}-\d{2}\S*/g, " ");
  const paths = findPaths(rest);
  // Words inside a path are names and say nothing about the requested action.
  const withoutPaths = paths.reduce((left, path) => left.replaceAll(path, " "), text);
  return {
    text,
    normalized: ` ${splitWords(text).join(" ")} `,
    words: new Set(normalizeWords(withoutPaths)),
    tickers: findTickers(rest),
    places: findPlaces(rest),
    codes: findAll(rest, /(?<![\w-])([A-Za-z]{1,6}-\d{1,12}|[A-Z]{2,6}\d{2,12})(?![\w-])/g),
    paths,
    numbers: findNumbers(rest),
    quoted,
    emails,
    urls,
    dates,
    range: findRange(text),
    source: findSource(rest),
    items: findItems(text),
    topic: findTopic(text),
  };
}

function findSource(text: string): string | undefined {
  const marked = /```(?:\w*\n)?([^`]+)```|`([^`]+)`/.exec(text);
  const [, block, inline] = marked ?? [];
  const [sum] = marked ? [] : (/(?<![\w./-])[(\d][\d\s().]*(?:[-+*/%][\d\s().]+)+/.exec(text) ?? []);
  return (block ?? inline ?? sum)?.trim();
}

function findAll(text: string, pattern: RegExp): string[] {
  return removeDuplicates([...text.matchAll(pattern)].map((match) => match[1] ?? ""));
}

function removeDuplicates(items: readonly string[]): string[] {
  return [...new Set(items)];
}

function findTickers(text: string): string[] {
  const isUpperCase = !/\p{Ll}/u.test(text);
  const found: string[] = [];
  for (const [word] of text.matchAll(/\$?(?<![\w-])[A-Za-z]+(?:\.[A-Z])?(?![\w-])/g)) {
    const bare = word.replace("$", "");
    const named = tickersByName.get(bare.toLowerCase());
    if (companies.has(bare.toUpperCase()) && (bare === bare.toUpperCase() || bare.length > 3)) {
      found.push(bare.toUpperCase());
    } else if (named) found.push(named);
    else if (word.startsWith("$") && bare === bare.toUpperCase()) found.push(bare);
    else if (!isUpperCase && /^[A-Z]{2,5}(?:\.[A-Z])?$/.test(bare) && !notTickers.has(bare)) found.push(bare);
  }
  return removeDuplicates(found);
}

/** Words that end a place name that follows a preposition. */
const afterPlaces =
  /\b(?:today|tonight|tomorrow|now|please|this|next|on|with|right|currently|over|during|in|for|from|to|at|is|and (?:show|tell|give|add|make))\b/i;
const notPlaces: ReadonlySet<string> = new Set(
  "celsius fahrenheit general english detail particular total general case short order time stock".split(" "),
);

function findPlaces(text: string): string[] {
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
    const isLoose = /^(?:in|near|around)$/i.test(match[1] ?? "");
    for (const part of phrase.split(/,|&|\b(?:and|or|vs|versus)\b/i)) {
      const name = part.replace(/^\s*the\s+/i, "").trim();
      if (isPlace(name, isLoose)) add(text.indexOf(name, match.index), capitaliseWords(name));
    }
  }
  return [...found.values()].toSorted((a, b) => a.at - b.at).map((mention) => mention.name);
}

/** @param isLoose True if the preposition indicates a place, so that the place name may be in lower case. */
function isPlace(name: string, isLoose: boolean): boolean {
  const words = name.split(/\s+/);
  if (!/^\p{L}[\p{L}\p{M}'’ -]*$/u.test(name) || words.length > 4) return false;
  if (words.some((word) => notPlaces.has(word.toLowerCase()))) return false;
  if (/^\p{Lu}/u.test(name)) return !tickersByName.has(name.toLowerCase()) && !companies.has(name);
  return isLoose && words.length <= 3 && !words.some((word) => stopWords.has(word));
}

function capitaliseWords(name: string): string {
  return /^\p{Lu}/u.test(name) ? name : name.split(/\s+/).map(capitalise).join(" ");
}

/** Finds paths. A path in quotation marks may contain spaces. */
function findPaths(text: string): string[] {
  const candidates = text.matchAll(/["“`]([^"“”`\n]{1,200})["”`]|([^\s"“”`(),;]+)/g);
  return removeDuplicates(
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

function findNumbers(text: string): NumberMention[] {
  const pattern = /(?<![\w.#-])(-?\d+(?:,\d{3})*(?:\.\d+)?)(?=x\b|[^\w-]|$)|(?<!\w)(\p{L}+)/gu;
  const found: NumberMention[] = [];
  for (const match of text.matchAll(pattern)) {
    const value = match[1] ? Number(match[1].replaceAll(",", "")) : parseNumberWord(match[2] ?? "");
    if (value === undefined) continue;
    const end = match.index + match[0].length;
    const before = findLastWord(text.slice(0, match.index));
    found.push({ value, before, after: findFirstWord(text.slice(end).replace(/^x\b/, "")) });
  }
  return found;
}

function parseNumberWord(word: string): number | undefined {
  return Object.hasOwn(numberWords, word.toLowerCase()) ? numberWords[word.toLowerCase()] : undefined;
}

/** Words that may come between a number and the word it counts. */
const fillerWords: ReadonlySet<string> = new Set(["of", "is", "to", "the", "a"]);

function findLastWord(text: string): string | undefined {
  return normalizeWords(text.slice(-40)).findLast((word) => !fillerWords.has(word));
}

function findFirstWord(text: string): string | undefined {
  return normalizeWords(text.slice(0, 40)).find((word) => !fillerWords.has(word));
}

const rangeUnits: Record<string, string> = { h: "H", d: "D", w: "W", m: "M", y: "Y" };

function findRange(text: string): string | undefined {
  if (/\b(?:ytd|year to date)\b/i.test(text)) return "YTD";
  if (/\b(?:all[- ]time|max)\b/i.test(text)) return "MAX";
  if (/\b(?:today|daily|intraday)\b/i.test(text)) return "1D";
  const code = /\b(\d{1,3})([HDWMY])\b/.exec(text);
  if (code) return code[0];
  const span = /\b(?:(\d{1,3})[ -])?(hour|day|week|month|year)(?:s|ly)?\b/i.exec(text);
  return span ? `${span[1] ?? 1}${rangeUnits[span[2]?.[0]?.toLowerCase() ?? ""]}` : undefined;
}

/** Maximum number of lead-in words that are tried as the start of an enumeration. */
const maxLeadIns = 20;
/** Maximum number of parts in a possible enumeration. */
const maxParts = 100;

/** The requested form, as in "as a line chart" or "in a table". */
const asForm = /\s(?:as|in)\s+an?\s.*$/i;

/**
 * Returns the first enumeration in the text. It needs at least two items after a colon or a word such as
 * "with", and at least three after "of" or "for", because these words also have other uses.
 */
function findItems(text: string): string[] {
  const leadIns = text.matchAll(/(:|\b(?:with|containing|including|of|for)\b)(?=\s*([^:?!.\n]+))/gi);
  for (const match of [...leadIns].slice(0, maxLeadIns)) {
    const items = (match[2] ?? "")
      .split(/,|;|\band\b|\bor\b/i, maxParts)
      .map((item) =>
        item
          .replace(/^\s*(?:a|an|the|some)\s+/i, "")
          .replace(asForm, "")
          .trim(),
      )
      .filter((item) => item !== "");
    // In "of sales with coffee, tea and cups" the enumeration starts after "with", the last such word.
    if (/\s(?:with|containing|including|for)\s/i.test(items[0] ?? "")) continue;
    const least = /^(?:of|for)$/i.test(match[1] ?? "") ? 3 : 2;
    if (items.length >= least && items.every((item) => item.length <= 40)) return items.slice(0, 10);
  }
  return [];
}

const leadIn =
  /^(?:(?:please|can|could|would|will|you|i|we|want|need|like|to|see|show|display|give|draw|plot|make|create|render|build|generate|open|me|us|get|find|what|what's|whats|is|are|the|a|an|of|for|about|my|some|let|lets|let's)\b['’s]*\s*)+/i;

/** Matches the point at which the topic ends and its details start. */
const afterTopic = /:|\s(?:with|without|containing|including)\b/i;

function findTopic(text: string): string {
  const first = text.trim().split(/[\n.?!]/)[0] ?? "";
  const topic = (first.replace(leadIn, "").split(afterTopic)[0] ?? "").replace(asForm, "").trim();
  return splitWords(topic).length === 0 ? "" : shorten(topic, 60);
}
