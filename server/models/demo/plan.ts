/** Plans a turn of the demo model: its text and its calls. */
import { setImmediate as otherWork } from "node:timers/promises";
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { JsonObject } from "../../core/events.ts";
import { componentOfTool, stateTool } from "../../core/ports/models.ts";
import { answerFrom, introduction, type Shown, tooLarge } from "./answers.ts";
import { type Call, readConversation } from "./conversation.ts";
import { mentionsOf, narrowed } from "./kinds.ts";
import { honestAnswer, knownAnswer } from "./knowledge.ts";
import { lookedAt, type Mentions, mentionsIn } from "./mentions.ts";
import { clearFit, fitOf, isAsking, isNamed, type Offer, offersOf, subjectOf } from "./offers.ts";
import { buildInput } from "./props.ts";
import { isObject } from "./schema.ts";
import { firstMembers, UnitBudget, unitsOf } from "./units.ts";
import { weatherFacts, weatherIn } from "./weather.ts";
import { matchWords, plainWords } from "./words.ts";

/** A turn: text, then calls. Either may be empty. */
export interface Plan {
  text: string;
  calls: { toolName: string; input: JsonObject }[];
}

/** Maximum number of calls of one tool in a turn, however many values the message mentions. */
const mostCalls = 5;

/** Shared context of one turn's planning. */
interface Planning {
  mentions: Mentions;
  /** Limits everything that is built in the turn. */
  budget: UnitBudget;
  /** Yields to the event loop. @throws the signal's reason, as soon as it fires. */
  pause(): Promise<void>;
}

/**
 * Plans the turn. Each user message has at most one round of tool calls, so the agent cannot loop. When the
 * results arrive, the turn reports them and shows them in a matching component.
 *
 * @throws the signal's reason, as soon as it fires.
 */
export async function plan(
  options: Pick<LanguageModelV4CallOptions, "prompt" | "tools" | "toolChoice">,
  signal?: AbortSignal,
): Promise<Plan> {
  const conversation = readConversation(options.prompt);
  const { calls } = conversation;
  const text = conversation.text.slice(0, lookedAt);
  const offers = offersOf(options.tools);
  const planning: Planning = {
    mentions: mentionsIn(text),
    budget: new UnitBudget(),
    pause: () => otherWork(undefined, { signal }),
  };
  const choice = options.toolChoice ?? { type: "auto" };
  if (calls.length > 0) return await afterCalls(calls, choice.type === "none" ? [] : offers, planning);
  if (choice.type === "none" || offers.length === 0) return say(text, offers);
  if (choice.type === "tool") {
    const forced = offers.find((offer) => offer.toolName === choice.toolName);
    return forced ? await use([forced], planning) : say(text, offers);
  }
  const inOrder = await ranked(offers, planning);
  const chosen = choose(inOrder, planning.mentions, knownAnswer(text, offers) !== undefined);
  if (chosen.length > 0) return await use(chosen, planning);
  const [first] = inOrder;
  return choice.type === "required" && first ? await use([first.offer], planning) : say(text, offers);
}

function say(text: string, offers: readonly Offer[]): Plan {
  return { text: knownAnswer(text, offers) ?? honestAnswer(text), calls: [] };
}

interface Ranked {
  offer: Offer;
  fit: number;
  /** 1 if the tool only looks something up, otherwise 0. */
  asks: number;
}

/** Number of candidates that are compared with a message before yielding to the event loop. */
const offersAtATime = 20;

/**
 * Returns the candidates, best match first. Among equal matches lookup tools come first; otherwise the order
 * of the request is kept.
 */
async function ranked(offers: readonly Offer[], { mentions, pause }: Planning): Promise<Ranked[]> {
  const fits: Ranked[] = [];
  for (const offer of offers) {
    fits.push({ offer, fit: fitOf(offer, mentions), asks: Number(isAsking(offer)) });
    if (fits.length % offersAtATime === 0) await pause();
  }
  return fits.toSorted((a, b) => b.fit - a.fit || b.asks - a.asks);
}

/** @param isKnown True if there is a response without tools. Then only a clear match is used. */
function choose(inOrder: readonly Ranked[], mentions: Mentions, known: boolean): Offer[] {
  const [tool] = inOrder.filter(({ offer, fit }) => offer.kind !== "component" && fit >= clearFit);
  const components = inOrder.filter(({ offer }) => offer.kind === "component");
  const [component] = components;
  const loose = components.length === 1 ? 1 : 2;
  if (!component || component.fit < (known ? clearFit : loose)) return tool ? [tool.offer] : [];
  // An equally good server tool is preferred: it has the facts that the component then shows.
  if (tool && (tool.fit > component.fit || (tool.offer.kind === "server" && tool.fit >= component.fit - 1))) {
    return [tool.offer];
  }
  return [component.offer, ...alsoNamed(components.slice(1), component.offer, mentions)];
}

