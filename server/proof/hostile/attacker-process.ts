/**
 * The attacker's process. It is separate from the neighbour's process, so that the cost of attacking does not
 * slow down the neighbour.
 */
import { setPriority } from "node:os";
import { serve } from "../bench/commands.ts";
import { Attacker, type AttackReport, type AttackTarget } from "./attacker/attacker.ts";
import { findCase } from "./families/all.ts";

/**
 * Runs a case and returns an {@link AttackReport}. The attacker's connections stay open until the `leave`
 * command.
 */
export type AttackCommand = { do: "attack"; name: string; scene: AttackTarget } | { do: "leave" };

setPriority(10);

let attacker: Attacker | undefined;

serve<AttackCommand>(async (command): Promise<AttackReport | undefined> => {
  if (command.do === "leave") {
    attacker?.disconnect();
    attacker = undefined;
    return undefined;
  }
  const { name, scene } = command;
  attacker = new Attacker(scene, name);
  try {
    await findCase(name).attack(attacker);
  } catch (error) {
    attacker.reportFailure(`the attack failed: ${(error as Error).stack ?? String(error)}`);
  }
  return attacker.report();
});

// A connection closed by the server must not crash this process.
process.on("uncaughtException", (error) => attacker?.reportFailure(`the attacker failed: ${error.stack}`));

process.send?.({ answer: null });
