/** Components and props that are none of the tidy ones: nothing of them reaches the rest of the page. */
import { lazy } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient } from "../typescript/thread/testing/fake-client.ts";
import { defineComponent, type RegisteredComponent, TamboMessages, TamboProvider } from "./index.ts";
import { consoleErrors, render, until } from "./testing/render.tsx";

const propsSchema = { type: "object", properties: { title: { type: "string" } } } as const;

function page(component: Partial<RegisteredComponent>, props: Record<string, unknown> = {}) {
  const definition = {
    ...defineComponent({ name: "Odd", description: "", propsSchema, component: () => null }),
    ...component,
  };
  const odd = { type: "component" as const, id: "c1", name: "Odd", props };
  const messages = [{ id: "m1", role: "assistant" as const, content: [odd] }];
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

const thrower = (thrown: unknown) => () => {
  throw thrown;
};
const textOf = async (element: ReturnType<typeof page>) => (await render(element)).container.textContent;

describe("a component", () => {
  it("has no props named key and ref, which are React's own", async () => {
    const errors = consoleErrors();
    const component = (props: object) => <b>{JSON.stringify(props)}</b>;
    expect(await textOf(page({ component }, { key: "k", ref: "r1", title: "x" }))).toBe('{"title":"x"}page');
    expect(errors).toEqual([]);
  });

  it.each([
    ["an object without a text", Object.create(null)],
    ["an error", new Error("no")],
    ["nothing", undefined],
  ])("may throw %s", async (_name, thrown) => {
    consoleErrors();
    expect(await textOf(page({ component: thrower(thrown) }))).toBe(
      "“Odd” could not be displayed.Try againpage",
    );
  });

  it("may have a fallback that throws, too", async () => {
    consoleErrors();
    const broken = thrower(new Error("no"));
    expect(await textOf(page({ component: broken, fallback: broken }))).toBe(
      "“Odd” could not be displayed.Try againpage",
    );
  });

  it("may be loaded when it is shown", async () => {
    const loaded = Promise.withResolvers<{ default: () => React.ReactNode }>();
    const component = lazy(() => loaded.promise);
    const { container } = await render(page({ component }));
    expect(container.textContent).toBe("Odd …page");
    loaded.resolve({ default: () => <b>here</b> });
    await until(() => expect(container.textContent).toBe("herepage"));
  });

  it("that throws on a server is left to the browser", () => {
    consoleErrors();
    const rendered = renderToString(page({ component: thrower(new Error("half props")) }));
    expect(rendered).toContain('<p class="tambo-component-pending">Odd');
    expect(rendered).toContain("<p>page</p>");
  });
});
