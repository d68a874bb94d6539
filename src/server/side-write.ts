const underWay = new Set<string>();

/**
 * A write that a read does on the side: a last use, a counter of visits. Nobody waits for it, and nobody is refused
 * because the disk is full or the database locked. Of one key only one is under way, so that they do not pile up.
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
