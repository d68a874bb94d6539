import type { Download } from './download.ts';
import { download } from './download.ts';

/**
 * Streams events, one JSON object per line. A client that disconnects aborts the work through the signal; an error in
 * the middle ends the response early, which the client notices by the missing last line.
 */
export function eventLines<Event>(events: (signal: AbortSignal) => AsyncGenerator<Event, void>): Download {
  const reader = new AbortController();
  const source = events(reader.signal);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await source.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
      } catch (error) {
        controller.error(error);
      }
    },
    cancel: () => reader.abort(),
  });
  return download({ body, type: 'application/x-ndjson' });
}
