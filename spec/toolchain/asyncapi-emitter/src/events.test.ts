import { expect, it } from "vitest";
import { emit, findParserDiagnostics } from "../test/tester.ts";

it("flattens nested discriminated unions, template instances and recursive types, with examples", async () => {
  const { files, diagnostics } = await emit(`
    @service(#{ title: "Agent" }) namespace Agent;

    /**
     * The run begins.
     * First of all events.
     *
     * It comes once.
     */
    @summary("Run started")
    @example(#{ type: "RUN_STARTED", runId: "run_1" }, #{ title: "fresh", description: "A new run." })
    @example(#{ type: "RUN_STARTED", runId: "run_2", at: utcDateTime.fromISO("2026-01-02T03:04:05Z") })
    model RunStarted { type: "RUN_STARTED"; runId: string; at?: utcDateTime; }
    model Snapshot { type: "SNAPSHOT"; tree: Node; }
    model Node { label?: string | null; children: Node[]; }
    @discriminated(#{ envelope: "none", discriminatorPropertyName: "type" })
    union AgUiEvent { RUN_STARTED: RunStarted, SNAPSHOT: Snapshot }

    model Custom<Name extends string, Value> { type: "CUSTOM"; name: Name; value: Value; }
    model ToolResult is Custom<"my.tool.result", Node>;
    model Ended is Custom<"my.ended", null>;
    @discriminated(#{ envelope: "none", discriminatorPropertyName: "name" })
    union CustomEvent { \`my.tool.result\`: ToolResult, \`my.ended\`: Ended }

    @OpenAPI.oneOf union RunEvent { agui: AgUiEvent, custom: CustomEvent }
    @events union Frames { RunEvent }
    model Unreached { x: string; }
    @route("/run") @post op run(): SSEStream<Frames>;
  `);
  expect(diagnostics).toEqual([]);
  expect(files).toEqual({
    "asyncapi.yaml": `asyncapi: 3.1.0
info:
  title: Agent
  version: 0.0.0
defaultContentType: application/json
channels:
  run:
    address: /run
    messages:
      RunStarted:
        $ref: "#/components/messages/RunStarted"
      Snapshot:
        $ref: "#/components/messages/Snapshot"
      ToolResult:
        $ref: "#/components/messages/ToolResult"
      Ended:
        $ref: "#/components/messages/Ended"
operations:
  run:
    action: send
    channel:
      $ref: "#/channels/run"
    bindings:
      http:
        method: POST
        bindingVersion: 0.3.0
    messages:
      - $ref: "#/channels/run/messages/RunStarted"
      - $ref: "#/channels/run/messages/Snapshot"
      - $ref: "#/channels/run/messages/ToolResult"
      - $ref: "#/channels/run/messages/Ended"
components:
  schemas:
    Ended:
      type: object
      required:
        - type
        - name
        - value
      properties:
        type:
          type: string
          enum:
            - CUSTOM
        name:
          type: string
          enum:
            - my.ended
        value:
          type: "null"
    Node:
      type: object
      required:
        - children
      properties:
        label:
          anyOf:
            - type: string
            - type: "null"
        children:
          type: array
          items:
            $ref: "#/components/schemas/Node"
    RunStarted:
      type: object
      required:
        - type
        - runId
      properties:
        type:
          type: string
          enum:
            - RUN_STARTED
        runId:
          type: string
        at:
          type: string
          format: date-time
      description: |-
        The run begins.
        First of all events.

        It comes once.
      title: Run started
      examples:
        - type: RUN_STARTED
          runId: run_2
          at: "2026-01-02T03:04:05Z"
        - type: RUN_STARTED
          runId: run_1
    Snapshot:
      type: object
      required:
        - type
        - tree
      properties:
        type:
          type: string
          enum:
            - SNAPSHOT
        tree:
          $ref: "#/components/schemas/Node"
    ToolResult:
      type: object
      required:
        - type
        - name
        - value
      properties:
        type:
          type: string
          enum:
            - CUSTOM
        name:
          type: string
          enum:
            - my.tool.result
        value:
          $ref: "#/components/schemas/Node"
  messages:
    Ended:
      name: my.ended
      title: Ended
      contentType: application/json
      payload:
        $ref: "#/components/schemas/Ended"
      bindings:
        $ref: "#/components/messageBindings/stream"
    RunStarted:
      name: RUN_STARTED
      title: Run started
      summary: The run begins. First of all events.
      description: |-
        The run begins.
        First of all events.

        It comes once.
      contentType: application/json
      payload:
        $ref: "#/components/schemas/RunStarted"
      bindings:
        $ref: "#/components/messageBindings/stream"
      examples:
        - payload:
            type: RUN_STARTED
            runId: run_2
            at: "2026-01-02T03:04:05Z"
        - name: fresh
          summary: A new run.
          payload:
            type: RUN_STARTED
            runId: run_1
    Snapshot:
      name: SNAPSHOT
      title: Snapshot
      contentType: application/json
      payload:
        $ref: "#/components/schemas/Snapshot"
      bindings:
        $ref: "#/components/messageBindings/stream"
    ToolResult:
      name: my.tool.result
      title: ToolResult
      contentType: application/json
      payload:
        $ref: "#/components/schemas/ToolResult"
      bindings:
        $ref: "#/components/messageBindings/stream"
  messageBindings:
    stream:
      http:
        headers:
          type: object
          properties:
            Content-Type:
              type: string
              enum:
                - text/event-stream
          required:
            - Content-Type
        bindingVersion: 0.3.0
`,
  });
  expect(await findParserDiagnostics(files["asyncapi.yaml"] ?? "")).toEqual([]);
});
