import { randomBytes } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { ownInterventions } from '#db/schema/index.ts';
import { restore } from '#features/accounts/journal/undo.server.ts';
import { OWN_INTERVENTION } from '#features/consulting/report/catalogue/catalogue.values.ts';
import { CATALOGUE } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { noteAudit } from '#features/accounts/audit/audit.server.ts';
import { download, type Download } from '#kernel/api/download.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { AppError } from '#shared/errors.ts';
import { byLocale, LOCALES } from '#shared/languages.ts';
import { lacksWords, type OwnWords } from './own-catalogue.rules.ts';
import { readOwn } from './own-catalogue.server.ts';
import {
  createOwnSchema,
  MOST_OWN,
  ownFiguresSchema,
  type CreateOwn,
  type OwnFile,
  type OwnIntervention,
  type UpdateOwn,
} from './own.schema.ts';

type Stored = typeof ownInterventions.$inferSelect;

function shown(row: Stored): OwnIntervention[] {
  const entry = readOwn(row);
  if (!entry) return [];
  const { id, createdAt, updatedAt } = row;
  return [{ ...entry, id, lacks: lacksWords(entry.words), createdAt, updatedAt }];
}

function oneOf(rows: readonly Stored[]): OwnIntervention {
  const [entry] = rows.flatMap(shown);
  if (!entry) throw new AppError('not_found');
  return entry;
}

/** An entry as it is stored. */
function storedOf({ words, ...figures }: CreateOwn): Pick<Stored, 'figures' | 'words'> {
  const said: OwnWords = byLocale((locale) => words[locale] ?? null);
  return { figures: JSON.stringify(ownFiguresSchema.parse(figures)), words: JSON.stringify(said) };
}

/** The own interventions of the workspace, by when they were made; a few hundred at most, so one page. */
export async function listOwn(ctx: ServiceContext): Promise<{ items: OwnIntervention[] }> {
  const rows = await ctx.rows(ownInterventions).select().orderBy(asc(ownInterventions.id));
  return { items: rows.flatMap(shown) };
}

const stored = (ctx: ServiceContext, id: number) =>
  ctx.rows(ownInterventions).select().where(eq(ownInterventions.id, id));

/** Errors: `not_found`, also for one of another workspace. */
export const requireOwn = async (ctx: ServiceContext, id: number): Promise<OwnIntervention> =>
  oneOf(await stored(ctx, id));

/** Throws 422 where an entry is to follow one that neither catalogue has, or itself. */
async function requireNeeds(
  ctx: ServiceContext,
  entries: readonly (CreateOwn & { key?: string })[],
): Promise<void> {
  const own = await ctx.rows(ownInterventions).select({ key: ownInterventions.key });
  const known = new Set([
    ...CATALOGUE.map(({ id }) => id),
    ...own.map(({ key }) => key),
    ...entries.flatMap(({ key }) => key ?? []),
  ]);
  for (const { key, needs, after = [] } of entries)
    if ([...needs, ...after].some((id) => id === key || !known.has(id)))
      throw new AppError('invalid', { fields: { needs: 'consulting:problem.interventionUnknown' } });
}

async function requireRoom(ctx: ServiceContext, more: number): Promise<void> {
  if ((await ctx.rows(ownInterventions).count()) + more > MOST_OWN)
    throw new AppError('invalid', { messageKey: 'consulting:interventions.tooMany' });
}

/** Keeps an intervention of the firm's own. Errors: `invalid` where there are as many as there may be. */
export async function createOwn(ctx: ServiceContext, input: CreateOwn): Promise<OwnIntervention> {
  await requireNeeds(ctx, [input]);
  await requireRoom(ctx, 1);
  const at = ctx.now.toISOString();
  return oneOf(
    await ctx
      .rows(ownInterventions)
      .insert({
        ...storedOf(input),
        key: `${OWN_INTERVENTION}${randomBytes(5).toString('hex')}`,
        version: 1,
        userId: ctx.user.id,
        createdAt: at,
        updatedAt: at,
      })
      .returning(),
  );
}

const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined;

