/** What went wrong, in words for people. */
import { isObject } from "./json.ts";

/** An answer that refuses a request, of whichever contract: each has its own form of errors. */
export function refusalOf(status: number, body: unknown): { title: string; detail: string } {
  const problem = isObject(body) && isObject(body.error) ? body.error : body;
  const told: Record<string, unknown> = isObject(problem) ? problem : {};
  const code = [told.code, told.type].find((value) => typeof value === "string");
  const detail = [told.detail, told.message, told.msg].find((value) => typeof value === "string");
  return {
    title: `${status}${code === undefined ? "" : ` ${code}`}`,
    detail: detail ?? (typeof body === "string" && body !== "" ? body : "The server does not say why."),
  };
}

/** An exception. */
export function faultOf(error: unknown): { title: string; detail: string } {
  return { title: "Not sent", detail: error instanceof Error ? error.message : String(error) };
}
