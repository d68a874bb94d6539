import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  appendCards,
  cardAbove,
  cardOf,
  movedCard,
  placeCard,
  removeCard,
} from '#features/leads/opportunities/board.rules.ts';
import type { Board, BoardColumn, Opportunity } from '#features/leads/opportunities/opportunity.schema.ts';
import { api, ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';

const TYPING_PAUSE_MS = 200;

export type Move = { id: number; stage: string; afterId: number | null; lostReason?: string };

/**
 * The columns of a board. A move shows at once and is taken back where the server refuses it; moves are sent one after
 * the other, so that the last one wins on the server too.
 */
export function useBoard(initial: Board, askedQ: string) {
  const { t, tDynamic } = useTexts();
  const [columns, setColumns] = useState<BoardColumn[]>(initial.columns);
  const [q, setQ] = useState(askedQ);
  const [status, setStatus] = useState<'ready' | 'loading' | 'error'>('ready');
  const [loadingStage, setLoadingStage] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const running = useRef<AbortController | null>(null);
  const isFirst = useRef(true);
  const path = `/api/crm/pipelines/${initial.pipeline.id}/board`;

  async function reload() {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setStatus('loading');
    try {
      const query = new URLSearchParams(q.trim() === '' ? {} : { q: q.trim() });
      const board = await api<Board>('GET', `${path}?${query}`, { signal });
      setColumns(board.columns);
      setStatus('ready');
    } catch {
      if (!signal.aborted) setStatus('error');
    }
  }
  const onSearched = useEffectEvent(() => void reload());

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const url = new URL(location.href);
    if (q.trim() === '') url.searchParams.delete('q');
    else url.searchParams.set('q', q.trim());
    history.replaceState(history.state, '', url);
    const timer = setTimeout(() => onSearched(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q]);

  async function loadMore({ stage, cards }: BoardColumn) {
    setLoadingStage(stage.key);
    try {
      const query = new URLSearchParams({
        pipelineId: String(initial.pipeline.id),
        stage: stage.key,
        sort: 'board',
        cursor: cards.nextCursor ?? '',
        ...(q.trim() !== '' && { q: q.trim() }),
      });
      const page = await api<BoardColumn['cards']>('GET', `/api/crm/opportunities?${query}`);
      setColumns((before) => appendCards(before, stage.key, page));
    } catch (error) {
      toast.error(t('ui:list.loadFailed'), errorText(error, t));
    } finally {
      setLoadingStage(null);
    }
  }

  const nameOf = (key: string): string => {
    const found = columns.find(({ stage }) => stage.key === key)?.stage;
    return found ? stageName(found, tDynamic) : key;
  };

  function move({ id, stage, afterId, lostReason }: Move) {
    const card = cardOf(columns, id);
    if (!card || afterId === id) return;
    const above = cardAbove(columns, id);
    if (card.stage === stage && above === afterId) return;
    setColumns((before) => placeCard(before, movedCard(before, card, stage), afterId));
    setAnnouncement(t('leads:opportunities.moved', { name: card.title, stage: nameOf(stage) }));
    queue.current = queue.current.then(async () => {
      try {
        const body = { stage, afterId, ...(lostReason !== undefined && { lostReason }) };
        const moved = await api<Opportunity>('POST', `/api/crm/opportunities/${id}/move`, { body });
        setColumns((before) => placeCard(before, moved, cardAbove(before, id)));
      } catch (error) {
        // It, or the card that it was put below, was deleted elsewhere: what is there now is shown.
        if (error instanceof ApiError && error.status === 404) {
          setAnnouncement(t('leads:list.gone'));
          toast.error(t('leads:list.gone'), t('leads:list.notFoundText'));
          return reload();
        }
        setColumns((before) => placeCard(before, card, above));
        setAnnouncement(t('leads:opportunities.moveFailed'));
        toast.error(t('leads:opportunities.moveFailed'), errorText(error, t));
      }
    });
  }

  return {
    columns,
    q,
    setQ,
    status,
    loadingStage,
    announcement,
    reload,
    loadMore,
    move,
    /** Made or edited in a form: on top of its column, or where it stood. */
    show: (card: Opportunity) =>
      setColumns((before) => {
        const stays = cardOf(before, card.id)?.stage === card.stage;
        return placeCard(before, card, stays ? cardAbove(before, card.id) : null);
      }),
    drop: (id: number) => setColumns((before) => removeCard(before, id)),
  };
}
