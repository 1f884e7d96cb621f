/** Sends the requests for the generated client, which imports this module. */
import { parseContent, StatusError } from "../program/events.ts";

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

/** An error response that contains a problem. */
export class ProblemError extends StatusError {
  readonly problem: unknown;

  constructor(status: number, problem: unknown) {
    super(status);
    this.problem = problem;
  }
}

const baseUrl = process.env.TAMBO_BASE_URL ?? "";

const client: Client = async ({ method, url, params, data, headers, signal }) => {
  const address = new URL(`${baseUrl}${url}`);
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  const requestHeaders = new Headers();
  for (const [name, value] of Object.entries(headers ?? {}))
    if (value !== undefined) requestHeaders.set(name, value);
  if (data !== undefined) requestHeaders.set("Content-Type", "application/json");
  const body = data === undefined ? null : JSON.stringify(data);
  const response = await fetch(address, { method, headers: requestHeaders, body, signal });
  if (!response.ok) throw new ProblemError(response.status, await response.json());
  // biome-ignore lint/suspicious/noExplicitAny: the caller declares the type
  return { data: (await parseContent(response)) as any, status: response.status };
};
export default client;

/** Returns the problem from a call that must fail. */
export async function catchProblem<Problem>(call: Promise<unknown>): Promise<Problem> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem as Problem;
    throw error;
  }
  throw new Error("the call did not fail");
}
