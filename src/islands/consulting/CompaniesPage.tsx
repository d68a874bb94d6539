import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CompanySummary } from '#features/consulting/company.schema.ts';
import { COMPANY_SORTS } from '#features/consulting/company.values.ts';
import type { Dictionary } from '#i18n/index.ts';
import type { Page } from '#shared/api.ts';
import { SessionDialog } from '../accounts/SessionDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Select } from '../ui/Select.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { TextsProvider, useTexts } from '../ui/texts.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import { CompanyDialog } from './CompanyDialog.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { useCompanies } from './use-companies.ts';

type Props = {
  texts: Dictionary<'ui' | 'accounts' | 'consulting'>;
  username: string;
  first: Page<CompanySummary>;
};

export function CompaniesPage({ texts, username, first }: Props) {
  return (
    <TextsProvider dictionary={texts}>
      <Companies first={first} />
      <SessionDialog username={username} />
    </TextsProvider>
  );
}

function Companies({ first }: { first: Page<CompanySummary> }) {
  const { t } = useTexts();
  const list = useCompanies(first);
  const [edited, setEdited] = useState<CompanySummary | null | undefined>(undefined);
  const [doomed, setDoomed] = useState<CompanySummary | null>(null);
  const isSearching = list.q.trim() !== '';
  const isEmpty = list.companies.length === 0 && list.status === 'ready';

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{t('consulting:companies.title')}</h1>
          <p className="mt-1 max-w-[60ch] text-sm text-ink-soft">{t('consulting:companies.lead')}</p>
        </div>
        <Button
          variant={isEmpty && !isSearching ? 'secondary' : 'primary'}
          icon={Plus}
          onPress={() => setEdited(null)}
        >
          {t('consulting:companies.add')}
        </Button>
      </header>
      {!isEmpty || isSearching ? (
        <div className="flex flex-wrap items-center gap-3">
          <SearchField
            label={t('consulting:companies.search')}
            value={list.q}
            onChange={list.setQ}
            className="min-w-56 flex-1 sm:max-w-sm"
          />
          <Select
            label={t('consulting:companies.sort')}
            isCompact
            value={list.sort}
            onChange={list.setSort}
            options={COMPANY_SORTS.map((id) => ({ id, label: t(`consulting:companies.sorts.${id}`) }))}
            className="w-60 max-sm:w-full"
          />
          {list.status === 'loading' ? <Spinner label={t('ui:states.loading')} className="size-5" /> : null}
        </div>
      ) : null}
      {list.status === 'error' ? (
        <EmptyState
          seed="error"
          title={t('consulting:companies.loadFailed')}
          action={<Button onPress={() => void list.reload()}>{t('ui:actions.retry')}</Button>}
        >
          {t('ui:errors.network')}
        </EmptyState>
      ) : isEmpty && isSearching ? (
        <EmptyState
          seed="search"
          title={t('consulting:companies.noMatchTitle', { q: list.q })}
          action={<Button onPress={() => list.setQ('')}>{t('consulting:companies.clearSearch')}</Button>}
        >
          {t('consulting:companies.noMatchText')}
        </EmptyState>
      ) : isEmpty ? (
        <EmptyState
          seed="companies"
          title={t('consulting:companies.emptyTitle')}
          action={
            <Button variant="primary" onPress={() => setEdited(null)}>
              {t('consulting:companies.addFirst')}
            </Button>
          }
        >
          {t('consulting:companies.emptyText')}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]">
          {list.companies.map((company) => (
            <li key={company.id}>
              <CompanyCard
                company={company}
                onEdit={() => setEdited(company)}
                onDelete={() => setDoomed(company)}
              />
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && list.status !== 'error' ? (
        <Button
          onPress={() => void list.loadMore()}
          isPending={list.status === 'loading'}
          className="justify-self-center"
        >
          {t('consulting:companies.more')}
        </Button>
      ) : null}
      <CompanyDialog
        company={edited}
        onClose={() => setEdited(undefined)}
        onSaved={(saved) => {
          const isNew = edited === null;
          setEdited(undefined);
          if (isNew) location.assign(`/empresa/${saved.id}`);
          else void list.reload();
        }}
      />
      <DeleteCompany
        company={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={() => {
          setDoomed(null);
          void list.reload();
        }}
      />
    </div>
  );
}
