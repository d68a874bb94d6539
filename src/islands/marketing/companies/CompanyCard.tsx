import type { CompanySummary } from '#features/marketing/companies/company.schema.ts';
import { RecordMenu } from '#islands/ui/RecordMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useIsDemo } from '#islands/marketing/demo.ts';
import { BrandTile } from './BrandTile.tsx';

type Props = { company: CompanySummary; onEdit: () => void; onMove: () => void; onDelete: () => void };

export function CompanyCard({ company, onEdit, onMove, onDelete }: Props) {
  const { t } = useTexts();
  const isDemo = useIsDemo();
  const { id, name, sector, counts, brandColors, targetAudienceType } = company;
  const shown = (['products', 'campaigns', 'leads', 'pages'] as const).filter(
    (kind) => kind === 'products' || counts[kind] > 0,
  );
  return (
    <article className="list-row has-acts relative flex h-full flex-col gap-3 rounded-panel border border-line bg-surface p-4 transition-colors duration-quick hover:border-line-strong">
      <div className="flex items-start gap-3 max-sm:contents">
        <span data-in="lead">
          <BrandTile seed={name} colours={brandColors} className="size-12 rounded-control max-sm:size-10" />
        </span>
        <div className="min-w-0 flex-1 max-sm:contents">
          <h2 data-in="name" className="sm:line-clamp-2 text-base leading-6 font-semibold wrap-anywhere">
            <a
              href={`/comercia/companies/${id}`}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-panel"
            >
              {name}
            </a>
          </h2>
          <p data-in="about" className="text-sm sm:line-clamp-2 wrap-anywhere text-ink-soft">
            {[sector, t(`marketing:company.audienceTypes.${targetAudienceType}`)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div data-in="acts" className="acts relative z-10 -mt-2 -mr-2">
          <RecordMenu
            label={t('marketing:list.actions', { name })}
            onEdit={onEdit}
            onMove={onMove}
            onDelete={onDelete}
          />
        </div>
      </div>
      <p data-in="next" className="mt-auto text-sm text-ink-soft tabular-nums max-sm:whitespace-normal!">
        {shown.map((kind) => (
          <span key={kind} className="not-first:before:content-['_·_']">
            {t(`marketing:companies.${kind === 'pages' && isDemo ? 'previews' : kind}`, {
              count: counts[kind],
            })}
          </span>
        ))}
      </p>
    </article>
  );
}
