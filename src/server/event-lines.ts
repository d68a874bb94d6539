import type { Download } from './download.ts';
import { download } from './download.ts';

/**
 * Events as they happen, a JSON object a line. The reader who goes away ends the work: the generator gets the signal,
 * and an error in the middle breaks the answer off, which the reader sees as one without its last line.
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
