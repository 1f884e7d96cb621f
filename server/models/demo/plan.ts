/**
 * Decides what the demo agent does in a turn: the words it says and the calls it makes.
 */
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { JsonObject } from "../../runs/events.ts";
import { componentOfTool, stateTool } from "../port.ts";
import { answerFrom } from "./answers.ts";
import { type Call, readConversation } from "./conversation.ts";
import { mentionsOf, narrowed } from "./kinds.ts";
import { honestAnswer, knownAnswer } from "./knowledge.ts";
import { type Mentions, mentionsIn } from "./mentions.ts";
import { clearFit, fitOf, isAsking, isNamed, type Offer, offersOf, subjectOf } from "./offers.ts";
import { buildInput } from "./props.ts";
import { introduction, type Shown } from "./say.ts";
import { isObject } from "./schema.ts";
import { weatherFacts, weatherIn } from "./weather.ts";
import { matchWords, plainWords } from "./words.ts";

/** A turn: text, then calls. Either may be empty. */
export interface Plan {
  text: string;
  calls: { toolName: string; input: JsonObject }[];
}

/** Most calls of one tool in a turn, however many things a message names. */
const mostCalls = 5;

/**
 * What to do now. There is at most one round of tools for a user message, so that no loop can arise: when their
 * results are there, they are told, and a component that fits shows them.
 */
export function plan(options: Pick<LanguageModelV4CallOptions, "prompt" | "tools" | "toolChoice">): Plan {
  const { text, calls } = readConversation(options.prompt);
  const offers = offersOf(options.tools);
  const mentions = mentionsIn(text);
  const choice = options.toolChoice ?? { type: "auto" };
  if (calls.length > 0) return afterCalls(calls, choice.type === "none" ? [] : offers, mentions);
  if (choice.type === "none" || offers.length === 0) return say(text, offers);
  if (choice.type === "tool") {
    const forced = offers.find((offer) => offer.toolName === choice.toolName);
    return forced ? use([forced], mentions) : say(text, offers);
  }
  const chosen = choose(offers, mentions, knownAnswer(text, offers) !== undefined);
  if (chosen.length > 0) return use(chosen, mentions);
  const [first] = ranked(offers, mentions);
  return choice.type === "required" && first ? use([first.offer], mentions) : say(text, offers);
}

function say(text: string, offers: readonly Offer[]): Plan {
  return { text: knownAnswer(text, offers) ?? honestAnswer(text), calls: [] };
}

interface Ranked {
  offer: Offer;
  fit: number;
}

/**
 * The offers, best fit first. Of those that fit equally the ones that only look something up come first; else they stay
 * in the order in which they are offered.
 */
function ranked(offers: readonly Offer[], mentions: Mentions): Ranked[] {
  return offers
    .map((offer) => ({ offer, fit: fitOf(offer, mentions) }))
    .toSorted((a, b) => b.fit - a.fit || Number(isAsking(b.offer)) - Number(isAsking(a.offer)));
}

/** @param known Whether there is an answer without tools: only a clear fit is preferred to it. */
function choose(offers: readonly Offer[], mentions: Mentions, known: boolean): Offer[] {
  const inOrder = ranked(offers, mentions);
  const [tool] = inOrder.filter(({ offer, fit }) => offer.kind !== "component" && fit >= clearFit);
  const components = inOrder.filter(({ offer }) => offer.kind === "component");
  const [component] = components;
  const loose = components.length === 1 ? 1 : 2;
  if (!component || component.fit < (known ? clearFit : loose)) return tool ? [tool.offer] : [];
  // A server's tool that fits as well has the facts that the component then shows.
  if (tool && (tool.fit > component.fit || (tool.offer.kind === "server" && tool.fit >= component.fit - 1))) {
    return [tool.offer];
  }
  return [component.offer, ...alsoNamed(components.slice(1), component.offer, mentions)];
}

/** Other components that the message names in full, by words that are not just those of the first. */
function alsoNamed(others: readonly Ranked[], first: Offer, mentions: Mentions): Offer[] {
  const own = new Set(matchWords(first.name));
  return others
    .filter(({ offer, fit }) => fit >= clearFit && isNamed(offer, mentions))
    .filter(({ offer }) => matchWords(offer.name).some((word) => !own.has(word)))
    .map(({ offer }) => offer)
    .slice(0, mostCalls - 1);
}

/** Uses the offers: components with a sentence before them, tools without. */
function use(offers: readonly Offer[], mentions: Mentions): Plan {
  const uses = offers.flatMap((offer) => usesOf(offer, mentions));
  const calls = uses.map(({ toolName, input }) => ({ toolName, input }));
  const shown = uses.flatMap(({ shown: one }) => (one ? [one] : []));
  return { text: shown.length > 0 ? introduction(shown) : "", calls };
}

interface Use {
  toolName: string;
  input: JsonObject;
  shown: Shown | undefined;
}

/** One use for every ticker, place or code that the message names, if the offer takes one of them at a time. */
function usesOf(offer: Offer, mentions: Mentions): Use[] {
  const subject = subjectOf(offer);
  const values = subject ? mentionsOf(subject.kind, mentions).slice(0, mostCalls) : [];
  if (!subject || values.length === 0) return [useOf(offer, mentions)];
  return values.map((value) => useOf(offer, narrowed(mentions, subject.kind, value)));
}

function useOf(offer: Offer, mentions: Mentions, known: JsonObject = {}): Use {
  const isComponent = offer.kind === "component";
  const input = buildInput(offer.schema, { mentions, generous: isComponent, known });
  const subject = subjectOf(offer);
  const value = subject ? input[subject.property] : undefined;
  const shown = {
    component: offer.name,
    subject: subject && typeof value === "string" ? { kind: subject.kind, value } : undefined,
  };
  return { toolName: offer.toolName, input, shown: isComponent ? shown : undefined };
}

function afterCalls(calls: readonly Call[], offers: readonly Offer[], mentions: Mentions): Plan {
  const tools = calls.filter(
    (call) => componentOfTool(call.toolName) === undefined && call.toolName !== stateTool,
  );
  const text = answerFrom(tools);
  const showed = tools.length < calls.length;
  const good = tools.filter((call) => call.result && !call.result.isError);
  if (showed || good.length === 0 || good.length < tools.length) return { text, calls: [] };
  const [best] = ranked(
    offers.filter((offer) => offer.kind === "component"),
    mentions,
  );
  if (!best || best.fit < clearFit) return { text, calls: [] };
  const uses = good.map((call) => useOf(best.offer, mentions, factsOf(call)));
  return { text, calls: uses.map(({ toolName, input }) => ({ toolName, input })) };
}

/** What a call's input and result say, by member name in lower case without separators. */
function factsOf({ input, result }: Call): JsonObject {
  const data = isObject(result?.data) ? (result.data as JsonObject) : {};
  const weather = result ? weatherIn(result) : undefined;
  const named = Object.entries({ ...input, ...data }).map(
    ([key, value]) => [plainWords(key).join(""), value] as const,
  );
  return { ...(weather ? weatherFacts(weather) : {}), ...Object.fromEntries(named) };
}
