import { readErasures } from '#features/accounts/privacy/erasure-journal.server.ts';
import { applyErasures } from '#features/loop/person/erasures.server.ts';
import type { Database } from '#db/drizzle.ts';

/**
 * Repeats in a restored database the erasures after its backup, from the journal of the replaced one. Both are open;
 * the restored one is migrated and not yet in its place.
 *
 * @returns how many erasures were applied
 */
export async function reapplyErasures(replaced: Database, restored: Database): Promise<number> {
  return applyErasures(restored, await readErasures(replaced));
}
