import { readErasures } from '#features/accounts/privacy/erasure-journal.server.ts';
import { applyErasures } from '#features/loop/erasures.server.ts';
import type { Database } from '#db/drizzle.ts';

/**
 * Erases in a restored database what was erased after its backup was made, as the replaced one remembers it. Both are
 * open, and the restored one is migrated and not yet in its place.
 *
 * @returns how many erasures were applied
 */
export async function reapplyErasures(replaced: Database, restored: Database): Promise<number> {
  return applyErasures(restored, await readErasures(replaced));
}