/** Maximum number of other components that are considered. */
const mostCompared = 100;

/** Returns other components that the message names in full, with words that the first one does not have. */
function alsoNamed(others: readonly Ranked[], first: Offer, mentions: Mentions): Offer[] {
  const own = new Set(matchWords(first.name));
  return others
    .slice(0, mostCompared)
    .filter(({ offer, fit }) => fit >= clearFit && isNamed(offer, mentions))
    .filter(({ offer }) => matchWords(offer.name).some((word) => !own.has(word)))
    .map(({ offer }) => offer)
    .slice(0, mostCalls - 1);
}

/**
 * Uses the candidates: a sentence before components, none before tools, and a sentence for each candidate
 * that cannot be used.
 */
async function use(offers: readonly Offer[], planning: Planning): Promise<Plan> {
  const uses: Use[] = [];
  for (const offer of offers) uses.push(...(await usesOf(offer, planning)));
  const shown = uses.flatMap(({ shown: one }) => (one ? [one] : []));
  return planOf(uses, shown.length > 0 ? introduction(shown) : "");
}

/** A use of a candidate; without input if its schema is too large. */
interface Use {
  offer: Offer;
  input: JsonObject | undefined;
  shown: Shown | undefined;
}

/** Returns the plan that makes the calls, and appends to the text which candidates cannot be used. */
function planOf(uses: readonly Use[], text: string): Plan {
  const calls = uses.flatMap(({ offer, input }) => (input ? [{ toolName: offer.toolName, input }] : []));
  const without = new Set(uses.flatMap(({ offer, input }) => (input ? [] : [offer.name])));
  const parts = [text, ...Array.from(without, tooLarge)];
  return { text: parts.filter((part) => part !== "").join(" "), calls };
}

/** Returns one use per mentioned ticker, place or code if the candidate takes one at a time. */
async function usesOf(offer: Offer, planning: Planning): Promise<Use[]> {
  const { mentions } = planning;
  const subject = subjectOf(offer);
  const values = subject ? mentionsOf(subject.kind, mentions).slice(0, mostCalls) : [];
  if (!subject || values.length === 0) return [await useOf(offer, planning)];
  const uses: Use[] = [];
  for (const value of values) {
    uses.push(await useOf(offer, { ...planning, mentions: narrowed(mentions, subject.kind, value) }));
  }
  return uses;
}

async function useOf(
  offer: Offer,
  { mentions, budget, pause }: Planning,
  known: JsonObject = {},
): Promise<Use> {
  await pause();
  const isComponent = offer.kind === "component";
  const input = buildInput(offer.schema, { mentions, budget, generous: isComponent, known });
  if (input === undefined) return { offer, input, shown: undefined };
  const subject = subjectOf(offer);
  const value = subject ? input[subject.property] : undefined;
  const shown = {
    component: offer.name,
    subject: subject && typeof value === "string" ? { kind: subject.kind, value } : undefined,
  };
  return { offer, input, shown: isComponent ? shown : undefined };
}

async function afterCalls(
  calls: readonly Call[],
  offers: readonly Offer[],
  planning: Planning,
): Promise<Plan> {
  const tools = calls.filter(
    (call) => componentOfTool(call.toolName) === undefined && call.toolName !== stateTool,
  );
  const text = answerFrom(tools);
  const showed = tools.length < calls.length;
  const good = tools.filter((call) => call.result && !call.result.isError);
  if (showed || good.length === 0 || good.length < tools.length) return { text, calls: [] };
  const [best] = await ranked(
    offers.filter((offer) => offer.kind === "component"),
    planning,
  );
  if (!best || best.fit < clearFit) return { text, calls: [] };
  const uses: Use[] = [];
  for (const call of good.slice(0, mostCalls)) uses.push(await useOf(best.offer, planning, factsOf(call)));
  return planOf(uses, text);
}

/**
 * Limits of the facts taken from an input and a result: their number, the length of their names, and their
 * units.
 */
const mostFacts = 100;
const mostName = 64;
const mostUnits = 100;

/** Returns the fields of a call's input and result, by name in lower case without separators. */
function factsOf({ input, result }: Call): JsonObject {
  const data = isObject(result?.data) ? (result.data as JsonObject) : {};
  const weather = result ? weatherIn(result) : undefined;
  const named = [...firstMembers(input, mostFacts), ...firstMembers(data, mostFacts)]
    .filter(([, value]) => unitsOf(value, mostUnits) <= mostUnits)
    .map(([key, value]) => [plainWords(key.slice(0, mostName)).join(""), value] as const);
  return { ...(weather ? weatherFacts(weather) : {}), ...Object.fromEntries(named) };
}
