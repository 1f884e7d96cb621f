const root = process.argv[2];
const count = Number(process.argv[3] ?? 2000);
const kind = process.argv[4] ?? "fields";
const { Engine } = await import(`${root}/server/runs/engine.ts`);
const { openSqlite } = await import(`${root}/server/store/sqlite/store.ts`);
const { createModels } = await import(`${root}/server/models/registry.ts`);
const { nativeTools } = await import(`${root}/server/tools/native.ts`);
const { silent } = await import(`${root}/server/runs/observer.ts`);
const { embeddedModel } = await import(`${root}/server/models/embedded.ts`);
const { defaultLimits } = await import(`${root}/server/config/project-settings.ts`);
const size = Number(process.argv[5] ?? 900_000);
const state: any = kind === "wide" ? { n: 0, ...Object.fromEntries(Array.from({ length: Math.floor(size/14) }, (_, i) => [`k${i}`, i])) }
 : kind === "deep" ? {n: 0, ...Object.fromEntries(Array.from({length: 100}, (_, i)=>[`f${i}`, Array.from({length: size/100/22}, (_, j)=>({id: j, v: "x"}))]))}
 : { n: 0, text: "x".repeat(size) };
const schema = { type: "object", properties: {} };
const call = (id: number, input: object) => ({ type: "tool-call", toolCallId: `c${id}`, toolName: "update_component_state", input: JSON.stringify(input) });
const model = embeddedModel("parts", async function* () {
  yield { type: "stream-start", warnings: [] };
  yield { type: "tool-call", toolCallId: "show", toolName: "show_component_Chart", input: "{}" };
  yield call(0, { component: "show", state });
  for (let n = 1; n <= count; n += 1) yield call(n, { component: "show", patch: [{ op: "replace", path: "/n", value: n }] });
  yield { type: "finish", finishReason: { unified: "stop", raw: "stop" }, usage: { inputTokens: { total: 1 }, outputTokens: { total: 1 } } };
} as any);
const file = `/tmp/s5-${process.pid}.db`;
const store = await openSqlite(file);
const engine = await Engine.start({ store, tools: nativeTools([]), models: createModels({ default: "script" }), log: console.log, observer: silent, disconnectGraceMs: 30000 });
let worst = 0, last = performance.now(), turns = 0, peak = 0;
const tick = () => { const now = performance.now(); worst = Math.max(worst, now - last); last = now; turns++; if (turns % 16 === 0) peak = Math.max(peak, process.memoryUsage().rss); handle = setImmediate(tick); };
let handle = setImmediate(tick);
const started = performance.now(); const cpu = process.cpuUsage();
const reading = await engine.run({ projectId: "p", threadId: "t", createThread: true, own: { tools: nativeTools([]), models: { default: "parts", ids: ["parts"], get: () => model, takes: () => true } },
  input: { answers: [], messages: [{ content: [{ type: "text", text: "go" }] }], settings: { components: [{ name: "Chart", description: "", propsSchema: schema, stateSchema: schema, contextTools: [] }], tools: [], toolChoice: "auto", embedResources: false, limits: defaultLimits }, onDisconnect: "continue" } } as any);
const kinds: Record<string, number> = {};
let bytes = 0, warn;
for await (const lines of reading.lines(new AbortController().signal)) for (const { kind, json } of lines) { kinds[kind] = (kinds[kind] ?? 0) + 1; bytes += json.length; if (kind === "engine.warning") warn ??= json.slice(0, 300); }
clearImmediate(handle);
const c = process.cpuUsage(cpu);
console.log(root, kind, { ms: Math.round(performance.now() - started), cpuMs: Math.round((c.user + c.system) / 1000), worstBlockMs: Math.round(worst), peakRssMB: Math.round(peak / 1e6), kinds, bytes, warn });
await engine.close(); await store.close();
process.exit(0);
