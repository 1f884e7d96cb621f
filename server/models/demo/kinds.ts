/** Determines which kind of subject a text property has, and finds the text for it in a message. */
import { companies } from "./lexicon.ts";
import type { Mentions } from "./mentions.ts";
import { createTitle } from "./titles.ts";
import { splitWords } from "./words.ts";

/** The kinds of subjects that a message can mention. */
export type SubjectKind = "ticker" | "place" | "code" | "path";

/** Returns the subject kind of a property, based on its name or otherwise on its description. */
export function findKind(name: string, description: string): SubjectKind | undefined {
  return (
    findKindInWords(splitWords(name)) ??
    (isPathName(name) ? "path" : findKindInWords(splitWords(description)))
  );
}

/**
 * Tests only the end of the name, so that `fileType` is not treated as a path. Descriptions are not tested,
 * because they mention files for many other reasons.
 */
function isPathName(name: string): boolean {
  return /(?:^| )(?:paths?|files?|file ?names?|director(?:y|ies)|dirs?|folders?)$/.test(
    splitWords(name).join(" "),
  );
}

function findKindInWords(words: readonly string[]): SubjectKind | undefined {
  const has = (...some: string[]): boolean => some.some((word) => words.includes(word));
  if (has("ticker", "tickers", "symbol", "symbols")) return "ticker";
  if (has("city", "cities", "location", "locations", "place", "places", "town", "destination"))
    return "place";
  if (has("sku", "product", "order", "ticket", "item") && has("id", "ids", "sku", "code", "number"))
    return "code";
  return words.length === 1 && has("id") ? "code" : undefined;
}

/** Returns the message's mentions of the given kind. */
export function getMentions(kind: SubjectKind, mentions: Mentions): string[] {
  if (kind === "ticker") return mentions.tickers;
  if (kind === "path") return mentions.paths;
  return kind === "place" ? mentions.places : mentions.codes;
}

/**
 * Returns the mentions reduced to a single value of the given kind. Used when each value gets its own call.
 */
export function narrowMentions(mentions: Mentions, kind: SubjectKind, one: string): Mentions {
  if (kind === "ticker") return { ...mentions, tickers: [one] };
  if (kind === "path") return { ...mentions, paths: [one] };
  return kind === "place" ? { ...mentions, places: [one] } : { ...mentions, codes: [one] };
}

const chartWords = /\b(?:range|period|interval|timeframe|span|window)\b/;

/** Returns the text that the message gives for a property, or `undefined` if there is none. */
export function findMentionedText(name: string, description: string, mentions: Mentions): string | undefined {
  const kind = findKind(name, description);
  const mentioned = kind ? getMentions(kind, mentions)[0] : undefined;
  // Text after `path:` is a path, so the search continues.
  if (mentioned !== undefined || (kind && kind !== "path")) return mentioned;
  const key = splitWords(name).join(" ");
  if (chartWords.test(key)) return mentions.range;
  if (mentions.source !== undefined && /^(?:code|script|snippet|source(?: code)?)$/.test(key))
    return mentions.source;
  const namedText = findNamedText(key, mentions.text);
  if (namedText !== undefined) return namedText;
  if (/\be ?mail\b|^(?:to|recipient)$/.test(key)) return mentions.emails[0];
  if (/\b(?:url|uri|href|link|website|src)\b/.test(key)) return mentions.urls[0];
  if (/\b(?:date|day|deadline|when)\b/.test(key)) {
    return /\b(?:end|until|to)\b/.test(key) ? mentions.dates[1] : mentions.dates[0];
  }
  if (/\bcompany\b/.test(key)) return companies.get(mentions.tickers[0] ?? "");
  if (/\b(?:query|search|question|prompt|keywords?|term)\b/.test(key)) {
    return mentions.quoted[0] ?? (mentions.topic || undefined);
  }
  if (/\b(?:title|heading|header|caption|subject|topic|headline)\b/.test(key)) return createTitle(mentions);
  if (/\b(?:text|message|content|body|note)\b/.test(key)) {
    return mentions.quoted[0] ?? (mentions.text.trim() || undefined);
  }
  return /\b(?:name|label)\b/.test(key) ? mentions.quoted[0] : undefined;
}

/** Returns the text that follows the property's name, as in `name: Bob`, `name is Bob` or `name = "Bob"`. */
function findNamedText(key: string, text: string): string | undefined {
  if (key === "") return undefined;
  const start = text.toLowerCase().indexOf(key);
  if (start < 0 || /[\p{L}\p{N}]/u.test(text[start - 1] ?? "")) return undefined;
  const match = /^\s*(?::|=|is\b)?\s*["“]([^"“”]+)["”]|^\s*(?::|=|is\b)\s*([^\s,;.!?]+)/.exec(
    text.slice(start + key.length),
  );
  return match?.[1] ?? match?.[2];
}
