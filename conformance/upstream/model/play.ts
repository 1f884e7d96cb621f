import type { Piece } from "../../runner/case.ts";
import type { Finish, FinishReason, Part } from "./format.ts";
import type { Action } from "./resolve.ts";

/**
 * Yields the parts of a turn's actions, up to and including the first final part. Without a final action, the
 * turn ends with the normal finish reason.
 * @param stand Waits at a hold. If it throws, the turn ends with that error.
 */
export async function* playTurn(
  actions: Action[],
  stand: (hold: string) => Promise<void>,
): AsyncGenerator<Part, void> {
  let natural: FinishReason = "stop";
  let finish: Finish | undefined;
  async function* deltas(
    type: "text-delta" | "reasoning-delta" | "call-delta",
    pieces: Piece[],
  ): AsyncGenerator<Part, void> {
    for (const piece of pieces) {
      if (typeof piece === "string") yield { type, delta: piece };
      else await stand(piece.hold);
    }
  }
  for (const action of actions) {
    switch (action.type) {
      case "text":
        yield { type: "text-start" };
        yield* deltas("text-delta", action.pieces);
        for (const url of action.sources) yield { type: "source", url };
        yield { type: "text-end" };
        break;
      case "reasoning":
        yield { type: "reasoning-start" };
        yield* deltas("reasoning-delta", action.pieces);
        yield { type: "reasoning-end" };
        break;
      case "call":
        natural = "tool-calls";
        yield { type: "call-start", id: action.id, name: action.name };
        yield* deltas("call-delta", action.pieces);
        yield { type: "call-end" };
        break;
      case "search":
        yield action;
        break;
      case "hold":
        await stand(action.hold);
        break;
      case "finish":
        finish = action;
        break;
      default:
        yield action;
        return;
    }
  }
  yield finish ?? { type: "finish", reason: natural };
}
