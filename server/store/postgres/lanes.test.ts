import { expect, test } from "vitest";
import { Lanes } from "./lanes.ts";

test("As many as there are lanes come in at once, the others in the order in which they came", async () => {
  const lanes = new Lanes(2);
  const seen: string[] = [];
  const enter = (name: string) => lanes.enter().then(() => seen.push(name));

  const entered = ["a", "b", "c", "d"].map(enter);
  await Promise.all(entered.slice(0, 2));
  expect(seen).toEqual(["a", "b"]);

  lanes.leave();
  await entered[2];
  expect(seen).toEqual(["a", "b", "c"]);

  lanes.leave();
  lanes.leave();
  await entered[3];
  await enter("e");
  expect(seen).toEqual(["a", "b", "c", "d", "e"]);
});
