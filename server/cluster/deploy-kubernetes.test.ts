/**
 * Checks the Kubernetes manifests in `deploy/`. The compiler checks them against the types of Kubernetes's API, which
 * contain all fields but not the ranges of their values.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Deployment } from "kubernetes-types/apps/v1.js";
import type { Container, Pod, Probe } from "kubernetes-types/core/v1.js";
import ts from "typescript";
import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own fields, which the compiler checks.
  [field: string]: any;
}

const manifests = parseAllDocuments(read("deploy/kubernetes.yaml")).map(
  (document) => document.toJS() as Manifest,
);
const [config, deployment, service, budget] = manifests as [Manifest, Manifest, Manifest, Manifest];
const pod = (deployment as unknown as Deployment).spec?.template.spec as NonNullable<Pod["spec"]>;
const container = pod.containers[0] as Container;

/** Compiles manifests as values of their types, and returns the compiler's messages. */
function findTypeErrors(values: readonly Manifest[]): string[] {
  const name = join(import.meta.dirname, "manifests.ts");
  const source = values
    .map((value, index) => {
      const group = value.apiVersion.includes("/") ? value.apiVersion : `core/${value.apiVersion}`;
      return [
        `import type { ${value.kind} as Kind${index} } from "kubernetes-types/${group}.js";`,
        `export const manifest${index}: Kind${index} = ${JSON.stringify(value)};`,
      ].join("\n");
    })
    .join("\n");
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ["lib.es2022.d.ts"],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([name], options, host))
    .map(
      ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n").split("\n").at(-1) as string,
    );
}

it("contains objects of Kubernetes's API without unknown fields", () => {
  expect(manifests.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
    "v1 ConfigMap",
    "apps/v1 Deployment",
    "v1 Service",
    "policy/v1 PodDisruptionBudget",
  ]);
  expect(findTypeErrors(manifests)).toEqual([]);
  // The compiler notices a misspelled field and a value of the wrong type.
  const changed = structuredClone([deployment, budget]) as [Manifest, Manifest];
  changed[0].spec.template.spec.containers[0].readinesProbe = {};
  changed[1].spec.minAvailable = true;
  expect(findTypeErrors(changed)).toEqual([
    `Object literal may only specify known properties, and '"readinesProbe"' does not exist in type 'Container'.`,
    "Type 'true' is not assignable to type 'string | number | undefined'.",
  ]);
}, 60_000);

it("runs two servers, whose pods the service and the disruption budget select", () => {
  const labels = { "app.kubernetes.io/name": "agent-server" };
  expect(manifests.map(({ metadata }) => metadata)).toEqual(
    manifests.map(() => ({ name: "agent-server", labels })),
  );
  expect(deployment.spec.replicas).toBe(2);
  expect([
    deployment.spec.selector.matchLabels,
    deployment.spec.template.metadata.labels,
    service.spec.selector,
    budget.spec.selector.matchLabels,
  ]).toEqual([labels, labels, labels, labels]);
  expect(service.spec.ports).toEqual([{ name: "http", port: 80, targetPort: "http" }]);
  expect(budget.spec.minAvailable).toBe(1);
});

it("uses existing settings, and takes secrets from a secret", () => {
  const settings = [...read("docs/reference/settings.md").matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(
    ([, name]) => name,
  );
  const inSecret = (container.env ?? []).map(({ name }) => name);
  expect([...Object.keys(config.data), ...inSecret].filter((name) => !settings.includes(name))).toEqual([]);
  expect(inSecret).toEqual(["DATABASE_URL", "API_KEYS", "OPENAI_API_KEY", "ANTHROPIC_API_KEY"]);
  expect(container.env).toEqual(
    inSecret.map((key, index) => ({
      name: key,
      valueFrom: { secretKeyRef: { name: "agent-server", key, ...(index >= 2 && { optional: true }) } },
    })),
  );
  expect(container.envFrom).toEqual([{ configMapRef: { name: config.metadata.name } }]);
  expect(container.ports).toEqual([
    { name: "http", containerPort: Number(/ PORT=(\d+)$/m.exec(read("deploy/Dockerfile"))?.[1]) },
    { name: "metrics", containerPort: Number(config.data.METRICS_PORT) },
  ]);
  expect(read("deploy/compose.yaml")).toContain(`image: ${container.image}\n`);
});

it("has probes that outlast the checks of the server, and a grace period that outlasts its shutdown", () => {
  const { startupProbe, livenessProbe, readinessProbe } = container;
  const pathOf = (probe: Probe | undefined) => `${probe?.httpGet?.port}${probe?.httpGet?.path}`;
  expect([startupProbe, livenessProbe, readinessProbe].map(pathOf)).toEqual([
    "http/healthz",
    "http/healthz",
    "http/readyz",
  ]);
  const millisecondsIn = (file: string, name: string) =>
    Number(new RegExp(`const ${name} = ([\\d_]+);`).exec(read(file))?.[1]?.replace("_", ""));
  expect(Number(readinessProbe?.timeoutSeconds) * 1000).toBeGreaterThan(
    millisecondsIn("server/operations/health.ts", "storeTimeoutMs"),
  );
  const [program, seconds] = container.lifecycle?.preStop?.exec?.command ?? [];
  expect(program).toBe("sleep");
  const shutdownMs =
    Number(config.data.SHUTDOWN_GRACE_MS) + millisecondsIn("server/stop-on-signal.ts", "closeTimeoutMs");
  expect(Number(pod.terminationGracePeriodSeconds) * 1000).toBeGreaterThan(
    Number(seconds) * 1000 + shutdownMs,
  );
});

it("meets the restricted pod security standard", () => {
  expect(pod.securityContext).toMatchObject({
    runAsNonRoot: true,
    seccompProfile: { type: "RuntimeDefault" },
  });
  expect(pod.containers.map(({ securityContext }) => securityContext)).toEqual([
    { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ["ALL"] } },
  ]);
  expect(pod.volumes?.map(({ name, emptyDir }) => ({ name, isEmpty: emptyDir !== undefined }))).toEqual([
    { name: "tmp", isEmpty: true },
  ]);
  expect([pod.hostNetwork, pod.hostPID, pod.hostIPC, pod.automountServiceAccountToken]).toEqual([
    undefined,
    undefined,
    undefined,
    false,
  ]);
  expect(container.resources).toEqual({
    requests: { cpu: "250m", memory: "512Mi" },
    limits: { memory: "1Gi" },
  });
});
