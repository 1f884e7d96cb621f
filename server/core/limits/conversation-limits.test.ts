import { expect, it } from "vitest";
import { computeConversationLimits } from "./memory-budget.ts";

const MiB = 1024 ** 2;

/** Returns how many conversations of a given size fit in memory, for one project and for three projects. */
function countConversations(bytes: number, heapBytes: number): [number, number] {
  const runsOf = (projects: readonly string[]) => {
    const { budget } = computeConversationLimits(10 * MiB, heapBytes);
    let runs = 0;
    try {
      for (; runs < 1_000; runs += 1) budget.reserve(projects[runs % projects.length] ?? "").reserve(bytes);
    } catch {
      // The limit has been reached.
    }
    return runs;
  };
  return [runsOf(["a"]), runsOf(["a", "b", "c"])];
}

it.each([
  { heap: 512, of: 20, room: [4, 8] },
  { heap: 512, of: 1, room: [85, 170] },
  { heap: 4096, of: 20, room: [34, 68] },
  // There is always room for one conversation of the maximum size.
  { heap: 30, of: 35, room: [1, 1] },
])("a heap of $heap MiB has room for $room conversations of $of MiB", ({ heap, of, room }) => {
  expect(countConversations(of * MiB, heap * MiB)).toEqual(room);
});

it("a conversation may be as large as two bodies of text and 250,000 values", () => {
  expect(computeConversationLimits(10 * MiB).maxBytes).toBe(20 * MiB + 250_000 * 64);
});
