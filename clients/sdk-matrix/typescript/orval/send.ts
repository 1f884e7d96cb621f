/** What sends the requests of the generated client: orval calls it a mutator. */
import { contentOf } from "../program/events.ts";

const baseUrl = process.env.TAMBO_BASE_URL ?? "";

export async function send<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${baseUrl}${path}`, init);
  const { status, headers } = response;
  return { data: await contentOf(response), status, headers } as Answer;
}
