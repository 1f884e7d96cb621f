import { describe, expect, it } from "vitest";
import { combineServerTools, type ServerTool, type ServerTools } from "../core/ports/tools.ts";
import { createNativeTools, type NativeTool } from "./native.ts";

function tool(name: string): ServerTool {
  return { name, description: `Does ${name}`, inputSchema: { type: "object" }, repeatable: false };
}
function native(name: string, run?: NativeTool["run"]): NativeTool {
  return {
    tool: tool(name),
    run:
      run ??
      (async (_projectId, input) => ({
        content: [{ type: "text", text: `${name} ${JSON.stringify(input)}` }],
        isError: false,
      })),
  };
}
const signal = new AbortController().signal;

describe("native tools", () => {
  it("list and run the given tools", async () => {
    const progress: string[] = [];
    const tools = createNativeTools([
      native("count", async (projectId, { to }, { onProgress }) => {
        onProgress?.("1");
        return { content: [{ type: "text", text: `${projectId}: ${to}` }], isError: false };
      }),
    ]);
    expect(tools.list("p1")).toEqual([tool("count")]);
    const options = { signal, onProgress: (delta: string) => progress.push(delta) };
    expect(await tools.call("p1", "count", { to: 2 }, options)).toEqual({
      content: [{ type: "text", text: "p1: 2" }],
      isError: false,
    });
    expect(progress).toEqual(["1"]);
  });

  it.each([
    {
      title: "a rejection",
      run: () => Promise.reject(new Error("no disk")),
      want: "The tool `fail` failed: no disk",
    },
    {
      title: "a synchronous throw",
      run: () => {
        throw new Error("no disk");
      },
      want: "The tool `fail` failed: no disk",
    },
  ])("turn $title into an error outcome [T-207]", async ({ run, want }) => {
    expect(await createNativeTools([native("fail", run)]).call("p1", "fail", {}, { signal })).toEqual({
      content: [{ type: "text", text: want }],
      isError: true,
    });
  });

  it("reject with the signal's reason when it aborts, even if the tool ignores it [T-144]", async () => {
    const controller = new AbortController();
    const tools = createNativeTools([
      native("hang", () => {
        queueMicrotask(() => controller.abort(new Error("cancelled by test")));
        return new Promise(() => {});
      }),
    ]);
    await expect(tools.call("p1", "hang", {}, controller)).rejects.toThrow("cancelled by test");
    await expect(tools.call("p1", "hang", {}, controller)).rejects.toThrow("cancelled by test");
  });

  it("are stopped at the call's time limit, even if they ignore the signal", async () => {
    const stopped = Promise.withResolvers<void>();
    const tools = createNativeTools([
      native("hang", (_projectId, _input, { signal }) => {
        signal.addEventListener("abort", () => stopped.resolve());
        return new Promise(() => {});
      }),
      native("heed", async (_projectId, _input, { signal }) => {
        await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
        throw new Error("never");
      }),
      native("quick"),
    ]);
    const call = (name: string) => tools.call("p1", name, {}, { signal, timeoutMs: 50 });
    const late = (name: string) => ({
      content: [
        {
          type: "text",
          text: `The tool \`${name}\` did not respond within 0.05 s. It was cancelled; the call may or may not have taken effect.`,
        },
      ],
      isError: true,
      error: {
        code: "tool_timeout",
        message: `The tool \`${name}\` did not respond within 0.05 s. It was cancelled; the call may or may not have taken effect.`,
      },
    });
    expect(await call("hang")).toEqual(late("hang"));
    await stopped.promise;
    expect(await call("heed")).toEqual(late("heed"));
    expect(await call("quick")).toMatchObject({ isError: false });
  });

  it("reject two tools with the same name", () => {
    expect(() => createNativeTools([native("a"), native("a")])).toThrow(
      "Two server tools are named `a`; rename one of them.",
    );
  });
});

describe("combined sources", () => {
  it("list all tools in order and call the source that has the tool", async () => {
    const tools = combineServerTools(
      createNativeTools([native("a")]),
      createNativeTools([native("b"), native("x/c")]),
    );
    expect(tools.list("p1").map(({ name }) => name)).toEqual(["a", "b", "x/c"]);
    expect(await tools.call("p1", "x/c", { n: 1 }, { signal })).toEqual({
      content: [{ type: "text", text: 'x/c {"n":1}' }],
      isError: false,
    });
  });

  it("call each project's own tool", async () => {
    const of = (projectId: string, name: string): ServerTools => {
      const source = createNativeTools([native(name)]);
      return {
        ...source,
        list: (requestedProject) => (requestedProject === projectId ? source.list(requestedProject) : []),
      };
    };
    const tools = combineServerTools(of("p1", "a"), of("p2", "b"));
    expect(tools.list("p1")).toEqual([tool("a")]);
    expect(tools.list("p2")).toEqual([tool("b")]);
    expect(await tools.call("p2", "b", {}, { signal })).toMatchObject({ isError: false });
    expect(await tools.call("p1", "b", {}, { signal })).toEqual({
      content: [{ type: "text", text: "There is no server tool named `b`." }],
      isError: true,
    });
  });

  it("return an error outcome for an unknown name", async () => {
    expect(await combineServerTools(createNativeTools([])).call("p1", "nope", {}, { signal })).toEqual({
      content: [{ type: "text", text: "There is no server tool named `nope`." }],
      isError: true,
    });
  });

  it("resolve a duplicate name to the earlier source", async () => {
    const offered = [tool("b")];
    const later = { ...createNativeTools([native("b")]), list: () => offered };
    const tools = combineServerTools(createNativeTools([native("a")]), later);
    offered.push({ ...tool("a"), description: "Another" });
    offered.push(tool("x/a"));
    offered.push(tool("x__a"));
    expect(tools.list("p1")).toEqual([tool("a"), tool("b"), tool("x/a")]);
    expect(await tools.call("p1", "a", {}, { signal })).toEqual({
      content: [{ type: "text", text: "a {}" }],
      isError: false,
    });
  });

  it("close every source", async () => {
    const closed: string[] = [];
    const source = (name: string) => ({
      ...createNativeTools([native(name)]),
      close: async () => {
        closed.push(name);
      },
    });
    await combineServerTools(source("a"), source("b")).close();
    expect(closed).toEqual(["a", "b"]);
  });
});
