/**
 * Limits of generators: what one cannot do, with the smallest document that shows it.
 *
 *     row: kubb                       # id of the row
 *     title: One sentence.            # what the generator does, for the table's notes
 *     step: compiles                  # the step that does not pass ...
 *     contracts: [tambo, ag-ui]       # ... of these contracts
 *     says: "Type 'never'"            # text in the output of that step
 *     shows: { fails: "Type 'any'" }  # of the document below: text in the failing step's output (or its reason), or
 *                                     # { writes: "data: any" }: text in a generated file
 *     issue: https://...              # where the generator's makers know of it, if they do
 *     document: { openapi: 3.1.0, ... }
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
    says: text,
    shows: z.union([z.strictObject({ fails: text }), z.strictObject({ writes: text })]),
    issue: z.url().optional(),
    document: z.looseObject({ openapi: text, paths: z.looseObject({}) }),
  })
  .refine(({ step, shows }) => "writes" in shows || step === "generates" || step === "compiles", {
    path: ["shows"],
    error: "`fails` is for the steps generates and compiles; of others `writes` tells what is generated",
  });

/** A limit, and the name of its file without `.yaml`. */
export type Limit = z.infer<typeof schema> & { name: string };

const limitsFolder = join(import.meta.dirname, "limits");

/**
 * Reads a limit.
 *
 * @param name The file's name without `.yaml`; it must begin with the row's id.
 * @throws Error that tells what is wrong with the file.
 */
export function parseLimit(name: string, yaml: string): Limit {
  const parsed = schema.safeParse(parse(yaml));
  if (!parsed.success) throw new Error(`limits/${name}.yaml: ${z.prettifyError(parsed.error)}`);
  const limit = parsed.data;
  if (!name.startsWith(`${limit.row}-`)) {
    throw new Error(`limits/${name}.yaml: the name must begin with "${limit.row}-", the row's id.`);
  }
  return { name, ...limit };
}

/** All limits, by name. @throws Error that tells what is wrong with a file. */
export async function loadLimits(): Promise<Limit[]> {
  const files = (await readdir(limitsFolder)).filter((file) => file.endsWith(".yaml")).sort();
  return Promise.all(
    files.map(async (file) =>
      parseLimit(file.slice(0, -5), await readFile(join(limitsFolder, file), "utf8")),
    ),
  );
}

/**
 * Takes the limit's document through the row's steps.
 *
 * @param folder Made; stays.
 * @returns What is not as the file says; nothing when it holds.
 * @throws What a step throws that is no StepFailed: it says nothing about the limit.
 */
export async function checkLimit(row: Row, limit: Limit, folder: string): Promise<string | undefined> {
  const file = `limits/${limit.name}.yaml`;
  const work = join(folder, "work");
  await mkdir(work, { recursive: true });
  const document = join(folder, "openapi.yaml");
  await writeFile(document, stringify(limit.document));
  // A contract is asked for only by steps that are not taken here.
  const place = { contract: limit.contracts[0] as Limit["contracts"][number], document, folder: work };

  const ended = await firstFailure(row, place, "fails" in limit.shows && limit.step === "compiles");
  if ("fails" in limit.shows) {
    if (ended === undefined) return `the document of ${file} passes now: remove the limit`;
    const { fails } = limit.shows;
    return `${ended.message}\n${ended.output}`.includes(fails)
      ? undefined
      : `the document of ${file} fails without "${fails}": ${ended.message}\n${ended.output}`;
  }
  if (ended !== undefined) {
    return `no client is generated from the document of ${file}: ${ended.message}\n${ended.output}`;
  }
  const { writes } = limit.shows;
  const found = await contains(work, writes);
  return found
    ? undefined
    : `what is generated from the document of ${file} has no "${writes}" now: remove the limit`;
}

async function firstFailure(
  row: Row,
  place: Parameters<Row["generates"]>[0],
  compile: boolean,
): Promise<StepFailed | undefined> {
  try {
    await row.generates(place);
    if (compile) await row.compiles(place);
    return undefined;
  } catch (error) {
    if (error instanceof StepFailed) return error;
    throw error;
  }
}

/** Whether a file below the folder, other than installed packages, has the text. */
async function contains(folder: string, text: string): Promise<boolean> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.isSymbolicLink()) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory() ? await contains(path, text) : (await readFile(path, "utf8")).includes(text))
      return true;
  }
  return false;
}
