import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { BytesInFlight, type StalledReader } from "./bytes-in-flight.ts";

const bounds = { projectBytes: 100, processBytes: 250, graceMs: 500 };
let disconnect: string[] = [];
beforeEach(() => {
  disconnect = [];
});

/** Creates a counter whose clock is advanced by the test. */
function createCounter() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const bytesInFlight = new BytesInFlight(bounds, () => Date.now());
  const add = (name: string, bytes: number, shared?: object): StalledReader => {
    const [projectId = ""] = name;
    const reader = { projectId, bytes, disconnect: () => disconnect.push(name), ...(shared && { shared }) };
    bytesInFlight.add(reader);
    return reader;
  };
  return { bytesInFlight, add };
}

describe("counting", () => {
  it("counts exactly, and counts shared bytes once for each project", () => {
    const { bytesInFlight, add } = createCounter();
    const shared = {};
    const readers = [add("a1", 10), add("a2", 20, shared), add("a3", 20, shared), add("b1", 20, shared)];
    const seen = readers.map((reader) => {
      bytesInFlight.remove(reader);
      bytesInFlight.remove(reader);
      return bytesInFlight.bytes;
    });
    expect(seen).toEqual([40, 40, 20, 0]);
  });
});

describe("above a project's limit", () => {
  it("frees the bytes held longest, but not before the grace time", () => {
    const { bytesInFlight, add } = createCounter();
    add("a1", 60);
    vi.advanceTimersByTime(100);
    add("a2", 60);
    add("b1", 60);
    vi.advanceTimersByTime(399);
    expect(disconnect).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(disconnect).toEqual(["a1"]);
    expect(bytesInFlight.bytes).toBe(120);
    vi.advanceTimersByTime(60_000);
    expect(disconnect).toEqual(["a1"]);
  });

  it("disconnects all readers of shared bytes together", () => {
    const { add } = createCounter();
    const shared = {};
    add("a1", 90, shared);
    vi.advanceTimersByTime(500);
    // A later reader does not extend the grace period, and readers of other buffers are not disconnected.
    add("a2", 90, shared);
    add("a3", 20);
    expect(disconnect).toEqual(["a1", "a2"]);
  });

  it("allows one larger buffer, for all its readers", () => {
    const { add } = createCounter();
    const shared = {};
    for (let n = 0; n < 10; n += 1) add(`a${n}`, 200, shared);
    vi.advanceTimersByTime(60_000);
    expect(disconnect).toEqual([]);
  });

  it("does not disconnect readers that read in time", () => {
    const { bytesInFlight, add } = createCounter();
    const readers = Array.from({ length: 10 }, (_, n) => add(`a${n}`, 60));
    for (const reader of readers.slice(1)) bytesInFlight.remove(reader);
    vi.advanceTimersByTime(60_000);
    expect(disconnect).toEqual([]);
  });
});

it("a project has room again when none of its bytes must be freed", async () => {
  const { bytesInFlight, add } = createCounter();
  const seen = () => ["a", "b"].map((projectId) => bytesInFlight.hasRoom(projectId));
  // A single buffer may be larger than the limit.
  const reader = add("a1", 120);
  expect(seen()).toEqual([true, true]);
  add("a2", 60);
  expect(seen()).toEqual([false, true]);
  const freed = bytesInFlight.waitUntilFreed();
  bytesInFlight.remove(reader);
  await freed;
  expect(seen()).toEqual([true, true]);
});

describe("above the process limit", () => {
  it("frees only bytes held by the project that holds the most", () => {
    const { bytesInFlight, add } = createCounter();
    add("b1", 60);
    add("c1", 60);
    vi.advanceTimersByTime(10);
    add("a1", 50);
    add("a2", 50);
    add("d1", 60);
    vi.advanceTimersByTime(500);
    expect(disconnect).toEqual(["a1"]);
    expect(bytesInFlight.bytes).toBe(230);
  });

  it("also frees a project's only buffer", () => {
    const { bytesInFlight, add } = createCounter();
    add("a1", 240);
    add("b1", 20);
    vi.advanceTimersByTime(500);
    expect(disconnect).toEqual(["a1"]);
    expect(bytesInFlight.bytes).toBe(20);
  });
});
