import { describe, expect, it } from "vitest";
import type { Turn } from "./case.ts";
import { holdsIn, Scripts } from "./scripts.ts";
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
  it("are opened with holds that no other script and no other round has", () => {
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

  it("are filled in, and say holds of searches under their own names", () => {
    const driver = new FakeDriver();
    const args = { query: "cats of ${owner} hold:found" };
    const mine = new Scripts({ main: [[{ tool: "search", args }]] }, driver, "n1", naming);
    mine.open("main", { owner: "me" });
    expect(driver.opened[0]?.turns).toEqual([
      [{ tool: "search", args: { query: "cats of me hold:n1.main.found" } }],
    ]);
    expect([mine.hold("found"), mine.has("main"), mine.has("found")]).toEqual(["n1.main.found", true, false]);
    expect(() => mine.open("main", {})).toThrow("nothing was observed at owner");
  });

  it("know the holds and the token of the latest round", () => {
    const { scripts: mine } = scripts();
    mine.open("main");
    expect([mine.token("main"), mine.hold("inTool")]).toEqual(["n1.main", "n1.main.inTool"]);
    mine.open("main");
    expect([mine.token("main"), mine.hold("middle")]).toEqual(["n1.main.2", "n1.main.2.middle"]);
  });

  it.each<[string, (mine: Scripts) => unknown, string]>([
    ["no script", (mine) => mine.open("none"), 'the case has no script "none"'],
    ["a script that was not sent", (mine) => mine.token("main"), 'the script "main" was not sent'],
    ["a hold of such", (mine) => mine.hold("middle"), 'no script that was sent has a hold "middle"'],
    ["no hold", (mine) => mine.open("main") && mine.hold("x"), 'no script that was sent has a hold "x"'],
  ])("refuse %s", (_, ask, message) => {
    expect(() => ask(scripts().scripts)).toThrow(message);
  });

  it("list the requests of all rounds by name", () => {
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

  it("take the faults of their own tokens, under the names that the case has", () => {
    const { driver, scripts: mine } = scripts();
    mine.open("main");
    mine.open("main");
    driver.faultsOf = { "main.2": ["Script <token>: no tool."], foreign: ["Another's."], "": ["Nobody's."] };
    expect(mine.faults()).toEqual(["Script main.2: no tool."]);
    expect(mine.faults()).toEqual([]);
    expect(driver.faults()).toEqual(["Nobody's."]);
  });

  it("are all closed at the end", () => {
    const { driver, scripts: mine } = scripts();
    for (const name of ["main", "main", "other"]) mine.open(name);
    mine.close();
    expect(driver.closed).toEqual(["n1.main", "n1.main.2", "n1.other"]);
  });
});

it("finds holds wherever they are, also in arguments", () => {
  expect(holdsIn(main)).toEqual(["middle", "second", "inTool"]);
  expect(holdsIn([{ query: "cats hold:one and hold:two, threshold:3" }])).toEqual(["one", "two"]);
});
