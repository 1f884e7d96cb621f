import { cases } from "../cases/all.ts";
import { documentsOf } from "../cases/documents.ts";
import type { Case } from "../cases/edit.ts";
import type { ChangeClass } from "../change.ts";
import type { ParsedDocuments } from "../diff-documents.ts";
import { operationsOf } from "../openapi/document.ts";
import { type Combined, caseOf, combine } from "./combine.ts";
import { impactClass, type RedoclyChange, redoclyDiff } from "./redocly.ts";

/** The worst that a program says of an edit: `none` where it sees no change. */
export type Verdict = ChangeClass | "none";

/** What this comparison and Redocly's say of an edit, and of its opposite. */
export interface Judged {
  name: string;
  ours: Verdict;
  redocly: Verdict;
  oursUndone: Verdict;
  redoclyUndone: Verdict;
}

/** Cases of the document's head, which a document with many cases has only once. */
const ofTheHead = new Set(["the contract is called another name", "another server"]);

/** Has every case judged by Redocly's comparison, too, but for those of a document's head. */
export async function judgeCases(): Promise<Judged[]> {
  const judged = cases.filter(({ name }) => !ofTheHead.has(name));
  const all = judged.map((each) => {
    const documents = documentsOf(each);
    return { ...documents, keep: withSiblings(reachedBy(each), Object.values(documents)) };
  });
  const old = combine(all.map(({ old: documents, keep }) => ({ documents, keep })));
  const present = combine(all.map(({ present: documents, keep }) => ({ documents, keep })));
  const compare = async (from: Combined, to: Combined) =>
    (
      await Promise.all([redoclyDiff(from.openapi, to.openapi), redoclyDiff(from.asyncapi, to.asyncapi)])
    ).flat();
  const [forth, back] = [await compare(old, present), await compare(present, old)];
  const [verdicts, undone] = [worstByCase(forth), worstByCase(back)];
  return judged.map((each, at) => ({
    name: `${each.contract}: ${each.name}`,
    ours: worstOf(each.changes.map(classOfLine)),
    redocly: verdicts.get(at) ?? "none",
    oursUndone: worstOf(each.undone.map(classOfLine)),
    redoclyUndone: undone.get(at) ?? "none",
  }));
}

/** The operations that tell enough of a case: the first of each change. All where it reaches none. */
function reachedBy({ changes, undone }: Case): Set<string> {
  return new Set(
    [...changes, ...undone].flatMap((line) => line.split(" | ")[2]?.split(" ").slice(0, 1) ?? []),
  );
}

/** With the other operations of their paths: a path that comes or goes whole is another change. */
function withSiblings(ids: ReadonlySet<string>, documents: readonly ParsedDocuments[]): Set<string> {
  const all = documents.flatMap(({ openapi }) => (openapi === undefined ? [] : operationsOf(openapi)));
  const paths = new Set(all.filter(({ id }) => ids.has(id)).map(({ path }) => path));
  return new Set([...ids, ...all.filter(({ path }) => paths.has(path)).map(({ id }) => id)]);
}

const classOfLine = (line: string) => line.split(" | ")[0] as ChangeClass;
const order: readonly Verdict[] = ["none", "documentation", "additive", "breaking"];

function worstOf(verdicts: readonly Verdict[]): Verdict {
  return verdicts.reduce<Verdict>(
    (worst, each) => (order.indexOf(each) > order.indexOf(worst) ? each : worst),
    "none",
  );
}

function worstByCase(changes: readonly RedoclyChange[]): Map<number, Verdict> {
  const worst = new Map<number, Verdict>();
  for (const { path, impact, base, revision } of changes) {
    const at = caseOf([path, base?.pointer, revision?.pointer].join(" "));
    if (at === undefined) throw new Error(`Redocly reports ${path}, which belongs to no case`);
    worst.set(at, worstOf([worst.get(at) ?? "none", impactClass[impact]]));
  }
  return worst;
}

/** The agreement as a Markdown document: the counts, and a line for each verdict that differs. */
export function agreementText(judged: readonly Judged[]): string {
  const verdicts = judged.flatMap(({ name, ours, redocly, oursUndone, redoclyUndone }) => [
    { name, ours, redocly },
    { name: `${name}, undone`, ours: oursUndone, redocly: redoclyUndone },
  ]);
  const differing = verdicts.filter(({ ours, redocly }) => ours !== redocly);
  const onBreaking = verdicts.filter(
    ({ ours, redocly }) => (ours === "breaking") === (redocly === "breaking"),
  );
  const agree = verdicts.length - differing.length;
  return `# What \`redocly diff\` says of the same edits

Written by \`npm run diff:agreement\`. [Why they differ](../README.md#why-not-an-established-differ) is told a level above.

Of ${verdicts.length} verdicts ${agree} are the same, and ${onBreaking.length} on whether it breaks.

| Edit | Ours | Redocly |
| --- | --- | --- |
${differing.map(({ name, ours, redocly }) => `| ${name} | ${ours} | ${redocly} |`).join("\n")}
`;
}
