import { expect, it } from "vitest";
import { replaceBetweenMarkers } from "./between-markers.ts";

it("replaces what is between the markers, and nothing else", () => {
  expect(replaceBetweenMarkers("# Title\n<!-- a -->\nold\n<!-- /a -->\nend\n", "a", "new")).toBe(
    "# Title\n<!-- a -->\n\nnew\n\n<!-- /a -->\nend\n",
  );
});

it("says when there are none", () => {
  expect(() => replaceBetweenMarkers("# Title\n<!-- /a -->\n<!-- a -->\n", "a", "new")).toThrow(
    new Error("the document has no <!-- a --> … <!-- /a -->"),
  );
});
