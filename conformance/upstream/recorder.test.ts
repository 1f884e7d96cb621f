import { expect, it } from "vitest";
import { useUpstream } from "./testing/use-upstream.ts";

const playing = useUpstream();

it("records requests to the canary by case", async () => {
  const { url, driver, scriptDriver } = playing.upstream;
  const { recorder } = driver;
  const canary = recorder.canary("c1");
  expect(canary).toEqual({
    url: `${url}/canary/c1`,
    port: new URL(url).port,
    path: "/canary/c1",
    visits: [],
  });
  expect((await fetch(canary.url)).status).toBe(200);
  await fetch(`${canary.url}/deeper`, { method: "POST" });
  expect(recorder.canary("c1").visits).toEqual(["GET /canary/c1", "POST /canary/c1/deeper"]);
  expect(recorder.canary("c2").visits).toEqual([]);
  expect(scriptDriver.recorder).toBe(recorder);
});

it("records requests with a provider's key outside the provider's header", async () => {
  const { url, driver } = playing.upstream;
  const key = "conform-provider-key-c7";
  const { text } = playing.open([{ text: "Hi." }]);
  const asking = (content: string) =>
    fetch(`${url}/openai/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({ model: "m", messages: [{ role: "user", content }] }),
    });
  await (await asking(text)).text();
  expect(driver.recorder.leaks(key)).toEqual([]);
  await fetch(`${url}/searxng/search?q=a`, { headers: { "x-provider-key-openai": key } });
  await fetch(`${url}/mcp?key=${key}`);
  await (await asking(`${text} ${key}`)).text();
  expect(driver.recorder.leaks(key)).toEqual([
    "GET /searxng/search",
    "GET /mcp",
    "the body of a model request",
  ]);
  expect(driver.recorder.leaks("conform-provider-key-c8")).toEqual([]);
});
