import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import { Azulejo } from '#islands/ui/Azulejo.tsx';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { CompanyActions } from './CompanyActions.tsx';
import { companyHref } from './company-href.ts';
import { CompanyProgress } from './CompanyProgress.tsx';

type Props = { company: CompanySummary; onEdit: () => void; onMove: () => void; onDelete: () => void };

export function CompanyCard({ company, onEdit, onMove, onDelete }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { name, sector, size, followsCompanyId, followKind, version, createdAt } = company;
  return (
    <article className="list-row has-acts relative flex h-full flex-col gap-3 rounded-panel border border-line bg-surface p-4 transition-colors duration-quick hover:border-line-strong">
      <div className="flex items-start gap-3 max-sm:contents">
        <span data-in="lead">
          <Azulejo seed={name} columns={4} rows={4} className="size-12 rounded-control max-sm:size-10" />
        </span>
        <div className="min-w-0 flex-1 max-sm:contents">
          <h2 data-in="name" className="sm:line-clamp-2 text-base leading-6 font-semibold break-words">
            <a
              href={companyHref(company)}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-panel"
            >
              {name}
            </a>
          </h2>
          <p data-in="about" className="text-sm sm:line-clamp-2 break-words text-ink-soft">
            {t(`consulting:sizeShort.${size}`)} · {sector}
          </p>
          {followsCompanyId === null ? null : (
            <p className="text-sm text-ink-soft max-sm:hidden">
              {followKind === 'correction'
                ? t('consulting:report.version', { version })
                : t('consulting:companies.followUp', { date: formatDateTime(createdAt, tag, timeZone) })}
            </p>
          )}
        </div>
        <div data-in="acts" className="acts relative z-10 -mt-2 -mr-2">
          <CompanyActions name={name} onEdit={onEdit} onMove={onMove} onDelete={onDelete} />
        </div>
      </div>
      <div data-in="next" className="mt-auto grid gap-2">
        <CompanyProgress company={company} />
      </div>
    </article>
  );
}
