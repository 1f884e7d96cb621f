/** Records which declared fields of responses and events the suite observes, and finds those that it does not. */
import type { ContractName } from "../../contracts/contracts.ts";
import { findOperation, type Operation, parseMediaType } from "../../invariants/responses.ts";
import type { Evidence, Invariant } from "../../runner/invariant.ts";
import type { ObservedResponse, ObservedStream } from "../../runner/observation.ts";
import { DocumentFields } from "./document-fields.ts";
import { expandExceptions, findExceptionProblems } from "./exceptions.ts";

/** A recorder of the fields in the responses and events of all cases. */
export interface FieldRecorder {
  /** Records the evidence of each case. It never applies, so it adds no check. */
  invariant: Invariant;
  /** Returns the number of declared fields, of observed fields, and of exceptions, and a line for each problem. */
  report(): { declared: number; observed: number; exceptions: number; problems: string[] };
}

/** Creates a recorder for a contract. */
export async function createFieldRecorder(contract: ContractName): Promise<FieldRecorder> {
  const fields = new DocumentFields(contract);
  const { routes } = (await import(`../../../generated/${contract}/handlers.ts`)) as { routes: Operation[] };
  const observed = new Set<string>();
  const record = (seen: ObservedResponse | ObservedStream) => {
    const match = findOperation(routes, seen.method, seen.path);
    if (!("operation" in match)) return;
    const { operationId } = match.operation;
    const contentType = parseMediaType(seen.headers["content-type"]);
    const response = fields
      .operation(operationId)
      .responses.find((each) => each.status === seen.status && each.contentType === contentType);
    if (response === undefined) return;
    for (const value of seen.kind === "stream" ? seen.events : [seen.body])
      fields.visit(response.body, operationId, value, (field) => observed.add(field));
  };
  return {
    invariant: {
      id: "recorded",
      requirements: [],
      text: "The fields of every response and event are recorded.",
      judge(evidence) {
        for (const seen of listAll(evidence)) record(seen);
        return undefined;
      },
    },
    report() {
      const declared = new Set(
        fields.operations.flatMap(({ operationId, responses }) =>
          responses.flatMap(({ body }) => [...fields.list(body, operationId)]),
        ),
      );
      const exceptions = expandExceptions(contract, "observed", declared);
      const problems = findExceptionProblems(declared, observed, exceptions, {
        missing: (field) => `${field} was never observed in a response or event.`,
        present: (field) => `${field} was observed, but the exceptions say that it cannot be.`,
      });
      const count = [...declared].filter((field) => observed.has(field)).length;
      return { declared: declared.size, observed: count, exceptions: exceptions.size, problems };
    },
  };
}

function listAll({
  streams,
  responses,
  threads,
  replays,
}: Evidence): readonly (ObservedResponse | ObservedStream)[] {
  return [...streams.map(({ seen }) => seen), ...responses, ...threads, ...replays.map(({ seen }) => seen)];
}
