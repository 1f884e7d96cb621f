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
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { contracts, steps } from "./row.ts";

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

const folder = join(import.meta.dirname, "limits");

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
  const files = (await readdir(folder)).filter((file) => file.endsWith(".yaml")).sort();
  return Promise.all(
    files.map(async (file) => parseLimit(file.slice(0, -5), await readFile(join(folder, file), "utf8"))),
  );
}