/** An entry with a change over it. Throws 422 where the words of a language are not whole with it. */
function changed({ figures, words }: OwnIntervention, change: Omit<UpdateOwn, 'updatedAt'>): CreateOwn {
  const { match, words: rewritten, ...rest } = change;
  const said = byLocale((locale) => {
    const part = rewritten?.[locale];
    return part === null
      ? null
      : part === undefined
        ? words[locale]
        : { before: '', ...words[locale], ...part };
  });
  const whole = createOwnSchema.safeParse({
    ...figures,
    ...Object.fromEntries(Object.entries(rest).filter(isGiven)),
    match: { ...figures.match, ...match },
    words: said,
  });
  if (!whole.success) throw new AppError('invalid', { fields: { words: 'errors:fields.required' } });
  return whole.data;
}

/** Changes an entry, which is then one version further. Errors: `not_found`; 409 `stale` with the current one. */
export async function updateOwn(
  ctx: ServiceContext,
  id: number,
  { updatedAt: read, ...change }: UpdateOwn,
): Promise<OwnIntervention> {
  const current = await requireOwn(ctx, id);
  if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
  const input = changed(current, change);
  await requireNeeds(ctx, [{ ...input, key: current.key }]);
  return oneOf(
    await ctx
      .rows(ownInterventions)
      .update({
        ...storedOf(input),
        version: current.version + 1,
        updatedAt: nextUpdatedAt(current.updatedAt, ctx.now),
      })
      .where(eq(ownInterventions.id, id))
      .returning(),
  );
}

/** Deletes an entry; can be undone for a day. Reports keep what they say of it. Errors: `not_found`. */
export async function deleteOwn(ctx: ServiceContext, id: number): Promise<void> {
  await requireOwn(ctx, id);
  await ctx.rows(ownInterventions).delete().where(eq(ownInterventions.id, id));
}

/** Errors: `not_found`. */
export async function restoreOwn(ctx: ServiceContext, id: number): Promise<OwnIntervention> {
  await restore(ctx, 'intervention', id);
  return requireOwn(ctx, id);
}

/** All own entries as a file that another workspace can read. */
export async function exportOwn(ctx: ServiceContext): Promise<Download> {
  await noteAudit(ctx, 'records_exported', { detail: 'interventions', workspaceId: ctx.workspace.id });
  const { items } = await listOwn(ctx);
  const file = {
    interventions: items.map(({ key, version, figures, words }) => ({
      key,
      version,
      ...figures,
      words: Object.fromEntries(
        LOCALES.flatMap((locale) => (words[locale] ? [[locale, words[locale]]] : [])),
      ),
    })),
  };
  return download({
    body: new TextEncoder().encode(`${JSON.stringify(file, null, 2)}\n`),
    type: 'application/json',
    fileName: `interventions-${ctx.now.toISOString().slice(0, 10)}.json`,
  });
}

/** Takes in a file: entries whose key is there are changed, the others are added. All of them or none. */
export async function importOwn(
  ctx: ServiceContext,
  { interventions }: OwnFile,
): Promise<{ added: number; changed: number }> {
  await requireNeeds(ctx, interventions);
  const keys = interventions.map(({ key }) => key);
  const known = new Map(
    (await ctx.rows(ownInterventions).select().where(inArray(ownInterventions.key, keys))).map((row) => [
      row.key,
      row,
    ]),
  );
  await requireRoom(ctx, keys.length - known.size);
  const at = ctx.now.toISOString();
  for (const { key, version = 1, ...input } of interventions) {
    const before = known.get(key);
    const row = { ...storedOf(input), version: before ? Math.max(before.version + 1, version) : version };
    if (before)
      await ctx
        .rows(ownInterventions)
        .update({ ...row, updatedAt: nextUpdatedAt(before.updatedAt, ctx.now) })
        .where(eq(ownInterventions.id, before.id));
    else
      await ctx
        .rows(ownInterventions)
        .insert({ ...row, key, userId: ctx.user.id, createdAt: at, updatedAt: at });
  }
  return { added: keys.length - known.size, changed: known.size };
}
