import { Pencil, Trash2 } from 'lucide-react';
import type { CompanySummary } from '#features/consulting/company.schema.ts';
import { missingParts } from '#features/consulting/report-readiness.rules.ts';
import { REPORT_PARTS } from '#features/consulting/report-parts.values.ts';
import { Azulejo } from '../ui/Azulejo.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Meter } from '../ui/ProgressBar.tsx';
import { useTexts } from '../ui/texts.tsx';

type Props = { company: CompanySummary; onEdit: () => void; onDelete: () => void };

export function CompanyCard({ company, onEdit, onDelete }: Props) {
  const { t, tag } = useTexts();
  const { id, name, sector, size, counts, hasReport } = company;
  const missing = missingParts(counts);
  const parts = new Intl.ListFormat(tag).format(missing.map((part) => t(`consulting:parts.${part}`)));
  const done = REPORT_PARTS.length - missing.length;
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-panel border border-line bg-surface p-5 transition-colors duration-quick hover:border-line-strong">
      <div className="flex items-start gap-3">
        <Azulejo seed={name} columns={4} rows={4} className="size-12 shrink-0 rounded-control" />
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-2 text-base leading-6 font-semibold break-words">
            <a
              href={hasReport ? `/empresa/${id}?tab=report` : `/empresa/${id}`}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-panel"
            >
              {name}
            </a>
          </h2>
          <p className="line-clamp-2 text-sm break-words text-ink-soft">
            {sector} · {t(`consulting:sizeShort.${size}`)}
          </p>
        </div>
        <div className="relative z-10 -mt-2 -mr-2">
          <Menu
            label={t('consulting:companies.actions', { name })}
            entries={[
              { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: onEdit },
              {
                id: 'delete',
                label: t('ui:actions.delete'),
                icon: Trash2,
                tone: 'danger',
                onAction: onDelete,
              },
            ]}
          />
        </div>
      </div>
      <div className="mt-auto grid gap-2">
        {hasReport ? (
          <p>
            <Badge tone="success">{t('consulting:companies.hasReport')}</Badge>
          </p>
        ) : (
          <>
            <Meter
              label={t('consulting:company.completeness')}
              value={done}
              maxValue={REPORT_PARTS.length}
              valueLabel={`${done}/${REPORT_PARTS.length}`}
            />
            <p className="text-sm text-ink-soft">
              {missing.length === 0
                ? t('consulting:companies.ready')
                : t('consulting:companies.stillMissing', { parts })}
            </p>
          </>
        )}
      </div>
    </article>
  );
}
