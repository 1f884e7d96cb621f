import { describe, expect, it } from "vitest";
import { useUpstream } from "../testing/use-upstream.ts";

const playing = useUpstream();

async function search(query: string) {
  const address = new URL(`${playing.upstream.environment().CONFORM_SEARCH_URL}/search`);
  address.search = new URLSearchParams({ q: query, format: "json" }).toString();
  const answer = await fetch(address);
  return { status: answer.status, text: await answer.text() };
}

const results = async (query: string) => JSON.parse((await search(query)).text).results;

describe("the search engine", () => {
  it("returns two results with the words of a query", async () => {
    expect(await results("cats  and dogs")).toEqual([
      {
        title: "About cats and dogs, 1",
        url: "https://example.com/cats%20and%20dogs/1",
        content: "What there is to know of cats and dogs.",
        publishedDate: "2026-01-02T03:04:05",
        engine: "conformance",
      },
      {
        title: "About cats and dogs, 2",
        url: "https://example.com/cats%20and%20dogs/2",
        content: "What there is to know of cats and dogs.",
        publishedDate: null,
        engine: "conformance",
      },
    ]);
  });

  it("applies operators", async () => {
    expect(await results("cats count:0")).toEqual([]);
    const [long] = await results("cats count:1 long:300");
    expect([long.title.length, long.content.length, long.title.slice(0, 14)]).toEqual([
      300,
      300,
      "About cats, 1.",
    ]);
    expect(await search("cats status:503")).toEqual({ status: 503, text: '{"error":"The search failed."}' });
    expect((await search("cats garbage:yes")).text).toBe("<!doctype html>");
  });

  it("waits at a hold, and records searches and lost connections", async () => {
    const { driver, url } = playing.upstream;
    const { recorder } = driver;
    const going = new AbortController();
    const left = fetch(`${url}/searxng/search?q=nonce1+hold:t.gone`, { signal: going.signal }).catch(
      () => {},
    );
    const answered = fetch(`${url}/searxng/search?q=nonce1+hold:t.gate`);
    await Promise.all([driver.waitUntilReached("t.gone"), driver.waitUntilReached("t.gate")]);
    expect(recorder.searches("nonce1").map(({ ended }) => ended)).toEqual(["open", "open"]);
    going.abort();
    await Promise.all([left, driver.waitUntilLeft("t.gone")]);
    driver.release("t.gate");
    expect((await answered).status).toBe(200);
    const ends = recorder.searches("nonce1").map(({ query, ended }) => [query, ended]);
    expect(ends.toSorted()).toEqual([
      ["nonce1 hold:t.gate", "complete"],
      ["nonce1 hold:t.gone", "aborted"],
    ]);
    expect(recorder.searches("nonce2")).toEqual([]);
  });
});
