/** How much a provider may send before it is cut off. */

/** Most that a model may say in one turn, in UTF-16 units: its text, reasoning, names and arguments of calls together. */
export const maxTurnLength = 4 * 1024 * 1024;

/** Most bytes of one server-sent event: a provider may repeat a whole turn in one, with every character escaped. */
export const maxEventBytes = 32 * 1024 * 1024;

/** The provider has sent more than it may. */
export class TooMuchError extends Error {
  constructor(what: string) {
    super(`too much was sent: ${what}`);
    this.name = "TooMuchError";
  }
}

const lineFeed = 10;
const carriageReturn = 13;

/**
 * Makes what looks at the chunks of a stream and throws `TooMuchError` when an event of it, or anything else without an
 * empty line, has more than `maxEventBytes`: until that line, its reader keeps all of it. Lines end as in the HTML
 * standard's section 9.2.6: with LF, CR or both.
 */
export function eventBound(): (chunk: Uint8Array) => void {
  let event = 0;
  let line = 0;
  let last = 0;
  return (chunk) => {
    for (const byte of chunk) {
      if (byte !== lineFeed && byte !== carriageReturn) {
        event += 1;
        line += 1;
      } else if (byte !== lineFeed || last !== carriageReturn) {
        if (line === 0) event = 0;
        line = 0;
      }
      last = byte;
    }
    if (event > maxEventBytes) throw new TooMuchError(`more than ${maxEventBytes} bytes in one event`);
  };
}
