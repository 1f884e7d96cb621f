import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type {
  DecoratorExpressionNode,
  ModelPropertyNode,
  Node,
  OperationStatementNode,
  TypeSpecScriptNode,
} from "@typespec/compiler/ast";
import { parse, SyntaxKind } from "@typespec/compiler/ast";
import type { ContractName } from "../project.ts";
import type { Owner } from "./comparison.ts";

/** A location in the sources: the path relative to the project root, and the line (starting at 1). */
export interface SourceLocation {
  file: string;
  line: number;
}

/** Finds the source location of a part of the contract, if it has one. */
export type LocateSource = (owner: Owner) => SourceLocation | undefined;

/** A declaration in the sources. */
interface Declaration {
  node: Node;
  place: SourceLocation;
  /** The properties and values of the declaration, by name. */
  members: Map<string, { place: SourceLocation; type: Node | undefined }>;
  /** The names of the types from which the properties come, through `is`, `extends` or spreads. */
  from: string[];
}

/**
 * Creates a function that finds locations in the sources of a contract: its `main.tsp` and every file that is
 * imported from there, directly or indirectly. The sources are read at the first call. If the contract has no
 * sources, no locations are found.
 *
 * @param root The project root.
 */
export function createSourceLocator(contract: ContractName, root: string): LocateSource {
  let read: Sources | undefined;
  return (owner) => {
    read ??= readSources(`spec/${contract}/main.tsp`, root);
    if ("operation" in owner) return read.operations.get(owner.operation);
    return findFieldLocation(read.schemas, owner.schema, owner.path);
  };
}

interface Sources {
  schemas: Map<string, Declaration>;
  operations: Map<string, SourceLocation>;
}

function readSources(main: string, root: string): Sources {
  const sources: Sources = { schemas: new Map(), operations: new Map() };
  const files = new Set(existsSync(join(root, main)) ? [main] : []);
  // This loop also visits the files that it appends to the list.
  for (const file of files) {
    const script = parse(readFileSync(join(root, file), "utf8"));
    new Reader(file, script, sources).read();
    for (const each of script.statements)
      if (each.kind === SyntaxKind.ImportStatement && each.path.value.startsWith("."))
        files.add(join(dirname(file), each.path.value));
  }
  return sources;
}

class Reader {
  readonly #file: string;
  readonly #script: TypeSpecScriptNode;
  readonly #schemas: Map<string, Declaration>;
  readonly #operations: Map<string, SourceLocation>;

  constructor(file: string, script: TypeSpecScriptNode, { schemas, operations }: Sources) {
    this.#file = file;
    this.#script = script;
    this.#schemas = schemas;
    this.#operations = operations;
  }

  read(): void {
    this.#statements(this.#script.statements);
  }

  #statements(nodes: readonly Node[]): void {
    for (const node of nodes) this.#statement(node);
  }

  #statement(node: Node): void {
    switch (node.kind) {
      case SyntaxKind.NamespaceStatement:
        if (node.statements !== undefined)
          this.#statements(Array.isArray(node.statements) ? node.statements : [node.statements as Node]);
        return;
      case SyntaxKind.InterfaceStatement:
        for (const each of node.operations) this.#operation(each);
        return;
      case SyntaxKind.OperationStatement:
        this.#operation(node);
        return;
      case SyntaxKind.ModelStatement:
        this.#declare(node, node.id.sv, [...node.properties], [node.is, node.extends]);
        return;
      case SyntaxKind.UnionStatement:
        this.#declare(node, node.id.sv, [...node.options], []);
        return;
      case SyntaxKind.EnumStatement:
        this.#declare(node, node.id.sv, [...node.members], []);
        return;
      case SyntaxKind.ScalarStatement:
        this.#declare(node, node.id.sv, [], [node.extends]);
        return;
      case SyntaxKind.AliasStatement: {
        const value = node.value;
        const properties = value.kind === SyntaxKind.ModelExpression ? [...value.properties] : [];
        this.#declare(node, node.id.sv, properties, []);
      }
    }
  }

  #operation(node: OperationStatementNode): void {
    const id = readDecoratorText(node.decorators, "operationId") ?? node.id.sv;
    this.#operations.set(id, this.#place(node.id));
  }

  #declare(node: Node, name: string, parts: readonly Node[], bases: readonly (Node | undefined)[]): void {
    const spreads = parts.flatMap((each) =>
      each.kind === SyntaxKind.ModelSpreadProperty ? [each.target] : [],
    );
    const id = (node as { id?: Node }).id ?? node;
    const declaration: Declaration = {
      node,
      place: this.#place(id),
      members: this.#members(parts),
      from: [...bases, ...spreads].flatMap((each) => referenceName(each) ?? []),
    };
    const decorators = (node as { decorators?: readonly DecoratorExpressionNode[] }).decorators ?? [];
    this.#schemas.set(readDecoratorText(decorators, "friendlyName") ?? name, declaration);
    if (!this.#schemas.has(name)) this.#schemas.set(name, declaration);
  }

  #members(parts: readonly Node[]): Declaration["members"] {
    const members: Declaration["members"] = new Map();
    for (const each of parts) {
      const id = "id" in each ? (each.id as { sv?: string } & Node) : undefined;
      if (id?.sv !== undefined)
        members.set(id.sv, { place: this.#place(id), type: (each as Partial<ModelPropertyNode>).value });
    }
    return members;
  }

  #place(node: Node): SourceLocation {
    const { line } = this.#script.file.getLineAndCharacterOfPosition(node.pos);
    return { file: this.#file, line: line + 1 };
  }
}

/** Returns the string argument of a decorator, unless the argument is a string template. */
function readDecoratorText(decorators: readonly DecoratorExpressionNode[], name: string): string | undefined {
  const found = decorators.find(({ target }) => referenceName(target) === name);
  const [argument] = found?.arguments ?? [];
  return argument?.kind === SyntaxKind.StringLiteral ? argument.value : undefined;
}

/**
 * Returns the last name of a reference or of the reference in an array type. For example, returns `Item` for
 * `Common.Item`.
 */
function referenceName(node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (node.kind === SyntaxKind.Identifier) return node.sv;
  if (node.kind === SyntaxKind.MemberExpression) return node.id.sv;
  if (node.kind === SyntaxKind.TypeReference) return referenceName(node.target);
  if (node.kind === SyntaxKind.ArrayExpression) return referenceName(node.elementType);
  return undefined;
}

/** Finds a field, or its closest ancestor that is declared in the sources. */
function findFieldLocation(
  schemas: ReadonlyMap<string, Declaration>,
  schema: string,
  path: readonly string[],
): SourceLocation | undefined {
  let declaration = schemas.get(schema);
  let place = declaration?.place;
  for (const name of path) {
    const member = declaration === undefined ? undefined : findField(schemas, declaration, name, new Set());
    if (member === undefined) break;
    place = member.place;
    const next = referenceName(member.type);
    declaration = next === undefined ? undefined : schemas.get(next);
  }
  return place;
}

function findField(
  schemas: ReadonlyMap<string, Declaration>,
  { members, from }: Declaration,
  name: string,
  seen: Set<string>,
): { place: SourceLocation; type: Node | undefined } | undefined {
  const own = members.get(name);
  if (own !== undefined) return own;
  for (const base of from) {
    const next = schemas.get(base);
    if (next === undefined || seen.has(base)) continue;
    seen.add(base);
    const found = findField(schemas, next, name, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}
