/** Demo model responses that need no tool. */

import type { Candidate } from "./candidates.ts";
import { capitals } from "./lexicon.ts";
import { capitalise, formatList, shorten, toHumanName } from "./words.ts";

/** Returns a response from the model's fixed knowledge, or `undefined` if there is none. */
export function findKnownResponse(text: string, candidates: readonly Candidate[]): string | undefined {
  return findCapital(text) ?? count(text) ?? respondToSmallTalk(text, candidates);
}

/** The highest number that the model counts to. */
const maxNumber = 1_000;

/**
 * Counts up to the requested number. The response can be long, and missing or duplicate parts of it are easy
 * to see.
 */
function count(text: string): string | undefined {
  const match = /\bcount (?:from (\d{1,4}) )?(?:up )?to (\d{1,4})\b/i.exec(text);
  if (match === null) return undefined;
  const from = Number(match[1] ?? 1);
  const to = Math.min(Number(match[2]), maxNumber);
  if (from > to) return undefined;
  return `${Array.from({ length: to - from + 1 }, (_, index) => from + index).join(", ")}.`;
}

/** Returns the URL of a page about the requested capital, or `undefined` if the text requests none. */
export function findSource(text: string): string | undefined {
  const city = capitals.get(findCountry(text) ?? "");
  return city && encodeURI(`https://en.wikipedia.org/wiki/${city.replaceAll(" ", "_")}`);
}

/** Returns the country whose capital the text requests. */
function findCountry(text: string): string | undefined {
  const match = /\bcapital (?:city )?of (?:the )?([\p{L} ]{1,40})/iu.exec(text);
  const requested = match?.[1]?.trim().toLowerCase() ?? "";
  return [...capitals.keys()].find((name) => requested === name || requested.startsWith(`${name} `));
}

function findCapital(text: string): string | undefined {
  const country = findCountry(text);
  if (country === undefined) return undefined;
  const article = /^(?:united|netherlands)/.test(country) ? "the " : "";
  const name = country.split(" ").map(capitalise).join(" ");
  const city = capitals.get(country) ?? "";
  return `The capital of ${article}${name} is ${city}${city.endsWith(".") ? "" : "."}`;
}

function respondToSmallTalk(text: string, candidates: readonly Candidate[]): string | undefined {
  const message = text.trim().toLowerCase();
  if (
    /\bwhat (?:all )?(?:can|could) you (?:do|show|help)|^help\b[ !?.]*$|\bhow can you help\b/.test(message)
  ) {
    return describeAbilities(candidates);
  }
  if (/\b(?:who|what) are you\b|\bwhich model\b|\bwhat model\b/.test(message))
    return `I am ${identity}. ${advice}`;
  if (
    /^(?:hi|hello|hey|hallo|hola|bonjour|ciao|good (?:morning|afternoon|evening))\b[^?]{0,30}$/.test(message)
  ) {
    return `Hello! I am ${identity}. Ask me "What can you do?" to see what I can use here.`;
  }
  if (/^(?:many )?(?:thanks|thank you|thx|merci|danke|gracias)\b/.test(message)) return "You're welcome!";
  return undefined;
}

const identity = "the embedded demo model: I work offline and know very little";
const advice = "To use a real model, configure a provider and select its model in the request.";

function describeAbilities(candidates: readonly Candidate[]): string {
  const of = (kind: Candidate["kind"]): string => {
    const all = candidates.filter((candidate) => candidate.kind === kind);
    const names = all.slice(0, 10).map((candidate) => {
      const name = kind === "component" ? candidate.name : toHumanName(candidate.name);
      return candidate.description === "" ? name : `${name} (${shorten(candidate.description, 80)})`;
    });
    if (all.length > names.length) names.push(`${all.length - names.length} more`);
    return formatList(names);
  };
  const parts = [
    ["I can show you", of("component")],
    ["I can use these tools on the server:", of("server")],
    ["I can use these tools in your app:", of("client")],
  ].flatMap(([lead, names]) => (names === "" ? [] : [`${lead} ${names}.`]));
  if (parts.length > 0) return [...parts, advice].join(" ");
  return `I can answer a few fixed questions, such as "What is the capital of France?". Give me components or tools, and I will use them. ${advice}`;
}

/** Returns the response to use when nothing else matches. */
export function createFallback(text: string): string {
  const echo = text.trim() === "" ? "" : `You said: "${shorten(text.trim(), 200)}". `;
  return `${echo}I am ${identity}, so I cannot answer that. ${advice}`;
}
