const ROUNDS = 15;

/** Milliseconds: the first time by the clock, and medians by the clock and of the processor. */
export type Measured = { first: number; wall: number; cpu: number };

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Runs a piece of work many times; processor time says more than the clock where other programs are running. */
export function measured<T>(act: () => T, rounds = ROUNDS): Measured & { result: T } {
  const start = performance.now();
  let result = act();
  const first = performance.now() - start;
  const times = Array.from({ length: rounds }, () => {
    const [begin, used] = [performance.now(), process.cpuUsage()];
    result = act();
    const { user, system } = process.cpuUsage(used);
    return { wall: performance.now() - begin, cpu: (user + system) / 1000 };
  });
  return {
    first,
    wall: median(times.map(({ wall }) => wall)),
    cpu: median(times.map(({ cpu }) => cpu)),
    result,
  };
}
