/** What sends the requests of the generated client, which imports it and its types. */
import { contentOf } from "../program/events.ts";

export interface RequestConfig<Body = unknown> {
  method?: string;
  url?: string;
  params?: object | undefined;
  data?: Body | undefined;
  headers?: Record<string, string | undefined> | undefined;
  signal?: AbortSignal;
}

export interface ResponseConfig<Data> {
  data: Data;
  status: number;
}

export type ResponseErrorConfig<Problem = unknown> = Problem;

export type Client = <Data, _Problem = unknown, Body = unknown>(
  config: RequestConfig<Body>,
) => Promise<ResponseConfig<Data>>;

/** An answer with a problem. */
export class Refused extends Error {
  readonly problem: unknown;

  constructor(status: number, problem: unknown) {
    super(`status ${status}`);
    this.problem = problem;
  }
}

const baseUrl = process.env.TAMBO_BASE_URL ?? "";

const client: Client = async ({ method, url, params, data, headers, signal }) => {
  const address = new URL(`${baseUrl}${url}`);
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) sent.set(name, value);
  if (data !== undefined) sent.set("Content-Type", "application/json");
  const body = data === undefined ? null : JSON.stringify(data);
  const response = await fetch(address, { method, headers: sent, body, signal });
  if (!response.ok) throw new Refused(response.status, await response.json());
  // biome-ignore lint/suspicious/noExplicitAny: the caller says what it is
  return { data: (await contentOf(response)) as any, status: response.status };
};
export default client;

/** The problem that a call is refused with. */
export async function problemOf<Problem>(call: Promise<unknown>): Promise<Problem> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Refused) return error.problem as Problem;
    throw error;
  }
  throw new Error("the call was not refused");
}
