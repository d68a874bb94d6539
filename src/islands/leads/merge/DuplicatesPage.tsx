import { useState } from 'react';
import type { DuplicatePair } from '#features/leads/merge/duplicates.schema.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { useListPage } from '#islands/lists/use-list-page.ts';
import { useUndo } from '#islands/lists/use-undo.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { DuplicateChoice } from './DuplicateChoice.tsx';
import { mergeDialog } from './lazy-merge-dialog.ts';
import type { Area } from './merge-rows.ts';

type Props = { area: Area; first: Page<DuplicatePair> };

export function DuplicatesPage({ area, first, ...island }: IslandProps & Props) {
  return (
    <LeadsIsland {...island}>
      <Duplicates area={area} first={first} />
    </LeadsIsland>
  );
}

const keyOf = ({ first, second }: DuplicatePair): string => `${first.id}-${second.id}`;

function Duplicates({ area, first }: Props) {
  const { t } = useTexts();
  const { list, setDistinct } = useDuplicates(area, first);
  const reload = () => void list.reload();
  const [merging, setMerging] = useState<readonly [number, number] | null>(null);
  const opening = useOpening(mergeDialog);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListStates
        list={list}
        empty={
          <EmptyState title={t('leads:duplicates.emptyTitle')}>
            {t(`leads:duplicates.empty.${area}`)}
          </EmptyState>
        }
      >
        {(pairs) => (
          <div aria-busy={list.status === 'loading'} className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {[...new Set(pairs.map(({ reason }) => reason))].map((reason) => (
              <section key={reason} aria-labelledby={`duplicates-${reason}`}>
                <h2
                  id={`duplicates-${reason}`}
                  className="mb-2 font-text text-sm font-semibold tracking-normal"
                >
                  {t(`leads:duplicates.reasons.${reason}`)}
                </h2>
                <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
                  {pairs
                    .filter((pair) => pair.reason === reason)
                    .map((pair) => (
                      <DuplicateChoice
                        key={keyOf(pair)}
                        pair={pair}
                        kind={area === 'contacts' ? 'contact' : 'company'}
                        isOpening={opening.isOpening}
                        onMerge={(keepId, dropId) =>
                          void opening.whenLoaded(() => setMerging([keepId, dropId]))
                        }
                        onDistinct={() => void setDistinct(pair)}
                      />
                    ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </ListStates>
      <mergeDialog.Part
        area={area}
        pair={merging}
        onClose={() => setMerging(null)}
        onMerged={() => {
          setMerging(null);
          reload();
        }}
        onUndone={reload}
      />
    </div>
  );
}

function useDuplicates(area: Area, first: Page<DuplicatePair>) {
  const { t } = useTexts();
  const list = useListPage<DuplicatePair>(first, {
    path: '/api/crm/duplicates',
    fixed: { kind: area },
    keyOf,
  });
  const offerUndo = useUndo();

  async function mark(pair: DuplicatePair, isDistinct: boolean): Promise<void> {
    const body = { kind: area, firstId: pair.first.id, secondId: pair.second.id, isDistinct };
    await api('POST', '/api/crm/duplicates/distinct', { body });
    await list.reload();
  }

  async function setDistinct(pair: DuplicatePair) {
    try {
      await mark(pair, true);
    } catch (error) {
      toast.error(t('leads:duplicates.failed'), errorText(error, t));
      return;
    }
    offerUndo({
      message: t('leads:duplicates.marked'),
      undo: () => mark(pair, false),
      failed: t('leads:duplicates.failed'),
    });
  }
  return { list, setDistinct };
}
