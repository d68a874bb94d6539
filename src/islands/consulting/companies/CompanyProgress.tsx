import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import { missingParts } from '#features/consulting/report/readiness.rules.ts';
import { REPORT_PARTS } from '#features/consulting/report/document/parts.values.ts';
import { STAGE_TONES } from '#islands/consulting/stage-tones.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  company: CompanySummary;
  /** For a table, whose header is the label. */
  isCompact?: boolean;
};

export function CompanyProgress({
  company: { counts, stage, overdue, isChangedSinceReport },
  isCompact = false,
}: Props) {
  const { t, tag } = useTexts();
  const missing = missingParts(counts);
  const parts = new Intl.ListFormat(tag).format(missing.map((part) => t(`consulting:parts.${part}`)));
  const done = REPORT_PARTS.length - missing.length;
  const value = `${done}/${REPORT_PARTS.length}`;
  const standing = missing.length === 0 ? 'ready' : 'draft';
  const sentence =
    missing.length === 0
      ? t('consulting:companies.ready')
      : t('consulting:companies.stillMissing', { parts });
  if (stage !== null)
    return (
      <p className="flex flex-wrap gap-1.5">
        <Badge tone={STAGE_TONES[stage]}>{t(`consulting:portfolio.stages.${stage}`)}</Badge>
        {overdue > 0 && <Badge tone="danger">{t('consulting:companies.overdue', { count: overdue })}</Badge>}
        {isChangedSinceReport && <Badge tone="info">{t('consulting:companies.changedSince')}</Badge>}
      </p>
    );
  if (isCompact)
    return (
      <p>
        <span className="mr-2 font-semibold tabular-nums">{value}</span>
        <span className="text-ink-soft">{sentence}</span>
      </p>
    );
  return (
    <>
      <p className="truncate text-ink-soft sm:text-sm sm:whitespace-normal">{sentence}</p>
      {/* A phone's row has a line for the sentence. */}
      <p className="flex items-center gap-1.5 max-sm:hidden">
        <Badge tone={STAGE_TONES[standing]}>{t(`consulting:portfolio.stages.${standing}`)}</Badge>
        <span className="text-sm text-ink-soft tabular-nums">{value}</span>
      </p>
    </>
  );
}
