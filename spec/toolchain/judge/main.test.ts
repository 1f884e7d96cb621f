import { expect, it } from "vitest";
import { projectRoot as root } from "../project.ts";
import type { Exception } from "./exceptions.ts";
import type { Judge } from "./judge.ts";
import { judgeCommand } from "./main.ts";

const tidy: Judge = {
  id: "tidy",
  prepare: async () => undefined,
  async judge(contract) {
    if (contract !== "tambo") return [];
    return [
      { rule: "slash", place: "tambo/openapi.yaml#/paths/~1a~1", message: "ends with a slash" },
      { rule: "contact", place: "tambo/openapi.yaml#/info", message: "has no contact\nadd one" },
    ];
  },
};
const absent: Judge = {
  id: "absent",
  prepare: async () => "`python3` not found",
  judge: () => Promise.reject(new Error("never called")),
};
const broken: Judge = {
  id: "broken",
  prepare: async () => undefined,
  judge: () => Promise.reject(new RangeError("no report")),
};
const exception = (judge: string, rule: string, ...places: string[]): Exception => ({
  judge,
  rule,
  reason: "Given.",
  places,
});
const slash = exception("tidy", "slash", "tambo/openapi.yaml#/paths/~1a~1");
const contact = exception("tidy", "contact", "tambo/openapi.yaml#/info");

async function run(args: string[], judges: Judge[], exceptions: Exception[]) {
  let output = "";
  const print = (text: string) => {
    output += text;
  };
  const code = await judgeCommand(args, { root, out: print, err: print }, judges, exceptions);
  return { code, output };
}

const two = ["--contract", "tambo", "gateway"];

it("prints progress, a table, and the findings without an exception", async () => {
  expect(await run(two, [tidy, absent, broken], [slash])).toEqual({
    code: 1,
    output: `tidy tambo: 1 (1 explained)
broken tambo: 1
tidy gateway: 0
broken gateway: 1

findings  tambo            gateway
tidy      1 (1 explained)  0
absent    unavailable      unavailable
broken    1                1

absent is unavailable: \`python3\` not found

tidy contact tambo/openapi.yaml#/info
  has no contact
  add one

broken failed tambo
  RangeError: no report

broken failed gateway
  RangeError: no report
`,
  });
});

it("passes if every finding has an exception, whatever the places of other judges and contracts", async () => {
  const others = [exception("absent", "any", "tambo/a"), exception("tidy", "slash", "ag-ui/openapi.yaml#/a")];
  expect(await run(two, [tidy, absent], [slash, contact, ...others])).toEqual({
    code: 0,
    output: `tidy tambo: 0 (2 explained)
tidy gateway: 0

findings  tambo            gateway
tidy      0 (2 explained)  0
absent    unavailable      unavailable

absent is unavailable: \`python3\` not found
`,
  });
});

it("fails if a place of an exception no longer has the finding", async () => {
  const more = { ...slash, places: [...slash.places, "gateway/openapi.yaml#/paths/~1b~1"] };
  expect(await run([...two, "--only", "tidy"], [tidy, absent], [more, contact])).toEqual({
    code: 1,
    output: `tidy tambo: 0 (2 explained)
tidy gateway: 0

findings  tambo            gateway
tidy      0 (2 explained)  0

remove from exceptions.yaml, the finding no longer occurs: tidy slash gateway/openapi.yaml#/paths/~1b~1
`,
  });
});

it("rejects an unknown judge", async () => {
  expect(await run(["--only", "nobody"], [tidy, absent], [])).toEqual({
    code: 2,
    output:
      "option '--only <judge...>' argument 'nobody' is invalid. Allowed choices are tidy, absent; see --help\n",
  });
});
