import { expect, it } from "vitest";
import { shortenDifference } from "./schema-texts.ts";

it("truncates long strings around their difference", () => {
  const before =
    "Makes a retry safe: a request with the same key and the same body, on the same thread, joins";
  expect(shortenDifference(`${before} the first run.`, `${before} the run.\n`)).toEqual({
    from: "…same thread, joins the first run.",
    to: "…same thread, joins the run.",
  });
  expect(shortenDifference("One.", "Two.")).toEqual({ from: "One.", to: "Two." });
});
