import { useState } from 'react';
import { ArrowRightFromLine, Pencil, Trash2 } from 'lucide-react';
import type { Lead, LeadSummary } from '#features/marketing/leads/lead.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useBrief } from '#islands/ui/use-brief.ts';
import { SendLeadDialog } from '#islands/marketing/dialogs.ts';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { LEAD_TONES } from './lead-tones.ts';
import { LeadStatusSelect } from './LeadStatusSelect.tsx';
import { useLeadStatus } from './use-lead-status.ts';

type Props = {
  /** In the format of the API: `-createdAt`. */
  sort: string;
  onSort: (sort: string) => void;
  leads: LeadSummary[];
  onEdit: (lead: LeadSummary) => void;
  onReplaced: (lead: LeadSummary) => void;
  onDelete: (id: number, message: string) => Promise<void>;
  onChanged: () => void;
};

export function LeadTable({ leads, sort, onSort, onEdit, onReplaced, onDelete, onChanged }: Props) {
  const { t } = useTexts();
  const brief = useBrief();
  const [sent, setSent] = useState<LeadSummary>();
  const nameOf = (lead: Lead) => lead.contactName ?? lead.companyName;

  const move = useLeadStatus<LeadSummary>(
    (lead, before) => onReplaced({ ...lead, campaignName: before.campaignName }),
    onChanged,
  );

  const statusOf = (lead: LeadSummary) => (
    <>
      {/* A phone chooses it on the lead's page. */}
      <span className="sm:hidden">
        <Badge tone={LEAD_TONES[lead.status]}>{t(`marketing:leadStatuses.${lead.status}`)}</Badge>
      </span>
      <span className="max-sm:hidden">
        <LeadStatusSelect
          name={nameOf(lead)}
          value={lead.status}
          onChange={(status) => void move(lead, status)}
        />
      </span>
    </>
  );

  return (
    <>
      <Table
        isList
        caption={t('marketing:leads.title')}
        rows={leads}
        rowKey={({ id }) => id}
        sort={{ column: 'createdAt', direction: sort === 'createdAt' ? 'ascending' : 'descending' }}
        onSort={({ direction }) => onSort(direction === 'ascending' ? 'createdAt' : '')}
        columns={[
          {
            id: 'name',
            label: t('marketing:lead.contact'),
            isRowHeader: true,
            cell: (lead) => (
              <span className="wrap-anywhere max-sm:contents sm:block sm:min-w-36">
                <a
                  data-in="name"
                  href={`/comercia/leads/${lead.id}`}
                  className="touch-target text-ink hover:text-accent-ink"
                >
                  {nameOf(lead)}
                </a>
                <span data-in="about" className="text-xs font-normal text-ink-soft sm:ml-2 xl:hidden">
                  {[lead.companyName === nameOf(lead) ? null : lead.companyName, lead.contactEmail]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            ),
          },
          {
            id: 'company',
            label: t('marketing:product.company'),
            isWide: true,
            cell: ({ companyName }) => <span className="line-clamp-1 wrap-anywhere">{companyName}</span>,
          },
          {
            id: 'email',
            label: t('marketing:lead.email'),
            isWide: true,
            cell: ({ contactEmail }) => (
              <span className="line-clamp-1 wrap-anywhere text-ink-soft">{contactEmail}</span>
            ),
          },
          {
            id: 'status',
            label: t('marketing:lead.status'),
            onPhone: 'fact',
            cell: statusOf,
          },
          {
            id: 'source',
            label: t('marketing:lead.source'),
            isSecondary: true,
            cell: ({ source }) => (
              <span className="whitespace-nowrap">{t(`marketing:leadSources.${source}`)}</span>
            ),
          },
          {
            id: 'campaign',
            label: t('marketing:lead.campaign'),
            isSecondary: true,
            cell: ({ campaignId, campaignName }) =>
              campaignName === null ? null : (
                <a
                  href={`/comercia/campaigns/${campaignId}`}
                  className={`${TEXT_LINK} touch-target line-clamp-1 max-w-56`}
                >
                  {campaignName}
                </a>
              ),
          },
          {
            id: 'createdAt',
            label: t('marketing:lead.createdAt'),
            isSortable: true,
            onPhone: 'next',
            cell: ({ createdAt }) => <span className="whitespace-nowrap">{brief(createdAt)}</span>,
          },
          {
            id: 'actions',
            label: t('ui:actions.more'),
            isLabelHidden: true,
            onPhone: 'acts',
            cell: (lead) => (
              <span className="flex justify-end">
                <LazyMenu
                  label={t('marketing:list.actions', { name: nameOf(lead) })}
                  entries={[
                    { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: () => onEdit(lead) },
                    lead.contactId === null
                      ? {
                          id: 'send',
                          label: t('marketing:lead.send'),
                          icon: ArrowRightFromLine,
                          onAction: () => setSent(lead),
                        }
                      : {
                          id: 'contact',
                          label: t('marketing:lead.openContact'),
                          icon: ArrowRightFromLine,
                          href: `/leadmanager/contacts/${lead.contactId}`,
                        },
                    {
                      id: 'delete',
                      label: t('ui:actions.delete'),
                      icon: Trash2,
                      tone: 'danger',
                      onAction: () =>
                        void onDelete(lead.id, t('marketing:lead.deleted', { name: nameOf(lead) })),
                    },
                  ]}
                />
              </span>
            ),
          },
        ]}
      />
      <SendLeadDialog lead={sent} onClose={() => setSent(undefined)} onSent={onChanged} />
    </>
  );
}
