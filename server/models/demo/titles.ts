/** Titles that a component gets for a message. They name the subject instead of repeating the message. */
import { companies } from "./lexicon.ts";
import type { Mentions } from "./mentions.ts";
import { capitalise } from "./words.ts";

/** Returns a title for what the message requests, or `undefined` if its subject is unknown. */
export function createTitle(mentions: Mentions): string | undefined {
  const ticker = mentions.tickers[0];
  const company = companies.get(ticker ?? "");
  if (mentions.quoted[0]) return mentions.quoted[0];
  if (ticker) return company && company !== ticker ? `${company} (${ticker})` : ticker;
  return createActionTitle(mentions.text) ?? createTopicTitle(mentions);
}

/** Returns a title for a message that requests an action, such as `Room booking` or `Your cart`. */
function createActionTitle(text: string): string | undefined {
  const booked = /^\W*(?:please\s+)?(?:book|reserve)\s+(?:me\s+)?(?:an?|the|my)\s+(\p{L}{1,30})/iu.exec(text);
  if (booked?.[1] !== undefined) return `${capitalise(booked[1])} booking`;
  const owned = /^\W*(?:please\s+)?(?:add|put|show|open)\b[^.?!\n]{0,100}\bmy\s+(\p{L}{1,30})\W*$/iu.exec(
    text,
  );
  return owned?.[1] === undefined ? undefined : `Your ${owned[1].toLowerCase()}`;
}

/** The requested form at the start of a topic, as in "bar chart of sales". */
const leadingForm = /^(?:\p{L}+\s)?(?:chart|graph|plot|diagram|table|list)\sof\s/iu;

function createTopicTitle({ topic, places, items }: Mentions): string | undefined {
  const subject = topic.replace(leadingForm, "").replace(/^(?:last|latest|newest)\s\d{1,4}\s/i, "latest ");
  // The component shows the enumerated names, so the title leaves them out.
  const [, short = subject, names = ""] = /^(\S.*?)\s(?:of|for|in|by)\s(.+)$/i.exec(subject) ?? [];
  const isListed = [...places, ...items].some((name) => names.toLowerCase().startsWith(name.toLowerCase()));
  const title = isListed ? short : subject;
  return title === "" ? undefined : capitalise(title);
}
