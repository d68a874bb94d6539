import { HranaError } from './protocol.ts';

/** A failure that the server puts in the place of its answer. */
export type Fault = {
  /** Picks requests by their SQL; without it every one. */
  sql?: RegExp;
  /** Number of requests that fail; without it all, until `mend`. */
  times?: number;
} & (
  | { how: 'drop before' | 'drop after' | 'hang' }
  | { how: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { how: 'code'; code: string; message?: string }
);

export class Faults {
  #given: (Fault & { left: number })[] = [];

  add(fault: Fault): void {
    this.#given.push({ ...fault, left: fault.times ?? Infinity });
  }

  clear(): void {
    this.#given = [];
  }

  /** The fault that this request meets. */
  take(texts: readonly string[]): Fault | undefined {
    const found = this.#given.find(
      ({ left, sql }) => left > 0 && (!sql || texts.some((text) => sql.test(text))),
    );
    if (found) found.left -= 1;
    return found;
  }
}

export const errorOf = ({ code, message }: { code: string; message?: string }): HranaError =>
  new HranaError(code, message ?? (code === 'SQLITE_BUSY' ? 'SQLite error: database is locked' : code));
