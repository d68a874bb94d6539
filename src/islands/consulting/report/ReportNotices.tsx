import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import type { ReportStep } from './report-parts.ts';
import { useProfileChanged } from './use-profile-changed.ts';

type Props = { report: Report; company: CompanySummary; onStep: (step: ReportStep) => void };

const WARNING = 'rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink';

/** Notices of changes since a report was made; nothing where there are none. */
export function ReportNotices({ report, company, onStep }: Props) {
  const { t, tag, locale } = useTexts();
  const timeZone = useTimeZone();
  const isChanged = useProfileChanged(company);
  const { movedFacts, supersededBy } = report;
  if (movedFacts.length === 0 && !supersededBy && !isChanged) return null;
  return (
    <div lang={locale} className="grid gap-3 print:hidden">
      {movedFacts.length > 0 && (
        <p className={WARNING}>
          {t('consulting:report.movedFacts', {
            facts: new Intl.ListFormat(tag).format(
              movedFacts.map(
                ({ title, change }) => `${title} (${t(`consulting:report.movedFact.${change}`)})`,
              ),
            ),
          })}
        </p>
      )}
      {supersededBy && (
        <p className={WARNING}>
          {t('consulting:correction.superseded', {
            version: supersededBy.version,
            date: formatDateTime(supersededBy.createdAt, tag, timeZone),
          })}{' '}
          <a href={`/empresa/${supersededBy.companyId}?tab=report`} className="font-semibold underline">
            {t('consulting:correction.open', { version: supersededBy.version })}
          </a>
        </p>
      )}
      {isChanged && (
        <div className="rounded-control bg-info-soft px-3 py-2 text-sm text-info-ink">
          <p className="mb-2">{t('consulting:report.profileChanged')}</p>
          <div className="flex flex-wrap gap-2">
            <PlainButton className="act" variant="quiet" onPress={() => onStep('followUp')}>
              {t('consulting:report.followUp')}
            </PlainButton>
            {supersededBy === null && (
              <PlainButton className="act" variant="quiet" onPress={() => onStep('correction')}>
                {t('consulting:correction.start')}
              </PlainButton>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
