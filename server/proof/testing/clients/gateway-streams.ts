/** Checks all gateway streams that the server writes in any test. */
import type { Request, Response } from "express";
import { checkRunEvent } from "../../../../generated/gateway/validators.sealed.js";

/** Records the response body, and reports violations when the response is closed. */
export function watchGatewayStreams(
  request: Request,
  response: Response,
  report: (violation: string) => void,
): void {
  if (request.path !== "/v1/runs:stream") return;
  const chunks: Buffer[] = [];
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
  response.write = (chunk: string | Buffer, ...rest: unknown[]) => {
    chunks.push(Buffer.from(chunk as string));
    return write(chunk, ...rest);
  };
  response.on("close", () => {
    if (response.statusCode !== 200) return;
    for (const violation of checkGatewayStream(String(Buffer.concat(chunks)), response.writableFinished))
      report(violation);
  });
}

/**
 * Checks a stream (G-141, G-143, G-153).
 *
 * @param text The body as text.
 * @param isComplete True if the response was completed.
 * @returns A line for each violation.
 */
export function checkGatewayStream(text: string, isComplete: boolean): string[] {
  const frames = text.split("\n\n");
  const violations: string[] = [];
  if (frames.pop() !== "") violations.push("the last frame is incomplete");
  const types: string[] = [];
  for (const frame of frames) {
    const [, name = "", json = "{}"] = /^event: ([a-z_]+)\ndata: (\{[^\r\n]*\})$/.exec(frame) ?? [];
    const event = JSON.parse(json) as { type?: string };
    if (name === "") violations.push(`invalid frame: ${JSON.stringify(frame)}`);
    else if (event.type !== name) violations.push(`the event ${name} has the type ${event.type}`);
    else
      violations.push(
        ...checkRunEvent(event).map(({ pointer, message }) => `${name}: ${pointer} ${message}`),
      );
    if (name !== "ping") types.push(name);
  }
  const starts = types.filter((type) => type === "run_start").length;
  if (types.length > 0 && (types[0] !== "run_start" || starts !== 1))
    violations.push(`the stream starts with ${types[0]} and has ${starts} run_start`);
  const ends = types.filter((type) => type === "run_complete" || type === "error").length;
  const endsLast = ["run_complete", "error"].includes(types.at(-1) ?? "");
  if (isComplete ? ends !== 1 || !endsLast : ends > (endsLast ? 1 : 0))
    violations.push(`the stream has ${ends} terminal events, and its last event is ${types.at(-1)}`);
  return violations;
}
