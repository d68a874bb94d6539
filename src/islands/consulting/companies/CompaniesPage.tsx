import { useState } from 'react';
import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import { COMPANY_SORTS, WAITING, type CompaniesView } from '#features/consulting/companies/company.values.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import type { Page } from '#shared/api.ts';
import { countWords } from '#islands/lists/count-words.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { FilterNotice } from '#islands/lists/FilterNotice.tsx';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { AddButton } from '#islands/ui/AddButton.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { CompaniesTable } from './CompaniesTable.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import { rememberView } from './companies-view.ts';
import { companyDialog, deleteCompany } from './company-parts.ts';
import { moveCompany } from './move-part.ts';
import { CompanyCard } from './CompanyCard.tsx';

type ListProps = { first: Page<CompanySummary>; filters: Filters; view: CompaniesView };
type Props = ListProps & { texts: PageTexts<'ui' | 'accounts' | 'consulting'>; username: string };

export function CompaniesPage({ texts, username, ...list }: Props) {
  return (
    <TextsProvider dictionary={texts}>
      <Companies {...list} />
      <SessionDialog username={username} />
    </TextsProvider>
  );
}

function Companies({ first, filters, view: firstView }: ListProps) {
  const { t } = useTexts();
  const list = useListPage(first, { path: '/api/companies', filters, isCounted: true });
  const [view, setView] = useState(firstView);
  const [edited, setEdited] = useState<CompanySummary | null | undefined>(undefined);
  const [toDelete, setToDelete] = useState<CompanySummary | null>(null);
  const editing = useOpening(companyDialog);
  const [toMove, setToMove] = useState<CompanySummary | null>(null);
  const deleting = useOpening(deleteCompany);
  const moving = useOpening(moveCompany);
  const { remove } = useDeletion('/api/companies', { list });
  const isEmpty = list.items.length === 0 && list.status === 'ready' && !list.isNarrowed;
  const sort = COMPANY_SORTS.find((each) => each === list.filters['sort']) ?? 'name';
  const waiting = WAITING.find((each) => each === list.filters['waiting']);
  const notice = {
    words: waiting ? [t(`consulting:companies.waiting.${waiting}`)] : [],
    onClear: list.clear,
  };
  const edit = (company: CompanySummary | null) => void editing.whenLoaded(() => setEdited(company));
  const askToDelete = (company: CompanySummary) => void deleting.whenLoaded(() => setToDelete(company));
  const askToMove = (company: CompanySummary) => void moving.whenLoaded(() => setToMove(company));
  const adding = {
    ...prefetchOnIntent(companyDialog),
    isPending: editing.isOpening,
    onPress: () => edit(null),
  };

  return (
    <div className={TOOLS_SCREEN}>
      {isEmpty ? null : (
        <ListTools
          list={list}
          search={t('consulting:companies.search')}
          sorts={COMPANY_SORTS.map((id) => ({ id, label: t(`consulting:companies.sorts.${id}`) }))}
          notice={notice}
          count={countWords(list, t, (numbers) => t('consulting:companies.count', numbers))}
          acts={<AddButton label={t('consulting:companies.add')} {...adding} />}
          view={
            <ViewSwitch
              view={view}
              onView={(next) => {
                setView(next);
                rememberView(next);
              }}
            />
          }
        />
      )}
      <FilterNotice {...notice} />
      <ListStates
        list={list}
        empty={
          <EmptyState
            title={t('consulting:companies.emptyTitle')}
            action={
              <PlainButton variant="primary" {...adding}>
                {t('consulting:companies.addFirst')}
              </PlainButton>
            }
          >
            {t('consulting:companies.emptyText')}
          </EmptyState>
        }
      >
        {(companies) =>
          view === 'table' ? (
            <CompaniesTable
              companies={companies}
              sort={sort}
              onSort={(next) => list.setFilter('sort', next)}
              onEdit={edit}
              onMove={askToMove}
              onDelete={askToDelete}
            />
          ) : (
            <ul className="list-rows grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]">
              {companies.map((company) => (
                <li key={company.id}>
                  <CompanyCard
                    company={company}
                    onEdit={() => edit(company)}
                    onMove={() => askToMove(company)}
                    onDelete={() => askToDelete(company)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </ListStates>
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
      <moveCompany.Part
        company={toMove}
        onClose={() => setToMove(null)}
        onMoved={() => {
          setToMove(null);
          void list.reload();
        }}
      />
      <deleteCompany.Part
        company={toDelete}
        onClose={() => setToDelete(null)}
        onConfirm={({ id, name }) => remove(id, t('consulting:company.deleted', { name }))}
      />
    </div>
  );
}
