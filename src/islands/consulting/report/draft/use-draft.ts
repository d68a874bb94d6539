import { useEffect, useMemo, useRef } from 'react';
import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import {
  applyPatch,
  conflictsOf,
  mergePatches,
  sentBlocks,
  type DraftPatch,
} from '#features/consulting/report/draft/draft-patch.rules.ts';
import { previewer } from '#features/consulting/report/draft/preview.rules.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { api, ApiError } from '#islands/api.ts';
import { useAutosave } from '#islands/ui/use-autosave.ts';

type Options = {
  companyId: number;
  draft: Draft;
  /** The draft as it was stored last, for when the tab is opened again. */
  onSaved: (draft: Draft) => void;
  /** Another tab has made the report. */
  onReport: (report: Report) => void;
};

/**
 * The draft of a report while it is edited: saved block by block, merged with what another tab has stored of other
 * blocks, and previewed with every key.
 */
export function useDraft({ companyId, draft: given, onSaved, onReport }: Options) {
  const path = `/api/companies/${companyId}/draft`;

  async function showReport(error: unknown): Promise<void> {
    if (!(error instanceof ApiError) || error.problem.code !== 'report_exists') return;
    const report = await api<Report | null>('GET', `/api/companies/${companyId}/report`).catch(() => null);
    if (report) onReport(report);
  }

  const saving = useAutosave<Draft, DraftPatch>({
    draftKey: `report-draft-${companyId}`,
    record: given,
    send: async (patch, updatedAt, stored) => {
      const body = {
        language: patch.language ?? stored.language,
        blocks: sentBlocks(stored, patch),
        updatedAt,
      };
      try {
        const saved = await api<Draft>('PUT', path, { body });
        onSaved(saved);
        return saved;
      } catch (error) {
        void showReport(error);
        throw error;
      }
    },
    apply: applyPatch,
    merge: mergePatches,
    fits: (stored, patch) => conflictsOf(stored, patch).length === 0,
  });
  const { record: draft, state, stored, unsaved, receive, readStored } = saving;

  /** Fetches what profile and draft have become, below what is not saved yet. */
  async function refresh(): Promise<void> {
    try {
      const next = await api<Draft>('GET', path);
      if (next.updatedAt !== readStored().updatedAt) {
        receive(next);
        onSaved(next);
      }
    } catch (error) {
      // A lost connection shows when something is saved.
      await showReport(error);
    }
  }
  const latest = useRef({ receive, readStored, refresh });
  latest.current = { receive, readStored, refresh };

  // The tab was opened again, and the page has fetched the draft anew.
  useEffect(() => {
    if (given.updatedAt > latest.current.readStored().updatedAt) latest.current.receive(given);
  }, [given]);

  // The profile may have been changed in another tab.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void latest.current.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const isUnsaved = state !== 'saved';
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  const { document: sheet, labels, blocks } = draft;
  const drawWith = useMemo(() => previewer(sheet, labels), [sheet, labels]);
  const preview = useMemo(() => drawWith(blocks), [drawWith, blocks]);

  /** Takes over the other tab's texts, and keeps what was changed of other blocks. */
  function takeTheirs(): void {
    if (!stored || !unsaved) return saving.takeStored();
    const theirs = conflictsOf(stored, unsaved);
    const kept = Object.entries(unsaved.blocks).filter(([id]) => !theirs.includes(id));
    if (kept.length === 0 && !unsaved.order && !unsaved.language) return saving.takeStored();
    saving.keepPart({ ...unsaved, blocks: Object.fromEntries(kept) });
  }

  return {
    draft,
    preview,
    state,
    reason: saving.reason,
    change: saving.change,
    save: saving.save,
    readStored,
    refresh,
    receive,
    conflict: stored && unsaved ? { stored, ids: conflictsOf(stored, unsaved) } : null,
    keepMine: () => saving.keepMine(),
    takeTheirs,
  };
}
export type DraftWork = ReturnType<typeof useDraft>;
