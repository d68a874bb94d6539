const SHORT_MS = 4;

/** Processor time of one call, the least of several: what else the machine is at lengthens the others. */
export function processorMs(call: () => unknown, rounds = 3): number {
  const times = Array.from({ length: rounds }, () => {
    let calls = 0;
    const begin = process.cpuUsage();
    let spent = 0;
    do {
      call();
      calls += 1;
      const { user, system } = process.cpuUsage(begin);
      spent = (user + system) / 1_000;
    } while (spent < SHORT_MS);
    return spent / calls;
  });
  return Math.min(...times);
}
