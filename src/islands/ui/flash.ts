const KEY = 'flash';

/** A message that is shown on the page one is being sent to. */
export type Flash = { title: string; description?: string };

export function leaveFlash(flash: Flash): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(flash));
  } catch {
    // Storage may be forbidden; the message is a courtesy.
  }
}

export function takeFlash(): Flash | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored === null ? null : (JSON.parse(stored) as Flash);
  } catch {
    return null;
  }
}
