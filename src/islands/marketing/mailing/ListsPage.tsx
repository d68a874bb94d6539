import { Filter, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Audience } from '#features/loop/mailing/mailing.schema.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { AddButton } from '#islands/ui/AddButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { LIST_COUNT, LIST_TOOLS, TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useBrief } from '#islands/ui/use-brief.ts';
import { ConsentsDialog, NewListDialog, NewSegmentDialog } from './dialogs.ts';

type Named = { id: number; name: string };
type Props = { first: Audience[]; views: Named[]; campaigns: Named[] };
type Open = 'list' | 'segment' | 'consents';

export function ListsPage({ texts, username, ...props }: Props & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <Lists {...props} />
    </MarketingIsland>
  );
}

function Lists({ first, views, campaigns }: Props) {
  const { t } = useTexts();
  const [items, setItems] = useState(first);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  /** A dialog’s record is looked at next. */
  const show = ({ id }: Audience) => location.assign(`/comercia/lists/${id}`);
  return (
    <div className={TOOLS_SCREEN}>
      {items.length === 0 ? null : (
        <div className={LIST_TOOLS}>
          <p className={`${LIST_COUNT} max-sm:order-none! max-sm:basis-20! grow`}>{t('mailing:lead')}</p>
          <Menu onOpen={setOpen} />
          <AddButton label={t('mailing:lists.add')} onPress={() => setOpen('list')} />
        </div>
      )}
      {items.length === 0 ? (
        <EmptyState
          title={t('mailing:lists.emptyTitle')}
          action={
            <div className="act flex flex-wrap gap-2">
              <PlainButton variant="primary" onPress={() => setOpen('list')}>
                {t('mailing:lists.add')}
              </PlainButton>
              <PlainButton onPress={() => setOpen('segment')}>{t('mailing:lists.addSegment')}</PlainButton>
            </div>
          }
        >
          {t('mailing:lists.emptyText')}
        </EmptyState>
      ) : (
        <AudienceTable
          items={items}
          onChange={(next) => setItems(next.toSorted((a, b) => a.name.localeCompare(b.name)))}
        />
      )}
      <NewListDialog isOpen={open === 'list'} onClose={close} onMade={show} />
      <NewSegmentDialog
        isOpen={open === 'segment'}
        views={views}
        campaigns={campaigns}
        onClose={close}
        onMade={show}
      />
      <ConsentsDialog isOpen={open === 'consents'} onClose={close} />
    </div>
  );
}

function Menu({ onOpen }: { onOpen: (open: Open) => void }) {
  const { t } = useTexts();
  return (
    <LazyMenu
      label={t('ui:actions.more')}
      entries={[
        {
          id: 'segment',
          label: t('mailing:lists.addSegment'),
          icon: Filter,
          onAction: () => onOpen('segment'),
        },
        {
          id: 'consents',
          label: t('mailing:lists.check'),
          icon: ShieldCheck,
          onAction: () => onOpen('consents'),
        },
      ]}
    />
  );
}

type TableProps = { items: readonly Audience[]; onChange: (items: readonly Audience[]) => void };

function AudienceTable({ items, onChange }: TableProps) {
  const { t, tag } = useTexts();
  const brief = useBrief();
  const number = new Intl.NumberFormat(tag);
  const drop = (id: string | number) => {
    onChange(items.filter((each) => each.id !== id));
    return () => onChange(items);
  };
  const list = { drop, reload: () => Promise.resolve() };
  const removal = {
    list: useDeletion('/api/marketing/lists', { list }),
    segment: useDeletion('/api/marketing/segments', { list }),
  };
  return (
    <Table
      isList
      caption={t('mailing:title')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: t('mailing:lists.name'),
          isRowHeader: true,
          cell: ({ id, name, kind }) => (
            <span className="max-sm:contents">
              <a
                data-in="name"
                href={`/comercia/lists/${id}`}
                className="wrap-anywhere text-ink hover:text-accent-ink"
              >
                {name}
              </a>
              <span data-in="about" className="font-normal sm:hidden!">
                {t(`mailing:kinds.${kind}`)}
              </span>
            </span>
          ),
        },
        {
          id: 'kind',
          label: t('mailing:lists.kind'),
          isSecondary: true,
          cell: ({ kind, record }) =>
            record === null
              ? t(`mailing:kinds.${kind}`)
              : `${t(`mailing:kinds.${kind}`)} · ${t(`mailing:records.${record}`)}`,
        },
        {
          id: 'people',
          label: t('mailing:lists.people'),
          isNumeric: true,
          onPhone: 'fact',
          cell: ({ people }) => number.format(people),
        },
        {
          id: 'updated',
          label: t('mailing:lists.updated'),
          isSecondary: true,
          isNumeric: true,
          cell: ({ updatedAt }) => brief(updatedAt),
        },
        {
          id: 'actions',
          label: t('ui:actions.more'),
          isLabelHidden: true,
          onPhone: 'acts',
          cell: ({ id, name, kind }) => (
            <span className="flex justify-end">
              <LazyMenu
                label={t('mailing:lists.actions', { name })}
                entries={[
                  {
                    id: 'delete',
                    label: t('ui:actions.delete'),
                    icon: Trash2,
                    tone: 'danger',
                    onAction: () => void removal[kind].remove(id, t('mailing:lists.deleted', { name })),
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
