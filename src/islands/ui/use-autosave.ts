import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api.ts';
import type { AutosaveOptions, AutosaveWork, SaveState } from './autosave-state.ts';
import { readDraft, writeDraft } from './drafts.ts';

const PAUSE_MS = 700;
const RETRY_MS = 8_000;

const isOver = (state: SaveState): boolean =>
  state === 'conflict' || state === 'refused' || state === 'stopped';

/**
 * Saves a record while it is typed: after a pause, again after a lost connection, and never over a version that this
 * page has not seen. Unsaved changes survive a reload in sessionStorage.
 */
export function useAutosave<Stored extends { updatedAt: string }, Patch extends object>({
  draftKey,
  record,
  send,
  apply,
  merge,
  heldIn = () => null,
  fits = () => false,
}: AutosaveOptions<Stored, Patch>) {
  const [work, setWork] = useState<AutosaveWork<Stored, Patch>>({
    record,
    waiting: null,
    sending: null,
    state: 'saved',
    stored: null,
    errors: {},
    reason: undefined,
  });
  const latest = useRef(work);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settled = useRef<Promise<void>>(Promise.resolve());

  const put = (changes: Partial<AutosaveWork<Stored, Patch>>) => {
    latest.current = { ...latest.current, ...changes };
    const { sending, waiting } = latest.current;
    const unsaved =
      sending && waiting ? merge(sending, waiting) : (waiting ?? sending ?? heldIn(latest.current.record));
    writeDraft(
      draftKey,
      unsaved && { values: { patch: JSON.stringify(unsaved) }, readAt: latest.current.record.updatedAt },
    );
    setWork(latest.current);
  };

  /** Detects our own save: the response was lost, or the page was left while sending. */
  const isIn = (stored: Stored, patch: Patch): boolean =>
    JSON.stringify(apply(stored, patch)) === JSON.stringify(stored);

  const schedule = (afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), afterMs);
  };

  async function transmit(patch: Patch): Promise<void> {
    put({ sending: patch, waiting: null, state: 'saving' });
    try {
      const { record: before } = latest.current;
      const saved = await send(patch, before.updatedAt, before);
      const { waiting } = latest.current;
      put({ record: saved, sending: null, state: waiting ? 'waiting' : 'saved', errors: {} });
      if (waiting) schedule(PAUSE_MS);
    } catch (error) {
      const { waiting } = latest.current;
      const unsent = waiting ? merge(patch, waiting) : patch;
      const problem = error instanceof ApiError ? error.problem : null;
      if (problem?.code === 'stale') stale(problem.current as Stored, patch, waiting);
      else if (problem && error instanceof ApiError && error.status >= 400 && error.status < 500)
        put({
          waiting: unsent,
          sending: null,
          state: problem.errors ? 'refused' : 'stopped',
          errors: problem.errors ?? {},
          reason: problem.message,
        });
      else {
        put({ waiting: unsent, sending: null, state: 'failed' });
        schedule(RETRY_MS);
      }
    }
  }

  function stale(stored: Stored, patch: Patch, later: Patch | null): void {
    const unsent = later ? merge(patch, later) : patch;
    if (!isIn(stored, patch) && fits(stored, unsent)) {
      put({ record: stored, stored: null, waiting: unsent, sending: null, state: 'waiting', errors: {} });
      schedule(0);
      return;
    }
    if (!isIn(stored, patch)) {
      put({ waiting: unsent, sending: null, state: 'conflict', stored });
      return;
    }
    put({ record: stored, waiting: later, sending: null, state: later ? 'waiting' : 'saved', errors: {} });
    if (later) schedule(0);
  }

  /** Saves everything typed so far; resolves with the resulting state. */
  async function save(): Promise<SaveState> {
    clearTimeout(timer.current);
    await settled.current;
    const { waiting, state } = latest.current;
    if (waiting && !isOver(state)) {
      settled.current = transmit(waiting);
      await settled.current;
    }
    return latest.current.state;
  }

  const change = (patch: Patch) => {
    const { waiting, state } = latest.current;
    const isConflict = state === 'conflict';
    put({
      waiting: waiting ? merge(waiting, patch) : patch,
      state: isConflict ? state : 'waiting',
      errors: {},
    });
    if (!isConflict) schedule(PAUSE_MS);
  };

  useEffect(() => {
    const draft = readDraft(draftKey);
    const patch = draft?.values['patch'];
    if (draft && patch !== undefined) {
      // The version when typing began: a later one must not be overwritten unseen.
      const readAt = draft.readAt ?? latest.current.record.updatedAt;
      const unsent = JSON.parse(patch) as Patch;
      put({ waiting: unsent, state: 'waiting' });
      if (readAt === latest.current.record.updatedAt) schedule(0);
      else stale(latest.current.record, unsent, null);
    }
    const flush = () => void save();
    const hide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', hide);
    };
    // Runs once: everything it needs is read from `latest`.
  }, [draftKey]);

  const { sending, waiting } = work;
  const sent = sending ? apply(work.record, sending) : work.record;
  function overwrite(patch?: Patch): void {
    const { stored } = latest.current;
    if (!stored) return;
    put({ record: stored, stored: null, state: 'waiting', ...(patch && { waiting: patch }) });
    schedule(0);
  }

  return {
    /** Includes unsaved changes. */
    record: waiting ? apply(sent, waiting) : sent,
    savedAt: work.record.updatedAt,
    /** Unsaved changes while nothing is being sent. */
    unsaved: waiting,
    /** Stored record, also right after `save` and before the next rendering. */
    readStored: () => latest.current.record,
    state: work.state,
    stored: work.stored,
    errors: work.errors,
    reason: work.reason,
    change,
    save,
    /** Overwrites the conflicting version, which has been shown. */
    keepMine: () => overwrite(),
    /** The same with that part of the changes alone. */
    keepPart: (patch: Patch) => overwrite(patch),
    takeStored: () => {
      const { stored } = latest.current;
      if (stored) put({ record: stored, stored: null, waiting: null, state: 'saved' });
    },
    /** Takes over a newer version below what is not saved yet; a conflict with it shows when it is sent. */
    receive: (next: Stored) => {
      const { waiting, sending, state } = latest.current;
      if (sending || state === 'conflict') return;
      if (waiting && !isOver(state)) stale(next, waiting, null);
      else put({ record: next });
    },
    /** Takes over the record from another response. */
    replace: (next: Stored) => put({ record: next, waiting: null, state: 'saved', stored: null }),
  };
}
