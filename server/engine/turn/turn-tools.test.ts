import { describe, expect, it } from "vitest";
import { RequestRejectedError } from "../../core/errors.ts";
import type { Message } from "../../core/messages.ts";
import type { ThreadKey } from "../../core/ports/records.ts";
import type { RunSettings } from "../run-input.ts";
import { Transcript } from "../state/transcript.ts";
import { buildTurnTools, checkSettings } from "./turn-tools.ts";

const inputSchema = { type: "object", properties: {} };
const server = [{ name: "s/one", description: "One", inputSchema, repeatable: true }];
const tool = (name: string) => ({ name, description: name, inputSchema });
const card = (name: string, contextTools = [] as RunSettings["components"][number]["contextTools"]) => ({
  name,
  description: name,
  propsSchema: inputSchema,
  contextTools,
});
const settings = (change: Partial<RunSettings> = {}): RunSettings => ({
  components: [],
  tools: [],
  toolChoice: "auto",
  embedResources: false,
  ...change,
});

const native = { id: "openai.web_search" as const, name: "web_search", args: { maxUses: 1 } };

describe("checkSettings", () => {
  const fine: [string, RunSettings][] = [
    ["nothing", settings()],
    ["a named server tool", settings({ toolChoice: { name: "s/one" } })],
    [
      "a forced component",
      settings({ components: [card("A")], forceComponent: "A", toolChoice: "required" }),
    ],
    ["a required tool choice with a server tool", settings({ toolChoice: "required" })],
    [
      "names that would be identical if invalid characters were replaced",
      settings({ tools: [tool("get it"), tool("get_it")] }),
    ],
    ["a named provider tool", settings({ nativeTools: [native], toolChoice: { name: "web_search" } })],
    [
      "the name of the application state tool, if there is no application state",
      settings({ tools: [tool("update_state")], appState: {} }),
    ],
    [
      "the name of a server tool that the agent does not have",
      settings({ tools: [tool("s__one")], serverTools: ["a/*"] }),
    ],
  ];
  it.each(fine)("accepts %s [T-031]", (_name, source) => {
    expect(() => checkSettings(source, server)).not.toThrow();
  });

  const wrong: [string, RunSettings, string][] = [
    ["a double tool", settings({ tools: [tool("a"), tool("a")] }), "/tools/1/name"],
    ["a tool with the name of a server tool", settings({ tools: [tool("s__one")] }), "/tools/0/name"],
    [
      "a tool with the name of a provider tool",
      settings({ nativeTools: [native], tools: [tool("web_search")] }),
      "/tools/0/name",
    ],
    ["a reserved name", settings({ tools: [tool("update_component_state")] }), "/tools/0/name"],
    [
      "the name of the application state tool",
      settings({ tools: [tool("update_state")], appState: { a: 1 } }),
      "/tools/0/name",
    ],
    [
      "a server tool that the agent does not have",
      settings({ serverTools: ["a/*"], toolChoice: { name: "s/one" } }),
      "/toolChoice/name",
    ],
    ["a component's own name", settings({ tools: [tool("show_component_A")] }), "/tools/0/name"],
    ["a double component", settings({ components: [card("A"), card("A")] }), "/availableComponents/1/name"],
    [
      "a context tool with the name of another tool",
      settings({ tools: [tool("a")], components: [card("A", [tool("a")])] }),
      "/availableComponents/0/contextTools/0/name",
    ],
    ["an unknown component", settings({ forceComponent: "A" }), "/forceComponent"],
    [
      "a forced component without tools",
      settings({ components: [card("A")], forceComponent: "A", toolChoice: "none" }),
      "/toolChoice",
    ],
    ["an unknown tool", settings({ toolChoice: { name: "x" } }), "/toolChoice/name"],
  ];
  it.each(wrong)("rejects %s [T-027][TX-12][TX-18]", (_name, source, pointer) => {
    try {
      checkSettings(source, server);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RequestRejectedError);
      expect(error).toMatchObject({ code: "VALIDATION_ERROR", issues: [{ pointer }] });
    }
  });

  it("rejects a required tool if none is offered [T-031]", () => {
    expect(() => checkSettings(settings({ toolChoice: "required" }), [])).toThrow("/toolChoice");
    const withNative = settings({ toolChoice: "required", nativeTools: [native] });
    expect(() => checkSettings(withNative, [])).not.toThrow();
  });
});

