/**
 * The server's log, as JSON lines or human-readable text. Each line contains its context, and no line
 * contains a secret.
 */

import { type DestinationStream, type Logger, pino } from "pino";
import type { logFormats, logLevels } from "../config/log.ts";
import { escapeUnicode } from "../core/json/text.ts";
import { createRedactor, type Redact } from "../core/redact.ts";
import { getContext, getContextSecrets } from "../core/telemetry/log-context.ts";
import { hideSecrets } from "./secrets.ts";
import { formatTextLine } from "./text-line.ts";

/** Options for the log. */
export interface LogOptions {
  /** Minimum level of logged lines. */
  level: (typeof logLevels)[number];
  format: (typeof logFormats)[number];
  /** The secrets in the settings. */
  secrets: readonly string[];
  /** Receives the log. Each call passes one line, including its line break. */
  stream: DestinationStream;
}

/** Minimum length at which text in an ID is treated as a key. */
const minKeyLength = 16;

/**
 * Creates a log. Removes secrets from messages, from the IDs in the current context, and from the `sent`
 * field, which contains text from users, models and tools. All other fields are set only by the server
 * itself.
 */
export function createLogger({ level, format, secrets, stream }: LogOptions): Logger {
  const hideOwn = createRedactor(secrets);
  const hide: Redact = (text) => createRedactor(getContextSecrets())(hideOwn(text));
  // Clients choose IDs and may have sent a key as an ID. Shorter text is not a key, and hiding it would hide
  // ordinary words.
  const hideInIds: Redact = (text) =>
    createRedactor(getContextSecrets().filter(({ length }) => length >= minKeyLength))(hideOwn(text));
  return pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => ("sent" in fields ? { ...fields, sent: hideSecrets(fields.sent, hide) } : fields),
      },
      mixin: () => hideSecrets({ ...getContext() }, hideInIds) as object,
      hooks: {
        logMethod(args, method) {
          method.apply(this, args.map((arg) => (typeof arg === "string" ? hide(arg) : arg)) as typeof args);
        },
      },
    },
    {
      write: (line) => {
        const safe = line.replace(lineBreakers, escapeUnicode);
        stream.write(format === "json" ? safe : formatTextLine(safe));
      },
    },
  );
}

/** Creates a logger that writes nothing. */
export function createSilentLogger(): Logger {
  return pino({ level: "silent" }, { write: () => {} });
}

/**
 * Characters that JSON does not escape, but that programs treat as line breaks or terminals treat as
 * commands: DEL, the C1 controls (such as NEL and CSI), and the two Unicode line separators. In JSON, they
 * occur only inside strings.
 */
const lineBreakers = /[\u007f-\u009f\u2028\u2029]/g;
