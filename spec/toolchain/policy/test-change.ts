import type { Change, ContractDiff } from "../diff/change.ts";

/** Creates a change for tests. By default, a field was added to an event. */
export function testChange(change: Partial<Change> & Pick<Change, "id">): Change {
  return {
    contract: "tambo",
    class: "additive",
    verdict: { clients: "additive", implementers: "additive" },
    directions: ["event"],
    kind: "field-added",
    subject: "RunStartedEvent.model",
    operations: ["createRun"],
    events: ["RUN_STARTED"],
    sentence: "Readers of RUN_STARTED may use it.",
    ...change,
  };
}

/** Creates a breaking change for tests, in which a field was removed from an event. */
export function testBreak(id: string, change: Partial<Change> = {}): Change {
  return testChange({
    id,
    class: "breaking",
    verdict: { clients: "breaking", implementers: "additive" },
    kind: "field-removed",
    subject: "RunStartedEvent.threadId",
    sentence: "Readers of RUN_STARTED that use it break.",
    ...change,
  });
}

/** Creates a diff for tests: the changes of Tambo API since version 1.0.0. */
export function testDiff(to: string, ...changes: Change[]): ContractDiff {
  return { contract: "tambo", from: "1.0.0", to, changes };
}
