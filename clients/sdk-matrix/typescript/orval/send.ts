/** Sends the requests for the generated client. Orval calls such a function a "mutator". */
import { parseContent } from "../program/events.ts";

const baseUrl = process.env.TAMBO_BASE_URL ?? "";

export async function send<Result>(path: string, init: RequestInit): Promise<Result> {
  const response = await fetch(`${baseUrl}${path}`, init);
  const { status, headers } = response;
  return { data: await parseContent(response), status, headers } as Result;
}
