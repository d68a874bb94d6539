import type { Range } from '#features/consulting/report/plan/figures.schema.ts';
import type { PortfolioCompany } from '#features/consulting/portfolio/portfolio.schema.ts';
import type { ReviewState } from '#features/consulting/portfolio/portfolio.values.ts';
import { STAGE_TONES } from '#islands/consulting/stage-tones.ts';
import { dayText } from '#islands/consulting/tracker/tracker-text.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import type { BadgeTone } from '#islands/ui/badge-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { amountsText, hoursText, reportHref, trackerHref } from './portfolio-text.ts';

type Props = { company: PortfolioCompany };

const REVIEW_TONES: Record<Exclude<ReviewState, 'later'>, BadgeTone> = {
  overdue: 'danger',
  soon: 'warning',
  underWay: 'info',
};

const LINK =
  'touch-target text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current';

export function StageBadges({ company: { stage, isChangedSinceReport } }: Props) {
  const { t } = useTexts();
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={STAGE_TONES[stage]}>{t(`consulting:portfolio.stages.${stage}`)}</Badge>
      {isChangedSinceReport && <Badge tone="warning">{t('consulting:portfolio.changed')}</Badge>}
    </span>
  );
}

/** The ways to the newest report and to its actions; nothing before the first report. */
export function ReportLinks({ company }: Props) {
  const { t } = useTexts();
  const { name, reportCompanyId, actions, done } = company;
  if (reportCompanyId === null) return null;
  const values = { done, total: actions, name };
  return (
    <span className="flex flex-wrap gap-x-3 text-xs">
      <a
        href={reportHref(reportCompanyId)}
        aria-label={t('consulting:portfolio.toReportOf', { name })}
        className={LINK}
      >
        {t('consulting:portfolio.toReport')}
      </a>
      {actions > 0 && (
        <a
          href={trackerHref(reportCompanyId)}
          aria-label={t('consulting:portfolio.doneOf', values)}
          className={`${LINK} tabular-nums`}
        >
          {t('consulting:portfolio.done', values)}
        </a>
      )}
    </span>
  );
}

export function Overdue({ company: { overdue, overdueCompanyId, reportCompanyId, name } }: Props) {
  const { t, tag } = useTexts();
  if (reportCompanyId === null) return <Nothing />;
  if (overdueCompanyId === null) return <span className="text-ink-soft max-sm:hidden">0</span>;
  return (
    <a
      href={trackerHref(overdueCompanyId)}
      aria-label={t('consulting:portfolio.overdueOf', { count: overdue, name })}
      className="touch-target relative z-1 font-semibold text-danger-ink tabular-nums underline decoration-transparent underline-offset-4 hover:decoration-current"
    >
      <span className="max-sm:hidden">{new Intl.NumberFormat(tag).format(overdue)}</span>
      {/* A phone's row has no heading that says it. */}
      <span className="sm:hidden">{t('consulting:companies.overdue', { count: overdue })}</span>
    </a>
  );
}

export function NextReview({ company: { nextReview, review } }: Props) {
  const { t, tag } = useTexts();
  if (review === null) return <Nothing />;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {nextReview && (
        <time dateTime={nextReview} className="whitespace-nowrap tabular-nums">
          {dayText(nextReview, tag)}
        </time>
      )}
      {review !== 'later' && (
        <Badge tone={REVIEW_TONES[review]}>{t(`consulting:portfolio.review.${review}`)}</Badge>
      )}
    </span>
  );
}

type FigureProps = { cents: Range | number | null; hours: Range | number | null; currency: string };

/** Money above hours. */
export function Figure({ cents, hours, currency }: FigureProps) {
  const texts = useTexts();
  if (cents === null && hours === null) return <Nothing />;
  return (
    <span className="grid whitespace-nowrap tabular-nums">
      {cents !== null && <span>{amountsText(cents, currency, texts)}</span>}
      {hours !== null && (
        <span className={`text-xs text-ink-soft ${cents === null ? '' : 'max-sm:hidden'}`}>
          {hoursText(hours, texts)}
        </span>
      )}
    </span>
  );
}

/** A dash, in words for whoever hears it; a phone's row leaves it out. */
function Nothing() {
  const { t } = useTexts();
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft max-sm:hidden">
        –
      </span>
      <span className="sr-only">{t('consulting:portfolio.none')}</span>
    </>
  );
}
