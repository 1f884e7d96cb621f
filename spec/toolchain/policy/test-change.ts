import type { Change, ContractDiff } from "../diff/change.ts";

/** For tests: a change, an added member of an event unless said otherwise. */
export function testChange(change: Partial<Change> & Pick<Change, "id">): Change {
  return {
    contract: "tambo",
    class: "additive",
    directions: ["event"],
    kind: "member-added",
    subject: "RunStartedEvent.model",
    operations: ["createRun"],
    events: ["RUN_STARTED"],
    sentence: "Readers of RUN_STARTED may use it.",
    ...change,
  };
}

/** For tests: a change that breaks readers of an event. */
export function testBreak(id: string, change: Partial<Change> = {}): Change {
  return testChange({
    id,
    class: "breaking",
    kind: "member-removed",
    subject: "RunStartedEvent.threadId",
    sentence: "Readers of RUN_STARTED that use it break.",
    ...change,
  });
}

/** For tests: the differences of Tambo API since version 1.0.0. */
export function testDiff(to: string, ...changes: Change[]): ContractDiff {
  return { contract: "tambo", from: "1.0.0", to, changes };
}
