import { expect, it } from "vitest";
import { createSearchProvider } from "../../server/tools/web/search-providers.ts";
import { useUpstream } from "../upstream/testing/use-upstream.ts";

const suite = useUpstream();

it("is supported by our server's search provider [G-011]", async () => {
  const provider = createSearchProvider({
    provider: "searxng",
    baseUrl: suite.upstream.environment().CONFORM_SEARCH_URL,
  });
  expect(await provider.search("cats count:1", 5, new AbortController().signal)).toMatchObject([
    { title: "About cats, 1", url: "https://example.com/cats/1" },
  ]);
});
