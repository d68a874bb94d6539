/**
 * `waiting`: typed and not sent yet; `failed`: will be retried automatically; `refused`: the server rejected named
 * fields; `stopped`: the server rejected the request (record deleted, signed out), with a reason.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'stopped' | 'conflict';

/** Whether what was typed is not on its way. */
export const isTrouble = (state: SaveState): boolean => !['saved', 'waiting', 'saving'].includes(state);

export type AutosaveOptions<Stored, Patch> = {
  /** Key of the draft across reloads; unsaved changes are stored under it. */
  draftKey: string;
  record: Stored;
  /** `record` is what is stored, without the patch. */
  send: (patch: Patch, readAt: string, record: Stored) => Promise<Stored>;
  apply: (record: Stored, patch: Patch) => Stored;
  /** Combines two changes; the later one wins. */
  merge: (earlier: Patch, later: Patch) => Patch;
  /** Values on the screen that cannot be stored; the draft keeps them until they are corrected. */
  heldIn?: (record: Stored) => Patch | null;
  /** Whether the patch overwrites nothing that is new in `stored`: it is sent again over it, and nobody is asked. */
  fits?: (stored: Stored, patch: Patch) => boolean;
};

export type AutosaveWork<Stored, Patch> = {
  record: Stored;
  /** Typed and not sent yet. */
  waiting: Patch | null;
  /** Being sent. */
  sending: Patch | null;
  state: SaveState;
  /** The conflicting version stored by another user or tab. */
  stored: Stored | null;
  errors: Record<string, string>;
  reason: string | undefined;
};
