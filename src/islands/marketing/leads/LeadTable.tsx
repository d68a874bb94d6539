import { useState } from 'react';
import { ArrowRightFromLine, Pencil, Trash2 } from 'lucide-react';
import type { Lead, LeadSummary } from '#features/marketing/leads/lead.schema.ts';
import { LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { RowSelect } from '#islands/ui/RowSelect.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { SendLeadDialog } from '#islands/marketing/dialogs.ts';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { useLeadStatus } from './use-lead-status.ts';

/** New and closed ones stand out. */
const LOOKS: Partial<Record<LeadSummary['status'], string>> = {
  new: 'bg-accent-soft font-semibold text-accent-ink',
  won: 'bg-success-soft font-semibold text-success-ink',
  lost: 'bg-sunken text-ink-soft',
};

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
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [sent, setSent] = useState<LeadSummary>();
  const nameOf = (lead: Lead) => lead.contactName ?? lead.companyName;

  const move = useLeadStatus<LeadSummary>(
    (lead, before) => onReplaced({ ...lead, campaignName: before.campaignName }),
    onChanged,
  );

  const statusOf = (lead: LeadSummary) => (
    <RowSelect
      label={t('marketing:lead.statusOf', { name: nameOf(lead) })}
      value={lead.status}
      look={LOOKS[lead.status] ?? 'text-ink'}
      onChange={(status) => void move(lead, status)}
      options={LEAD_STATUSES.map((id) => ({ id, label: t(`marketing:leadStatuses.${id}`) }))}
    />
  );

  return (
    <>
      <Table
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
              <span className="block [overflow-wrap:anywhere] sm:min-w-36">
                <a
                  href={`/comercia/leads/${lead.id}`}
                  className="touch-target text-ink hover:text-accent-ink"
                >
                  {nameOf(lead)}
                </a>
                <span className="block text-xs font-normal [overflow-wrap:anywhere] text-ink-soft sm:ml-2 sm:inline">
                  {[lead.companyName === nameOf(lead) ? null : lead.companyName, lead.contactEmail]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {/* Side by side, name and status would break an email address on a phone; it is set on the lead's page. */}
                <span className="block text-xs font-normal text-ink-soft sm:hidden">
                  {t(`marketing:leadStatuses.${lead.status}`)}
                </span>
              </span>
            ),
          },
          {
            id: 'status',
            label: t('marketing:lead.status'),
            isSecondary: true,
            cell: statusOf,
          },
          {
            id: 'source',
            label: t('marketing:lead.source'),
            isSecondary: true,
            cell: ({ source, campaignId, campaignName }) => (
              <span className="flex items-baseline gap-x-2 whitespace-nowrap">
                {t(`marketing:leadSources.${source}`)}
                {campaignName === null ? null : (
                  <a
                    href={`/comercia/campaigns/${campaignId}`}
                    className={`${TEXT_LINK} touch-target max-w-56 text-xs`}
                  >
                    <span className="block truncate">{campaignName}</span>
                  </a>
                )}
              </span>
            ),
          },
          {
            id: 'createdAt',
            label: t('marketing:lead.createdAt'),
            isSortable: true,
            isSecondary: true,
            cell: ({ createdAt }) => formatDateTime(createdAt, tag, timeZone),
          },
          {
            id: 'actions',
            label: t('ui:actions.more'),
            isLabelHidden: true,
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
