import type { CompanySummary } from '#features/marketing/companies/company.schema.ts';
import { RecordMenu } from '#islands/ui/RecordMenu.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useIsDemo } from '#islands/marketing/demo.ts';
import { BrandTile } from './BrandTile.tsx';

type Props = {
  companies: readonly CompanySummary[];
  onEdit: (company: CompanySummary) => void;
  onMove: (company: CompanySummary) => void;
  onDelete: (company: CompanySummary) => void;
};

const KINDS = ['products', 'campaigns', 'leads', 'pages'] as const;

/** The companies with what each of them has, in columns. */
export function CompanyTable({ companies, onEdit, onMove, onDelete }: Props) {
  const { t, tag } = useTexts();
  const isDemo = useIsDemo();
  const number = new Intl.NumberFormat(tag);
  const hrefOf = ({ id }: CompanySummary) => `/comercia/companies/${id}`;
  return (
    <Table
      isList
      caption={t('marketing:companies.title')}
      rows={companies}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: t('marketing:companies.columns.name'),
          isRowHeader: true,
          cell: (company) => {
            const { name, sector, brandColors, counts, targetAudienceType } = company;
            const shown = KINDS.filter((kind) => kind === 'products' || counts[kind] > 0);
            return (
              <span className="flex items-center gap-3 max-sm:contents sm:py-2.5">
                <span data-in="lead">
                  <BrandTile seed={name} colours={brandColors} className="size-10 shrink-0 rounded-control" />
                </span>
                <span className="min-w-0 max-sm:contents">
                  <span data-in="name" className="block wrap-anywhere">
                    <a href={hrefOf(company)} className="touch-target text-ink hover:text-accent-ink">
                      {name}
                    </a>
                  </span>
                  <span data-in="about" className="block text-xs font-normal text-ink-soft">
                    {[sector, t(`marketing:company.audienceTypes.${targetAudienceType}`)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <span
                    data-in="next"
                    className="font-normal tabular-nums max-sm:whitespace-normal! sm:hidden"
                  >
                    {shown.map((kind) => (
                      <span key={kind} className="inline-block not-first:before:content-['·_'] not-last:mr-1">
                        {t(`marketing:companies.${kind === 'pages' && isDemo ? 'previews' : kind}`, {
                          count: counts[kind],
                        })}
                      </span>
                    ))}
                  </span>
                </span>
              </span>
            );
          },
        },
        ...KINDS.map((kind) => ({
          id: kind,
          label: t(`marketing:companies.columns.${kind === 'pages' && isDemo ? 'previews' : kind}`),
          isNumeric: true,
          isSecondary: true,
          cell: ({ counts }: CompanySummary) => (
            <span className={counts[kind] === 0 ? 'text-ink-soft' : ''}>{number.format(counts[kind])}</span>
          ),
        })),
        {
          id: 'actions',
          label: t('ui:actions.more'),
          isLabelHidden: true,
          onPhone: 'acts' as const,
          cell: (company: CompanySummary) => (
            <span className="flex justify-end">
              <RecordMenu
                label={t('marketing:list.actions', { name: company.name })}
                onEdit={() => onEdit(company)}
                onMove={() => onMove(company)}
                onDelete={() => onDelete(company)}
              />
            </span>
          ),
        },
      ]}
    />
  );
}
