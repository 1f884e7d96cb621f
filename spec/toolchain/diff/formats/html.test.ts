// @ts-expect-error jsdom has no type declarations.
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import type { Change, ContractDiff } from "../change.ts";
import { formatHtml } from "./html.ts";

const change = (of: Partial<Change>): Change => ({
  contract: "tambo",
  class: "breaking",
  verdict: { clients: "breaking", implementers: "breaking" },
  directions: ["event"],
  kind: "event-removed",
  subject: "event RUN_ERROR",
  operations: ["createRun"],
  events: ["RUN_ERROR"],
  sentence: "Readers that wait for this event never get it.",
  id: "event-removed event RUN_ERROR (event)",
  ...of,
});

const header: Partial<Change> = {
  kind: "header-added",
  class: "additive",
  verdict: { clients: "additive", implementers: "additive" },
  directions: ["response"],
  events: [],
};
const diffs: ContractDiff[] = [
  {
    contract: "tambo",
    from: "1.0.0",
    to: "2.0.0",
    needs: "2.0.0",
    changes: [
      change({ location: { file: "spec/tambo/events.tsp", line: 3 } }),
      change({ ...header, subject: "GET /a 200 header X", id: "1" }),
      change({
        ...header,
        directions: ["response"],
        subject: "GET /b 404 header X",
        id: "2",
        operations: ["b"],
      }),
    ],
  },
  {
    contract: "gateway",
    from: "1.0.0",
    to: "1.0.0",
    changes: [change({ directions: [], subject: "<the contract>" })],
  },
];

/** The parts of a page element that the test uses. DOM types are not available here. */
interface Element {
  checked: boolean;
  value: string;
  textContent: string;
  querySelector(selector: string): Element | null;
  closest(selector: string): Element | null;
  dispatchEvent(event: unknown): void;
}

/** Returns the content that a browser shows after the user has chosen filters. */
function shown(choose: (form: Element) => void): {
  changes: string[];
  count: string | null | undefined;
} {
  const { window } = new JSDOM(formatHtml(diffs), { runScripts: "dangerously" });
  const document = window.document as Element & { querySelectorAll(selector: string): Iterable<Element> };
  const form = document.querySelector("form");
  if (form === null) throw new Error("the page has no form");
  choose(form);
  form.dispatchEvent(new window.Event("input"));
  const visible = [...document.querySelectorAll("article")].filter(
    (each) => each.closest("[hidden]") === null,
  );
  return {
    changes: visible.map((each) => each.querySelector("code")?.textContent ?? ""),
    count: document.querySelector("output")?.textContent,
  };
}

const uncheck = (value: string) => (form: Element) => {
  const box = form.querySelector(`[value="${value}"]`);
  if (box === null) throw new Error(`there is no box ${value}`);
  box.checked = false;
};

test("a checkbox and its label stay on one line on a narrow page", () => {
  const { window } = new JSDOM(formatHtml(diffs));
  const styles = [...window.document.querySelectorAll("fieldset label")].map((each) => {
    const { display, whiteSpace } = window.getComputedStyle(each);
    return `${each.textContent.trim()}: ${display}, ${whiteSpace}`;
  });
  const labels = [
    "tambo",
    "gateway",
    "breaking",
    "additive",
    "documentation",
    "request",
    "response",
    "event",
  ];
  expect(styles).toEqual(labels.map((each) => `${each}: inline-block, nowrap`));
});

describe("the page", () => {
  const headers = "header X in 2 locations, first GET /a 200 header X";

  test.each<[string, (form: Element) => void, string[], string]>([
    ["with all boxes checked", () => {}, ["event RUN_ERROR", headers, "<the contract>"], "4 of 4 changes"],
    ["with one class unchecked", uncheck("breaking"), [headers], "2 of 4 changes"],
    ["with one direction unchecked", uncheck("event"), [headers, "<the contract>"], "3 of 4 changes"],
    ["with one contract unchecked", uncheck("tambo"), ["<the contract>"], "1 of 4 changes"],
    [
      "that contain the search text",
      (form) => {
        const search = form.querySelector('[name="text"]');
        if (search === null) throw new Error("there is no search");
        search.value = "events.tsp:3";
      },
      ["event RUN_ERROR"],
      "1 of 4 changes",
    ],
  ])("shows only matching changes: %s", (_, choose, changes, count) => {
    expect(shown(choose)).toEqual({ changes, count });
  });
});
