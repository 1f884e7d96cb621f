import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { UsageError } from "../../cli/exit.ts";
import { contractNames } from "../../contracts/contracts.ts";
import { profiles, selectProfiles } from "./profiles.ts";

it("has every configuration of this folder, for every contract", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".yaml"));
  for (const contract of contractNames) {
    const configs = profiles.flatMap((each) => (each.contract === contract ? `${each.config}.yaml` : []));
    expect(configs.toSorted()).toEqual(files.toSorted());
  }
});

const tambo = ["responses", "chat", "anthropic", "script"];
const listProfiles = (contract: string) => tambo.map((config) => `${contract}-${config}`);

it.each<[string[], string | undefined, string[]]>([
  [[], undefined, [...tambo, ...contractNames.slice(1).flatMap(listProfiles)]],
  [[], "tambo", tambo],
  [[], "tool-progress", listProfiles("tool-progress")],
  [["script"], undefined, ["script"]],
  [["chat"], "gateway", ["gateway-chat"]],
  [["ag-ui-script"], "ag-ui", ["ag-ui-script"]],
  [["ag-ui-chat", "chat", "responses", "chat"], undefined, ["responses", "chat", "ag-ui-chat"]],
])("%j of the contract %s selects %j", (words, contract, chosen) => {
  expect(selectProfiles(words, contract).map(({ name }) => name)).toEqual(chosen);
});

it("selects the profiles with scripts in messages if several processes are tested, unless others are named", () => {
  const select = (words: string[]) => selectProfiles(words, undefined, 2).map(({ name }) => name);
  expect(select([])).toEqual(["script", ...contractNames.slice(1).map((contract) => `${contract}-script`)]);
  expect(select(["chat"])).toEqual(["chat"]);
});

it.each<[string[], string, string]>([
  [["chat", "chatt"], "tambo", 'Unknown profile "chatt"; choose one of responses, chat, anthropic, script.'],
  [["chatt"], "ag-ui", `Unknown profile "chatt"; choose one of ${listProfiles("ag-ui").join(", ")}.`],
  [[], "ag_ui", `Unknown contract "ag_ui"; choose one of ${contractNames.join(", ")}.`],
])("rejects %j of the contract %s, and lists the profiles", (words, contract, message) => {
  expect(() => selectProfiles(words, contract)).toThrow(new UsageError(message));
});
