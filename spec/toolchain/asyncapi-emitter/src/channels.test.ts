import { expect, it } from "vitest";
import { emit, findParserDiagnostics } from "../test/tester.ts";

it("shares a channel between two operations on one path, and sorts unordered parts", async () => {
  const { files, diagnostics } = await emit(`
    @service(#{ title: "Runs" }) @tagMetadata("Runs", #{ description: "Starting and following runs." })
    namespace Runs;
    /** Begins. */ model Started { runId: string; }
    /** Ends. */ model Finished { runId: string; }
    @events union StartEvents { Started, Finished }
    @events union FollowEvents { Finished }
    /** An id. */ @example("run_1") scalar RunId extends string;
    model StartAnswer { ...SSEStream<StartEvents>; @header("X-Run-Id") runId: string; @header("X-New") isNew: "yes"; }
    model FollowAnswer { ...SSEStream<FollowEvents>; @header("X-Run-Id") runId: string; }

    @route("/runs/{runId}/{mode}") @tag("Runs") @tag("Other") interface Run {
      /** Starts a run. */
      @operationId("startRun") @post start(@path runId: RunId, @path mode: "fast" | "slow"): StartAnswer;
      /** Follows a run. */
      @get follow(
        /** The run to follow. */ @path runId: RunId,
        /** How. */ @path mode: "fast" | "slow",
        /** Position. */ @query @minValue(0) after: int64,
        @query only?: Kind,
      ): FollowAnswer;
    }
    /** What to show. */ enum Kind { text, tools }
    @route("/runs-run-id/mode") @get op clash(): SSEStream<FollowEvents>;
  `);
  expect(diagnostics).toEqual([]);
  expect(files).toEqual({
    "asyncapi.yaml": `asyncapi: 3.1.0
info:
  title: Runs
  version: 0.0.0
  tags:
    - name: Other
    - name: Runs
      description: Starting and following runs.
defaultContentType: application/json
channels:
  runsRunIdMode:
    address: /runs-run-id/mode
    messages:
      Finished:
        $ref: "#/components/messages/Finished"
  runsRunIdMode2:
    address: /runs/{runId}/{mode}
    parameters:
      runId:
        description: An id.
        examples:
          - run_1
      mode:
        enum:
          - fast
          - slow
    messages:
      Started:
        $ref: "#/components/messages/Started"
      Finished:
        $ref: "#/components/messages/Finished"
operations:
  Run_follow:
    action: send
    channel:
      $ref: "#/channels/runsRunIdMode2"
    description: Follows a run.
    tags:
      - name: Runs
        description: Starting and following runs.
      - name: Other
    bindings:
      http:
        method: GET
        query:
          type: object
          properties:
            after:
              type: integer
              format: int64
              minimum: 0
              description: Position.
            only:
              $ref: "#/components/schemas/Kind"
          required:
            - after
        bindingVersion: 0.3.0
    messages:
      - $ref: "#/channels/runsRunIdMode2/messages/Finished"
  clash:
    action: send
    channel:
      $ref: "#/channels/runsRunIdMode"
    bindings:
      http:
        method: GET
        bindingVersion: 0.3.0
    messages:
      - $ref: "#/channels/runsRunIdMode/messages/Finished"
  startRun:
    action: send
    channel:
      $ref: "#/channels/runsRunIdMode2"
    description: Starts a run.
    tags:
      - name: Runs
        description: Starting and following runs.
      - name: Other
    bindings:
      http:
        method: POST
        bindingVersion: 0.3.0
    messages:
      - $ref: "#/channels/runsRunIdMode2/messages/Started"
      - $ref: "#/channels/runsRunIdMode2/messages/Finished"
components:
  schemas:
    Finished:
      type: object
      required:
        - runId
      properties:
        runId:
          type: string
      description: Ends.
    Kind:
      type: string
      enum:
        - text
        - tools
      description: What to show.
    Started:
      type: object
      required:
        - runId
      properties:
        runId:
          type: string
      description: Begins.
  messages:
    Finished:
      name: Finished
      title: Finished
      summary: Ends.
      contentType: application/json
      payload:
        $ref: "#/components/schemas/Finished"
      bindings:
        $ref: "#/components/messageBindings/stream"
    Started:
      name: Started
      title: Started
      summary: Begins.
      contentType: application/json
      payload:
        $ref: "#/components/schemas/Started"
      bindings:
        $ref: "#/components/messageBindings/stream2"
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
            X-Run-Id:
              type: string
            X-New:
              type: string
              enum:
                - "yes"
          required:
            - Content-Type
        bindingVersion: 0.3.0
    stream2:
      http:
        headers:
          type: object
          properties:
            Content-Type:
              type: string
              enum:
                - text/event-stream
            X-Run-Id:
              type: string
            X-New:
              type: string
              enum:
                - "yes"
          required:
            - Content-Type
            - X-Run-Id
            - X-New
        bindingVersion: 0.3.0
`,
  });
  expect(await findParserDiagnostics(files["asyncapi.yaml"] ?? "")).toEqual([]);
});
