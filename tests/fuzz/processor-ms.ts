const SHORT_MS = 4;

/** Processor time of a single call in this thread: what a full heap or other tests cost meanwhile is not the call's. */
export function onceMs(call: () => unknown): number {
  const begin = process.threadCpuUsage();
  call();
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1_000;
}

/** Processor time of one call, the least of several: what else the machine is at lengthens the others. */
export function processorMs(call: () => unknown, rounds = 3): number {
  const times = Array.from({ length: rounds }, () => {
    let calls = 0;
    const begin = process.threadCpuUsage();
    for (;;) {
      call();
      calls += 1;
      const { user, system } = process.threadCpuUsage(begin);
      const spent = (user + system) / 1_000;
      if (spent >= SHORT_MS) return spent / calls;
    }
  });
  return Math.min(...times);
}
