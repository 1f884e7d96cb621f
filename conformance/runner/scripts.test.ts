import { describe, expect, it } from "vitest";
import type { Turn } from "./case.ts";
import { findHolds, Scripts } from "./scripts.ts";
import { FakeDriver } from "./testing/fake-driver.ts";

const main: Turn[] = [
  [{ text: ["a", { hold: "middle" }] }],
  [{ hold: "second" }, { tool: "conf_hold", args: { hold: "inTool", text: "t" } }],
];
const naming = { toolServer: "tools", stateTool: "set_state" };

function scripts(driver = new FakeDriver()) {
  return { driver, scripts: new Scripts({ main, other: [[{ hold: "elsewhere" }]] }, driver, "n1", naming) };
}

describe("scripts", () => {
  it("are opened with unique holds for each script and round", () => {
    const { driver, scripts: mine } = scripts();
    expect([mine.open("main"), mine.open("main"), mine.open("other")]).toEqual([
      "play n1.main",
      "play n1.main.2",
      "play n1.other",
    ]);
    const played = (token: string) => [
      [{ text: ["a", { hold: `${token}.middle` }] }],
      [{ hold: `${token}.second` }, { tool: "conf_hold", args: { hold: `${token}.inTool`, text: "t" } }],
    ];
    expect(driver.opened).toEqual([
      { token: "n1.main", naming, turns: played("n1.main") },
      { token: "n1.main.2", naming, turns: played("n1.main.2") },
      { token: "n1.other", naming, turns: [[{ hold: "n1.other.elsewhere" }]] },
    ]);
  });

  it("replace placeholders, and have unique holds in searches", () => {
    const driver = new FakeDriver();
    const args = { query: "cats of ${owner} hold:found" };
    const mine = new Scripts({ main: [[{ tool: "search", args }]] }, driver, "n1", naming);
    mine.open("main", { owner: "me" });
    expect(driver.opened[0]?.turns).toEqual([
      [{ tool: "search", args: { query: "cats of me hold:n1.main.found" } }],
    ]);
    expect([mine.holdName("found"), mine.has("main"), mine.has("found")]).toEqual([
      "n1.main.found",
      true,
      false,
    ]);
    expect(() => mine.open("main", {})).toThrow("owner is absent");
  });

  it("return the holds and the token of the latest round", () => {
    const { scripts: mine } = scripts();
    mine.open("main");
    expect([mine.token("main"), mine.holdName("inTool")]).toEqual(["n1.main", "n1.main.inTool"]);
    mine.open("main");
    expect([mine.token("main"), mine.holdName("middle")]).toEqual(["n1.main.2", "n1.main.2.middle"]);
  });

  it.each<[string, (mine: Scripts) => unknown, string]>([
    ["no script", (mine) => mine.open("none"), 'the case has no script "none"'],
    ["a script that was not sent", (mine) => mine.token("main"), 'the script "main" was not sent'],
    ["a hold of such", (mine) => mine.holdName("middle"), 'no script that was sent has a hold "middle"'],
    ["no hold", (mine) => mine.open("main") && mine.holdName("x"), 'no script that was sent has a hold "x"'],
  ])("reject %s", (_, ask, message) => {
    expect(() => ask(scripts().scripts)).toThrow(message);
  });

  it("list model requests of all rounds by name", () => {
    const { scripts: mine } = scripts();
    mine.open("main");
    mine.open("other");
    mine.open("main");
    const models = Object.entries(mine.calls()).map(([name, calls]) => [
      name,
      calls.map(({ model }) => model),
    ]);
    expect(models).toEqual([
      ["main", ["n1.main", "n1.main.2"]],
      ["other", ["n1.other"]],
    ]);
  });

  it("return the errors of their own tokens, with the case's script names", () => {
    const { driver, scripts: mine } = scripts();
    mine.open("main");
    mine.open("main");
    driver.faultsOf = { "main.2": ["Script <token>: no tool."], foreign: ["Another's."], "": ["Nobody's."] };
    expect(mine.takeErrors()).toEqual(["Script main.2: no tool."]);
    expect(mine.takeErrors()).toEqual([]);
    expect(driver.takeErrors()).toEqual(["Nobody's."]);
  });

  it("are closed at the end of the case", () => {
    const { driver, scripts: mine } = scripts();
    for (const name of ["main", "main", "other"]) mine.open(name);
    mine.close();
    expect(driver.closed).toEqual(["n1.main", "n1.main.2", "n1.other"]);
  });
});

it("finds holds, also in tool arguments", () => {
  expect(findHolds(main)).toEqual(["middle", "second", "inTool"]);
  expect(findHolds([{ query: "cats hold:one and hold:two, threshold:3" }])).toEqual(["one", "two"]);
});
