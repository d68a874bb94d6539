import { Upload, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { Audience, MailPerson } from '#features/loop/mailing/mailing.schema.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { LIST_TOOLS, TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { ImportPeopleDialog } from './dialogs.ts';

type Props = { first: Audience; people: Page<MailPerson> };

export function ListPage({ texts, username, ...props }: Props & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <People {...props} />
    </MarketingIsland>
  );
}

function People({ first, people: firstPeople }: Props) {
  const { t } = useTexts();
  const [people, setPeople] = useState(firstPeople);
  const [total, setTotal] = useState(first.people);
  const [isImporting, setImporting] = useState(false);
  const [isPending, setPending] = useState(false);
  const isList = first.kind === 'list';
  const path = `/api/marketing/${isList ? 'lists' : 'segments'}/${first.id}/people`;

  async function load(cursor: string | null): Promise<void> {
    setPending(true);
    try {
      const query = cursor === null ? '?count=true' : `?cursor=${encodeURIComponent(cursor)}`;
      const next = await api<Page<MailPerson>>('GET', path + query);
      setPeople((before) => (cursor === null ? next : { ...next, items: [...before.items, ...next.items] }));
      setTotal((before) => next.total ?? before);
    } catch (error) {
      toast.error(t('mailing:results.failedAct'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  async function remove({ id, email }: MailPerson): Promise<void> {
    try {
      await api('POST', `${path}/remove`, { body: { ids: [id] } });
      setPeople((before) => ({ ...before, items: before.items.filter((each) => each.id !== id) }));
      setTotal((before) => before - 1);
      toast.success(t('mailing:list.removed', { email }));
    } catch (error) {
      toast.error(t('mailing:results.failedAct'), errorText(error, t));
    }
  }

  const importing = (
    <PlainButton className="act" variant="primary" icon={Upload} onPress={() => setImporting(true)}>
      {t('mailing:lists.imports')}
    </PlainButton>
  );
  return (
    <div className={TOOLS_SCREEN}>
      {people.items.length === 0 ? (
        <EmptyState
          title={t(isList ? 'mailing:list.emptyTitle' : 'mailing:list.segmentEmptyTitle')}
          action={isList ? importing : null}
        >
          {t(isList ? 'mailing:list.emptyText' : 'mailing:list.segmentEmptyText')}
        </EmptyState>
      ) : (
        <>
          <div className={`${LIST_TOOLS} justify-between`}>
            <p className="text-sm text-ink-soft">{t('mailing:lists.count', { count: total })}</p>
            {isList ? importing : null}
          </div>
          <PeopleTable
            name={first.name}
            people={people.items}
            onRemove={isList ? (person) => void remove(person) : undefined}
          />
          {people.nextCursor === null ? null : (
            <Button
              className="reading justify-self-start"
              isPending={isPending}
              onPress={() => void load(people.nextCursor)}
            >
              {t('mailing:list.more')}
            </Button>
          )}
        </>
      )}
      <ImportPeopleDialog
        isOpen={isImporting}
        listId={first.id}
        onClose={() => setImporting(false)}
        onImported={() => void load(null)}
      />
    </div>
  );
}

type TableProps = {
  name: string;
  people: readonly MailPerson[];
  onRemove: ((person: MailPerson) => void) | undefined;
};

function PeopleTable({ name, people, onRemove }: TableProps) {
  const { t } = useTexts();
  const agreed = ({ isOptedOut, consents }: MailPerson) =>
    isOptedOut ? (
      <Badge tone="warning">{t('mailing:list.optedOut')}</Badge>
    ) : consents.length === 0 ? (
      <span className="text-ink-soft">{t('mailing:list.none')}</span>
    ) : (
      consents.map((purpose) => t(`mailing:purposes.${purpose}`)).join(', ')
    );
  return (
    <Table
      isList
      caption={name}
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'email',
          label: t('mailing:list.email'),
          isRowHeader: true,
          cell: ({ email, name: ofPerson }) => (
            <span className="max-sm:contents">
              <span data-in="name" className="wrap-anywhere">
                {email}
              </span>
              <span data-in="about" className="font-normal sm:hidden!">
                {ofPerson}
              </span>
            </span>
          ),
        },
        {
          id: 'name',
          label: t('mailing:list.person'),
          isSecondary: true,
          cell: (person) => person.name,
        },
        { id: 'consents', label: t('mailing:list.consents'), onPhone: 'next', cell: agreed },
        ...(onRemove
          ? [
              {
                id: 'acts',
                label: t('ui:actions.more'),
                isLabelHidden: true,
                onPhone: 'acts' as const,
                cell: (person: MailPerson) => (
                  <span className="act flex justify-end">
                    <IconButton
                      label={t('mailing:list.remove', { email: person.email })}
                      icon={UserMinus}
                      onPress={() => onRemove(person)}
                    />
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
