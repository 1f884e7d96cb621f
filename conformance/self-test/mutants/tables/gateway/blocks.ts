/** Mutants with defects in the validation of blocks, tools and output schemas. */
import type { Loose } from "../../combinators/exchange.ts";
import { isObject, listObjects } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import {
  alterBlocks,
  alterErrorResponses,
  alterMessageRequests,
  alterRequestTools,
  createParameterError,
} from "./combinators.ts";

const knownTypes =
  /^(text|image|audio|video|document|audio_stt|tool_use|server_tool_use|tool_result|web_search_tool_result|thinking)$/;
const nativeTypes = /^(web_search|web_fetch|code_execution|computer_use|file_search|text_editor)$/;

/** Lists the ids of the calls in messages. */
const listCallIds = (messages: Loose): string[] =>
  listObjects(messages).flatMap(({ content }) =>
    listObjects(content).flatMap(({ type, id }) => (/^(server_)?tool_use$/.test(type) ? [id] : [])),
  );

/** Accepts blocks of one type even if their source is invalid. */
const acceptInvalidSource = (kind: string): Mutate =>
  alterBlocks((block) => {
    const { type, media_type, data } = block.source ?? {};
    if (block.type !== kind || (type === "base64" && media_type && typeof data === "string")) return block;
    return { ...block, source: { type: "base64", media_type: "image/png", data: "" } };
  });

/** Accepts calls of one type even if their input is invalid. */
const acceptInvalidInput = (kind: string): Mutate =>
  alterBlocks((block) => (block.type === kind && !isObject(block.input) ? { ...block, input: {} } : block));

export const blockMutants: Mutants = {
  "image-without-source": acceptInvalidSource("image"),
  "audio-without-source": acceptInvalidSource("audio"),
  "video-without-source": acceptInvalidSource("video"),
  "document-without-source": acceptInvalidSource("document"),
  "audio-stt-without-source": acceptInvalidSource("audio_stt"),
  "tool-use-without-input": acceptInvalidInput("tool_use"),
  "server-tool-use-without-input": acceptInvalidInput("server_tool_use"),
  /** Accepts a text block without text as an empty block. */
  "text-block-without-text": alterBlocks((block) =>
    block.type === "text" && typeof block.text !== "string" ? { ...block, text: "" } : block,
  ),
  /** Drops blocks of unknown types. */
  "unknown-blocks-dropped": alterBlocks((block) => (knownTypes.test(block.type) ? block : undefined)),
  /** Treats an audio_stt block as an audio block. */
  "speech-is-sound": alterBlocks((block) =>
    block.type === "audio_stt" ? { ...block, type: "audio" } : block,
  ),
  /** Accepts a tool result whose content is a string. */
  "result-of-a-text": alterBlocks((block) =>
    block.type === "tool_result" && typeof block.content === "string"
      ? { ...block, content: [{ type: "text", text: block.content }] }
      : block,
  ),
  /** For an unknown block in a result, returns an error whose path refers to the nested block. */
  "nested-block-in-its-own-place": alterErrorResponses((error) => {
    const [path] = / ?(request\S*\.content\[\d+\]\.content\[\d+\]\.type)/.exec(error.message) ?? [];
    if (path !== undefined) error.param = path.trim();
  }),
  /** Drops results that have no call. */
  "results-of-no-call": alterMessageRequests(({ messages }) => {
    for (const message of listObjects(messages))
      if (Array.isArray(message.content))
        message.content = message.content.filter(
          ({ type, tool_use_id }: Loose) =>
            type !== "tool_result" || !tool_use_id || listCallIds(messages).includes(tool_use_id),
        );
  }),
  /** Rejects a result without content. */
  "result-needs-content": alterMessageRequests(({ messages }) => {
    const bare = ({ type, content }: Loose) => type === "tool_result" && !content;
    const [content] = listObjects(messages).flatMap((each) => listObjects(each.content).filter(bare));
    return content && createParameterError("request.messages[1].content[0].content");
  }),
  /** Rejects a search result if its call is not in the request. */
  "search-of-a-call": alterMessageRequests(({ messages }) => {
    const lost = listObjects(messages).flatMap(({ content }) =>
      listObjects(content).filter(
        ({ type, tool_use_id }) =>
          type === "web_search_tool_result" && !listCallIds(messages).includes(tool_use_id),
      ),
    );
    return lost.length > 0 ? createParameterError("request.messages[0].content[0].tool_use_id") : undefined;
  }),
  /** Accepts thinking blocks without text as empty blocks. */
  "thoughts-made-up": alterBlocks((block) =>
    block.type === "thinking" && typeof block.thinking !== "string" ? { ...block, thinking: "" } : block,
  ),
  /** Accepts pages without a title or URL in a search result. */
  "pages-made-up": alterBlocks((block) => {
    if (block.type === "web_search_tool_result")
      for (const page of listObjects(block.content)) Object.assign(page, { title: "", url: "", ...page });
    return block;
  }),
  /** Drops tools of unknown types. */
  "unknown-tools-dropped": alterMessageRequests((request) => {
    if (Array.isArray(request.tools))
      request.tools = request.tools.filter(
        (tool: Loose) => !isObject(tool) || tool.type === "function" || nativeTypes.test(tool.type),
      );
  }),
  /** Ignores tool fields that have the wrong type. */
  "tool-members-of-any-type": alterRequestTools((tool) => {
    if (tool.type !== "function" && typeof tool.name !== "string") delete tool.name;
  }),
  /** Accepts a function without a description or schema. */
  "functions-completed": alterRequestTools((tool) => {
    if (tool.type === "function") Object.assign(tool, { description: "", input_schema: {}, ...tool });
  }),
  /** Ignores the config of a function. */
  "function-with-config": alterRequestTools((tool) => {
    if (tool.type === "function") delete tool.config;
  }),
  /** Ignores an invalid config. */
  "config-of-any-kind": alterRequestTools((tool) => {
    if (nativeTypes.test(tool.type)) delete tool.config;
  }),
  /** For an invalid config, returns an error whose path is relative to the config. */
  "config-in-its-own-place": alterErrorResponses((error) => {
    const [path] = /request\.tools\[\d+\]\.config\.[\w.[\]]+/.exec(error.message) ?? [];
    if (path !== undefined) error.param = path;
  }),
  /** Ignores an unknown output format. */
  "formats-not-looked-at": alterMessageRequests((request) => {
    if (request.output_format?.type !== "json_schema" || !isObject(request.output_format.json_schema))
      delete request.output_format;
  }),
  /** Does not validate output schemas. */
  "schemas-not-looked-at": alterMessageRequests(({ output_format }) => {
    if (isObject(output_format?.json_schema)) output_format.json_schema = { type: "object" };
  }),
  /** Accepts only output schemas for objects. */
  "schemas-of-objects-alone": alterMessageRequests(({ output_format }) => {
    const type = output_format?.json_schema?.type;
    return type && type !== "object"
      ? createParameterError("request.output_format.json_schema.type")
      : undefined;
  }),
};
