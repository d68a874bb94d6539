import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { crmImportKeys, crmImportRows } from '#db/schema/index.ts';
import type { ImportAdapter, ImportScope } from './adapter.server.ts';
import type { Known } from '#features/leads/import-export/reading/values.rules.ts';

export const storedValues = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.string()), z.null()]),
);
const storedRecord = z.object({
  id: z.number().nullable(),
  ref: z.string(),
  updatedAt: z.string(),
  keys: z.array(z.string()),
  values: storedValues,
  isTouched: z.boolean(),
  line: z.number().optional(),
});

/** Keys shared by many records are looked up once, or a switchboard would be read again and again. */
const isShared = (key: string): boolean => /^(?:phone|person|namesake|identity):/.test(key);

type Options = { scope: ImportScope; adapter: ImportAdapter; isDryRun: boolean; overwrite: boolean };

/** Records that the lines of a batch may match, by key; changes of a dry run take precedence over stored rows. */
export class ImportRecords {
  readonly #options: Options;
  readonly #byRef = new Map<string, Known>();
  readonly #refsByKey = new Map<string, Set<string>>();
  readonly #changed = new Set<string>();

  constructor(options: Options) {
    this.#options = options;
  }

  async load(keys: readonly string[]): Promise<void> {
    const { scope, adapter, isDryRun } = this.#options;
    if (keys.length === 0) return;
    const found = await adapter.find(scope, keys);
    const touched = !isDryRun ? await this.#touched(found) : new Set<number | null>();
    for (const known of found) this.#add({ ...known, isTouched: touched.has(known.id) });
    if (isDryRun) for (const draft of await this.#drafts(keys)) this.#add(draft);
  }

  readonly find = (key: string): readonly Known[] =>
    [...(this.#refsByKey.get(key) ?? [])].flatMap((ref) => this.#byRef.get(ref) ?? []);

  change(known: Known): void {
    this.#add({ ...known, isTouched: true });
    this.#changed.add(known.ref);
  }

  /** Stores what the dry run would have created for its later batches. */
  async keepDrafts(): Promise<void> {
    const { scope } = this.#options;
    const rows = [...this.#changed].flatMap((ref) => {
      const data = this.#byRef.get(ref);
      const keys = (data?.keys ?? []).filter((key) => this.#refsByKey.get(key)?.has(ref));
      return keys.map((key) => ({ importId: scope.importId, key: `${key}\t${ref}`, data }));
    });
    if (rows.length === 0) return;
    const { importId, key } = crmImportKeys;
    await scope.db
      .insert(crmImportKeys)
      .values(rows)
      .onConflictDoUpdate({ target: [importId, key], set: { data: sql`excluded.data` } });
  }

  async #drafts(keys: readonly string[]): Promise<Known[]> {
    const { db, importId } = this.#options.scope;
    const { importId: owner, key, data } = crmImportKeys;
    const asked = sql`(select "value" from json_each(${JSON.stringify(keys)})) as asked`;
    const rows = await db
      .select({ data })
      .from(crmImportKeys)
      .innerJoin(asked, sql`${key} between asked."value" || char(9) and asked."value" || char(10)`)
      .where(eq(owner, importId))
      .orderBy(key);
    return rows.map((row) => storedRecord.parse(row.data));
  }

  async #touched(found: readonly Known[]): Promise<Set<number | null>> {
    if (found.length === 0) return new Set();
    const { db, importId } = this.#options.scope;
    const rows = await db
      .selectDistinct({ id: crmImportRows.recordId })
      .from(crmImportRows)
      .where(
        and(
          eq(crmImportRows.importId, importId),
          inArray(
            crmImportRows.recordId,
            found.flatMap(({ id }) => id ?? []),
          ),
          inArray(crmImportRows.action, ['created', 'updated']),
        ),
      );
    return new Set(rows.map(({ id }) => id));
  }

  #add(known: Known): void {
    for (const key of this.#byRef.get(known.ref)?.keys ?? []) this.#refsByKey.get(key)?.delete(known.ref);
    this.#byRef.set(known.ref, known);
    for (const key of known.keys) {
      const refs = this.#refsByKey.get(key) ?? new Set<string>();
      if (!isShared(key) || refs.size === 0) refs.add(known.ref);
      this.#refsByKey.set(key, refs);
    }
  }
}
