import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { crmImportRows } from '#db/schema/index.ts';
import type { ImportAdapter, ImportScope } from './adapter.server.ts';
import type { Known } from '#features/leads/import-export/cells/values.rules.ts';

export const storedValues = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.string()), z.null()]),
);

/** Records looked at for one value: of a switchboard that thousands share the first ones ask as well as all of them. */
const MOST_SHARING = 20;

type Options = { scope: ImportScope; adapter: ImportAdapter; isDryRun: boolean };

/**
 * Records that lines may match, by key. A dry run has one of these for the whole file, in memory: it reads a snapshot,
 * and what its lines would create and change is here alone. An import has one for each batch.
 */
export class ImportRecords {
  readonly #options: Options;
  readonly #byRef = new Map<string, Known>();
  readonly #refsByKey = new Map<string, Set<string>>();
  readonly #loaded = new Set<string>();

  constructor(options: Options) {
    this.#options = options;
  }

  async load(keys: readonly string[]): Promise<void> {
    const { scope, adapter, isDryRun } = this.#options;
    const asked = isDryRun ? keys.filter((key) => !this.#loaded.has(key)) : keys;
    if (asked.length === 0) return;
    const found = await adapter.find(scope, asked);
    for (const key of asked) if (isDryRun) this.#loaded.add(key);
    const touched = isDryRun ? new Map<number | null, boolean>() : await this.#touched(found);
    for (const known of found) {
      const isNew = touched.get(known.id);
      if (!this.#byRef.has(known.ref))
        this.change({ ...known, isTouched: isNew !== undefined, isNew: isNew === true });
    }
  }

  readonly find = (key: string): readonly Known[] =>
    [...(this.#refsByKey.get(key) ?? [])].flatMap((ref) => this.#byRef.get(ref) ?? []);

  /** Adds a record, or replaces what was known of it. */
  change(known: Known): void {
    const before = this.#byRef.get(known.ref)?.keys ?? [];
    for (const key of before) if (!known.keys.includes(key)) this.#refsByKey.get(key)?.delete(known.ref);
    this.#byRef.set(known.ref, known);
    for (const key of known.keys) {
      const refs = this.#refsByKey.get(key) ?? new Set<string>();
      if (refs.size < MOST_SHARING) refs.add(known.ref);
      this.#refsByKey.set(key, refs);
    }
  }

  /** Records that earlier lines of the file have made, changed or repeated, and whether one of them has made it. */
  async #touched(found: readonly Known[]): Promise<Map<number | null, boolean>> {
    const touched = new Map<number | null, boolean>();
    if (found.length === 0) return touched;
    const { ctx, importId } = this.#options.scope;
    const rows = await ctx
      .rows(crmImportRows)
      .select({ id: crmImportRows.recordId, action: crmImportRows.action })
      .where(
        and(
          eq(crmImportRows.importId, importId),
          inArray(
            crmImportRows.recordId,
            found.flatMap(({ id }) => id ?? []),
          ),
          inArray(crmImportRows.action, ['created', 'updated', 'skipped']),
          isNull(crmImportRows.recordKind),
        ),
      );
    for (const { id, action } of rows) touched.set(id, touched.get(id) === true || action === 'created');
    return touched;
  }
}
