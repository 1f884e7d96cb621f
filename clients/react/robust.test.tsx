/** Tests that failing components and unusual props do not affect the rest of the page. */
import { lazy } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient } from "../typescript/thread/testing/fake-client.ts";
import { defineComponent, type RegisteredComponent, TamboMessages, TamboProvider } from "./index.ts";
import { consoleErrors, render, until } from "./testing/render.tsx";

const propsSchema = { type: "object", properties: { title: { type: "string" } } } as const;

function page(component: Partial<RegisteredComponent>, props: Record<string, unknown> = {}) {
  const definition = {
    ...defineComponent({ name: "Failing", description: "", propsSchema, component: () => null }),
    ...component,
  };
  const block = { type: "component" as const, id: "c1", name: "Failing", props };
  const messages = [{ id: "m1", role: "assistant" as const, content: [block] }];
  return (
    <TamboProvider
      client={createFakeClient().client}
      components={[definition]}
      initialMessages={{ thr: messages }}
    >
      <TamboMessages threadId="thr" />
      <p>page</p>
    </TamboProvider>
  );
}

const createThrower = (thrown: unknown) => () => {
  throw thrown;
};
const renderText = async (element: ReturnType<typeof page>) => (await render(element)).container.textContent;

describe("a component", () => {
  it("gets no props named key and ref, which React reserves", async () => {
    const errors = consoleErrors();
    const component = (props: object) => <b>{JSON.stringify(props)}</b>;
    expect(await renderText(page({ component }, { key: "k", ref: "r1", title: "x" }))).toBe(
      '{"title":"x"}page',
    );
    expect(errors).toEqual([]);
  });

  it.each([
    ["an object without a message", Object.create(null)],
    ["an error", new Error("no")],
    ["undefined", undefined],
  ])("may throw %s", async (_name, thrown) => {
    consoleErrors();
    expect(await renderText(page({ component: createThrower(thrown) }))).toBe(
      "“Failing” could not be displayed.Try againpage",
    );
  });

  it("may have a fallback that throws", async () => {
    consoleErrors();
    const broken = createThrower(new Error("no"));
    expect(await renderText(page({ component: broken, fallback: broken }))).toBe(
      "“Failing” could not be displayed.Try againpage",
    );
  });

  it("may be loaded lazily", async () => {
    const loaded = Promise.withResolvers<{ default: () => React.ReactNode }>();
    const component = lazy(() => loaded.promise);
    const { container } = await render(page({ component }));
    expect(container.textContent).toBe("Failing …page");
    loaded.resolve({ default: () => <b>here</b> });
    await until(() => expect(container.textContent).toBe("herepage"));
  });

  it("that throws on a server is rendered in the browser", () => {
    consoleErrors();
    const rendered = renderToString(page({ component: createThrower(new Error("incomplete props")) }));
    expect(rendered).toContain('<p class="tambo-component-pending">Failing');
    expect(rendered).toContain("<p>page</p>");
  });
});
