/** Mutants of blocks, earlier calls, tools and output schemas that requests bring. */
import type { Loose } from "../../combinators/exchange.ts";
import {
  blocks,
  errors,
  isObject,
  listed,
  messageRequest,
  refused,
  requestTools,
} from "../../combinators/gateway-refusals.ts";
import type { Mutant } from "../../mutant.ts";

const known =
  /^(text|image|audio|video|document|audio_stt|tool_use|server_tool_use|tool_result|web_search_tool_result|thinking)$/;
const nativeTypes = /^(web_search|web_fetch|code_execution|computer_use|file_search|text_editor)$/;

/** Ids of the calls in messages. */
const callsIn = (messages: Loose): string[] =>
  listed(messages).flatMap(({ content }) =>
    listed(content).flatMap(({ type, id }) => (/^(server_)?tool_use$/.test(type) ? [id] : [])),
  );

/** A block of a kind without a source of bytes has an empty one. */
const sourcesMadeUp = ["image", "audio", "video", "document", "audio_stt"].map(
  (kind): Mutant => ({
    id: `${kind.replace("_", "-")}-without-source`,
    text: `A block ${kind} whose source is not as it must be is an empty file.`,
    mutate: blocks((block) => {
      const { type, media_type, data } = block.source ?? {};
      if (block.type !== kind || (type === "base64" && media_type && typeof data === "string")) return block;
      return { ...block, source: { type: "base64", media_type: "image/png", data: "" } };
    }),
  }),
);

/** A call without an object as input has an empty one. */
const inputsMadeUp = ["tool_use", "server_tool_use"].map(
  (kind): Mutant => ({
    id: `${kind.replaceAll("_", "-")}-without-input`,
    text: `A block ${kind} whose input is no object has an empty one.`,
    mutate: blocks((block) =>
      block.type === kind && !isObject(block.input) ? { ...block, input: {} } : block,
    ),
  }),
);

export const blockMutants: readonly Mutant[] = [
  ...sourcesMadeUp,
  ...inputsMadeUp,
  {
    id: "text-block-without-text",
    text: "A text block without a text is empty.",
    mutate: blocks((block) =>
      block.type === "text" && typeof block.text !== "string" ? { ...block, text: "" } : block,
    ),
  },
  {
    id: "unknown-blocks-dropped",
    text: "Blocks of unknown types are dropped.",
    mutate: blocks((block) => (known.test(block.type) ? block : undefined)),
  },
  {
    id: "speech-is-sound",
    text: "A block audio_stt is a sound.",
    mutate: blocks((block) => (block.type === "audio_stt" ? { ...block, type: "audio" } : block)),
  },
  {
    id: "result-of-a-text",
    text: "A result whose content is a text is one of that text.",
    mutate: blocks((block) =>
      block.type === "tool_result" && typeof block.content === "string"
        ? { ...block, content: [{ type: "text", text: block.content }] }
        : block,
    ),
  },
  {
    id: "nested-block-in-its-own-place",
    text: "An unknown block within a result is refused with its own place.",
    mutate: errors((error) => {
      const [place] = / ?(request\S*\.content\[\d+\]\.content\[\d+\]\.type)/.exec(error.message) ?? [];
      if (place !== undefined) error.param = place.trim();
    }),
  },
  {
    id: "results-of-no-call",
    text: "Results of calls that are not there are dropped.",
    mutate: messageRequest(({ messages }) => {
      for (const message of listed(messages))
        if (Array.isArray(message.content))
          message.content = message.content.filter(
            ({ type, tool_use_id }: Loose) =>
              type !== "tool_result" || !tool_use_id || callsIn(messages).includes(tool_use_id),
          );
    }),
  },
  {
    id: "result-needs-content",
    text: "A result without content is refused.",
    mutate: messageRequest(({ messages }) => {
      const bare = ({ type, content }: Loose) => type === "tool_result" && !content;
      const [content] = listed(messages).flatMap((each) => listed(each.content).filter(bare));
      return content && refused("request.messages[1].content[0].content");
    }),
  },
  {
    id: "search-of-a-call",
    text: "What a search gave has to be that of a call in the request.",
    mutate: messageRequest(({ messages }) => {
      const lost = listed(messages).flatMap(({ content }) =>
        listed(content).filter(
          ({ type, tool_use_id }) =>
            type === "web_search_tool_result" && !callsIn(messages).includes(tool_use_id),
        ),
      );
      return lost.length > 0 ? refused("request.messages[0].content[0].tool_use_id") : undefined;
    }),
  },
  {
    id: "thoughts-made-up",
    text: "Thoughts without text are empty.",
    mutate: blocks((block) =>
      block.type === "thinking" && typeof block.thinking !== "string" ? { ...block, thinking: "" } : block,
    ),
  },
  {
    id: "pages-made-up",
    text: "Pages of a search need no title and no address.",
    mutate: blocks((block) => {
      if (block.type === "web_search_tool_result")
        for (const page of listed(block.content)) Object.assign(page, { title: "", url: "", ...page });
      return block;
    }),
  },
  {
    id: "unknown-tools-dropped",
    text: "Tools of unknown types are left out of the request.",
    mutate: messageRequest((request) => {
      if (Array.isArray(request.tools))
        request.tools = request.tools.filter(
          (tool: Loose) => !isObject(tool) || tool.type === "function" || nativeTypes.test(tool.type),
        );
    }),
  },
  {
    id: "tool-members-of-any-type",
    text: "Members of a tool that have another type are ignored.",
    mutate: requestTools((tool) => {
      if (tool.type !== "function" && typeof tool.name !== "string") delete tool.name;
    }),
  },
  {
    id: "functions-completed",
    text: "A function needs no description and no schema.",
    mutate: requestTools((tool) => {
      if (tool.type === "function") Object.assign(tool, { description: "", input_schema: {}, ...tool });
    }),
  },
  {
    id: "function-with-config",
    text: "The config of a function is ignored.",
    mutate: requestTools((tool) => {
      if (tool.type === "function") delete tool.config;
    }),
  },
  {
    id: "config-of-any-kind",
    text: "A config that is not as it must be is ignored.",
    mutate: requestTools((tool) => {
      if (nativeTypes.test(tool.type)) delete tool.config;
    }),
  },
  {
    id: "config-in-its-own-place",
    text: "A mistake in a config is refused with its own place.",
    mutate: errors((error) => {
      const [place] = /request\.tools\[\d+\]\.config\.[\w.[\]]+/.exec(error.message) ?? [];
      if (place !== undefined) error.param = place;
    }),
  },
  {
    id: "formats-not-looked-at",
    text: "A form of answers that is not known is ignored.",
    mutate: messageRequest((request) => {
      if (request.output_format?.type !== "json_schema" || !isObject(request.output_format.json_schema))
        delete request.output_format;
    }),
  },
  {
    id: "schemas-not-looked-at",
    text: "Schemas of answers are not looked at.",
    mutate: messageRequest(({ output_format }) => {
      if (isObject(output_format?.json_schema)) output_format.json_schema = { type: "object" };
    }),
  },
  {
    id: "schemas-of-objects-alone",
    text: "An answer can only be an object.",
    mutate: messageRequest(({ output_format }) => {
      const type = output_format?.json_schema?.type;
      return type && type !== "object" ? refused("request.output_format.json_schema.type") : undefined;
    }),
  },
];
