import { expect, it } from "vitest";
import type { Requirement } from "../../spec/toolchain/requirements/register.ts";
import { readRequirements } from "../../spec/toolchain/requirements/register.ts";
import { findDifferences, formatDifferences } from "./differences.ts";

const toRequirement = (id: string, differs?: Requirement["differs"]): Requirement => ({
  id,
  level: "MUST",
  origin: "S",
  source: "s",
  text: "It MUST.",
  ...(differs && { differs }),
});

it("lists the requirements that differ, with the reasons", () => {
  const requirements = [
    toRequirement("T-001", { from: "proposal", how: "It is optional.", because: "Nobody needs it." }),
    toRequirement("T-002"),
    toRequirement("TX-01", { from: "catalogue", how: "It is required.", because: "Everybody needs it." }),
  ];
  expect(formatDifferences(requirements)).toEqual([
    "  2 differ from the proposal or the catalogue",
    "  T-001  differs from the proposal: It is optional.",
    "         because: Nobody needs it.",
    "  TX-01  differs from the catalogue: It is required.",
    "         because: Everybody needs it.",
  ]);
});

it("counts no differences", () => {
  expect(formatDifferences([toRequirement("T-001")])).toEqual([
    "  0 differ from the proposal or the catalogue",
  ]);
});

/**
 * Requirements that differ from their sources. A program cannot compare the wording, so this list ensures that no
 * mark is lost when the text is edited.
 */
const differing = {
  tambo: [
    "T-021",
    "T-028",
    "T-029",
    "T-031",
    "T-040",
    "T-043",
    "T-054",
    "T-056",
    "T-065",
    "T-069",
    "T-085",
    "T-144",
    "T-145",
    "T-152",
    "T-170",
    "T-172",
    "T-192",
    "T-193",
    "T-195",
    "T-205",
    "T-222",
    "T-223",
    "T-224",
    "T-225",
    "T-238",
    "T-252",
    "TX-09",
    "TX-14",
    "TX-15",
    "TX-22",
  ],
  "ag-ui": [
    "C-013",
    "C-021",
    "C-028",
    "C-037",
    "C-038",
    "C-052",
    "C-063",
    "C-064",
    "C-065",
    "C-068",
    "C-070",
    "C-071",
    "C-075",
    "C-076",
    "C-078",
    "CC-009",
    "CX-02",
    "CX-09",
    "CX-11",
    "M-048",
    "M-049",
    "M-050",
    "M-055",
  ],
  gateway: [
    "G-011",
    "G-028",
    "G-050",
    "G-051",
    "G-101",
    "G-103",
    "G-107",
    "G-142",
    "G-143",
    "G-152",
    "G-171",
    "G-176",
    "GX-01",
    "GX-06",
    "GX-08",
  ],
  "agent-stream": ["A-018", "A-032", "A-052", "AX-03", "AX-09", "AX-10", "AX-16", "M-045"],
  "tool-progress": ["M-049", "P-034", "P-035", "P-084", "P-086", "P-092", "PX-02", "PX-05", "PX-07", "PX-13"],
};

it.each(Object.entries(differing))("for %s marks the requirements that differ", (contract, ids) => {
  expect(findDifferences(readRequirements(contract)).map(({ id }) => id)).toEqual(ids);
});
