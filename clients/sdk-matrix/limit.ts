/**
 * Known limits of generators. Each limit has a minimal document that demonstrates it.
 *
 *     row: kubb                              # id of the row
 *     title: One sentence.                   # the generator's behavior, for the notes below the table
 *     step: compiles                         # the failing step ...
 *     contracts: [tambo, ag-ui]              # ... and the contracts for which it fails
 *     error: "Type 'never'"                  # text in the output of that step
 *     reproduction: { error: "Type 'any'" }  # with the document below: text in the failing step's output or
 *                                            # reason; or { generated: "data: any" }: text in a generated file
 *     issue: https://...                     # the generator's issue, if there is one
 *     document: { openapi: 3.1.0, ... }      # or { asyncapi: 3.0.0, ... }, if that is what the row reads
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { contracts, type Row, StepFailed, steps } from "./row.ts";

const text = z.string().min(1);

const schema = z
  .strictObject({
    row: text,
    title: text,
    step: z.enum(steps),
    contracts: z.array(z.enum(contracts)).min(1),
    error: text,
    reproduction: z.union([z.strictObject({ error: text }), z.strictObject({ generated: text })]),
    issue: z.url().optional(),
    document: z.union([
      z.looseObject({ openapi: text, paths: z.looseObject({}) }),
      z.looseObject({ asyncapi: text, operations: z.looseObject({}) }),
    ]),
  })
  .refine(
    ({ step, reproduction }) => "generated" in reproduction || step === "generates" || step === "compiles",
    {
      path: ["reproduction"],
      error:
        "`error` may be used only for the generates and compiles steps; use `generated` for the other steps",
    },
  );

/** A limit, together with the name of its file without `.yaml`. */
export type Limit = z.infer<typeof schema> & { name: string };

const limitsFolder = join(import.meta.dirname, "limits");

/**
 * Parses a limit.
 *
 * @param name The name of the file without `.yaml`. It must start with the id of the row.
 * @throws Error that describes the problem with the file.
 */
export function parseLimit(name: string, yaml: string): Limit {
  const parsed = schema.safeParse(parse(yaml));
  if (!parsed.success) throw new Error(`limits/${name}.yaml: ${z.prettifyError(parsed.error)}`);
  const limit = parsed.data;
  if (!name.startsWith(`${limit.row}-`)) {
    throw new Error(`limits/${name}.yaml: the name must start with the row's id, "${limit.row}-".`);
  }
  return { name, ...limit };
}

/**
 * Returns all limits, sorted by name.
 *
 * @throws Error that describes the problem with an invalid file.
 */
export async function loadLimits(): Promise<Limit[]> {
  const files = (await readdir(limitsFolder)).filter((file) => file.endsWith(".yaml")).sort();
  return Promise.all(
    files.map(async (file) =>
      parseLimit(file.slice(0, -5), await readFile(join(limitsFolder, file), "utf8")),
    ),
  );
}

/**
 * Runs the row's steps on the limit's document.
 *
 * @param folder A working folder. It is created if it is missing, and is not deleted.
 * @returns The difference from the limit's file, or `undefined` if the limit is still valid.
 * @throws Errors other than {@link StepFailed}, because they do not show whether the limit is valid.
 */
export async function checkLimit(row: Row, limit: Limit, folder: string): Promise<string | undefined> {
  const file = `limits/${limit.name}.yaml`;
  const work = join(folder, "work");
  await mkdir(work, { recursive: true });
  const document = join(folder, row.document ?? "openapi.yaml");
  await writeFile(document, stringify(limit.document));
  // Only `typesStream` and `runs` use the contract, and neither step runs here.
  const workspace = { contract: limit.contracts[0] as Limit["contracts"][number], document, folder: work };

  const failure = await findFirstFailure(
    row,
    workspace,
    "error" in limit.reproduction && limit.step === "compiles",
  );
  if ("error" in limit.reproduction) {
    if (failure === undefined) return `the document in ${file} now passes: remove the limit`;
    const { error } = limit.reproduction;
    return `${failure.message}\n${failure.output}`.includes(error)
      ? undefined
      : `the document in ${file} fails, but the output does not contain "${error}": ${failure.message}\n${failure.output}`;
  }
  if (failure !== undefined) {
    return `the generator fails on the document in ${file}: ${failure.message}\n${failure.output}`;
  }
  const { generated } = limit.reproduction;
  const found = await containsText(work, generated);
  return found
    ? undefined
    : `the client generated from the document in ${file} no longer contains "${generated}": remove the limit`;
}

async function findFirstFailure(
  row: Row,
  workspace: Parameters<Row["generates"]>[0],
  compile: boolean,
): Promise<StepFailed | undefined> {
  try {
    await row.generates(workspace);
    if (compile) await row.compiles(workspace);
    return undefined;
  } catch (error) {
    if (error instanceof StepFailed) return error;
    throw error;
  }
}

/** Returns true if a generated file in the folder contains the text. Installed packages are skipped. */
async function containsText(folder: string, text: string): Promise<boolean> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.isSymbolicLink()) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory() ? await containsText(path, text) : (await readFile(path, "utf8")).includes(text))
      return true;
  }
  return false;
}
