import { AppError } from '#shared/errors.ts';

export type TurnLimits = {
  /** Longest queue; further callers are rejected at once instead of slowing everybody down. */
  maxWaiting: number;
  /** Longest wait. Also turns an unforeseen deadlock into an error. */
  maxWaitMs: number;
};

/** Releases the mutex. A second call does nothing, so every exit path may call it. */
export type EndTurn = () => void;

/** A fair mutex (first come, first served) with a bounded queue. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Waits for the mutex; throws `busy` (503) if the queue is full or the wait too long. */
  async take(): Promise<EndTurn> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return this.#turn();
    }
    if (this.#waiting.length >= this.#limits.maxWaiting) throw busy();
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve(this.#turn());
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        reject(busy());
      }, this.#limits.maxWaitMs);
      this.#waiting.push(start);
    });
  }

  /** Waits for the last place, however long the queue is: closing must not be rejected. */
  async takeLast(): Promise<EndTurn> {
    if (!this.#isTaken) return this.take();
    return new Promise((resolve) => this.#waiting.push(() => resolve(this.#turn())));
  }

  #turn(): EndTurn {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#isTaken = false;
    };
  }
}

export function busy(cause?: unknown): AppError {
  return new AppError('busy', { retryAfterSeconds: 1, cause });
}
