/** Size limits for provider responses. */

/**
 * Maximum total length of the text, reasoning, tool names and arguments in one turn, in UTF-16 code units.
 */
export const maxTurnLength = 4 * 1024 * 1024;

/**
 * Maximum size of one server-sent event in bytes. A provider may repeat a complete turn in one event, with
 * every character escaped.
 */
export const maxEventBytes = 32 * 1024 * 1024;

/** Thrown when a provider response exceeds a limit. */
export class ResponseTooLargeError extends Error {
  constructor(what: string) {
    super(`the response is too large: ${what}`);
    this.name = "TooMuchError";
  }
}

const lineFeed = 10;
const carriageReturn = 13;

/**
 * Returns a function that checks the chunks of an event stream and throws `ResponseTooLargeError` when one
 * event exceeds `maxEventBytes`. A body without blank lines counts as one event, because an SSE parser
 * buffers everything up to the next blank line. Lines end with LF, CR or CRLF (HTML standard, section 9.2.6).
 */
export function createEventSizeCheck(): (chunk: Uint8Array) => void {
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
    if (event > maxEventBytes)
      throw new ResponseTooLargeError(`more than ${maxEventBytes} bytes in one event`);
  };
}
