import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import type { CompaniesView } from '#features/consulting/companies/company.values.ts';
import type { Dictionary } from '#i18n/index.ts';
import type { Page } from '#shared/api.ts';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { CompaniesTable } from './CompaniesTable.tsx';
import { CompaniesToolbar } from './CompaniesToolbar.tsx';
import { rememberView } from './companies-view.ts';
import { companyDialog, deleteCompany } from './company-parts.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { useCompanies, type CompaniesQuery } from './use-companies.ts';
import { useCompanyUndo } from './use-company-undo.ts';

type ListProps = { first: Page<CompanySummary>; query: CompaniesQuery; view: CompaniesView };
type Props = ListProps & { texts: Dictionary<'ui' | 'accounts' | 'consulting'>; username: string };

export function CompaniesPage({ texts, username, ...list }: Props) {
  return (
    <TextsProvider dictionary={texts}>
      <Companies {...list} />
      <SessionDialog username={username} />
    </TextsProvider>
  );
}

function Companies({ first, query, view: firstView }: ListProps) {
  const { t } = useTexts();
  const list = useCompanies(first, query);
  const [view, setView] = useState(firstView);
  const [edited, setEdited] = useState<CompanySummary | null | undefined>(undefined);
  const [doomed, setDoomed] = useState<CompanySummary | null>(null);
  const editing = useOpening(companyDialog);
  const deleting = useOpening(deleteCompany);
  const offerUndo = useCompanyUndo(() => void list.reload());
  const isSearching = list.q.trim() !== '';
  const isEmpty = list.companies.length === 0 && list.status === 'ready';
  const edit = (company: CompanySummary | null) => void editing.whenLoaded(() => setEdited(company));
  const doom = (company: CompanySummary) => void deleting.whenLoaded(() => setDoomed(company));
  const adding = {
    ...prefetchOnIntent(companyDialog),
    isPending: editing.isOpening,
    onPress: () => edit(null),
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-xl">{t('consulting:companies.title')}</h1>
          <p className="mt-1 max-w-[60ch] text-sm text-ink-soft">{t('consulting:companies.lead')}</p>
        </div>
        <PlainButton variant={isEmpty && !isSearching ? 'secondary' : 'primary'} icon={Plus} {...adding}>
          {t('consulting:companies.add')}
        </PlainButton>
      </header>
      {!isEmpty || isSearching ? (
        <CompaniesToolbar
          q={list.q}
          onSearch={list.setQ}
          sort={list.sort}
          onSort={list.setSort}
          view={view}
          onView={(next) => {
            setView(next);
            rememberView(next);
          }}
          isLoading={list.status === 'loading'}
        />
      ) : null}
      <p role="status" className="sr-only">
        {isSearching && list.status === 'ready' && !list.hasMore
          ? t('consulting:companies.count', { count: list.companies.length })
          : null}
      </p>
      {list.status === 'error' ? (
        <EmptyState
          seed="error"
          title={t('consulting:companies.loadFailed')}
          action={<PlainButton onPress={() => void list.reload()}>{t('ui:actions.retry')}</PlainButton>}
        >
          {t('ui:errors.network')}
        </EmptyState>
      ) : isEmpty && isSearching ? (
        <EmptyState
          seed="search"
          title={t('consulting:companies.noMatchTitle', { q: list.q })}
          action={
            <PlainButton onPress={() => list.setQ('')}>{t('consulting:companies.clearSearch')}</PlainButton>
          }
        >
          {t('consulting:companies.noMatchText')}
        </EmptyState>
      ) : isEmpty ? (
        <EmptyState
          seed="companies"
          title={t('consulting:companies.emptyTitle')}
          action={
            <PlainButton variant="primary" {...adding}>
              {t('consulting:companies.addFirst')}
            </PlainButton>
          }
        >
          {t('consulting:companies.emptyText')}
        </EmptyState>
      ) : view === 'table' ? (
        <CompaniesTable
          companies={list.companies}
          sort={list.sort}
          onSort={list.setSort}
          onEdit={edit}
          onDelete={doom}
        />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]">
          {list.companies.map((company) => (
            <li key={company.id}>
              <CompanyCard company={company} onEdit={() => edit(company)} onDelete={() => doom(company)} />
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && list.status !== 'error' ? (
        <PlainButton
          onPress={() => void list.loadMore()}
          isPending={list.status === 'loading'}
          className="justify-self-center"
        >
          {t('consulting:companies.more')}
        </PlainButton>
      ) : null}
      <companyDialog.Part
        company={edited}
        onClose={() => setEdited(undefined)}
        onSaved={(saved) => {
          const isNew = edited === null;
          setEdited(undefined);
          if (isNew) location.assign(`/empresa/${saved.id}`);
          else void list.reload();
        }}
      />
      <deleteCompany.Part
        company={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={(deleted) => {
          setDoomed(null);
          list.drop(deleted.id);
          offerUndo(deleted);
        }}
      />
    </div>
  );
}
