import { describe, expect, it } from "vitest";
import { useUpstream } from "../testing/use-upstream.ts";

const playing = useUpstream();
const stand = (name: string, signal: AbortSignal | null = null) =>
  fetch(`${playing.upstream.environment().CONFORM_HOLDS_URL}/${encodeURIComponent(name)}`, { signal });
const script = (token: string) => ({ token, turns: [[{ hold: `${token}.a` }]], naming: { toolServer: "s" } });

describe("ScriptDriver", () => {
  it("returns the script's text, and serves its holds", async () => {
    const driver = playing.upstream.scriptDriver;
    expect(driver.open(script("s.1"))).toBe('{"turns":[[{"hold":"s.1.a","ms":60000}]]}');
    const answer = stand("s.1.a/ü");
    await driver.waitUntilReached("s.1.a/ü");
    driver.release("s.1.a/ü");
    expect(await (await answer).json()).toEqual({});
    expect(driver.calls("s.1")).toEqual([]);
    expect(driver.takeErrors()).toEqual([]);
  });

  it("records that the implementation left a hold", async () => {
    const driver = playing.upstream.scriptDriver;
    driver.open(script("s.2"));
    driver.open(script("s.20"));
    const gone = new AbortController();
    const answer = stand("s.2.a", gone.signal);
    await driver.waitUntilReached("s.2.a");
    gone.abort();
    await expect(answer).rejects.toThrow("aborted");
    await driver.waitUntilAborted("s.2");
    const other = driver.waitUntilAborted("s.20");
    expect(await Promise.race([other, Promise.resolve("not this one")])).toBe("not this one");
    driver.release("s.2.a");
    expect(() => driver.release("s.2.a")).toThrow("No request is waiting");
  });

  it("releases everything when the script is closed", async () => {
    const driver = playing.upstream.scriptDriver;
    driver.open(script("s.3"));
    const answer = stand("s.3.a");
    await driver.waitUntilReached("s.3.a");
    driver.close("s.3");
    expect((await answer).status).toBe(200);
    expect((await stand("s.3.b")).status).toBe(200);
    await expect(driver.waitUntilAborted("s.3")).rejects.toThrow('No script "s.3" is open.');
  });

  it("rejects a duplicate token", () => {
    const driver = playing.upstream.scriptDriver;
    driver.open(script("s.4"));
    expect(() => driver.open(script("s.4"))).toThrow(
      'The script "s.4" already exists: tokens must be unique.',
    );
  });
});
