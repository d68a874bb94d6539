/**
 * The browser's storage may be disabled (then even naming it throws) or full. It never holds the only copy, so every
 * access may fail silently.
 */
export type StorageName = 'localStorage' | 'sessionStorage';

export function readStored(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** `null` removes. */
export function writeStored(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    // See above.
  }
}

export function storedKeys(storage: StorageName): string[] {
  try {
    return Object.keys(window[storage]);
  } catch {
    return [];
  }
}
