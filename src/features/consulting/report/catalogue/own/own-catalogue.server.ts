import { asc } from 'drizzle-orm';
import type { Database } from '#db/drizzle.ts';
import { ownInterventions } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Locale } from '#shared/languages.ts';
import type { Intervention } from '#features/consulting/report/catalogue/catalogue.schema.ts';
import { CATALOGUE, interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import type { CatalogueWords } from '#features/consulting/report/catalogue/catalogue.types.ts';
import {
  NO_OWN,
  ownCatalogue,
  type OwnCatalogue,
  type OwnEntry,
  type OwnWords,
} from './own-catalogue.rules.ts';
import { ownFiguresSchema } from './own.schema.ts';

type Stored = typeof ownInterventions.$inferSelect;

/** An entry that no longer fits the schema is left out, as an override is. */
export function readOwn({ key, version, figures, words }: Stored): OwnEntry | null {
  try {
    // `own.server.ts` wrote the words as they were checked.
    const said = JSON.parse(words) as OwnWords;
    return { key, version, figures: ownFiguresSchema.parse(JSON.parse(figures)), words: said };
  } catch {
    return null;
  }
}

/** Interventions that a workspace may choose from: its own entries and the shipped ones. */
export type WorkspaceCatalogue = {
  /** The same list while nothing changes, so that choosers of it are filed once. */
  all: readonly Intervention[];
  own: OwnCatalogue;
  wordsOf: (id: string, locale: Locale) => CatalogueWords | undefined;
};

export const SHIPPED: WorkspaceCatalogue = { all: CATALOGUE, own: NO_OWN, wordsOf: interventionWords };

const MOST_WORKSPACES = 50;
const held = new WeakMap<Database, Map<number, { stamp: string; catalogue: WorkspaceCatalogue }>>();

/** The catalogue of the caller's workspace; read again where an own entry has changed, by whichever process. */
export async function workspaceCatalogue(ctx: ServiceContext): Promise<WorkspaceCatalogue> {
  const { id, updatedAt, version } = ownInterventions;
  const stamps = await ctx.rows(ownInterventions).select({ id, updatedAt, version }).orderBy(asc(id));
  if (stamps.length === 0) return SHIPPED;
  const stamp = JSON.stringify(stamps);
  const workspaces = held.get(ctx.db) ?? new Map<number, { stamp: string; catalogue: WorkspaceCatalogue }>();
  held.set(ctx.db, workspaces);
  const known = workspaces.get(ctx.workspace.id);
  if (known?.stamp === stamp) return known.catalogue;
  const rows = await ctx.rows(ownInterventions).select().orderBy(asc(id));
  const own = ownCatalogue(rows.flatMap((row) => readOwn(row) ?? []));
  const catalogue: WorkspaceCatalogue = {
    all: [...CATALOGUE, ...own.entries],
    own,
    wordsOf: (each, locale) => own.words[locale][each] ?? interventionWords(each, locale),
  };
  workspaces.delete(ctx.workspace.id);
  workspaces.set(ctx.workspace.id, { stamp, catalogue });
  const [eldest] = workspaces.keys();
  if (workspaces.size > MOST_WORKSPACES && eldest !== undefined) workspaces.delete(eldest);
  return catalogue;
}
