/** Programs that send the request on the screen. They read the API key from the environment variable `API_KEY`. */
import { toCurlCommand } from "../../session/recorder.ts";
import type { ContractName, RequestBody } from "../../session/session.ts";
import { contractRequests } from "../contract-requests.ts";
import { writePython } from "./python.ts";
import { writeReact } from "./react.ts";
import { writeTypeScript } from "./typescript.ts";

export type CodeLanguage = "typescript" | "react" | "python" | "curl";

/** The request that a program sends. */
export interface CodeRequest {
  contract: ContractName;
  /** The URL of the server, without a trailing slash. */
  baseUrl: string;
  /** The thread's id, for contracts whose path contains it. */
  threadId: string;
  /** The URL of the operation. */
  url: string;
  /** True if the request has the wire format `proposal`. */
  isProposal: boolean;
  /** True if the server requires a key. */
  hasKey: boolean;
  body: RequestBody;
}

/** Returns the languages in which programs are available for a contract. */
export function getCodeLanguages(contract: ContractName): readonly CodeLanguage[] {
  return contract === "tambo" ? ["typescript", "react", "python", "curl"] : ["typescript", "python", "curl"];
}

/** Returns the URL of the operation that starts a run. */
export function getRequestUrl({
  contract,
  baseUrl,
  threadId,
  isProposal,
}: Omit<CodeRequest, "url" | "body" | "hasKey">): string {
  const path = contractRequests[contract].path
    .replace("{agent}", "default")
    .replace(/\{\w+\}/, encodeURIComponent(threadId));
  return `${baseUrl}${path}${contract === "tambo" && isProposal ? "?wire=proposal" : ""}`;
}

/** Writes a program. Each program prints the agent's answer. */
export function writeCode(language: CodeLanguage, request: CodeRequest): string {
  switch (language) {
    case "typescript":
      return writeTypeScript(request);
    case "react":
      return writeReact(request);
    case "python":
      return writePython(request);
    case "curl":
      return writeCurl(request);
  }
}

function writeCurl({ contract, url, body, hasKey }: CodeRequest): string {
  const headers = { "Content-Type": "application/json", ...(hasKey && { Authorization: "" }) };
  const write = (sent: RequestBody) =>
    `${toCurlCommand({ method: "POST", url, headers, body: JSON.stringify(sent, null, 2) })}\n`;
  if (contract !== "ag-ui") return write(body);
  // The server accepts a run id once, so the shell creates it, outside of the quoted body.
  const placeholder = "\u{e000}";
  return write({ ...body, runId: placeholder }).replace(placeholder, `'"run-$(date +%s%N)"'`);
}
