import { AppError } from '#shared/errors.ts';

export type TurnLimits = {
  /** How many may wait; whoever comes after them is refused at once instead of making everybody slower. */
  maxWaiting: number;
  /** How long one may wait. It also turns a deadlock that nobody foresaw into an error. */
  maxWaitMs: number;
};

/** Gives the turn to the next in line. A second call does nothing, so every way out of a turn may call it. */
export type EndTurn = () => void;

/** A lock that serves in order of arrival, with a bounded queue. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Waits for a turn; throws `busy` (503) where the queue is full or the wait too long. */
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

  /** Waits for the last turn of all, however long the queue is: closing must not be refused. */
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
