/** Oddities of the Messages API. */
import { bytewise, cut, whole } from "../fixtures/provider.ts";
import { broken, crlf, data, event, failed, formatOf, type Oddity, slow } from "./oddity.ts";

/** The streams, and what becomes of them. */
export function messagesOddities(): Oddity[] {
  const { start, text, call, finish, reasoning } = formatOf("anthropic");
  const open = (n: number, id: string, name: string) =>
    event(
      `{"type":"content_block_start","index":${n},"content_block":{"type":"tool_use","id":"${id}","name":"${name}","input":{}}}`,
    );
  const json = (n: number, text: string) =>
    event(
      `{"type":"content_block_delta","index":${n},"delta":{"type":"input_json_delta","partial_json":${JSON.stringify(text)}}}`,
    );
  const close = (n: number) => event(`{"type":"content_block_stop","index":${n}}`);
  return [
    {
      name: "characters cut between any two bytes",
      answer: bytewise([
        ...start(),
        ...text(0, ["Zü🎈"]),
        ...call(1, "clock__now", ['{"zone":"Zü', 'rich 🎈"}']),
        ...finish(true),
      ]),
      official: 'Zü🎈 | toolu_1=clock__now({"zone":"Zürich 🎈"}) | tool_use',
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
      name: "pings and comments that keep the connection alive",
      answer: whole([
        ...start(),
        ": hi\n\n",
        event('{"type":"ping"}'),
        ...text(0, ["Noon."]),
        event('{"type":"ping"}'),
        ...finish(false),
      ]),
      official: "Noon. | end_turn",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "CRLF for line ends",
      answer: whole(crlf([...start(), ...text(0, ["Noon."]), ...finish(false)])),
      official: "Noon. | end_turn",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "a byte order mark",
      answer: whole(["\uFEFF", ...start(), ...text(0, ["Noon."]), ...finish(false)]),
      official: "Noon. | end_turn",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "events of kinds that came later",
      answer: whole([
        ...start(),
        event('{"type":"dream","sheep":3}'),
        ...text(0, ["Noon."]),
        ...finish(false),
      ]),
      official: "Noon. | end_turn",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "a connection that breaks after the finish",
      answer: cut([...start(), ...text(0, ["Noon."]), ...finish(false)]),
      official: "refused: terminated",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "a stop reason, and no message_stop",
      answer: whole([...start(), ...text(0, ["Noon."]), ...finish(false).slice(0, 1)]),
      official: "refused: stream ended without producing a Message with role=assistant",
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
      official: "refused: stream ended without producing a Message with role=assistant",
      parts: ["Noon.", broken],
      run: ["Noon.", "LLM_ERROR"],
    },
    {
      name: "two calls whose arguments alternate",
      answer: whole([
        ...start(),
        open(0, "a", "clock__now"),
        open(1, "b", "clock__now"),
        json(1, '{"zone":"Ro'),
        json(0, '{"zone":"Pa'),
        json(0, 'ris"}'),
        json(1, 'me"}'),
        close(0),
        close(1),
        ...finish(true),
      ]),
      official: 'a=clock__now({"zone":"Paris"}) | b=clock__now({"zone":"Rome"}) | tool_use',
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
      answer: whole([...start(), open(0, "a", "clock__now"), close(0), ...finish(true)]),
      official: "a=clock__now({}) | tool_use",
      parts: ["clock__now({})", "tool-calls 3"],
      run: ["call clock/now", "{}", "result noon in undefined", "Done.", "finished"],
    },
    {
      name: "a call with an empty id",
      answer: whole([...start(), open(0, "", "clock__now"), json(0, "{}"), close(0), ...finish(true)]),
      official: "=clock__now({}) | tool_use",
      parts: ["{}", "clock__now({})", "tool-calls 3"],
      run: ["call clock/now", "{}", "result noon in undefined", "Done.", "finished"],
    },
    {
      name: "a call with an empty name",
      answer: whole([...start(), open(0, "a", ""), json(0, "{}"), close(0), ...finish(true)]),
      official: "a=({}) | tool_use",
      parts: [broken],
      run: ["LLM_ERROR"],
    },
    {
      name: "a line that is no JSON",
      answer: whole([
        ...start(),
        ...text(0, ["Noon."]),
        "event: content_block_delta\n",
        data("{oops"),
        ...finish(false),
      ]),
      official: "refused: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
      parts: ["Noon.", broken],
      run: ["Noon.", "LLM_ERROR"],
    },
    {
      name: "an overload told by the first event",
      answer: whole([event('{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}')]),
      official: 'refused: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}',
      parts: [failed],
      run: ["LLM_SERVER_ERROR"],
    },
    {
      name: "an error in the stream",
      answer: whole([
        ...start(),
        ...text(0, ["Noon."]),
        event('{"type":"error","error":{"type":"rate_limit_error","message":"Slow down"}}'),
      ]),
      official: 'refused: {"type":"error","error":{"type":"rate_limit_error","message":"Slow down"}}',
      parts: ["Noon.", slow],
      run: ["Noon.", "RATE_LIMIT_EXCEEDED"],
    },
    {
      name: "thinking with its signature",
      answer: whole([
        ...start(),
        ...(reasoning?.(0, ["Let me ", "think."]) ?? []),
        ...text(1, ["Noon."]),
        ...finish(false),
      ]),
      official: "reasoning: Let me think. | Noon. | end_turn",
      parts: ["reasoning: Let me ", "reasoning: think.", "Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "a refusal",
      answer: whole([
        ...start(),
        ...text(0, ["I can"]),
        event(
          '{"type":"message_delta","delta":{"stop_reason":"refusal","stop_sequence":null},"usage":{"output_tokens":3}}',
        ),
        event('{"type":"message_stop"}'),
      ]),
      official: "I can | refusal",
      parts: ["I can", "content-filter 3"],
      run: ["I can", "finished"],
    },
  ];
}
