import { expect, it } from "vitest";
import { parse } from "yaml";
import { emit, findParserDiagnostics } from "../test/tester.ts";

it("writes one document for each version, with the events of that version", async () => {
  const { files, diagnostics } = await emit(`
    @service(#{ title: "Chat" }) @versioned(Versions) namespace Chat;
    enum Versions { v1, v2 }
    model Delta { text: string; @added(Versions.v2) index: int32; }
    @added(Versions.v2) model Done { reason: string; }
    @events union Events {
      Delta,
      @added(Versions.v2) done: Done,
      @terminalEvent end: { reason: string, @added(Versions.v2) code: int32 },
    }
    @route("/chat") @get op chat(): SSEStream<Events>;
    @added(Versions.v2) @route("/talk") @get op talk(): SSEStream<Events>;
  `);
  expect(diagnostics).toEqual([]);
  const seen = Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      const { info, operations, components } = parse(text);
      return [
        file,
        {
          version: info.version,
          operations: Object.keys(operations),
          messages: Object.keys(components.messages),
          delta: Object.keys(components.schemas.Delta.properties),
          end: Object.keys(components.messages.end.payload.properties),
          terminal: components.messages.end["x-terminal-event"],
        },
      ];
    }),
  );
  expect(seen).toEqual({
    "asyncapi.v1.yaml": {
      version: "v1",
      operations: ["chat"],
      messages: ["Delta", "end"],
      delta: ["text"],
      end: ["reason"],
      terminal: true,
    },
    "asyncapi.v2.yaml": {
      version: "v2",
      operations: ["chat", "talk"],
      messages: ["Delta", "Done", "end"],
      delta: ["text", "index"],
      end: ["reason", "code"],
      terminal: true,
    },
  });
  for (const text of Object.values(files)) expect(await findParserDiagnostics(text)).toEqual([]);
});
