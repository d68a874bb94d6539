import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api.ts';
import { readDraft, writeDraft } from './drafts.ts';

const PAUSE_MS = 700;
const RETRY_MS = 8_000;

/**
 * `waiting`: typed and not yet sent; `failed`: will be tried again by itself; `refused`: the server wants other values in
 * the fields that it names; `stopped`: it names none (the record is gone, nobody is signed in), and says why.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'stopped' | 'conflict';

type Options<Stored, Patch> = {
  /** Names the draft across reloads: what was typed waits under it until it is saved. */
  draftKey: string;
  record: Stored;
  send: (patch: Patch, readAt: string) => Promise<Stored>;
  /** The record with a change in it. */
  apply: (record: Stored, patch: Patch) => Stored;
  /** Two changes as one, the later one above. */
  merge: (earlier: Patch, later: Patch) => Patch;
  /** What stands on the screen and is not stored, because it cannot be: it waits in the draft to be put right. */
  heldIn?: (record: Stored) => Patch | null;
};

type Work<Stored, Patch> = {
  record: Stored;
  /** Typed and not yet sent. */
  waiting: Patch | null;
  /** On its way. */
  sending: Patch | null;
  state: SaveState;
  /** What somebody else, or another tab, has stored meanwhile. */
  stored: Stored | null;
  errors: Record<string, string>;
  /** Why it has stopped. */
  reason: string | undefined;
};

const isOver = (state: SaveState): boolean =>
  state === 'conflict' || state === 'refused' || state === 'stopped';

/**
 * A record that is saved while it is typed: after a pause, again where the connection failed, and never over a version
 * that this page has not seen. What is typed survives a reload in the tab's storage.
 */
export function useAutosave<Stored extends { updatedAt: string }, Patch extends object>({
  draftKey,
  record,
  send,
  apply,
  merge,
  heldIn = () => null,
}: Options<Stored, Patch>) {
  const [work, setWork] = useState<Work<Stored, Patch>>({
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

  const put = (changes: Partial<Work<Stored, Patch>>) => {
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

  /** Stored by this very page: its answer was lost, or the page went while it was on its way. */
  const isIn = (stored: Stored, patch: Patch): boolean =>
    JSON.stringify(apply(stored, patch)) === JSON.stringify(stored);

  const schedule = (afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), afterMs);
  };

  async function transmit(patch: Patch): Promise<void> {
    put({ sending: patch, waiting: null, state: 'saving' });
    try {
      const saved = await send(patch, latest.current.record.updatedAt);
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
    if (!isIn(stored, patch)) {
      const unsent = later ? merge(patch, later) : patch;
      put({ waiting: unsent, sending: null, state: 'conflict', stored });
      return;
    }
    put({ record: stored, waiting: later, sending: null, state: later ? 'waiting' : 'saved', errors: {} });
    if (later) schedule(0);
  }

  /** Everything typed so far; settles when it is stored or cannot be, and answers which. */
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
      // As of the version that the typing began with: a later one must not be written over unseen.
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
    // Once, for the page's life: everything it needs is read from `latest`.
  }, [draftKey]);

  const { sending, waiting } = work;
  const sent = sending ? apply(work.record, sending) : work.record;
  return {
    /** As it stands on the screen. */
    record: waiting ? apply(sent, waiting) : sent,
    /** Which version of it is stored. */
    savedAt: work.record.updatedAt,
    state: work.state,
    stored: work.stored,
    errors: work.errors,
    reason: work.reason,
    change,
    save,
    /** Over the version of the other one, which has been shown. */
    keepMine: () => {
      const { stored } = latest.current;
      if (!stored) return;
      put({ record: stored, stored: null, state: 'waiting' });
      schedule(0);
    },
    takeStored: () => {
      const { stored } = latest.current;
      if (stored) put({ record: stored, stored: null, waiting: null, state: 'saved' });
    },
    /** Another call has answered the record anew. */
    replace: (next: Stored) => put({ record: next, waiting: null, state: 'saved', stored: null }),
  };
}
