/** Mutants with defects in the searches, stop sequences and cached tokens of providers, and in restrictions. */
import { combine } from "../../combinators/compose.ts";
import { alterPayloads } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterResponses } from "../../combinators/responses.ts";
import { deleteFields, listObjects } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterAllErrors, alterMessageRequests, alterResults, alterStreamEvents } from "./combinators.ts";

/** Alters the response of every step, in the stream and in the result. */
const alterStepResponses = (alter: (response: Loose) => void): Mutate =>
  combine(
    alterPayloads("step_complete", ({ response }) => alter(response)),
    alterResults((result) => {
      for (const { response } of result.steps) alter(response);
      if (result.response) alter(result.response);
    }),
  );

/** Alters the blocks of one type in the response of every step. */
const alterResponseBlocks = (type: string, alter: (block: Loose) => void): Mutate =>
  alterStepResponses(({ content }) => {
    for (const block of listObjects(content)) if (block.type === type) alter(block);
  });

/** Alters the content of every user message that has a list of blocks, in the result. */
const alterUserBlocks = (alter: (blocks: Loose[]) => void): Mutate =>
  alterResults(({ messages }) => {
    for (const { role, content } of listObjects(messages))
      if (role === "user" && Array.isArray(content)) alter(content);
  });

const deleteAges = ({ content }: Loose): void => {
  for (const page of listObjects(content)) delete page.page_age;
};

/** Alters the errors with a code or of a type, and the status of their responses. */
const alterErrorsOf = (isOf: (error: Loose) => boolean, status: number, fields: Loose): Mutate =>
  combine(
    alterResponses((response) => {
      if (response.body?.error && isOf(response.body.error)) response.status = status;
    }),
    alterAllErrors((error) => {
      if (isOf(error)) Object.assign(error, fields);
    }),
  );

export const providerToolMutants: Mutants = {
  /** Omits the query of the provider's search from the response. */
  "search-without-query": alterResponseBlocks("server_tool_use", (block) => {
    block.input = {};
  }),
  /** Omits the age of the pages from the response. */
  "pages-without-age": alterResponseBlocks("web_search_tool_result", deleteAges),
  /** Omits the age of the pages from the messages of the result. */
  "kept-pages-without-age": alterUserBlocks((blocks) => {
    for (const block of listObjects(blocks)) if (block.type === "web_search_tool_result") deleteAges(block);
  }),
  /** Moves the provider's searches to the end of the response. */
  "searches-last": alterStepResponses(({ content }) => {
    content.sort((one: Loose, other: Loose) => Number(isSearch(one)) - Number(isSearch(other)));
  }),
  /** Counts the provider's searches as calls of the run. */
  "searches-counted": alterResults((result) => {
    const blocks = result.steps.flatMap(({ response }: Loose) => response.content);
    result.tool_call_count += blocks.filter(isSearch).length;
  }),
  /** Puts the result of the provider's search after the results of the calls. */
  "search-results-last": alterUserBlocks((blocks) => {
    if (blocks.some(({ type }) => type === "web_search_tool_result")) blocks.reverse();
  }),
  /** Omits the content of results that are not lists of pages. */
  "other-results-emptied": alterResponseBlocks("server_tool_result", (block) => {
    block.content = null;
  }),
  /** Does not send the pages in the request to the model. */
  "pages-not-taken-back": alterMessageRequests(({ messages }) => {
    for (const message of listObjects(messages))
      if (Array.isArray(message.content))
        for (const block of listObjects(message.content))
          if (block.type === "web_search_tool_result") block.content = [];
  }),
  /** Omits the stop sequence. */
  "stop-sequence-not-told": alterStepResponses(deleteFields("stop_sequence")),
  /** Omits the cached tokens from message_delta. */
  "cache-not-told-in-delta": alterStreamEvents("message_delta", ({ usage }) => {
    deleteFields("cache_read_tokens", "cache_write_tokens")(usage);
  }),
  /** Omits the tokens read from the cache. */
  "cache-read-not-told": alterStepResponses(({ usage }) => {
    delete usage.cache_read_tokens;
  }),
  /** Omits the cached tokens from the sum over all steps. */
  "cache-not-summed": alterResults(({ usage }) => {
    deleteFields("cache_read_tokens", "cache_write_tokens")(usage);
  }),
  /** Sends cached tokens even if there are none. */
  "no-cache-told": alterStepResponses(({ usage }) => {
    usage.cache_read_tokens ??= 0;
  }),
  /** Rejects a model that is not allowed with status 400. */
  "forbidden-is-invalid": alterErrorsOf(({ type }) => type === "permission_error", 400, {
    type: "invalid_request_error",
  }),
  /** Rejects a tool that is not configured like an unknown tool. */
  "unconfigured-is-unknown": alterErrorsOf(({ code }) => code === "builtin_not_configured", 400, {
    code: "unsupported_builtin",
  }),
};

/** Returns true for a call to a provider tool. */
function isSearch({ type }: Loose): boolean {
  return type === "server_tool_use";
}
