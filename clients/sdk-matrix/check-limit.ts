/** Whether a limit still is what its file says, so that one which the generator's makers lifted is noticed. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import type { Limit } from "./limit.ts";
import { type Row, StepFailed } from "./row.ts";

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
