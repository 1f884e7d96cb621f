/** Reads a stream with a third-party parser. */
import { createParser, type EventSourceMessage } from "eventsource-parser";

/** An event from a stream, with its ID. */
export interface ReceivedEvent {
  id: number | undefined;
  /** The `data` field exactly as received. */
  data: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect events of every type.
  event: any;
}

/** An open stream. */
export interface EventStream {
  response: Response;
  /** The events received so far. */
  received: ReceivedEvent[];
  /** The heartbeat comments received so far. */
  comments: string[];
  /**
   * Resolves with the first matching event, whether it has already been received or arrives later. Rejects if
   * the stream ends without a matching event.
   */
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect events of every type.
  until(fits: (event: any) => boolean): Promise<ReceivedEvent>;
  /** Resolves with all events when the server has ended the response. */
  end(): Promise<ReceivedEvent[]>;
  /** Closes the connection. */
  drop(): void;
}

/**
 * Reads a response as a stream.
 *
 * @param abort Closes the connection.
 */
export function readEvents(response: Response, abort: () => void): EventStream {
  const received: ReceivedEvent[] = [];
  const comments: string[] = [];
  const waiting = new Set<() => void>();
  let ended = false;
  const notify = () => {
    for (const check of [...waiting]) check();
  };
  const parser = createParser({
    onEvent({ id, data }: EventSourceMessage) {
      // The mark at the end of a stream is not JSON.
      const event = data === "[DONE]" ? data : JSON.parse(data);
      received.push({ id: id === undefined ? undefined : Number(id), data, event });
      notify();
    },
    onComment: (comment) => comments.push(comment),
    onError: (error) => {
      throw error;
    },
  });
  const done = (async () => {
    try {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    } finally {
      ended = true;
      notify();
    }
    return received;
  })();
  done.catch(() => {});
  return {
    response,
    received,
    comments,
    until(fits) {
      return new Promise((resolve, reject) => {
        const check = () => {
          const found = received.find(({ event }) => fits(event));
          if (found === undefined && !ended) return;
          waiting.delete(check);
          if (found === undefined)
            reject(new Error(`the stream ended without the event: ${JSON.stringify(received)}`));
          else resolve(found);
        };
        waiting.add(check);
        check();
      });
    },
    end: () => done,
    drop: abort,
  };
}
