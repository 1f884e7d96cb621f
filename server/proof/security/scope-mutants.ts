/** Mutants of the store: each query loses one condition that limits it to the data of one owner. */
import {
  type BinaryOperationNode,
  ColumnNode,
  type InsertQueryNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  RawNode,
  ReferenceNode,
  type RootOperationNode,
  type UnknownRow,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from "kysely";
import type { AllQueries, Queries } from "../../core/ports/queries.ts";
import type { createQueries } from "../../store/queries.ts";
import type { Tx } from "../../store/tables.ts";

/**
 * A condition of a query: the `user` or the `project` of the owner, or the `thread`. `stored user` is the user of a row
 * that the query inserts.
 */
export type Scope = "user" | "project" | "thread" | "stored user";

const scopes: readonly Scope[] = ["user", "project", "thread", "stored user"];

/** A query that ignores one or more of its scopes. */
export interface ScopeMutant {
  query: keyof Queries;
  scopes: readonly Scope[];
}

/** The columns that hold a thread's key, and the start of the condition in SQL text. */
const threadColumns = ["thread_key", "key"];

/** The texts of conditions that are written as SQL, each with a text that makes the condition true for every value. */
const conditionTexts: Partial<Record<Scope, readonly [condition: string, alwaysTrue: string]>> = {
  user: [" and user_id = ", " and '' <= "],
  project: ["(project_id = ", "('' <= "],
  thread: [" where thread_key = ", " where 0 < "],
};

/** Removes a scope from a query, and counts what it has removed. */
class ScopeRemover extends OperationNodeTransformer {
  removed = 0;
  readonly #scope: Scope;

  constructor(scope: Scope) {
    super();
    this.#scope = scope;
  }

  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    const [condition, alwaysTrue] = conditionTexts[this.#scope] ?? [];
    if (condition === undefined || !node.sqlFragments.some((text) => text.includes(condition)))
      return super.transformRaw(node, queryId);
    this.removed += 1;
    const texts = node.sqlFragments.map((text) => text.replace(condition, alwaysTrue ?? ""));
    return super.transformRaw(RawNode.create(texts, node.parameters), queryId);
  }

  protected override transformBinaryOperation(
    node: BinaryOperationNode,
    queryId?: QueryId,
  ): BinaryOperationNode {
    const { leftOperand: left, operator } = node;
    const isEquality = "operator" in operator && operator.operator === "=";
    const column = ReferenceNode.is(left) && ColumnNode.is(left.column) ? left.column.column.name : "";
    if (this.#scope !== "thread" || !isEquality || !threadColumns.includes(column))
      return super.transformBinaryOperation(node, queryId);
    // Idempotency keys are in a column that is also called `key`.
    if (ValueNode.is(node.rightOperand) && typeof node.rightOperand.value !== "number")
      return super.transformBinaryOperation(node, queryId);
    this.removed += 1;
    return RawNode.createWithSql("1 = 1") as unknown as BinaryOperationNode;
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const at = node.columns?.findIndex(({ column }) => column.name === "user_id") ?? -1;
    if (this.#scope !== "stored user" || at < 0 || node.values === undefined || !ValuesNode.is(node.values))
      return super.transformInsertQuery(node, queryId);
    this.removed += 1;
    const rows = node.values.values.map((row) =>
      ValueListNode.is(row)
        ? ValueListNode.create(row.values.with(at, ValueNode.create("")))
        : { ...row, values: row.values.with(at, "") },
    );
    return super.transformInsertQuery({ ...node, values: ValuesNode.create(rows) }, queryId);
  }
}

/** Changes each query with a function. */
class NodePlugin implements KyselyPlugin {
  readonly #change: (node: RootOperationNode) => RootOperationNode;

  constructor(change: (node: RootOperationNode) => RootOperationNode) {
    this.#change = change;
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return this.#change(node);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

type CreateQueries = typeof createQueries;

/** The queries of all stores in a test, of which one may be mutated. */
export class MutableQueries {
  /** The mutant, or `undefined` if all queries have their scopes. */
  mutant: ScopeMutant | undefined;
  /** True once the mutant has run without its scope. */
  hasRun = false;
  readonly #recorded: Map<string, Set<Scope>> | undefined;

  /** @param recorded Receives the scopes of each query that runs. */
  constructor(recorded?: Map<string, Set<Scope>>) {
    this.#recorded = recorded;
  }

  /** Creates queries in the place of a function, and mutates one of them. */
  create(create: CreateQueries, tx: Tx, onPostgres: boolean): AllQueries {
    const queries = create(tx, onPostgres);
    const { mutant } = this;
    if (mutant !== undefined)
      return this.#replace(queries, [mutant.query], create, tx, this.#mutate(mutant.scopes));
    if (this.#recorded === undefined) return queries;
    const recorded = this.#recorded;
    for (const query of Object.keys(queries) as (keyof Queries)[])
      this.#replace(queries, [query], create, tx, (node) => record(recorded, query, node));
    return queries;
  }

  #replace(
    queries: AllQueries,
    names: readonly (keyof Queries)[],
    create: CreateQueries,
    tx: Tx,
    change: (node: RootOperationNode) => RootOperationNode,
  ): AllQueries {
    const changed = create(tx.withPlugin(new NodePlugin(change)), false);
    return Object.assign(queries, Object.fromEntries(names.map((name) => [name, changed[name]])));
  }

  #mutate(ignored: readonly Scope[]) {
    return (node: RootOperationNode) =>
      ignored.reduce((changed, scope) => {
        const remover = new ScopeRemover(scope);
        const result = remover.transformNode(changed);
        if (remover.removed > 0) this.hasRun = true;
        return result;
      }, node);
  }
}

/** Adds the scopes of a query to those that were found before. Returns the query unchanged. */
function record(
  recorded: Map<string, Set<Scope>>,
  query: string,
  node: RootOperationNode,
): RootOperationNode {
  const found = recorded.get(query) ?? new Set();
  recorded.set(query, found);
  for (const scope of scopes) {
    const remover = new ScopeRemover(scope);
    remover.transformNode(node);
    if (remover.removed > 0) found.add(scope);
  }
  return node;
}
