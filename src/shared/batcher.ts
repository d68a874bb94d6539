type Waiting<T> = { item: T; done: () => void; failed: (reason: unknown) => void };

/** Batching window: long enough for simultaneous calls, too short to be noticed. */
const GATHERING_MS = 4;

/**
 * Batches calls that arrive within a few milliseconds, at most `most` at a time; each caller gets its own result. If
 * the batch fails, each call runs alone, so that one failure does not affect the others: `act` must leave nothing
 * behind when it throws.
 */
export function createBatcher<T>(
  act: (items: readonly T[]) => Promise<void>,
  most: number,
): (item: T) => Promise<void> {
  let waiting: Waiting<T>[] = [];
  let isRunning = false;

  async function alone({ item, done, failed }: Waiting<T>): Promise<void> {
    await act([item]).then(done, failed);
  }

  async function all(group: Waiting<T>[]): Promise<void> {
    try {
      await act(group.map(({ item }) => item));
      for (const { done } of group) done();
    } catch {
      for (const one of group) await alone(one);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      const [only, ...others] = group;
      await (only && others.length === 0 ? alone(only) : all(group));
    }
    isRunning = false;
  }

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      if (isRunning) return;
      isRunning = true;
      setTimeout(() => void run(), GATHERING_MS);
    });
}
