import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CampaignSummary } from '#features/marketing/campaigns/campaign.schema.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useFigureWords } from './use-figure-words.ts';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { useBrief } from '#islands/ui/use-brief.ts';
import { useIsDemo } from '#islands/marketing/demo.ts';

type Props = { campaigns: CampaignSummary[]; onDelete: (id: number, message: string) => Promise<void> };

export function CampaignTable({ campaigns, onDelete }: Props) {
  const { t, tag } = useTexts();
  const number = new Intl.NumberFormat(tag);
  const figureWords = useFigureWords();
  const brief = useBrief();
  const isDemo = useIsDemo();
  return (
    <Table
      isList
      caption={t('marketing:campaigns.title')}
      rows={campaigns}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: t('marketing:campaign.name'),
          isRowHeader: true,
          cell: ({
            id,
            name,
            type,
            language,
            companyName,
            productName,
            slug,
            visits,
            leads,
            earnedCents,
          }) => (
            <span className="max-sm:contents sm:block sm:min-w-44 sm:py-2 sm:leading-5">
              <a
                data-in="name"
                href={`/comercia/campaigns/${id}`}
                className="wrap-anywhere text-ink hover:text-accent-ink"
              >
                {name}
              </a>
              <span data-in="about" className="block text-xs font-normal text-ink-soft">
                <span className="sm:hidden">{t(`marketing:campaignTypes.${type}`)} · </span>
                {productName === null || name.startsWith(productName) ? companyName : productName}
                <span className="max-sm:hidden"> · {t(`marketing:languages.${language}`)}</span>
              </span>
              <span data-in="next" className="font-normal tabular-nums sm:hidden!">
                {figureWords({ visits, leads, earnedCents })}
              </span>
              {slug === null || isDemo ? null : (
                <span className="block text-xs font-normal wrap-anywhere text-success-ink max-sm:hidden">
                  /l/{slug}
                </span>
              )}
            </span>
          ),
        },
        {
          id: 'type',
          label: t('marketing:campaign.type'),
          isSecondary: true,
          cell: ({ type }) => t(`marketing:campaignTypes.${type}`),
        },
        {
          id: 'status',
          label: t('marketing:campaign.status'),
          onPhone: 'fact',
          cell: (campaign) => <StatusBadge campaign={campaign} />,
        },
        {
          id: 'visits',
          label: t('marketing:campaign.visits'),
          isNumeric: true,
          isSecondary: true,
          cell: ({ visits }) => <Figure value={visits}>{number.format(visits)}</Figure>,
        },
        {
          id: 'leads',
          label: t('marketing:campaign.leadCount'),
          isNumeric: true,
          isSecondary: true,
          cell: ({ id, leads }) => (
            <Figure value={leads}>
              <a href={`/comercia/leads?campaignId=${id}`} className={`${TEXT_LINK} touch-target`}>
                {number.format(leads)}
              </a>
            </Figure>
          ),
        },
        {
          id: 'won',
          label: t('marketing:campaign.won'),
          isNumeric: true,
          isSecondary: true,
          cell: ({ earnedCents }) => (
            <Figure value={earnedCents}>{moneyText(earnedCents, 'EUR', tag)}</Figure>
          ),
        },
        {
          id: 'updatedAt',
          label: t('marketing:campaign.updatedAt'),
          isSecondary: true,
          isNumeric: true,
          cell: ({ updatedAt }) => brief(updatedAt),
        },
        {
          id: 'actions',
          label: t('ui:actions.more'),
          isLabelHidden: true,
          onPhone: 'acts',
          cell: ({ id, name, slug }) => (
            <span className="flex justify-end">
              <LazyMenu
                label={t('marketing:list.actions', { name })}
                entries={[
                  {
                    id: 'open',
                    label: t('ui:actions.edit'),
                    icon: Pencil,
                    href: `/comercia/campaigns/${id}`,
                  },
                  ...(slug === null
                    ? []
                    : [
                        {
                          id: 'page',
                          label: t(isDemo ? 'marketing:page.openPreview' : 'marketing:campaign.openPage'),
                          icon: ExternalLink,
                          href: isDemo ? `/comercia/campaigns/${id}/preview` : `/l/${slug}`,
                        },
                      ]),
                  {
                    id: 'delete',
                    label: t('ui:actions.delete'),
                    icon: Trash2,
                    tone: 'danger' as const,
                    onAction: () => void onDelete(id, t('marketing:campaign.deleted', { name })),
                  },
                ]}
              />
            </span>
          ),
        },
      ]}
    />
  );
}

/** Nothing yet is a dash, so that the figures that are there stand out. */
function Figure({ value, children }: { value: number; children: ReactNode }) {
  return value > 0 ? children : <span className="text-ink-soft">–</span>;
}
