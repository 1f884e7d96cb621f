/** Mutants of the validation of blocks, tools and output schemas. */
import type { Loose } from "../../combinators/exchange.ts";
import { isObject, listObjects } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterErrorResponses, blocks, messageRequest, rejectRuns, requestTools } from "./combinators.ts";

const known =
  /^(text|image|audio|video|document|audio_stt|tool_use|server_tool_use|tool_result|web_search_tool_result|thinking)$/;
const nativeTypes = /^(web_search|web_fetch|code_execution|computer_use|file_search|text_editor)$/;

/** Returns the ids of the calls in messages. */
const callsIn = (messages: Loose): string[] =>
  listObjects(messages).flatMap(({ content }) =>
    listObjects(content).flatMap(({ type, id }) => (/^(server_)?tool_use$/.test(type) ? [id] : [])),
  );

/** Replaces invalid sources of blocks of one kind by an empty file. */
const withSource = (kind: string): Mutate =>
  blocks((block) => {
    const { type, media_type, data } = block.source ?? {};
    if (block.type !== kind || (type === "base64" && media_type && typeof data === "string")) return block;
    return { ...block, source: { type: "base64", media_type: "image/png", data: "" } };
  });

/** Replaces invalid inputs of calls of one kind by an empty object. */
const withInput = (kind: string): Mutate =>
  blocks((block) => (block.type === kind && !isObject(block.input) ? { ...block, input: {} } : block));

export const blockMutants: Mutants = {
  "image-without-source": withSource("image"),
  "audio-without-source": withSource("audio"),
  "video-without-source": withSource("video"),
  "document-without-source": withSource("document"),
  "audio-stt-without-source": withSource("audio_stt"),
  "tool-use-without-input": withInput("tool_use"),
  "server-tool-use-without-input": withInput("server_tool_use"),
  /** A text block without its text is accepted as empty. */
  "text-block-without-text": blocks((block) =>
    block.type === "text" && typeof block.text !== "string" ? { ...block, text: "" } : block,
  ),
  /** Blocks of unknown types are dropped. */
  "unknown-blocks-dropped": blocks((block) => (known.test(block.type) ? block : undefined)),
  /** An audio_stt block becomes an audio block. */
  "speech-is-sound": blocks((block) => (block.type === "audio_stt" ? { ...block, type: "audio" } : block)),
  /** A tool result whose content is a string is accepted. */
  "result-of-a-text": blocks((block) =>
    block.type === "tool_result" && typeof block.content === "string"
      ? { ...block, content: [{ type: "text", text: block.content }] }
      : block,
  ),
  /** The error of an unknown block in a result has the block's own place. */
  "nested-block-in-its-own-place": alterErrorResponses((error) => {
    const [place] = / ?(request\S*\.content\[\d+\]\.content\[\d+\]\.type)/.exec(error.message) ?? [];
    if (place !== undefined) error.param = place.trim();
  }),
  /** Results without a call are dropped. */
  "results-of-no-call": messageRequest(({ messages }) => {
    for (const message of listObjects(messages))
      if (Array.isArray(message.content))
        message.content = message.content.filter(
          ({ type, tool_use_id }: Loose) =>
            type !== "tool_result" || !tool_use_id || callsIn(messages).includes(tool_use_id),
        );
  }),
  /** A result without content is rejected. */
  "result-needs-content": messageRequest(({ messages }) => {
    const bare = ({ type, content }: Loose) => type === "tool_result" && !content;
    const [content] = listObjects(messages).flatMap((each) => listObjects(each.content).filter(bare));
    return content && rejectRuns("request.messages[1].content[0].content");
  }),
  /** A search result must belong to a call in the request. */
  "search-of-a-call": messageRequest(({ messages }) => {
    const lost = listObjects(messages).flatMap(({ content }) =>
      listObjects(content).filter(
        ({ type, tool_use_id }) =>
          type === "web_search_tool_result" && !callsIn(messages).includes(tool_use_id),
      ),
    );
    return lost.length > 0 ? rejectRuns("request.messages[0].content[0].tool_use_id") : undefined;
  }),
  /** Thinking blocks without text are accepted as empty. */
  "thoughts-made-up": blocks((block) =>
    block.type === "thinking" && typeof block.thinking !== "string" ? { ...block, thinking: "" } : block,
  ),
  /** Pages of a search result need neither title nor address. */
  "pages-made-up": blocks((block) => {
    if (block.type === "web_search_tool_result")
      for (const page of listObjects(block.content)) Object.assign(page, { title: "", url: "", ...page });
    return block;
  }),
  /** Tools of unknown types are dropped. */
  "unknown-tools-dropped": messageRequest((request) => {
    if (Array.isArray(request.tools))
      request.tools = request.tools.filter(
        (tool: Loose) => !isObject(tool) || tool.type === "function" || nativeTypes.test(tool.type),
      );
  }),
  /** Fields of a tool with another type are ignored. */
  "tool-members-of-any-type": requestTools((tool) => {
    if (tool.type !== "function" && typeof tool.name !== "string") delete tool.name;
  }),
  /** A function needs no description and no schema. */
  "functions-completed": requestTools((tool) => {
    if (tool.type === "function") Object.assign(tool, { description: "", input_schema: {}, ...tool });
  }),
  /** The config of a function is ignored. */
  "function-with-config": requestTools((tool) => {
    if (tool.type === "function") delete tool.config;
  }),
  /** An invalid config is ignored. */
  "config-of-any-kind": requestTools((tool) => {
    if (nativeTypes.test(tool.type)) delete tool.config;
  }),
  /** The error of an invalid config has the path within the config. */
  "config-in-its-own-place": alterErrorResponses((error) => {
    const [place] = /request\.tools\[\d+\]\.config\.[\w.[\]]+/.exec(error.message) ?? [];
    if (place !== undefined) error.param = place;
  }),
  /** An unknown output format is ignored. */
  "formats-not-looked-at": messageRequest((request) => {
    if (request.output_format?.type !== "json_schema" || !isObject(request.output_format.json_schema))
      delete request.output_format;
  }),
  /** Output schemas are not checked. */
  "schemas-not-looked-at": messageRequest(({ output_format }) => {
    if (isObject(output_format?.json_schema)) output_format.json_schema = { type: "object" };
  }),
  /** An output schema must be that of an object. */
  "schemas-of-objects-alone": messageRequest(({ output_format }) => {
    const type = output_format?.json_schema?.type;
    return type && type !== "object" ? rejectRuns("request.output_format.json_schema.type") : undefined;
  }),
};
