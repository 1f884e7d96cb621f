/** Oddities of Chat Completions, at OpenAI and elsewhere. */
import { bytewise, cut, whole } from "../fixtures/provider.ts";
import { broken, crlf, data, formatOf, type Oddity, slow } from "./oddity.ts";

const delta = (text: string) =>
  data(
    `{"id":"c","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":${text},"finish_reason":null}]}`,
  );

/** @param prefix `openai-chat`, or `local` for servers that are not OpenAI's. */
export function chatOddities(prefix: string): Oddity[] {
  const { start, text, call, finish } = formatOf(prefix);
  const stop = [
    data(
      '{"id":"c","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}',
    ),
  ];
  return [
    {
      name: "a chunk for the role alone, the finish reason and the usage each in a chunk of their own",
      answer: whole([delta('{"role":"assistant"}'), ...text(0, ["Noon."]), ...finish(false)]),
      official: "Noon. | stop",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "empty choices first, as filters of content send",
      answer: whole([
        data('{"id":"","object":"","created":0,"model":"","choices":[],"prompt_filter_results":[]}'),
        ...start(),
        ...text(0, ["Noon."]),
        ...finish(false),
      ]),
      official: "Noon. | stop",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "null for everything that is not said",
      answer: whole([
        delta('{"role":"assistant","content":null,"refusal":null,"tool_calls":null}'),
        ...text(0, ["Noon."]),
        ...finish(false),
      ]),
      official: "Noon. | stop",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "characters cut between any two bytes",
      answer: bytewise([
        ...start(),
        ...text(0, ["Zü🎈"]),
        ...call(0, "clock__now", ['{"zone":"Zü', 'rich 🎈"}']),
        ...finish(true),
      ]),
      official: 'Zü🎈 | call_0=clock__now({"zone":"Zürich 🎈"}) | tool_calls',
      parts: ["Zü🎈", '{"zone":"Zü', 'rich 🎈"}', 'clock__now({"zone":"Zürich 🎈"})', "tool-calls 3"],
      run: [
        "Zü🎈",
        "call clock/now",
        '{"zone":"Zü',
        'rich 🎈"}',
        "result noon in Zürich 🎈",
        "Done.",
        "finished",
      ],
    },
    {
      name: "comments that keep the connection alive",
      answer: whole([
        ": keep-alive\n\n",
        ...start(),
        ": keep-alive\n\n",
        ...text(0, ["Noon."]),
        ":\n\n",
        ...finish(false),
      ]),
      official: "Noon. | stop",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "CRLF for line ends",
      answer: whole(crlf([...start(), ...text(0, ["Noon."]), ...finish(false)])),
      official: "Noon. | stop",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "a byte order mark",
      answer: whole(["\uFEFF", ...start(), ...text(0, ["Noon."]), ...finish(false)]),
      official: "Noon. | stop",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "no [DONE]",
      answer: whole([...start(), ...text(0, ["Noon."]), ...stop]),
      official: "Noon. | stop",
      parts: ["Noon.", "stop undefined"],
      run: ["Noon.", "finished"],
    },
    {
      name: "a connection that breaks after the finish",
      answer: cut([...start(), ...text(0, ["Noon."]), ...stop]),
      official: "refused: terminated",
      parts: ["Noon.", broken],
      run: ["Noon.", "LLM_ERROR"],
    },
    {
      name: "a connection that breaks before the finish",
      answer: cut([...start(), ...text(0, ["Noon."])]),
      official: "refused: terminated",
      parts: ["Noon.", broken],
      run: ["Noon.", "LLM_ERROR"],
    },
    {
      name: "an end without a finish",
      answer: whole([...start(), ...text(0, ["Noon."])]),
      official: "refused: missing finish_reason for choice 0",
      parts: ["Noon.", broken],
      run: ["Noon.", "LLM_ERROR"],
    },
    {
      name: "an end with [DONE] and without a finish",
      answer: whole([...start(), ...text(0, ["Noon."]), "data: [DONE]\n\n"]),
      official: "refused: missing finish_reason for choice 0",
      parts: ["Noon.", broken],
      run: ["Noon.", "LLM_ERROR"],
    },
    {
      name: "two calls whose arguments alternate",
      answer: whole([
        ...start(),
        delta(
          '{"tool_calls":[{"index":0,"id":"a","type":"function","function":{"name":"clock__now","arguments":""}},{"index":1,"id":"b","type":"function","function":{"name":"clock__now","arguments":""}}]}',
        ),
        delta(
          '{"tool_calls":[{"index":1,"function":{"arguments":"{\\"zone\\":\\"Ro"}},{"index":0,"function":{"arguments":"{\\"zone\\":\\"Pa"}}]}',
        ),
        delta(
          '{"tool_calls":[{"index":0,"function":{"arguments":"ris\\"}"}},{"index":1,"function":{"arguments":"me\\"}"}}]}',
        ),
        ...finish(true),
      ]),
      official: 'a=clock__now({"zone":"Paris"}) | b=clock__now({"zone":"Rome"}) | tool_calls',
      parts: [
        '{"zone":"Ro',
        '{"zone":"Pa',
        'ris"}',
        'me"}',
        'clock__now({"zone":"Paris"})',
        'clock__now({"zone":"Rome"})',
        "tool-calls 3",
      ],
      run: [
        "call clock/now",
        "call clock/now",
        '{"zone":"Ro',
        '{"zone":"Pa',
        'ris"}',
        'me"}',
        "result noon in Paris",
        "result noon in Rome",
        "Done.",
        "finished",
      ],
    },
    {
      name: "arguments that never come",
      answer: whole([
        ...start(),
        delta('{"tool_calls":[{"index":0,"id":"a","type":"function","function":{"name":"clock__now"}}]}'),
        ...finish(true),
      ]),
      official: "a=clock__now() | tool_calls",
      parts: ["clock__now()", "tool-calls 3"],
      run: ["call clock/now", "{}", "result noon in undefined", "Done.", "finished"],
    },
    {
      name: "a call without an id",
      answer: whole([
        ...start(),
        delta(
          '{"tool_calls":[{"index":0,"type":"function","function":{"name":"clock__now","arguments":"{}"}}]}',
        ),
        ...finish(true),
      ]),
      official: "call_<uuid>=clock__now({}) | tool_calls",
      parts: ["{}", "clock__now({})", "tool-calls 3"],
      run: ["call clock/now", "{}", "result noon in undefined", "Done.", "finished"],
    },
    {
      name: "a call with an empty name",
      answer: whole([
        ...start(),
        delta(
          '{"tool_calls":[{"index":0,"id":"a","type":"function","function":{"name":"","arguments":"{}"}}]}',
        ),
        ...finish(true),
      ]),
      official: "a=({}) | tool_calls",
      parts: [broken],
      run: ["LLM_ERROR"],
    },
    {
      name: "a call without a name",
      answer: whole([
        ...start(),
        delta('{"tool_calls":[{"index":0,"id":"a","type":"function","function":{"arguments":"{}"}}]}'),
        ...finish(true),
      ]),
      official: "a=({}) | tool_calls",
      parts: [broken],
      run: ["LLM_ERROR"],
    },
    {
      name: "a finish for calls, without one",
      answer: whole([...start(), ...text(0, ["Noon."]), ...finish(true)]),
      official: "Noon. | tool_calls",
      parts: ["Noon.", broken],
      run: ["Noon.", "LLM_ERROR"],
    },
    {
      name: "a call, and a finish that says stop",
      answer: whole([...start(), ...call(0, "clock__now", ['{"zone":"Rome"}']), ...finish(false)]),
      official: 'call_0=clock__now({"zone":"Rome"}) | stop',
      parts: ['{"zone":"Rome"}', 'clock__now({"zone":"Rome"})', "stop 3"],
      run: ["call clock/now", '{"zone":"Rome"}', "result noon in Rome", "Done.", "finished"],
    },
    {
      name: "a line that is no JSON",
      answer: whole([...start(), ...text(0, ["Noon."]), data("{oops"), ...finish(false)]),
      official: "refused: Error reading response: malformed server-sent event JSON.",
      parts: ["Noon.", broken],
      run: ["Noon.", "LLM_ERROR"],
    },
    {
      name: "a rate limit told by the first chunk",
      answer: whole([data('{"error":{"message":"Slow down","type":"x","param":null,"code":429}}')]),
      official: "refused: Slow down",
      parts: [slow],
      run: ["RATE_LIMIT_EXCEEDED"],
    },
    {
      name: "an error in the stream",
      answer: whole([
        ...start(),
        ...text(0, ["Noon."]),
        data('{"error":{"message":"Slow down","type":"rate_limit_error","param":null,"code":"429"}}'),
      ]),
      official: "refused: Slow down",
      parts: ["Noon.", slow],
      run: ["Noon.", "RATE_LIMIT_EXCEEDED"],
    },
    {
      name: "reasoning",
      answer: whole([
        ...start(),
        delta('{"reasoning_content":"Let me "}'),
        delta('{"reasoning_content":"think."}'),
        ...text(0, ["Noon."]),
        ...finish(false),
      ]),
      official: "Noon. | stop",
      parts:
        prefix === "local"
          ? ["reasoning: Let me ", "reasoning: think.", "Noon.", "stop 3"]
          : ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "a refusal",
      answer: whole([
        ...start(),
        delta('{"refusal":"I cannot "}'),
        delta('{"refusal":"say."}'),
        ...finish(false),
      ]),
      official: "refusal: I cannot say. | stop",
      parts: ["I cannot ", "say.", "content-filter 3"],
      run: ["I cannot ", "say.", "finished"],
    },
  ];
}
