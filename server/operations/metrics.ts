/**
 * The server's Prometheus metrics. Labels have few values, so they never contain IDs, paths or text from
 * clients. Each server has its own registry, because a process may contain multiple servers.
 */
import { Counter, Gauge, Histogram, Registry } from "prom-client";

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
const runSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800];
const commitSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates a server's metrics and their registry. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[],
  ) => new Histogram({ name, help, buckets, labelNames, registers });
  const stalledReaders = counter(
    "agent_stalled_readers_total",
    "Readers that were disconnected because they read nothing for a minute or exceeded a buffer limit",
    ["contract"],
  );
  const runsEnded = counter("agent_runs_ended_total", "Runs that ended, or left this process", [
    "status",
    "stop_reason",
  ]);
  // Start the series at 0 so that alerts work. Prometheus detects no increase in a series whose first value
  // is 1. The server adds a series for each contract.
  runsEnded.inc({ status: "failed", stop_reason: "error" }, 0);
  return {
    registry,
    requests: histogram(
      "agent_http_request_duration_seconds",
      "Duration of HTTP requests until the end of the response; a stream lasts until its reader disconnects",
      requestSeconds,
      ["contract", "operation", "status"],
    ),
    openStreams: new Gauge({
      name: "agent_open_streams",
      help: "Open streams",
      labelNames: ["contract"],
      registers,
    }),
    eventsSent: counter("agent_stream_events_sent_total", "Events sent in streams", ["contract"]),
    stalledReaders,
    runsStarted: counter("agent_runs_started_total", "Runs that started in this process", ["start"]),
    runsEnded,
    activeRuns: new Gauge({ name: "agent_active_runs", help: "Active runs in this process", registers }),
    runs: histogram("agent_run_duration_seconds", "Execution time of runs that ended", runSeconds, [
      "status",
    ]),
    modelTurns: counter("agent_model_turns_total", "Model turns, including those of delegated agents", [
      "provider",
      "reason",
    ]),
    tokens: counter("agent_model_tokens_total", "Tokens; estimated if the provider does not report them", [
      "provider",
      "direction",
    ]),
    toolCalls: counter("agent_tool_calls_total", "Server tool calls, including those of delegated agents", [
      "outcome",
    ]),
    commits: histogram("agent_commit_duration_seconds", "Commits to run logs", commitSeconds, []),
    committedEvents: counter("agent_committed_events_total", "Committed events", []),
    committedBytes: counter("agent_committed_bytes_total", "Size of committed events", []),
  };
}
