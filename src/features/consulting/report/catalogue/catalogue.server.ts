import { catalogueOverrides } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { interventionOverrideSchema, type InterventionOverride } from './override.schema.ts';

/** An override that no longer fits the schema does not count: the file's figures stand. */
export function readOverride(figures: string): InterventionOverride | null {
  try {
    return interventionOverrideSchema.parse(JSON.parse(figures));
  } catch {
    return null;
  }
}

/** The firm's own figures, by intervention. */
export async function loadOverrides(db: Database): Promise<Map<string, InterventionOverride>> {
  const rows = await db.select().from(catalogueOverrides);
  return new Map(
    rows.flatMap(({ interventionId, figures }) => {
      const override = readOverride(figures);
      return override === null ? [] : [[interventionId, override] as const];
    }),
  );
}
