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
import type { Filters } from '#islands/lists/list-query.ts';
import { toast } from '#islands/ui/toast.ts';
import { askedFields, type AskedMove } from '#islands/leads/opportunities/asked-fields.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';

const TYPING_PAUSE_MS = 200;

/** A card with moves under way, as the server last had it. */
type Standing = { card: Opportunity; above: number | null; moves: number };

/** Of the query. */
export type BoardFilters = Filters & { q: string; owner: string; source: string };

const NONE = { q: '', owner: '', source: '' };

export type Move = { id: number; stage: string; afterId: number | null; lostReason?: string };

/**
 * State of a board. Moves are optimistic and reverted if the server rejects them; they are sent one after the other, so
 * that the last one wins on the server too.
 */
export function useBoard(
  initial: Board,
  asked: BoardFilters,
  /** A stage asks for fields that the card has not; it stands where it was. */
  onAsked?: (move: AskedMove) => void,
) {
  const { t, tDynamic } = useTexts();
  const [columns, setColumns] = useState<BoardColumn[]>(initial.columns);
  const [filters, setFilters] = useState(asked);
  const given = Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );
  const [status, setStatus] = useState<'ready' | 'loading' | 'error'>('ready');
  const [loadingStage, setLoadingStage] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const standings = useRef(new Map<number, Standing>());
  const running = useRef<AbortController | null>(null);
  const isFirst = useRef(true);
  const path = `/api/crm/pipelines/${initial.pipeline.id}/board`;

  async function reload() {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setStatus('loading');
    try {
      const query = new URLSearchParams(given);
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
    for (const [name, value] of Object.entries(filters)) {
      // The address says under the same name that it is the board.
      if (name === 'view') continue;
      if (value.trim() === '') url.searchParams.delete(name);
      else url.searchParams.set(name, value.trim());
    }
    history.replaceState(history.state, '', url);
    const timer = setTimeout(() => onSearched(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [filters]);

  async function loadMore({ stage, cards }: BoardColumn) {
    setLoadingStage(stage.key);
    try {
      const query = new URLSearchParams({
        pipelineId: String(initial.pipeline.id),
        stage: stage.key,
        sort: 'board',
        cursor: cards.nextCursor ?? '',
        ...given,
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

  /** One move of the card is over; answers where the card stands on the server once none is left. */
  function settle(id: number, stored?: Pick<Standing, 'card' | 'above'>): Standing | undefined {
    const before = standings.current.get(id);
    if (!before) return undefined;
    const now = { ...before, ...stored, moves: before.moves - 1 };
    if (now.moves > 0) standings.current.set(id, now);
    else standings.current.delete(id);
    return now.moves > 0 ? undefined : now;
  }

  function move({ id, stage, afterId, lostReason }: Move) {
    const card = cardOf(columns, id);
    if (!card || afterId === id) return;
    const above = cardAbove(columns, id);
    if (card.stage === stage && above === afterId) return;
    const { moves, ...standing } = standings.current.get(id) ?? { card, above, moves: 0 };
    standings.current.set(id, { ...standing, moves: moves + 1 });
    setColumns((before) => placeCard(before, movedCard(before, card, stage), afterId));
    setAnnouncement(t('leads:opportunities.moved', { name: card.title, stage: nameOf(stage) }));
    queue.current = queue.current.then(async () => {
      try {
        const body = { stage, afterId, ...(lostReason !== undefined && { lostReason }) };
        const moved = await api<Opportunity>('POST', `/api/crm/opportunities/${id}/move`, { body });
        // An answer that a further move has overtaken would take the card back for a moment.
        if (settle(id, { card: moved, above: afterId }))
          setColumns((before) => placeCard(before, moved, cardAbove(before, id)));
      } catch (error) {
        const last = settle(id);
        // It, or the card that it was put below, was deleted elsewhere: what is there now is shown.
        if (error instanceof ApiError && error.isGone) {
          setAnnouncement(t('leads:list.gone'));
          toast.error(t('leads:list.gone'), t('leads:list.notFoundText'));
          return reload();
        }
        if (!last) return;
        setColumns((before) => placeCard(before, last.card, last.above));
        const names = askedFields(error);
        const to = initial.pipeline.stages.find(({ key }) => key === stage);
        if (onAsked && to && names.length > 0)
          return onAsked({ card: last.card, stage: to, names, lostReason });
        setAnnouncement(t('leads:opportunities.moveFailed'));
        toast.error(t('leads:opportunities.moveFailed'), errorText(error, t));
      }
    });
  }

  return {
    columns,
    filters,
    setFilter: (name: string, value: string) => setFilters((before) => ({ ...before, [name]: value })),
    /** Takes back all filters but the view. */
    clear: () =>
      setFilters(({ view = '', ...before }) => ({
        ...Object.fromEntries(Object.keys(before).map((name) => [name, ''])),
        ...NONE,
        view,
      })),
    status,
    loadingStage,
    announcement,
    reload,
    loadMore,
    move,
    /** A created card goes to the top of its column, an edited one keeps its place. */
    show: (card: Opportunity) =>
      setColumns((before) => {
        const stays = cardOf(before, card.id)?.stage === card.stage;
        return placeCard(before, card, stays ? cardAbove(before, card.id) : null);
      }),
    drop: (id: number) => setColumns((before) => removeCard(before, id)),
  };
}
