/** Finds violations of AG-UI's rules for the order of events in a stream. */
import type { Json } from "../../../runner/case.ts";
import { getField, getString } from "../../../stream/json.ts";
import { expandChunks } from "../stream/expand-chunks.ts";

/** The group of rules that an event violates. */
export type OrderRule = "lifecycle" | "items" | "nested";

/** A violation by the event at the given position, counted from 1. */
export interface OrderProblem {
  rule: OrderRule;
  position: number;
  message: string;
}

/** An item: something that a start event opens and an end event closes. */
interface ItemKind {
  noun: string;
  rule: OrderRule;
  /** Returns the id of the item. */
  idOf(event: Json): string | undefined;
  /** Fields that must stay the same if the item is opened again; `undefined` if it must not be opened again. */
  reopenFields?: readonly string[];
}

const byField = (field: string) => (event: Json) => getString(event, field);
// Steps of different subagents may have the same name.
const stepId = (event: Json) =>
  [getString(event, "subagentRunId") ?? "", getString(event, "stepName") ?? ""].join(" ").trim();

const text: ItemKind = {
  noun: "text message",
  rule: "items",
  idOf: byField("messageId"),
  reopenFields: ["role", "name"],
};
const call: ItemKind = {
  noun: "tool call",
  rule: "items",
  idOf: byField("toolCallId"),
  reopenFields: ["toolCallName", "parentMessageId"],
};
const thought: ItemKind = {
  noun: "reasoning message",
  rule: "items",
  idOf: byField("messageId"),
  reopenFields: [],
};
const span: ItemKind = { noun: "reasoning", rule: "nested", idOf: byField("messageId"), reopenFields: [] };
const step: ItemKind = { noun: "step", rule: "nested", idOf: stepId, reopenFields: [] };
const subagent: ItemKind = { noun: "subagent run", rule: "nested", idOf: byField("subagentRunId") };

const roles: Readonly<Record<string, [ItemKind, "start" | "content" | "end"]>> = {
  TEXT_MESSAGE_START: [text, "start"],
  TEXT_MESSAGE_CONTENT: [text, "content"],
  TEXT_MESSAGE_END: [text, "end"],
  TOOL_CALL_START: [call, "start"],
  TOOL_CALL_ARGS: [call, "content"],
  TOOL_CALL_END: [call, "end"],
  REASONING_MESSAGE_START: [thought, "start"],
  REASONING_MESSAGE_CONTENT: [thought, "content"],
  REASONING_MESSAGE_END: [thought, "end"],
  REASONING_START: [span, "start"],
  REASONING_END: [span, "end"],
  STEP_STARTED: [step, "start"],
  STEP_FINISHED: [step, "end"],
  SUBAGENT_STARTED: [subagent, "start"],
  SUBAGENT_FINISHED: [subagent, "end"],
  SUBAGENT_ERROR: [subagent, "end"],
};

/** Returns the violations in a stream that was read from its start. */
export function findOrderProblems(events: readonly Json[]): OrderProblem[] {
  const checker = new OrderChecker();
  for (const { event, position, problem } of expandChunks(events)) {
    if (problem === undefined) checker.add(event, position);
    else checker.problems.push({ rule: "items", position, message: problem });
  }
  return checker.problems;
}

class OrderChecker {
  readonly problems: OrderProblem[] = [];
  #run: "none" | "open" | "finished" | "failed" = "none";
  /** The items of the current run, by kind and id. */
  #items = new Map<string, { isOpen: boolean; opener: Json }>();

  add(event: Json, position: number): void {
    const type = getString(event, "type") ?? "";
    switch (type) {
      case "RUN_STARTED":
        if (this.#run === "open")
          this.#report("lifecycle", position, "RUN_STARTED before the end of the previous run");
        this.#run = "open";
        this.#items.clear();
        return;
      case "RUN_FINISHED":
        this.#expectOpenRun(type, position);
        this.#expectNothingOpen(position);
        this.#run = "finished";
        return;
      case "RUN_ERROR":
        // The first event may be RUN_ERROR, and another RUN_ERROR may follow RUN_FINISHED.
        if (this.#run === "failed") this.#report("lifecycle", position, "RUN_ERROR after RUN_ERROR");
        this.#run = "failed";
        this.#items.clear();
        return;
    }
    if (!this.#expectOpenRun(type, position)) return;
    const role = Object.hasOwn(roles, type) ? roles[type] : undefined;
    if (role !== undefined) this.#addItemEvent(event, position, type, ...role);
  }

  #expectOpenRun(type: string, position: number): boolean {
    if (this.#run === "open") return true;
    const state = { none: "before RUN_STARTED", finished: "after RUN_FINISHED", failed: "after RUN_ERROR" }[
      this.#run
    ];
    this.#report("lifecycle", position, `${type} ${state}`);
    return false;
  }

  #expectNothingOpen(position: number): void {
    for (const [name, { isOpen }] of this.#items)
      if (isOpen) this.#report("lifecycle", position, `RUN_FINISHED while ${name} is open`);
  }

  #addItemEvent(
    event: Json,
    position: number,
    type: string,
    kind: ItemKind,
    role: "start" | "content" | "end",
  ): void {
    const id = kind.idOf(event);
    if (id === undefined) return;
    const name = `${kind.noun} ${id}`;
    const item = this.#items.get(name);
    if (role !== "start") {
      if (item?.isOpen !== true) this.#report(kind.rule, position, `${type} for ${name}, which is not open`);
      else if (role === "end") item.isOpen = false;
      return;
    }
    if (item?.isOpen === true)
      this.#report(kind.rule, position, `${type} for ${name}, which is already open`);
    else if (item !== undefined) this.#checkReopening(event, position, name, kind, item.opener);
    this.#items.set(name, { isOpen: true, opener: item?.opener ?? event });
  }

  #checkReopening(event: Json, position: number, name: string, kind: ItemKind, opener: Json): void {
    if (kind.reopenFields === undefined) {
      this.#report(kind.rule, position, `${name} starts again in the same run`);
      return;
    }
    const changed = kind.reopenFields.find(
      (field) => JSON.stringify(readField(event, field)) !== JSON.stringify(readField(opener, field)),
    );
    if (changed !== undefined)
      this.#report(kind.rule, position, `${name} is opened again with a different ${changed}`);
  }

  #report(rule: OrderRule, position: number, message: string): void {
    this.problems.push({ rule, position, message });
  }
}

function readField(event: Json, field: string): Json | undefined {
  return getField(event, field) ?? (field === "role" ? "assistant" : undefined);
}
