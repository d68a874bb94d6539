import { useState } from 'react';
import type { CatalogueEntry } from '#features/consulting/report/catalogue/override.schema.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { api } from '#islands/api.ts';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { LIST_TOOLS, TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { SearchField } from '#islands/ui/SearchField.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { foldText } from '#shared/texts/text.ts';
import { CatalogueForm, type SentFigures } from './CatalogueForm.tsx';

type Props = { username: string; first: readonly CatalogueEntry[] };

export function CataloguePage({
  texts,
  ...props
}: Props & { texts: PageTexts<'ui' | 'accounts' | 'account'> }) {
  return (
    <TextsProvider dictionary={texts}>
      <Interventions {...props} />
      <SessionDialog username={props.username} />
    </TextsProvider>
  );
}

const pathOf = ({ id }: CatalogueEntry): string => `/api/admin/catalogue/${id}`;

function Interventions({ first }: Props) {
  const { t } = useTexts();
  const [entries, setEntries] = useState(first);
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<CatalogueEntry | null>(null);
  const { isPending, errors, setErrors, run } = useAct(t('account:catalogue.failed'));
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const shown = entries.filter(({ id, title, process }) => {
    const text = foldText(`${title} ${id} ${process}`);
    return words.every((word) => text.includes(word));
  });
  const replace = (entry: CatalogueEntry) =>
    setEntries((all) => all.map((each) => (each.id === entry.id ? entry : each)));
  const close = () => {
    setEdited(null);
    setErrors({});
  };

  const save = (entry: CatalogueEntry, body: SentFigures) =>
    run(async () => {
      replace(await api<CatalogueEntry>('PATCH', pathOf(entry), { isAccountAct: true, body }));
      toast.success(t('account:catalogue.saved'));
      close();
    });
  const putBack = (entry: CatalogueEntry) =>
    run(async () => {
      await api('DELETE', pathOf(entry), { isAccountAct: true });
      const { items } = await api<{ items: CatalogueEntry[] }>('GET', '/api/admin/catalogue');
      setEntries(items);
      toast.success(t('account:catalogue.putBackDone'));
      close();
    });

  return (
    <div className={TOOLS_SCREEN}>
      <div data-list-tools className={LIST_TOOLS}>
        <SearchField
          label={t('account:catalogue.search')}
          value={search}
          onChange={setSearch}
          className="max-w-96 flex-1"
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={t('ui:list.noMatchOf', { q: search.trim() })}
          action={<PlainButton onPress={() => setSearch('')}>{t('ui:list.clear')}</PlainButton>}
        >
          {t('ui:list.noMatchText')}
        </EmptyState>
      ) : (
        <Table<CatalogueEntry, string>
          caption={t('account:catalogue.title')}
          rows={shown}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'title',
              label: t('account:catalogue.columns.title'),
              isRowHeader: true,
              cell: ({ title, id }) => (
                <span className="grid min-w-36 wrap-anywhere">
                  {title}
                  <span className="text-xs font-normal text-ink-soft">{id}</span>
                </span>
              ),
            },
            {
              id: 'figures',
              label: t('account:catalogue.columns.figures'),
              cell: ({ isConfirmed, figures }) => (
                <span className="grid justify-items-start gap-1 wrap-anywhere">
                  <Badge tone={isConfirmed ? 'success' : 'warning'}>
                    {t(isConfirmed ? 'account:catalogue.confirmed' : 'account:catalogue.example')}
                  </Badge>
                  {isConfirmed && <span className="text-xs text-ink-soft">{figures.figuresSource}</span>}
                </span>
              ),
            },
            {
              id: 'actions',
              label: t('account:catalogue.columns.actions'),
              cell: (entry) => (
                <PlainButton
                  variant="quiet"
                  aria-label={t('account:catalogue.editOf', { title: entry.title })}
                  onPress={() => setEdited(entry)}
                >
                  {t('account:catalogue.edit')}
                </PlainButton>
              ),
            },
          ]}
        />
      )}
      <Dialog
        title={t('account:catalogue.editTitle')}
        description={edited?.title}
        isOpen={edited !== null}
        onOpenChange={close}
      >
        {edited && (
          <CatalogueForm
            entry={edited}
            errors={errors}
            isPending={isPending}
            onCancel={close}
            onSave={(body) => void save(edited, body)}
            onPutBack={() => void putBack(edited)}
          />
        )}
      </Dialog>
    </div>
  );
}
