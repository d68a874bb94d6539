import { readStored, storedKeys, writeStored } from './storage.ts';

/** What a form holds, by field name: text, and for a checkbox `on` or nothing. */
export type FormValues = Readonly<Record<string, string>>;

export type Draft = {
  values: FormValues;
  /** `updatedAt` of the record as it was when the typing began: what came later must not be written over unseen. */
  readAt?: string;
  /** The last request that was sent for it: the same text sent again, even after a reload, is the same record. */
  attempt?: { body: string; key: string };
};

const PREFIX = 'draft:';

/** Two people at one browser: each finds their own drafts alone (PortalLayout says whose page this is). */
export const pageUserId = (): string =>
  // A form that stands in its page is rendered on the server too, where nobody has typed anything.
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLElement>('[data-user-id]')?.dataset.userId ?? '');

export const isDemoPage = (): boolean => document.querySelector('[data-user-id][data-demo]') !== null;

const fullKey = (key: string): string => `${PREFIX}${pageUserId()}:${key}`;

/**
 * What was typed into a form that was closed, reloaded or interrupted, kept for this tab until it is saved, dropped, or
 * its user signs out.
 */
export function readDraft(key: string): Draft | null {
  const stored = readStored('sessionStorage', fullKey(key));
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as Draft;
  } catch {
    return null;
  }
}

export function writeDraft(key: string, draft: Draft | null): void {
  writeStored('sessionStorage', fullKey(key), draft && JSON.stringify(draft));
}

export function dropAllDrafts(): void {
  for (const key of storedKeys('sessionStorage')) {
    if (key.startsWith(PREFIX)) writeStored('sessionStorage', key, null);
  }
}
