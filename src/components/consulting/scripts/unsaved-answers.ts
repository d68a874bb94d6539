import { printOf } from '#features/consulting/questionnaire/answer-print.rules.ts';

/** An answer that the server does not have yet, as far as this device knows. */
export type Unsaved = {
  question: string;
  answer: string;
  /** Value of the form's hidden field: what it had seen (`SeenPrints`). */
  seen: string;
  /** Number of the chapter. */
  part: number;
  /** Milliseconds since the epoch. */
  at: number;
};

const ALL = 'answer-';
/** No link lives longer than 30 days. */
const OLDEST_MS = 31 * 86_400_000;

function read(key: string): Unsaved | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isEntry = typeof stored === 'object' && stored !== null && 'answer' in stored && 'at' in stored;
    // Written by `put` alone.
    return isEntry ? (stored as Unsaved) : undefined;
  } catch {
    return undefined;
  }
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/**
 * Answers stay on the device until the server has them: a phone ends a page in the background without any event. Each
 * question of a questionnaire has one answer, whichever tab it was typed in. A browser that stores nothing loses only
 * this.
 */
export class UnsavedAnswers {
  readonly #prefix: string;

  /** `path` is the questionnaire's; its secret does not stand in the key. */
  constructor(path: string, now: number) {
    this.#prefix = `${ALL}${printOf(path)}-`;
    for (const key of keys())
      if (key.startsWith(ALL) && now - (read(key)?.at ?? 0) > OLDEST_MS) localStorage.removeItem(key);
  }

  put(id: string, entry: Unsaved): void {
    try {
      localStorage.setItem(this.#prefix + id, JSON.stringify(entry));
    } catch {
      // Full, or switched off.
    }
  }

  /** Removes the answer, unless another tab has typed another one meanwhile. */
  remove(id: string, answer: string): void {
    const key = this.#prefix + id;
    if (read(key)?.answer === answer) localStorage.removeItem(key);
  }

  all(): Map<string, Unsaved> {
    const found = keys().filter((key) => key.startsWith(this.#prefix));
    return new Map(
      found.flatMap((key) => {
        const entry = read(key);
        return entry ? [[key.slice(this.#prefix.length), entry] as const] : [];
      }),
    );
  }
}
