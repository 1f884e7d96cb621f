/** Checks that the alert rules and the dashboard in `deploy/` are valid, and use the server's metrics. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { collectDefaultMetrics } from "prom-client";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { measureLoopDelay } from "../operations/loop-delay.ts";
import { createMetrics } from "../operations/metrics.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Returns the labels of each series that the server exports, including those that Prometheus adds. */
function listSeries(): Map<string, readonly string[]> {
  const { registry } = createMetrics();
  onTestFinished(measureLoopDelay(registry));
  collectDefaultMetrics({ register: registry });
  const labelsOf = new Map<string, readonly string[]>();
  for (const metric of registry.getMetricsAsArray()) {
    // These properties are missing from the library's types.
    const { name, type, labelNames } = metric as unknown as {
      name: string;
      type: string;
      labelNames: string[];
    };
    const labels = [...labelNames, "instance"];
    if (type !== "histogram") labelsOf.set(name, labels);
    else {
      labelsOf.set(`${name}_bucket`, [...labels, "le"]);
      for (const suffix of ["count", "sum"]) labelsOf.set(`${name}_${suffix}`, labels);
    }
  }
  return labelsOf;
}

interface Query {
  metrics: string[];
  labels: string[];
  /** The places at which Prometheus's grammar does not match. */
  errors: string[];
}

/** Parses an expression with the grammar of Prometheus. */
function parseQuery(expression: string): Query {
  const text = expression.replaceAll("$__rate_interval", "5m");
  const found: Query = { metrics: [], labels: [], errors: [] };
  parser.parse(text).iterate({
    enter(node) {
      const here = text.slice(node.from, node.to);
      if (node.type.isError) found.errors.push(`at ${node.from}: ${text}`);
      if (node.name === "Identifier") found.metrics.push(here);
      if (node.name === "LabelName") found.labels.push(here);
    },
  });
  return found;
}

/** Returns the problems of an expression: its syntax, and metrics and labels that do not exist. */
function findProblems(expression: string): string[] {
  const series = listSeries();
  const { metrics, labels, errors } = parseQuery(expression);
  const known = new Set(metrics.flatMap((name) => series.get(name) ?? []));
  return [
    ...errors,
    ...(metrics.length === 0 ? [`no metric: ${expression}`] : []),
    ...metrics.filter((name) => !series.has(name)),
    ...labels.filter((label) => !known.has(label)),
  ];
}

it.each([
  ["agent_active_runs", []],
  ["sum by (contract) (agent_open_streams", ["at 37: sum by (contract) (agent_open_streams"]],
  ["rate(agent_active_run[5m])", ["agent_active_run"]],
  ["sum by (user) (agent_active_runs)", ["user"]],
  ['agent_active_runs{user="x"}', ["user"]],
  ["agent_commit_duration_seconds > 1", ["agent_commit_duration_seconds"]],
  ["1 > 0", ["no metric: 1 > 0"]],
])("finds the problems of the expression %s", (expression, problems) => {
  expect(findProblems(expression)).toEqual(problems);
});

interface Alert {
  alert: string;
  expr: string;
  for?: string;
  labels: Record<string, string>;
  annotations: { summary: string; description: string };
}

const { groups } = parse(read("deploy/alerts.yaml")) as { groups: { name: string; rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);

it("the alert rules are complete, and their expressions are valid", () => {
  expect(alerts.flatMap(({ expr }) => findProblems(expr))).toEqual([]);
  const fields = ["alert", "expr", "for", "labels", "annotations"];
  expect(alerts.flatMap((rule) => Object.keys(rule)).filter((name) => !fields.includes(name))).toEqual([]);
  expect(alerts).toEqual(
    alerts.map(() =>
      expect.objectContaining({
        alert: expect.stringMatching(/^Agent[A-Z]\w+$/),
        expr: expect.stringMatching(/\bagent_\w+.* > \d/s),
        labels: { severity: "warning" },
        annotations: { summary: expect.stringMatching(/./), description: expect.stringMatching(/./) },
      }),
    ),
  );
  expect(alerts.map(({ expr }) => expr)).toContain('agent_event_loop_delay_seconds{quantile="1"} > 1');
});

interface Panel {
  id: number;
  type: string;
  title: string;
  description: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource: unknown;
  targets: { expr: string; legendFormat: string; datasource: unknown }[];
}

describe("the dashboard", () => {
  const dashboard = JSON.parse(read("deploy/grafana-dashboard.json")) as {
    templating: { list: { name: string; type: string; query: unknown }[] };
    panels: Panel[];
  };
  const panels = dashboard.panels.filter(({ type }) => type !== "row");
  const targets = panels.flatMap((panel) => panel.targets);

  it("has valid expressions, each limited to the selected instances and data source", () => {
    expect(targets.flatMap(({ expr }) => findProblems(expr))).toEqual([]);
    const countSelectors = (text: string) => text.match(/\{instance=~"\$instance"[,}]/g)?.length;
    expect(targets.map(({ expr }) => countSelectors(expr))).toEqual(
      targets.map(({ expr }) => parseQuery(expr).metrics.length),
    );
    const datasource = { type: "prometheus", uid: "$datasource" };
    expect([...panels, ...targets].map((each) => each.datasource)).toEqual(
      [...panels, ...targets].map(() => datasource),
    );
    expect(dashboard.templating.list).toMatchObject([
      { name: "datasource", type: "datasource", query: "prometheus" },
      {
        name: "instance",
        type: "query",
        datasource,
        query: { query: "label_values(agent_active_runs, instance)" },
      },
    ]);
  });

  it("shows every metric of the server in rows of panels that do not overlap", () => {
    const shown = targets.flatMap(({ expr }) => parseQuery(expr).metrics);
    const base = (name: string) => name.replace(/_(bucket|count|sum)$/, "");
    const own = [...listSeries().keys()].map(base).filter((name) => name.startsWith("agent_"));
    expect(own.filter((name) => !shown.map(base).includes(name))).toEqual([]);
    // Every metric that the page for operators lists is the server's, and the other way round.
    const documented = read("OPERATIONS.md")
      .match(/^\| `agent_.*?\|/gm)
      ?.flatMap((cell) => cell.match(/agent_\w+/g));
    expect(new Set(documented)).toEqual(new Set(own));
    expect(dashboard.panels.filter(({ type }) => type === "row").map(({ title }) => title)).toEqual([
      "Runs",
      "Streams",
      "Events",
      "Commits",
      "Event loop",
      "Memory",
      "Models",
      "Tools",
      "HTTP",
    ]);
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)}/${y + Math.floor(index / w)}`),
    );
    expect(cells.length).toBe(new Set(cells).size);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    expect(panels.filter(({ title, description }) => !title || !description)).toEqual([]);
  });

  it("names the alert rules that exist", () => {
    const named = panels.flatMap(({ description }) => description.match(/\bAgent[A-Z]\w+/g) ?? []);
    expect(named.sort()).toEqual(alerts.map(({ alert }) => alert).sort());
  });
});
