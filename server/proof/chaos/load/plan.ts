/** What one exchange of a conversation does: the script of the model, and what its client does meanwhile. */
import type { Random } from "../random.ts";

export interface ExchangePlan {
  /** In every delta of the model's, and in nothing of any other exchange. */
  tag: string;
  /** Turns of the `script` model. */
  turns: unknown[][];
  onDisconnect: "cancel" | "continue";
  /** Number of the event at which the run is cancelled. */
  cancelAt: number | undefined;
  /** Number of the event at which the request is sent once more, with the same key. */
  repeatAt: number | undefined;
  /** How often the client pushes a component's state when it is there. */
  pushes: number;
}

/** The one client tool of the load. */
export const clientTool = {
  name: "pick",
  description: "Lets the user pick",
  inputSchema: { type: "object", properties: {} },
};

/** The one component of the load. */
export const component = {
  name: "Card",
  description: "A card",
  propsSchema: { type: "object", properties: { title: { type: "string" } } },
};

/** A plan of the ordinary kind: about a second of text in many pieces, calls, components. */
export function planExchange(random: Random): ExchangePlan {
  const tag = `~t${random.hex(12)}~`;
  const say = () => ({ text: pieces(random, tag, random.int(10, 50)) });
  const kind = random.pick([
    "text",
    "text",
    "reasoning",
    "tool",
    "client",
    "client",
    "component",
    "component",
  ]);
  return {
    tag,
    turns: turnsOf(kind, say, random, tag),
    onDisconnect: random.pick(["cancel", "continue"]),
    cancelAt: random.chance(0.08) ? random.int(2, 40) : undefined,
    repeatAt: random.chance(0.2) ? random.int(1, 60) : undefined,
    pushes: kind === "component" ? random.int(0, 4) : 0,
  };
}

/** A plan that gives readers much to read. @param megabytes How much, in 10⁶ bytes. */
export function planLong(random: Random, megabytes: number): ExchangePlan {
  const tag = `~t${random.hex(12)}~`;
  const text = Array.from({ length: megabytes * 125 }, () => [{ random: 8000 }, tag]).flat();
  return {
    tag,
    turns: [[{ text }]],
    onDisconnect: "continue",
    cancelAt: undefined,
    repeatAt: undefined,
    pushes: 0,
  };
}

/** A plan for a short word, to see whether a thread takes a run. */
export function planShort(random: Random): ExchangePlan {
  const plan = planLong(random, 0);
  return { ...plan, turns: [[{ text: ["still here ", plan.tag, { random: 8 }] }]] };
}

function turnsOf(kind: string, say: () => object, random: Random, tag: string): unknown[][] {
  switch (kind) {
    case "reasoning":
      return [[{ reasoning: pieces(random, tag, 10) }, say()]];
    case "tool":
      return [[say(), { tool: "run_code", args: { code: "6 * 7" } }], [say()]];
    case "client":
      return [[say(), ...Array.from({ length: random.int(1, 2) }, () => clientCall(random, tag))], [say()]];
    case "component":
      return [[say(), card(random, tag), say()]];
    default:
      return [[say()]];
  }
}

/** Deltas of random text with the tag, some of them in several bytes a character, and short waits. */
function pieces(random: Random, tag: string, count: number): unknown[] {
  return Array.from({ length: count }, () => [
    tag,
    { random: random.int(1, 60) },
    random.pick(["é🌦", " ", "\\n\n", "漢字"]),
    { delay: random.int(0, 12) },
  ]).flat();
}

function clientCall(random: Random, tag: string): object {
  return {
    tool: clientTool.name,
    args: ['{"of":"', tag, { random: 20 }, { delay: random.int(0, 20) }, '"}'],
  };
}

function card(random: Random, tag: string): object {
  const title = Array.from({ length: 8 }, () => [{ random: 10 }, { delay: random.int(0, 20) }]).flat();
  return { component: component.name, props: ['{"title":"', tag, ...title, '"}'] };
}
