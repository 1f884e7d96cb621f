/** `GET /holds/<name>`: answered when the hold is released. A script in the implementation stands at a hold so. */
import type { ServerResponse } from "node:http";
import type { Holds } from "../holds.ts";
import { closedEarly, sendJson } from "./json.ts";

/** @param abandoned Told when the implementation closed the connection first. */
export async function answerHold(
  holds: Holds,
  name: string,
  response: ServerResponse,
  abandoned: (name: string) => void,
): Promise<void> {
  if (await holds.wait(name, closedEarly(response))) sendJson(response, 200, {});
  else abandoned(name);
}
