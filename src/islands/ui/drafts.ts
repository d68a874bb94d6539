import { readStored, storedKeys, writeStored } from './storage.ts';

/** Values of a form by field name; a checkbox is `on` or empty. */
export type FormValues = Readonly<Record<string, string>>;

export type Draft = {
  values: FormValues;
  /** `updatedAt` of the record when typing began, so that a later version is not overwritten unseen. */
  readAt?: string;
  /** The last request sent: resending the same text, even after a reload, must not create a second record. */
  attempt?: { body: string; key: string };
};

export const DRAFT_PREFIX = 'draft:';

/**
 * The current user's id and workspace (from PortalLayout): two people at one browser must not see each other's drafts, nor
 * one workspace those of another.
 */
export const pageFact = (name: 'userId' | 'workspaceId' | 'workspaceIds'): string =>
  // A form in the page is also rendered on the server, where there are no drafts.
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLElement>('[data-user-id]')?.dataset[name] ?? '');

export const isDemoPage = (): boolean => document.querySelector('[data-user-id][data-demo]') !== null;

const fullKey = (key: string): string =>
  `${DRAFT_PREFIX}${pageFact('userId')}:${pageFact('workspaceId')}:${key}`;

/**
 * Reads the unsaved values of a form that was closed, reloaded or interrupted. Drafts are stored per tab until saved,
 * discarded, or signed out.
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
    if (key.startsWith(DRAFT_PREFIX)) writeStored('sessionStorage', key, null);
  }
}
