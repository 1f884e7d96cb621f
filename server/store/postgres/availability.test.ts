import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Availability } from "./availability.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

it("logs one line when the database becomes unavailable and one when it is reachable again", () => {
  const lines: string[] = [];
  const availability = new Availability('"agents" at 127.0.0.1:5432', {
    error: (line) => lines.push(`error: ${line}`),
    info: (line) => lines.push(`info: ${line}`),
  });
  availability.recordSuccess();
  expect(lines).toEqual([]);
  const connectionRefused = new Error("connect ECONNREFUSED 127.0.0.1:5432");
  availability.recordFailure(new AggregateError([connectionRefused]));
  const unavailable =
    'error: the database "agents" at 127.0.0.1:5432 cannot be reached: connect ECONNREFUSED 127.0.0.1:5432';
  expect(lines).toEqual([unavailable]);
  vi.advanceTimersByTime(8000);
  // Some connections succeed while others fail.
  availability.recordFailure(new Error("too many clients"));
  availability.recordSuccess();
  vi.advanceTimersByTime(1000);
  expect(lines).toEqual([unavailable]);
  availability.recordSuccess();
  availability.recordSuccess();
  expect(lines).toEqual([
    unavailable,
    'info: the database "agents" at 127.0.0.1:5432 is reachable again after 9 s',
  ]);
  availability.recordFailure(new Error("the database system is shutting down"));
  expect(lines[2]).toBe(
    'error: the database "agents" at 127.0.0.1:5432 cannot be reached: the database system is shutting down',
  );
});
