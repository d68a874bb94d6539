import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { LeadSummary } from '#features/marketing/leads/lead.schema.ts';
import { LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import type { Page } from '#shared/api.ts';
import { AddButton } from '#islands/ui/AddButton.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { formatDay } from '#shared/dates/moment-text.ts';
import { WaySteps } from '#islands/marketing/WaySteps.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { countWords } from '#islands/lists/count-words.ts';
import { FilterNotice } from '#islands/lists/FilterNotice.tsx';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import { leadFilterWords } from './lead-filter-words.ts';
import { LeadTable } from './LeadTable.tsx';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { FirstCompany } from '#islands/marketing/companies/FirstCompany.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { LeadDialog, ProspectsDialog } from '#islands/marketing/dialogs.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';

type Named = { id: number; name: string };
type Props = {
  first: Page<LeadSummary>;
  companies: Named[];
  campaigns: Named[];
  /** Filters from the URL. */
  filters: Filters;
};

export function LeadsPage({ texts, username, ...props }: Props & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <Leads {...props} />
    </MarketingIsland>
  );
}

function Leads({ first, companies, campaigns, filters }: Props) {
  const texts = useTexts();
  const { t, tag } = texts;
  const list = useListPage(first, { path: '/api/marketing/leads', filters, isCounted: true });
  const { remove } = useDeletion('/api/marketing/leads', { list });
  const [edited, setEdited] = useState<LeadSummary | null>();
  const [isImporting, setImporting] = useState(false);
  const isEmpty = list.items.length === 0 && !list.isNarrowed;
  const notice = { words: leadFilterWords(list.filters, texts), onClear: list.clear };
  const hasCompany = companies.length > 0;

  return (
    <div className={TOOLS_SCREEN}>
      {isEmpty ? null : (
        <ListTools
          list={list}
          search={t('marketing:leads.search')}
          notice={notice}
          count={countWords(list, t, (numbers) =>
            t(list.isNarrowed ? 'marketing:leads.matching' : 'marketing:leads.count', numbers),
          )}
          acts={
            hasCompany ? (
              <>
                <LazyMenu
                  label={t('ui:actions.more')}
                  entries={[
                    {
                      id: 'import',
                      label: t('marketing:prospects.import'),
                      icon: Upload,
                      onAction: () => setImporting(true),
                    },
                  ]}
                />
                <AddButton label={t('marketing:leads.add')} onPress={() => setEdited(null)} />
              </>
            ) : null
          }
        >
          <FilterSelect
            list={list}
            name="status"
            label={t('marketing:lead.status')}
            options={LEAD_STATUSES.map((id) => ({ id, label: t(`marketing:leadStatuses.${id}`) }))}
          />
          <FilterSelect
            list={list}
            name="source"
            label={t('marketing:lead.source')}
            options={LEAD_SOURCES.map((id) => ({ id, label: t(`marketing:leadSources.${id}`) }))}
          />
          {companies.length > 1 ? (
            <FilterSelect
              list={list}
              name="marketingCompanyId"
              label={t('marketing:lead.of')}
              options={companies.map(({ id, name }) => ({ id: String(id), label: name }))}
            />
          ) : null}
          {filters['from'] === undefined ? null : (
            <FilterSelect
              list={list}
              name="from"
              label={t('marketing:lead.createdAt')}
              options={[
                {
                  id: filters['from'],
                  label: t('marketing:lead.since', { date: formatDay(filters['from'], tag, 'UTC') }),
                },
              ]}
            />
          )}
          {campaigns.length > 0 ? (
            <FilterSelect
              list={list}
              name="campaignId"
              label={t('marketing:lead.campaign')}
              options={campaigns.map(({ id, name }) => ({ id: String(id), label: name }))}
            />
          ) : null}
        </ListTools>
      )}
      <FilterNotice {...notice} />
      <ListStates
        list={list}
        empty={
          <EmptyState
            title={t('marketing:leads.emptyTitle')}
            steps={<WaySteps next={hasCompany ? 'publish' : 'company'} />}
            action={
              hasCompany ? (
                <div className="flex flex-wrap gap-2">
                  <PlainButton variant="primary" onPress={() => setEdited(null)}>
                    {t('marketing:leads.addFirst')}
                  </PlainButton>
                  <PlainButton className="act" icon={Upload} onPress={() => setImporting(true)}>
                    {t('marketing:prospects.import')}
                  </PlainButton>
                </div>
              ) : (
                <FirstCompany />
              )
            }
          >
            {t(hasCompany ? 'marketing:leads.emptyText' : 'marketing:leads.companyFirst')}
          </EmptyState>
        }
      >
        {(items) => (
          <LeadTable
            sort={list.filters['sort'] ?? ''}
            onSort={(sort) => list.setFilter('sort', sort)}
            leads={items}
            onEdit={setEdited}
            onReplaced={list.replace}
            onDelete={remove}
            onChanged={() => void list.reload()}
          />
        )}
      </ListStates>
      <LeadDialog
        lead={edited}
        companies={companies}
        onClose={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined);
          void list.reload();
        }}
      />
      <ProspectsDialog
        isOpen={isImporting}
        companies={companies}
        onClose={() => setImporting(false)}
        onImported={(message, description) => {
          // Imported prospects are no leads yet: they are reviewed and added in the search.
          toast.afterNavigation('success', { message, description });
          location.assign('/comercia/search');
        }}
      />
    </div>
  );
}
