type Waiting<T> = { item: T; done: () => void; failed: (reason: unknown) => void };

/** Long enough for what arrives at the same time, too short to be felt. */
const GATHERING_MS = 4;

/**
 * What comes within a few milliseconds is done in one go, `most` of them at a time; each caller waits for its own. Where
 * doing it together fails, each is done alone, so that one that cannot be done takes no other with it: `act` must leave
 * nothing behind when it throws.
 */
export function together<T>(
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
