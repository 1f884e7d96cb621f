/**
 * A stream as read by the load generator. It reads the raw socket, because an HTTP parser would use up the
 * core that receives 700,000 events per second. It only looks for the number of the last event and for the
 * times in events. The content is checked by the server's tests.
 */
import { connect, type Socket } from "node:net";
import { monotonicMicros } from "./conductor.ts";

/**
 * Maximum length of a number or time to find. A number or time that is split between two reads is found in
 * the second read.
 */
const carrySize = 48;

/** A buffer shared by all sockets, because each read is processed before the next read starts. */
const area = Buffer.alloc(carrySize + 256 * 1024);

const stampLength = "@0000000000000000".length;

export class EventStream {
  /** Number of the last event received. */
  lastId = 0;
  /** Set when the response is complete. */
  complete = false;
  /** The response head and any data received together with it. */
  head = "";
  /** Called when data has arrived. */
  onChange: () => void = () => {};
  /** Called when the connection has failed or has been closed. */
  onClose: (error: Error) => void = () => {};
  /** If set, receives the ages of events in milliseconds. */
  ages: number[] | undefined;

  readonly #socket: Socket;
  readonly #carry = Buffer.alloc(carrySize);

  /** @param request The complete HTTP request. */
  constructor({ hostname, port }: URL, request: string) {
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: area.subarray(carrySize),
        callback: (length) => {
          this.#take(length);
          return true;
        },
      },
    });
    this.#socket.write(request);
    this.#socket.on("error", (error) => this.onClose(error));
    this.#socket.on("close", () => this.onClose(new Error("the server closed a connection")));
  }

  close(): void {
    this.onClose = () => {};
    this.#socket.destroy();
  }

  #take(length: number): void {
    area.set(this.#carry, 0);
    const text = area.subarray(0, carrySize + length);
    if (this.lastId === 0) this.head += area.toString("latin1", carrySize, carrySize + length);
    if (this.ages !== undefined) readAges(text, this.ages);
    this.lastId = lastIdIn(text) ?? this.lastId;
    this.complete = text.subarray(-5).equals(lastChunk);
    text.copy(this.#carry, 0, length);
    this.onChange();
  }
}

/** The end of a chunked body (RFC 9112, section 7.1). */
const lastChunk = Buffer.from("0\r\n\r\n");

function lastIdIn(text: Buffer): number | undefined {
  for (let end = text.length; end > 0; ) {
    const start = text.subarray(0, end).lastIndexOf("id: ");
    if (start === -1) return undefined;
    const newline = text.indexOf("\n", start);
    if (newline !== -1) return Number(text.toString("latin1", start + 4, newline));
    end = start;
  }
  return undefined;
}

function readAges(text: Buffer, ages: number[]): void {
  const now = monotonicMicros();
  // A time that lies entirely within the carried part has already been read.
  let start = text.indexOf("@", carrySize - stampLength + 1);
  while (start !== -1 && start + stampLength <= text.length) {
    ages.push((now - Number(text.toString("latin1", start + 1, start + stampLength))) / 1000);
    start = text.indexOf("@", start + stampLength);
  }
}