describe("buildTurnTools", () => {
  const user: Message = { id: "1", role: "user", blocks: [], createdAt: 1 };
  const assistant = (blocks: Message["blocks"]): Message => ({
    id: "2",
    role: "assistant",
    blocks,
    createdAt: 1,
  });
  const transcript = (messages: Message[], displayed: string[] = []) =>
    new Transcript({
      thread: { key: 1 as ThreadKey as ThreadKey, id: "t", projectId: "p" },
      messages,
      components: displayed.map((name) => ({ id: `comp_${name}`, name, messageId: "2", version: 0 })),
    });
  const names = (source: RunSettings, state: Transcript) =>
    buildTurnTools(source, server, state).tools.map(({ name }) => name);
  const call = { type: "tool_use" as const, id: "c", name: "a", input: {} };

  it("offers context tools while their component is rendered, up to their limit [T-033][T-034]", () => {
    const source = settings({ components: [card("A", [{ ...tool("a"), maxCalls: 1 }])] });
    expect(names(source, transcript([user]))).not.toContain("a");
    expect(names(source, transcript([user], ["A"]))).toContain("a");
    expect(names(source, transcript([user, assistant([call])], ["A"]))).not.toContain("a");
    expect(names(source, transcript([user, assistant([call]), user], ["A"]))).toContain("a");
  });

  it("finds the origin of a tool [T-030][TX-12][TX-16]", () => {
    const offer = buildTurnTools(
      settings({ tools: [tool("a")], components: [card("A")] }),
      server,
      transcript([user]),
    );
    expect(["s__one", "a", "show_component_A", "update_component_state", "x"].map(offer.findOrigin)).toEqual([
      { kind: "server", name: "s/one", repeatable: true, inputSchema },
      { kind: "client", name: "a" },
      { kind: "component", name: "A" },
      { kind: "state" },
      { kind: "unknown", name: "x" },
    ]);
  });

  it("offers provider tools, and can force one [G-005][M-076]", () => {
    const source = (toolChoice: RunSettings["toolChoice"]) => {
      const offer = buildTurnTools(settings({ nativeTools: [native], toolChoice }), [], transcript([user]));
      return [offer.native, offer.toolChoice];
    };
    const offered = [{ type: "provider", ...native }];
    expect(source({ name: "web_search" })).toEqual([offered, { type: "tool", toolName: "web_search" }]);
    expect(source("required")).toEqual([offered, { type: "required" }]);
    expect(source("none")).toEqual([[], { type: "none" }]);
  });

  it("offers the server tools that the agent has [M-074]", () => {
    const offered = (serverTools: string[]) => names(settings({ serverTools }), transcript([user]));
    expect([offered(["s/*"]), offered(["s/one"]), offered(["a/*"]), offered([])]).toEqual([
      ["s__one"],
      ["s__one"],
      [],
      [],
    ]);
    const offer = buildTurnTools(settings({ serverTools: [] }), server, transcript([user]));
    expect(offer.findOrigin("s__one")).toEqual({ kind: "unknown", name: "s__one" });
  });

  it("offers the state tool if there is application state [M-081]", () => {
    const stateTool = (appState?: RunSettings["appState"]) =>
      buildTurnTools(settings(appState && { appState }), [], transcript([user]));
    expect([stateTool().tools, stateTool({}).tools]).toEqual([[], []]);
    const offer = stateTool({ a: null });
    expect(offer.tools.map(({ name, description }) => [name, description])).toEqual([
      ["update_state", "Change the state of the app"],
    ]);
    expect(offer.findOrigin("update_state")).toEqual({ kind: "app-state" });
  });

  it("marks calls that need consent, or are rejected without it", () => {
    const paying = [{ ...server[0], name: "s/pay", needsConsent: true as const }] as Parameters<
      typeof buildTurnTools
    >[1];
    const origin = (source: RunSettings) =>
      buildTurnTools(source, paying, transcript([user])).findOrigin("s__pay");
    const pay = { kind: "server", name: "s/pay", repeatable: true, inputSchema };
    expect([origin(settings({ asksConsent: true })), origin(settings())]).toEqual([
      { ...pay, consent: "asked" },
      { ...pay, consent: "refused" },
    ]);
  });

  it.each([
    ["get weather!", "get_weather__b7025540"],
    ["größe", "gr__e_d353a267"],
    ["x".repeat(65), `${"x".repeat(55)}_9537c5fd`],
    ["plain-name_1", "plain-name_1"],
  ])(
    "offers a client tool %s under a name that providers accept, and finds it by that name",
    (name, seen) => {
      const offer = buildTurnTools(settings({ tools: [tool(name)] }), [], transcript([user]));
      expect(offer.tools.map((each) => each.name)).toEqual([seen]);
      expect(offer.findOrigin(seen)).toEqual({ kind: "client", name });
    },
  );

  it("leaves the choice to the model if the requested tool is not available [T-031][T-034]", () => {
    const source = settings({
      components: [card("A", [tool("a")]), card("B", [{ ...tool("b"), maxCalls: 0 }])],
    });
    const choice = (name: string, displayed: string[]) =>
      buildTurnTools({ ...source, toolChoice: { name } }, server, transcript([user], displayed)).toolChoice;
    expect(choice("a", [])).toEqual({ type: "auto" });
    expect(choice("a", ["A"])).toEqual({ type: "tool", toolName: "a" });
    expect(choice("b", ["B"])).toEqual({ type: "auto" });
  });

  it("has the schema of server tools and strict client tools", () => {
    const source = settings({
      tools: [
        { ...tool("a"), strict: true },
        { ...tool("b"), strict: false },
      ],
    });
    const offer = buildTurnTools(source, server, transcript([user]));
    expect(["a", "b"].map(offer.findOrigin)).toEqual([
      { kind: "client", name: "a", strictSchema: inputSchema },
      { kind: "client", name: "b" },
    ]);
  });

  it("forces only the first turn of a response [T-031][T-062]", () => {
    const choice = (source: Partial<RunSettings>, messages: Message[]) =>
      buildTurnTools(settings({ components: [card("A")], ...source }), server, transcript(messages))
        .toolChoice;
    expect(choice({ forceComponent: "A" }, [user])).toEqual({ type: "tool", toolName: "show_component_A" });
    expect(choice({ toolChoice: { name: "s/one" } }, [user])).toEqual({ type: "tool", toolName: "s__one" });
    expect(choice({ toolChoice: "required" }, [user])).toEqual({ type: "required" });
    expect(choice({ toolChoice: "required" }, [user, assistant([])])).toEqual({ type: "auto" });
    expect(buildTurnTools(settings({ toolChoice: "none" }), server, transcript([user]))).toMatchObject({
      tools: [],
      toolChoice: { type: "none" },
    });
  });
});
