import { useState } from 'react';
import type { DuplicatePair } from '#features/leads/merge/duplicates.schema.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { loadPages } from '#islands/pages.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { ScreenHead } from '#islands/ui/ScreenHead.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { DuplicateChoice } from './DuplicateChoice.tsx';
import { mergeDialog } from './merge-parts.ts';
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
  const { page, isLoading, reload, loadMore, setDistinct } = useDuplicates(area, first);
  const [merging, setMerging] = useState<readonly [number, number] | null>(null);
  const opening = useOpening(mergeDialog);
  const total = page.total ?? page.items.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenHead
        title={t(`leads:duplicates.${area}`)}
        lead={total > 0 ? t('leads:duplicates.count', { count: total }) : t('leads:duplicates.lead')}
      >
        <ButtonLink href={`/leadmanager/${area}`}>{t(`leads:${area}.back`)}</ButtonLink>
      </ScreenHead>
      {page.items.length === 0 ? (
        <EmptyState seed="duplicates" title={t('leads:duplicates.emptyTitle')}>
          {t(`leads:duplicates.empty.${area}`)}
        </EmptyState>
      ) : (
        <ul aria-busy={isLoading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {page.items.map((pair) => (
            <DuplicateChoice
              key={keyOf(pair)}
              pair={pair}
              kind={area === 'contacts' ? 'contact' : 'company'}
              isOpening={opening.isOpening}
              onMerge={(keepId, dropId) => void opening.whenLoaded(() => setMerging([keepId, dropId]))}
              onDistinct={() => void setDistinct(pair)}
            />
          ))}
        </ul>
      )}
      {page.nextCursor === null ? null : (
        <Button className="justify-self-center" isPending={isLoading} onPress={() => void loadMore()}>
          {t('leads:list.more')}
        </Button>
      )}
      <mergeDialog.Part
        area={area}
        pair={merging}
        onClose={() => setMerging(null)}
        onMerged={() => {
          setMerging(null);
          void reload();
        }}
        onUndone={() => void reload()}
      />
    </div>
  );
}

function useDuplicates(area: Area, first: Page<DuplicatePair>) {
  const { t } = useTexts();
  const [page, setPage] = useState(first);
  const [isLoading, setLoading] = useState(false);

  async function load(start: Page<DuplicatePair>, wanted: number) {
    setLoading(true);
    try {
      const addressOf = (cursor: string | null) =>
        `/api/crm/duplicates?${new URLSearchParams({ kind: area, ...(cursor === null ? { count: 'true' } : { cursor }) })}`;
      setPage(await loadPages<DuplicatePair>(addressOf, start, wanted, new AbortController().signal));
    } catch (error) {
      toast.error(t('leads:list.loadFailed'), errorText(error, t));
    } finally {
      setLoading(false);
    }
  }
  const reload = () => load({ items: [], nextCursor: null }, page.items.length);

  async function mark(pair: DuplicatePair, isDistinct: boolean): Promise<boolean> {
    try {
      const body = { kind: area, firstId: pair.first.id, secondId: pair.second.id, isDistinct };
      await api('POST', '/api/crm/duplicates/distinct', { body });
      await reload();
      return true;
    } catch (error) {
      toast.error(t('leads:duplicates.failed'), errorText(error, t));
      return false;
    }
  }

  async function setDistinct(pair: DuplicatePair) {
    if (!(await mark(pair, true))) return;
    toast.undo({
      message: t('leads:duplicates.marked'),
      undoLabel: t('ui:actions.undo'),
      onUndo: () => void mark(pair, false),
    });
  }

  return { page, isLoading, reload, loadMore: () => load(page, page.items.length + 1), setDistinct };
}
