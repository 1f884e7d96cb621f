/** The plan for an exchange: the model's script and the client's actions. */
import type { Random } from "../random.ts";
import { countedTool } from "../servers/outside.ts";

export interface ExchangePlan {
  /** A string that occurs in every delta of this exchange, and nowhere else. */
  tag: string;
  /** Turns for the `script` model. */
  turns: unknown[][];
  onDisconnect: "cancel" | "continue";
  /** Number of the event at which the run is cancelled. */
  cancelAt: number | undefined;
  /** Number of the event at which the request is repeated with the same idempotency key. */
  repeatAt: number | undefined;
  /** Number of times that the client updates the component's state. */
  pushes: number;
}

/** The client tool used by the load. */
export const clientTool = {
  name: "pick",
  description: "Lets the user pick",
  inputSchema: { type: "object", properties: {} },
};

/** The component used by the load. */
export const component = {
  name: "Card",
  description: "A card",
  propsSchema: { type: "object", properties: { title: { type: "string" } } },
};

/** Creates a typical plan, with about a second of text in many deltas, tool calls and components. */
export function planExchange(random: Random): ExchangePlan {
  const tag = `~t${random.hex(12)}~`;
  const say = () => createText(random, tag);
  const kind = random.pick([
    "text",
    "text",
    "reasoning",
    "tool",
    "counted",
    "counted",
    "client",
    "client",
    "component",
    "component",
  ]);
  return {
    tag,
    turns: createTurns(kind, say, random, tag),
    onDisconnect: random.pick(["cancel", "continue"]),
    cancelAt: random.chance(0.08) ? random.int(2, 40) : undefined,
    repeatAt: random.chance(0.2) ? random.int(1, 60) : undefined,
    pushes: kind === "component" ? random.int(0, 4) : 0,
  };
}

/**
 * Creates the steps of a turn. The turn starts with a hold, which shows outside the server that the model was asked for
 * the turn.
 */
function createTurn(tag: string, turn: number, steps: unknown[]): unknown[] {
  return [{ hold: `${tag}-${turn}` }, ...steps];
}

/** Creates a plan for contracts without client tools and components. */
export function planForAnyContract(random: Random): ExchangePlan {
  const tag = `~t${random.hex(12)}~`;
  const kind = random.pick(["text", "reasoning", "counted"]);
  const turns = createTurns(kind, () => createText(random, tag), random, tag);
  return { tag, turns, onDisconnect: "cancel", cancelAt: undefined, repeatAt: undefined, pushes: 0 };
}

/**
 * Creates a plan that streams a large amount of text.
 *
 * @param megabytes Size of the text in units of 10⁶ bytes.
 */
export function planLong(random: Random, megabytes: number): ExchangePlan {
  const tag = `~t${random.hex(12)}~`;
  const text = Array.from({ length: megabytes * 125 }, () => [{ random: 8000 }, tag]).flat();
  return {
    tag,
    turns: [createTurn(tag, 0, [{ text }])],
    onDisconnect: "continue",
    cancelAt: undefined,
    repeatAt: undefined,
    pushes: 0,
  };
}

/** Creates a plan with little text, which is used to check that a thread accepts runs. */
export function planShort(random: Random): ExchangePlan {
  const plan = planLong(random, 0);
  return { ...plan, turns: [createTurn(plan.tag, 0, [{ text: ["still here ", plan.tag, { random: 8 }] }])] };
}

function createTurns(kind: string, say: () => object, random: Random, tag: string): unknown[][] {
  return listSteps(kind, say, random, tag).map((steps, turn) => createTurn(tag, turn, steps));
}

/** Returns the steps of each turn. */
function listSteps(kind: string, say: () => object, random: Random, tag: string): unknown[][] {
  switch (kind) {
    case "reasoning":
      return [[{ reasoning: createDeltas(random, tag, 10) }, say()]];
    case "tool":
      return [[say(), { tool: "run_code", args: { code: "6 * 7" } }], [say()]];
    case "counted":
      return [
        [1, 2].slice(0, random.int(1, 2)).map((call) => createCountedCall(random, tag, 0, call)),
        [say(), createCountedCall(random, tag, 1, 1)],
        [say()],
      ];
    case "client":
      return [
        [say(), ...Array.from({ length: random.int(1, 2) }, () => createClientCall(random, tag))],
        [say()],
      ];
    case "component":
      return [[say(), createCard(random, tag), say()]];
    default:
      return [[say()]];
  }
}

/** Creates a call of the tool that may not be called again. It takes long enough to be interrupted. */
function createCountedCall(random: Random, tag: string, turn: number, call: number): object {
  return { tool: countedTool, args: { tag, turn, call, ms: random.int(0, 400) } };
}

function createText(random: Random, tag: string): object {
  return { text: createDeltas(random, tag, random.int(10, 50)) };
}

/**
 * Creates deltas of random text that contain the tag and multi-byte characters, with short delays between
 * them.
 */
function createDeltas(random: Random, tag: string, count: number): unknown[] {
  return Array.from({ length: count }, () => [
    tag,
    { random: random.int(1, 60) },
    random.pick(["é🌦", " ", "\\n\n", "漢字"]),
    { delay: random.int(0, 12) },
  ]).flat();
}

function createClientCall(random: Random, tag: string): object {
  return {
    tool: clientTool.name,
    args: ['{"of":"', tag, { random: 20 }, { delay: random.int(0, 20) }, '"}'],
  };
}

function createCard(random: Random, tag: string): object {
  const title = Array.from({ length: 8 }, () => [{ random: 10 }, { delay: random.int(0, 20) }]).flat();
  return { component: component.name, props: ['{"title":"', tag, ...title, '"}'] };
}
