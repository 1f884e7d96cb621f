/** The server's log: JSON lines, or text for people. Each line tells its context, and none shows a secret. */

import { type DestinationStream, type Logger, pino } from "pino";
import type { logFormats, logLevels } from "../config/log.ts";
import { unicodeEscape } from "../core/json/text.ts";
import { type Redact, redactor } from "../core/redact.ts";
import { presentContext, presentSecrets } from "../core/telemetry/log-context.ts";
import { hideSecrets } from "./secrets.ts";
import { textOf } from "./text-line.ts";

/** How the log is written. */
export interface LogOptions {
  /** The least that is logged. */
  level: (typeof logLevels)[number];
  format: (typeof logFormats)[number];
  /** Secrets of the settings. */
  secrets: readonly string[];
  /** Takes a line with its end at a time. */
  stream: DestinationStream;
}

/** The least length of what is taken for a key in an id. */
const leastKey = 16;

/**
 * Creates a log. Messages are shown without secrets, and so are the ids of the present context and the member `sent`,
 * which has what users, models and tools say; all other members are the server's own words.
 */
export function createLogger({ level, format, secrets, stream }: LogOptions): Logger {
  const hideOwn = redactor(secrets);
  const hide: Redact = (text) => redactor(presentSecrets())(hideOwn(text));
  // Ids come from clients, who may have put a key in the place of one. What is short is no key, and would hide words.
  const hideInIds: Redact = (text) =>
    redactor(presentSecrets().filter(({ length }) => length >= leastKey))(hideOwn(text));
  return pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (members) =>
          "sent" in members ? { ...members, sent: hideSecrets(members.sent, hide) } : members,
      },
      mixin: () => hideSecrets({ ...presentContext() }, hideInIds) as object,
      hooks: {
        logMethod(args, method) {
          method.apply(this, args.map((arg) => (typeof arg === "string" ? hide(arg) : arg)) as typeof args);
        },
      },
    },
    {
      write: (line) => {
        const safe = line.replace(lineBreakers, unicodeEscape);
        stream.write(format === "json" ? safe : textOf(safe));
      },
    },
  );
}

/** A log without lines. */
export function silentLogger(): Logger {
  return pino({ level: "silent" }, { write: () => {} });
}

/**
 * Characters that JSON leaves as they are, and that programs take for the end of a line or terminals for a command: DEL,
 * the C1 controls (NEL and CSI among them), and the two separators of Unicode. They stand inside of strings only.
 */
const lineBreakers = /[\u007f-\u009f\u2028\u2029]/g;
