import { expect, it } from "vitest";
import { extractTaskResult } from "./task-result.ts";

it.each([
  ["It is 2.", "It is 2."],
  ["I count.\n\n## Task Result\n\nIt is 2.", "It is 2."],
  ["## Task Result\nIt is 2.\n\n## Next\n\nMore.\n", "It is 2.\n\n## Next\n\nMore."],
  ["I count.\r\n## Task Result\r\n\r\nIt is\r\n2.", "It is\r\n2."],
  ["## task result:  \nIt is 2.", "It is 2."],
  ["A\n## Task Result\nB\n## Task Result\nC", "B\n## Task Result\nC"],
  ["Code:\n## Task Result\n \n    indented();", "    indented();"],
  ["I count.\n\n## Task Result\n\n \n", "I count.\n\n## Task Result\n\n \n"],
  ["## Task Results\n\nIt is 2.", "## Task Results\n\nIt is 2."],
  ["The ## Task Result\nis 2.", "The ## Task Result\nis 2."],
  ["# Task Result\n\nIt is 2.", "# Task Result\n\nIt is 2."],
  [" \n", " \n"],
  ["", ""],
])("of the text %j the result is %j [P-084]", (text, want) => {
  expect(extractTaskResult(text)).toBe(want);
});
