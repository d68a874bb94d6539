const underWay = new Set<string>();

/**
 * Runs a write that a read triggers in the background: a last use, a visit counter. Its failure (disk full, database
 * locked) fails no request. Only one write per key is in flight, so that they do not pile up.
 */
export function writeAside(key: string, write: () => PromiseLike<unknown>): void {
  if (underWay.has(key)) return;
  underWay.add(key);
  void (async () => {
    try {
      await write();
    } catch {
      // The writer already reports the fault in /api/ready; the next read tries again.
    } finally {
      underWay.delete(key);
    }
  })();
}
