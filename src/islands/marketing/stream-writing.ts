import type { WritingEvent } from '#features/marketing/writing-stream.types.ts';
import type { Translate } from '#i18n/keys.ts';
import { errorText } from '../ui/error-text.ts';
import { answerOf, ApiError } from '../api.ts';
import { eventsOf } from '../event-lines.ts';

/**
 * Streams a text while a model writes it; resolves to what was stored. Rejects with `ApiError` (`interrupted` if the
 * response was cut off), or with the signal's reason.
 */
export async function streamWriting<T>(
  path: string,
  body: object,
  signal: AbortSignal,
  onParts: (parts: Record<string, string>) => void,
): Promise<T> {
  const answer = await answerOf('POST', path, { body, signal });
  try {
    for await (const event of eventsOf<WritingEvent<T>>(answer)) {
      if (event.type === 'end') return event.written;
      if (event.type === 'problem') throw new ApiError(409, event.problem);
      onParts(event.parts);
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
  }
  throw new ApiError(0, { message: '', code: 'interrupted' });
}

/** Why nothing was written; an answer that broke off was not stored. */
export const writingFailure = (error: unknown, t: Translate): string =>
  error instanceof ApiError && error.problem.code === 'interrupted'
    ? t('marketing:writer.lost')
    : errorText(error, t);
