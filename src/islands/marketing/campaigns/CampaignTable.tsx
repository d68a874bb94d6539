import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { CampaignSummary } from '#features/marketing/campaigns/campaign.schema.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useBrief } from '#islands/ui/use-brief.ts';
import { useIsDemo } from '#islands/marketing/demo.ts';

type Props = { campaigns: CampaignSummary[]; onDelete: (id: number, message: string) => Promise<void> };

export function CampaignTable({ campaigns, onDelete }: Props) {
  const { t } = useTexts();
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
          cell: ({ id, name, type, companyName, productName, slug }) => (
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
              </span>
              {slug === null || isDemo ? null : (
                <span data-in="next" className="block text-xs font-normal wrap-anywhere text-success-ink">
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
          id: 'language',
          label: t('marketing:campaign.language'),
          isSecondary: true,
          cell: ({ language }) => t(`marketing:languages.${language}`),
        },
        {
          id: 'updatedAt',
          label: t('marketing:campaign.updatedAt'),
          isSecondary: true,
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
