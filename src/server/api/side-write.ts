const underWay = new Set<string>();

/**
 * A write that a read does on the side: a last use, a visit counter. It runs in the background, and its failure (disk
 * full, database locked) refuses no request. Only one write per key is in flight, so that they do not pile up.
 */
export function writeAside(key: string, write: () => PromiseLike<unknown>): void {
  if (underWay.has(key)) return;
  underWay.add(key);
  void (async () => {
    try {
      await write();
    } catch {
      // Known to the writer, which says so in /api/ready; the next read tries again.
    } finally {
      underWay.delete(key);
    }
  })();
}
