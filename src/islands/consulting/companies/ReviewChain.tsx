import type { Review } from '#features/consulting/companies/follow-up.values.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

type Props = {
  reviews: readonly Review[];
  current: number;
  /** When the current review's report was made: later than the page, if it has just been generated. */
  reportMadeAt: string | null;
};

/** Other reviews of the same company, if there are any (product.md section 5). With the time: two may be of one day. */
export function ReviewChain({ reviews, current, reportMadeAt }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  if (reviews.length < 2) return null;
  const dated = ({ id, startedAt, reportMadeAt: stored }: Review): string => {
    const madeAt = id === current ? (reportMadeAt ?? stored) : stored;
    return madeAt === null
      ? t('consulting:report.reviewOpen', { date: formatDateTime(startedAt, tag, timeZone) })
      : t('consulting:report.reviewOf', { date: formatDateTime(madeAt, tag, timeZone) });
  };
  const label = (review: Review): string =>
    review.followKind === 'correction'
      ? `${t('consulting:report.version', { version: review.version })} · ${dated(review)}`
      : dated(review);
  return (
    <nav aria-label={t('consulting:report.reviews')} className="-mb-2 text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {reviews.map((review, index) => (
          <li key={review.id} className="flex items-center gap-x-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-ink-soft">
                →
              </span>
            )}
            {review.id === current ? (
              <span aria-current="page" className="inline-flex min-h-control items-center font-semibold">
                {label(review)} ({t('consulting:report.reviewThis')})
              </span>
            ) : (
              <a
                href={`/empresa/${review.id}${review.reportMadeAt === null ? '' : '?tab=report'}`}
                className="inline-flex min-h-control items-center text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current"
              >
                {label(review)}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
