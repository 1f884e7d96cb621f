/** The tool `web_fetch`: a page of the public internet as text. */
import type { BuiltInTools } from "../../config/project-settings.ts";
import type { NativeTool } from "../native.ts";
import { failure } from "../outcome.ts";
import { fetchPage } from "./fetch-page.ts";
import { FetchError, internet, type Network } from "./network.ts";
import { textOfPage } from "./page-text.ts";

/**
 * `web_fetch`, input `{url}`. What cannot be fetched is an error result that says why.
 *
 * @param network What may be reached: the public internet, unless a test says otherwise.
 */
export function webFetchTool(
  settings: NonNullable<BuiltInTools["webFetch"]>,
  network: Network = internet,
): NativeTool {
  return {
    tool: {
      name: "web_fetch",
      description:
        "Fetches a page of the public web and gives its text. Reads HTML, plain text, JSON and XML; no forms, no " +
        "scripts, no sign-in.",
      inputSchema: {
        type: "object",
        properties: { url: { type: "string", description: "An http or https URL" } },
        required: ["url"],
        additionalProperties: false,
      },
      repeatable: true,
    },
    async run(_projectId, { url }, { signal, timeoutMs = Number.POSITIVE_INFINITY }) {
      if (typeof url !== "string") return failure("The input must have `url`, a string.");
      const timeMs = Math.min(settings.timeMs, timeoutMs);
      const overdue = AbortSignal.timeout(timeMs);
      const { maxBytes } = settings;
      try {
        const page = await fetchPage(url, { network, maxBytes, signal: AbortSignal.any([signal, overdue]) });
        return { content: [{ type: "text", text: textOfPage(page) }], isError: false };
      } catch (error) {
        signal.throwIfAborted();
        if (overdue.aborted) return failure(`The page did not come within ${timeMs} ms.`);
        if (error instanceof FetchError) return failure(error.message);
        throw error;
      }
    },
  };
}
