import type { PolishEvent, PolishRefusal, ReportTextName } from '#features/consulting/report/polish.rules.ts';
import type { ReportTexts } from '#features/consulting/report/report.schema.ts';
import type { Locale } from '#i18n/locales.ts';
import { answerOf, ApiError } from '#islands/api.ts';
import { eventsOf } from '#islands/event-lines.ts';

export type Polished = {
  texts: ReportTexts;
  polished: ReportTextName[];
  /** Texts that stay as the rules wrote them, with the reason. */
  kept: { part: ReportTextName; refusal: PolishRefusal }[];
};
export type PolishProgress = { part: ReportTextName; share: number };

/**
 * Streams the texts of a report with their prose polished (product.md section 5, "optional writer"). Rejects with
 * `ApiError` (`interrupted` if the response was cut off), or with the signal's reason.
 */
export async function polishReport(
  companyId: number,
  language: Locale,
  signal: AbortSignal,
  onProgress: (progress: PolishProgress) => void,
): Promise<Polished> {
  const answer = await answerOf('POST', '/api/reports/polish', { body: { companyId, language }, signal });
  const kept: Polished['kept'] = [];
  try {
    for await (const event of eventsOf<PolishEvent>(answer)) {
      if (event.type === 'end') return { texts: event.texts, polished: event.polished, kept };
      if (event.type === 'part' && event.refusal) kept.push({ part: event.part, refusal: event.refusal });
      if (event.type === 'progress') onProgress({ part: event.part, share: event.share });
    }
  } catch (error) {
    if (signal.aborted) throw error;
  }
  throw new ApiError(0, { message: '', code: 'interrupted' });
}
