/** Oddities of the Responses API. */
import { bytewise, cut, whole } from "../fixtures/provider.ts";
import { broken, crlf, data, event, failed, formatOf, type Oddity, slow } from "./oddity.ts";

/** The streams, and what becomes of them. */
export function responsesOddities(): Oddity[] {
  const { start, text, call, finish, reasoning } = formatOf("openai");
  const fc = (n: number, args: string, status: string) =>
    `{"id":"fc_${n}","type":"function_call","call_id":"call_${n}","name":"clock__now","arguments":${JSON.stringify(args)},"status":"${status}"}`;
  const added = (n: number) =>
    event(`{"type":"response.output_item.added","output_index":${n},"item":${fc(n, "", "in_progress")}}`);
  const args = (n: number, text: string) =>
    event(
      `{"type":"response.function_call_arguments.delta","output_index":${n},"item_id":"fc_${n}","delta":${JSON.stringify(text)}}`,
    );
  const done = (n: number, text: string) =>
    event(`{"type":"response.output_item.done","output_index":${n},"item":${fc(n, text, "completed")}}`);
  const named = (id: string, name: string) => [
    event(
      `{"type":"response.output_item.added","output_index":0,"item":{"id":"fc_0","type":"function_call","call_id":"${id}","name":"${name}","arguments":""}}`,
    ),
    event(
      `{"type":"response.output_item.done","output_index":0,"item":{"id":"fc_0","type":"function_call","call_id":"${id}","name":"${name}","arguments":"{}","status":"completed"}}`,
    ),
  ];
  return [
    {
      name: "characters cut between any two bytes",
      answer: bytewise([
        ...start(),
        ...text(0, ["Zü🎈"]),
        ...call(1, "clock__now", ['{"zone":"Zü', 'rich 🎈"}']),
        ...finish(true),
      ]),
      official: 'Zü🎈 | call_1=clock__now({"zone":"Zürich 🎈"}) | completed',
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
        ...finish(false),
      ]),
      official: "Noon. | completed",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "CRLF for line ends",
      answer: whole(crlf([...start(), ...text(0, ["Noon."]), ...finish(false)])),
      official: "Noon. | completed",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "a byte order mark",
      answer: whole(["\uFEFF", ...start(), ...text(0, ["Noon."]), ...finish(false)]),
      official: "Noon. | completed",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "events of kinds that came later",
      answer: whole([
        ...start(),
        event('{"type":"response.dream.delta","sequence_number":3,"delta":"sheep"}'),
        event('{"type":"keepalive","sequence_number":4}'),
        ...text(0, ["Noon."]),
        ...finish(false),
      ]),
      official: "refused: Unhandled response stream event: unknown",
      parts: ["Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "a connection that breaks after the finish",
      answer: cut([...start(), ...text(0, ["Noon."]), ...finish(false)]),
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
      official: "Noon. | in_progress",
      parts: ["Noon.", broken],
      run: ["Noon.", "LLM_ERROR"],
    },
    {
      name: "two calls whose arguments alternate",
      answer: whole([
        ...start(),
        added(0),
        added(1),
        args(1, '{"zone":"Ro'),
        args(0, '{"zone":"Pa'),
        args(0, 'ris"}'),
        args(1, 'me"}'),
        done(0, '{"zone":"Paris"}'),
        done(1, '{"zone":"Rome"}'),
        ...finish(true),
      ]),
      official: 'call_0=clock__now({"zone":"Paris"}) | call_1=clock__now({"zone":"Rome"}) | completed',
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
      name: "arguments that come at the end only",
      answer: whole([...start(), added(0), done(0, '{"zone":"Rome"}'), ...finish(true)]),
      official: 'call_0=clock__now({"zone":"Rome"}) | completed',
      parts: ['clock__now({"zone":"Rome"})', "tool-calls 3"],
      run: ["call clock/now", '{"zone":"Rome"}', "result noon in Rome", "Done.", "finished"],
    },
    {
      name: "arguments that never come",
      answer: whole([...start(), added(0), done(0, ""), ...finish(true)]),
      official: "call_0=clock__now() | completed",
      parts: ["clock__now()", "tool-calls 3"],
      run: ["call clock/now", "{}", "result noon in undefined", "Done.", "finished"],
    },
    {
      name: "a call with an empty id",
      answer: whole([...start(), ...named("", "clock__now"), ...finish(true)]),
      official: "=clock__now({}) | completed",
      parts: ["clock__now({})", "tool-calls 3"],
      run: ["call clock/now", "{}", "result noon in undefined", "Done.", "finished"],
    },
    {
      name: "a call with an empty name",
      answer: whole([...start(), ...named("call_0", ""), ...finish(true)]),
      official: "call_0=({}) | completed",
      parts: [broken],
      run: ["LLM_ERROR"],
    },
    {
      name: "a line that is no JSON",
      answer: whole([
        ...start(),
        ...text(0, ["Noon."]),
        "event: response.output_text.delta\n",
        data("{oops"),
        ...finish(false),
      ]),
      official: "refused: Error reading response: malformed server-sent event JSON.",
      parts: ["Noon.", broken],
      run: ["Noon.", "LLM_ERROR"],
    },
    {
      name: "an error before any output",
      answer: whole([
        ...start(),
        event('{"type":"error","sequence_number":2,"code":"server_error","message":"Oh.","param":null}'),
      ]),
      official: "refused: Oh.",
      parts: [failed],
      run: ["LLM_SERVER_ERROR"],
    },
    {
      name: "an error in the stream",
      answer: whole([
        ...start(),
        ...text(0, ["Noon."]),
        event(
          '{"type":"error","sequence_number":9,"code":"rate_limit_exceeded","message":"Slow down","param":null}',
        ),
      ]),
      official: "refused: Slow down",
      parts: ["Noon.", slow],
      run: ["Noon.", "RATE_LIMIT_EXCEEDED"],
    },
    {
      name: "a response that failed",
      answer: whole([
        ...start(),
        ...text(0, ["Noon."]),
        event(
          '{"type":"response.failed","sequence_number":9,"response":{"id":"resp_1","object":"response","created_at":1,"model":"m","status":"failed","error":{"code":"server_error","message":"Oh."},"output":[]}}',
        ),
      ]),
      official: "Noon. | failed",
      parts: ["Noon.", failed],
      run: ["Noon.", "LLM_SERVER_ERROR"],
    },
    {
      name: "a response that is cut by its length",
      answer: whole([
        ...start(),
        ...text(0, ["Noon."]),
        event(
          '{"type":"response.incomplete","sequence_number":9,"response":{"id":"resp_1","object":"response","created_at":1,"model":"m","status":"incomplete","incomplete_details":{"reason":"max_output_tokens"},"output":[],"usage":{"input_tokens":7,"output_tokens":3,"total_tokens":10}}}',
        ),
      ]),
      official: "Noon. | incomplete",
      parts: ["Noon.", "length 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "a summary of its reasoning",
      answer: whole([
        ...start(),
        ...(reasoning?.(0, ["Let me ", "think."]) ?? []),
        ...text(1, ["Noon."]),
        ...finish(false),
      ]),
      official: "reasoning: Let me think. | Noon. | completed",
      parts: ["reasoning: Let me ", "reasoning: think.", "Noon.", "stop 3"],
      run: ["Noon.", "finished"],
    },
    {
      name: "a refusal",
      answer: whole([
        ...start(),
        event(
          '{"type":"response.output_item.added","output_index":0,"item":{"id":"msg_0","type":"message","role":"assistant","status":"in_progress","content":[]}}',
        ),
        event(
          '{"type":"response.content_part.added","output_index":0,"item_id":"msg_0","content_index":0,"part":{"type":"refusal","refusal":""}}',
        ),
        event(
          '{"type":"response.refusal.delta","output_index":0,"item_id":"msg_0","content_index":0,"delta":"I cannot say."}',
        ),
        event(
          '{"type":"response.refusal.done","output_index":0,"item_id":"msg_0","content_index":0,"refusal":"I cannot say."}',
        ),
        event(
          '{"type":"response.output_item.done","output_index":0,"item":{"id":"msg_0","type":"message","role":"assistant","status":"completed","content":[{"type":"refusal","refusal":"I cannot say."}]}}',
        ),
        ...finish(false),
      ]),
      official: "refusal: I cannot say. | completed",
      parts: ["I cannot say.", "content-filter 3"],
      run: ["I cannot say.", "finished"],
    },
  ];
}
