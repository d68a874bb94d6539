import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { VIEW_KINDS } from '#features/leads/views/view-fields.values.ts';
import type { CountedView, View } from '#features/leads/views/view.schema.ts';
import { MOST_COUNTED } from '#features/leads/views/view-fields.values.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { ownerName, useTeam } from '#islands/leads/owners/team.ts';
import { useFetched } from '#islands/leads/use-fetched.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { SettingsSection } from '#islands/ui/SettingsSection.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { DeleteViewDialog } from './DeleteViewDialog.tsx';
import { AREAS, listOfView } from './view-words.ts';

export function ViewsPage({ first, ...island }: IslandProps & { first: readonly View[] }) {
  return (
    <LeadsIsland {...island}>
      <Views first={first} />
    </LeadsIsland>
  );
}

/** Every view that the reader sees, by the records that it shows. */
function Views({ first }: { first: readonly View[] }) {
  const { t } = useTexts();
  const [views, setViews] = useState(first);
  const [deleted, setDeleted] = useState<View>();
  const counted = useFetched<{ items: CountedView[] }>(
    views.length === 0 ? null : '/api/crm/views?count=true',
  );
  return (
    <div className="sm:pt-3">
      {views.length === 0 ? (
        <EmptyState title={t('views:emptyTitle')}>{t('views:emptyText')}</EmptyState>
      ) : null}
      {VIEW_KINDS.map((kind) => {
        const own = views.filter((view) => view.kind === kind);
        const title = t(`leads:${AREAS[kind]}.title`);
        return (
          <SettingsSection key={kind} title={title}>
            {own.length === 0 ? (
              <p className="text-sm text-ink-soft">{t('views:none')}</p>
            ) : (
              <ul
                aria-label={title}
                className="divide-y divide-line rounded-panel border border-line bg-surface"
              >
                {own.map((view) => (
                  <ViewRow
                    key={view.id}
                    view={view}
                    total={counted?.items.find(({ id }) => id === view.id)?.total}
                    onDelete={() => setDeleted(view)}
                  />
                ))}
              </ul>
            )}
            <p className="mt-4">
              <ButtonLink href={`/leadmanager/views/new?area=${AREAS[kind]}`} icon={Plus}>
                {t('views:new')}
                <span className="sr-only">: {title}</span>
              </ButtonLink>
            </p>
          </SettingsSection>
        );
      })}
      {deleted ? (
        <DeleteViewDialog
          view={deleted}
          onClose={() => setDeleted(undefined)}
          onDeleted={() => {
            setViews((before) => before.filter(({ id }) => id !== deleted.id));
            setDeleted(undefined);
            toast.success(t('views:deleted'));
          }}
        />
      ) : null}
    </div>
  );
}

type RowProps = { view: View; total: number | undefined; onDelete: () => void };

function ViewRow({ view, total, onDelete }: RowProps) {
  const texts = useTexts();
  const { t, tag } = texts;
  const team = useTeam();
  const { id, kind, name, isShared, isEditable, userId, faults, isGroupGone, goneColumns } = view;
  const number = new Intl.NumberFormat(tag);
  const shown = (found: number) =>
    found >= MOST_COUNTED ? `${number.format(MOST_COUNTED - 1)}+` : number.format(found);
  const edit = `/leadmanager/views/${id}`;
  return (
    <li className="flex items-start justify-between gap-3 py-2 pr-2 pl-4">
      <div className="min-w-0 py-1.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-6">
          <a
            href={listOfView(kind, id)}
            className="touch-target font-semibold wrap-anywhere text-ink no-underline underline-offset-4 hover:underline"
          >
            {name}
          </a>
          <Badge>{t(isShared ? 'views:sharedSign' : 'views:privateSign')}</Badge>
        </p>
        <p className="text-xs text-ink-soft tabular-nums">
          {team.people.length > 0 ? `${ownerName(team, userId, texts) ?? ''} · ` : ''}
          {total === undefined ? '…' : t('views:records', { count: total, shown: shown(total) })}
        </p>
        {faults.length > 0 ? <p className="text-xs text-warning-ink">{t('views:faults.title')}</p> : null}
        {isGroupGone ? <p className="text-xs text-warning-ink">{t('views:groupGone')}</p> : null}
        {goneColumns.length > 0 ? (
          <p className="text-xs text-warning-ink">{t('views:columnsGone', { count: goneColumns.length })}</p>
        ) : null}
      </div>
      <LazyMenu
        label={t('views:actions', { name })}
        entries={[
          { id: 'edit', label: t(isEditable ? 'views:edit' : 'views:saveCopy'), icon: Pencil, href: edit },
          ...(isEditable
            ? [
                {
                  id: 'delete',
                  label: t('views:delete'),
                  icon: Trash2,
                  tone: 'danger' as const,
                  onAction: onDelete,
                },
              ]
            : []),
        ]}
      />
    </li>
  );
}
