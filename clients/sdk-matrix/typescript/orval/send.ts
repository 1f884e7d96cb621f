/** Sends the requests of the generated client: a "mutator" in orval's terms. */
import { parseContent } from "../program/events.ts";

const baseUrl = process.env.TAMBO_BASE_URL ?? "";

export async function send<Result>(path: string, init: RequestInit): Promise<Result> {
  const response = await fetch(`${baseUrl}${path}`, init);
  const { status, headers } = response;
  return { data: await parseContent(response), status, headers } as Result;
}
