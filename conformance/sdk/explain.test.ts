import { expect, it } from "vitest";
import { explainScenario, listScenarios } from "./explain.ts";
import { loadScenarios } from "./load-scenarios.ts";

const scenarios = await loadScenarios();
const explain = (id: string) => {
  const scenario = scenarios.find((known) => known.id === id);
  return scenario === undefined ? undefined : explainScenario(scenario, "http://127.0.0.1:9000");
};

it("explains a scenario of several steps: requests, responses and the expected result", () => {
  expect(
    explain("reconnect"),
  ).toBe(`reconnect: A connection that breaks in the middle of an event, and a server that restarts during the run [T-008, T-140, T-143, T-237, TX-07]

1. createRun

   curl -N 'http://127.0.0.1:9000/v1/threads/sdk-reconnect/runs' \\
     -H 'Content-Type: application/json' \\
     -d '{"message":{"role":"user","content":"Count to three."}}'

   Responds with a stream:
   id: 1  data: {"type":"RUN_STARTED","threadId":"sdk-reconnect","runId":"run_001","timestamp":1704067200050}
   id: 2  data: {"type":"TEXT_MESSAGE_START","messageId":"msg_001","role":"assistant","timestamp":1704067200100}
   id: 3  data: {"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_001","delta":"One","timestamp":1704067200150}
   (the connection breaks 60 bytes into the next frame)

2. reconnectRun

   curl -N 'http://127.0.0.1:9000/v1/threads/sdk-reconnect/runs/run_001' \\
     -H 'Last-Event-ID: 3'

   Responds with a stream:
   id: 4  data: {"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_001","delta":", two","timestamp":1704067200200}
   id: 5  data: {"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_001","delta":", three.","timestamp":1704067200250}
   data: {"type":"RUN_ERROR","message":"The server is restarting.","code":"SERVER_RESTARTING","timestamp":1704067200300}

3. reconnectRun

   curl -N 'http://127.0.0.1:9000/v1/threads/sdk-reconnect/runs/run_001' \\
     -H 'Last-Event-ID: 5'

   Responds with a stream:
   id: 6  data: {"type":"TEXT_MESSAGE_END","messageId":"msg_001","timestamp":1704067200300}
   id: 7  data: {"type":"CUSTOM","name":"tambo.run.finished","value":{"threadId":"sdk-reconnect","runId":"run_001","messages":[{"id":"msg_001","role":"assistant","content":[{"type":"text","text":"One, two, three."}],"createdAt":"2024-01-01T00:00:00.300Z"}]},"timestamp":1704067200350}
   id: 8  data: {"type":"RUN_FINISHED","threadId":"sdk-reconnect","runId":"run_001","timestamp":1704067200400}

The client must show: the text "One, two, three.", with every word exactly once, and no error.`);
});

it("explains responses that are not streams", () => {
  expect(explain("thread-delete")).toBe(`thread-delete: Delete a thread; the response has no body [T-083]

1. deleteThread

   curl -i 'http://127.0.0.1:9000/v1/threads/sdk-thread-delete' \\
     -X DELETE

   Responds with status 204: no body.

The client must show: success, without any content.`);
  expect(explain("thread-pages")).toContain("threads?contextKey=sdk-thread-pages&limit=2'\n");
});

it("lists one scenario per line", () => {
  const [first] = listScenarios(scenarios).split("\n");
  expect(first).toBe(`auth-api-key             The API key in a separate header`);
});
