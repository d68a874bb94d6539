import { and, eq, gte, inArray } from 'drizzle-orm';
import { journalledKind, storedColumns } from '#db/journal/journalled.ts';
import { causes, changes, crmCompanies, crmContacts, crmOpportunities, crmRules } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { changedFields, shownColumns, type Values } from './changed-fields.server.ts';
import type { RecordKind } from './record-activity.schema.ts';
import type { TimelineItem } from './timeline.schema.ts';

const TABLES = { contact: crmContacts, company: crmCompanies, opportunity: crmOpportunities };

type Changed = Extract<TimelineItem, { kind: 'change' }>;
export type Via = Changed['via'];

type Cause = { kind: string; label: string };
const RULE = /^rule:(\d+)$/;
const ruleIdOf = ({ label }: Cause): number => Number(RULE.exec(label)?.[1] ?? 0);

/** The names of the rules that these causes are of; none for a rule that is gone. */
async function ruleNames(ctx: ServiceContext, found: readonly Cause[]): Promise<Map<number, string>> {
  const ids = [...new Set(found.filter(({ kind }) => kind === 'rule').map(ruleIdOf))];
  if (ids.length === 0) return new Map();
  const { id, name } = crmRules;
  const rows = await ctx.rows(crmRules).select({ id, name }).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** How something came about, where nobody did it in its place: a file, a rule, a change of many. */
const viaOf = (cause: Cause, rules: ReadonlyMap<number, string>): Via => {
  const { kind, label } = cause;
  if (kind === 'import') return { kind, label };
  if (kind === 'rule') return { kind, label: rules.get(ruleIdOf(cause)) ?? '' };
  return kind === 'bulk' || kind === 'merge' || kind === 'undo' ? { kind, label: '' } : null;
};

/** Values of a journal's entry as its columns hold them. */
function valuesIn(kind: RecordKind, was: string | null): Values {
  const journalled = journalledKind(kind);
  const stored = JSON.parse(was ?? '{}') as Values;
  const columns = journalled ? storedColumns(journalled) : [];
  const shown = shownColumns(kind);
  return Object.fromEntries(
    columns.flatMap((column) => {
      if (!(column.name in stored) || !(shown.has(column.name) || column.name === 'stage')) return [];
      const value = stored[column.name];
      return [[column.name, value === null ? null : column.mapFromDriverValue(value)]];
    }),
  );
}

/**
 * Reads these entries of the journal of one record: of each the fields, before and after. What an entry has led to is what
 * the next one replaced, and of the last one what the record holds now.
 */
export async function recordChanges(
  ctx: ServiceContext,
  { kind, id }: { kind: RecordKind; id: number },
  ids: readonly number[],
): Promise<Changed[]> {
  if (ids.length === 0) return [];
  // Drizzle infers one table at a time; the cast says that all three are of a workspace.
  const table = TABLES[kind] as typeof crmContacts;
  const [[row], entries] = await Promise.all([
    ctx.rows(table).select().where(eq(table.id, id)),
    ctx.db
      .select({ change: changes, cause: causes })
      .from(changes)
      .innerJoin(causes, eq(causes.id, changes.causeId))
      .where(
        and(
          eq(causes.workspaceId, ctx.workspace.id),
          eq(changes.record, kind),
          eq(changes.recordId, id),
          eq(changes.act, '~'),
          gte(changes.id, Math.min(...ids)),
        ),
      ),
  ]);
  const state: Values = { ...row };
  const wanted = new Set(ids);
  const found: { entry: (typeof entries)[number]; before: Values; after: Values }[] = [];
  for (const entry of entries.toSorted((a, b) => b.change.id - a.change.id)) {
    const before = valuesIn(kind, entry.change.was);
    if (wanted.has(entry.change.id)) found.push({ entry, before, after: { ...state } });
    Object.assign(state, before);
  }
  const [fields, rules] = await Promise.all([
    changedFields(ctx, kind, found),
    ruleNames(
      ctx,
      found.map(({ entry }) => entry.cause),
    ),
  ]);
  return found.map(({ entry: { change, cause } }, at) => ({
    kind: 'change',
    id: change.id,
    at: cause.at,
    userId: cause.actorId,
    via: viaOf(cause, rules),
    fields: fields[at] ?? [],
  }));
}

/** Returns how these moves came about, by their ids. */
export async function viasOfMoves(ctx: ServiceContext, ids: readonly number[]): Promise<Map<number, Via>> {
  const rows = await ctx.db
    .select({ id: changes.recordId, kind: causes.kind, label: causes.label })
    .from(changes)
    .innerJoin(causes, eq(causes.id, changes.causeId))
    .where(
      and(
        eq(causes.workspaceId, ctx.workspace.id),
        eq(changes.record, 'stage_change'),
        eq(changes.act, '+'),
        inArray(changes.recordId, [...ids]),
      ),
    );
  const rules = await ruleNames(ctx, rows);
  return new Map(rows.map(({ id, ...cause }) => [id, viaOf(cause, rules)]));
}
