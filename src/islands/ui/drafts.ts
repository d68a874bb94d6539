/** What a form holds, by field name: text, and for a checkbox `on` or nothing. */
export type FormValues = Readonly<Record<string, string>>;

const PREFIX = 'draft:';

/**
 * What was typed into a form that was closed, reloaded or interrupted, kept for this tab until it is saved or dropped.
 * Storage may be full or forbidden; a form then works without the net.
 */
export function readDraft(key: string): FormValues | null {
  try {
    const stored = sessionStorage.getItem(PREFIX + key);
    return stored === null ? null : (JSON.parse(stored) as FormValues);
  } catch {
    return null;
  }
}

export function writeDraft(key: string, values: FormValues): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // See readDraft.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // See readDraft.
  }
}
