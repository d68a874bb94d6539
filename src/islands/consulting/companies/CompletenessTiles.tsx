import { ArrowRight, Check, Plus } from 'lucide-react';
import type { ProfileCounts } from '#features/consulting/companies/company.schema.ts';
import type { CompanyTab } from '#features/consulting/profile/profile.values.ts';
import { REPORT_PARTS } from '#features/consulting/report/document/parts.values.ts';
import { missingParts } from '#features/consulting/report/readiness.rules.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { counts: ProfileCounts; hasReport: boolean; onGoTo: (tab: CompanyTab) => void };

/** Parts that a report needs (specification section 4), each a link to its tab, and the link to the report. */
export function CompletenessTiles({ counts, hasReport, onGoTo }: Props) {
  const { t } = useTexts();
  const missing = missingParts(counts);
  const value = `${REPORT_PARTS.length - missing.length}/${REPORT_PARTS.length}`;
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <ul
        aria-label={`${t('consulting:company.completeness')}: ${value}`}
        className="grid grid-cols-4 gap-1.5 max-sm:w-full max-sm:grid-cols-2"
      >
        {REPORT_PARTS.map((part) => {
          const isMissing = missing.includes(part);
          const Symbol = isMissing ? Plus : Check;
          return (
            <li key={part}>
              <a
                href={`?tab=${part}`}
                data-completeness={isMissing ? 'missing' : 'done'}
                onClick={(event) => {
                  event.preventDefault();
                  onGoTo(part);
                }}
                className={`flex min-h-12 w-full min-w-26 flex-col justify-center rounded-control border px-2.5 py-1 text-left text-xs leading-4 no-underline transition-colors duration-quick hover:border-ink-soft ${isMissing ? 'border-dashed border-line-strong' : 'border-line bg-surface'}`}
              >
                <span className="text-ink-soft">{t(`consulting:tabs.${part}`)}</span>
                <span
                  className={`flex items-center gap-1 text-sm leading-5 font-semibold ${isMissing ? 'text-accent-ink' : 'text-ink'}`}
                >
                  <Symbol
                    size={14}
                    strokeWidth={2.5}
                    aria-hidden="true"
                    className={isMissing ? '' : 'text-success-ink'}
                  />
                  {isMissing ? t('consulting:company.missing') : counts[part]}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <PlainButton variant="quiet" size="small" className="max-sm:-ml-3" onPress={() => onGoTo('report')}>
        {t(hasReport ? 'consulting:company.readReport' : 'consulting:company.toReport')}
        <ArrowRight size={16} aria-hidden="true" />
      </PlainButton>
    </div>
  );
}
