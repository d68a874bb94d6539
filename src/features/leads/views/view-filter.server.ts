// One long file: a condition beside the next, because each is two lines of SQL.
import {
  and,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { betweenDays } from '#db/between-days.ts';
import type { Bound } from '#db/list/list-large-table.ts';
import { holdsEveryWord, holdsLike, isText } from '#db/search/holds-text.ts';
import {
  crmCommunications,
  crmCompanies,
  crmContacts,
  crmImportRows,
  crmImports,
  crmOpportunities,
  crmOpportunityContacts,
  crmStages,
  crmTags,
  crmTasks,
  marketingLeads,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { addDays, wallTime } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { foldText } from '#shared/texts/text.ts';
import { ofOwner } from '#features/leads/owners/owner.server.ts';
import { standsInOne } from '#features/leads/pipelines/stage-asked.server.ts';
import { linksOf } from '#features/leads/fields/tags.server.ts';
import { faultOf, idIn, isGroup, nodesOf } from './view-filter.rules.ts';
import { periodIn } from './view-period.server.ts';
import type { Condition, FilterNode, ViewFilter } from './view-filter.types.ts';
import type { CustomField } from '#features/leads/fields/field.schema.ts';
import { ofDefined } from './view-custom.server.ts';
import { customName, definedOf, viewFieldOf, type ViewKind } from './view-fields.values.ts';

const TABLES = {
  contact: { table: crmContacts, link: 'contactId', imports: 'contacts' },
  company: { table: crmCompanies, link: 'companyId', imports: 'companies' },
  opportunity: { table: crmOpportunities, link: 'opportunityId', imports: 'opportunities' },
} as const;
/** Tables of all lists; what is related to a record is asked of the records alone. */
const LISTED = {
  contact: crmContacts,
  company: crmCompanies,
  opportunity: crmOpportunities,
  task: crmTasks,
  communication: crmCommunications,
  marketing_lead: marketingLeads,
};
/** Records that a filter is asked of: those of views, and the leads of segments. */
export type FilteredKind = keyof typeof LISTED;
const recordOf = ({ kind }: Asked) => TABLES[kind === 'company' || kind === 'opportunity' ? kind : 'contact'];

const DAY_MS = 86_400_000;
const NOTHING = sql`0`;
const one = { one: sql`1` };

/** Whether a condition on related rows is asked of each record by itself, or looked up for all of them at once. */
type Way = 'each' | 'all';
type Asked = Condition & { kind: FilteredKind; own: readonly CustomField[]; way: Way };

/** Records that have one of the rows, which name their record in `link`. */
const withOne = (
  { way }: Pick<Asked, 'way'>,
  id: SQLiteColumn,
  link: SQLiteColumn,
  find: (columns: { one: SQL } | { one: SQLiteColumn }, condition: SQL | undefined) => SQLWrapper,
): SQL =>
  way === 'each' ? exists(find(one, eq(link, id))) : sql`${id} in ${find({ one: link }, isNotNull(link))}`;

const textOf = ({ value }: Asked): string => (typeof value === 'string' ? value : '');
const numberOf = ({ value }: Asked): number => (typeof value === 'number' ? value : 0);
const namesOf = ({ value }: Asked): string[] => (Array.isArray(value) ? value : []);

const columnOf = (kind: FilteredKind, field: string): SQLiteColumn | undefined => {
  const columns: Readonly<Record<string, SQLiteColumn>> = getTableColumns(LISTED[kind]);
  return columns[field];
};

/** Rows without a value are among those that do not match. */
const unless = (condition: SQL | undefined): SQL => sql`not coalesce(${condition ?? NOTHING}, 0)`;

const isEmpty = (column: SQLiteColumn) => or(isNull(column), eq(sql`${column}`, ''));

function ofText(asked: Asked, column: SQLiteColumn): SQL | undefined {
  if (asked.is === 'equals') return isText(foldText(textOf(asked)).trim(), column);
  const holds = holdsEveryWord(textOf(asked), { typed: [column] });
  if (asked.is === 'contains') return holds ?? NOTHING;
  if (asked.is === 'notContains') return unless(holds);
  return asked.is === 'empty' ? isEmpty(column) : not(isEmpty(column) ?? NOTHING);
}

/** A value that stands in no column: as it was imported or sent by a program. */
function ofCustom(asked: Asked, name: string): SQL {
  const { kind } = asked;
  const { customFields } = TABLES[kind === 'company' ? 'company' : 'contact'].table;
  const among = (condition: SQL) =>
    sql`exists (select 1 from json_each(${customFields}) as own where own.key = ${name} and ${condition})`;
  const filled = among(sql`own.value is not null and own.value <> ''`);
  if (asked.is === 'filled') return filled;
  if (asked.is === 'empty') return unless(filled);
  if (asked.is === 'equals') return among(sql`own.value = ${textOf(asked).trim()} collate nocase`);
  const holds = among(holdsLike(sql`own.value`, textOf(asked).trim()));
  return asked.is === 'contains' ? holds : unless(holds);
}

function ofChoice(asked: Asked, column: SQLiteColumn | SQL): SQL | undefined {
  const among = inArray(sql`${column}`, namesOf(asked));
  if (asked.is === 'among') return among;
  if (asked.is === 'notAmong') return unless(among);
  return asked.is === 'empty' ? isNull(sql`${column}`) : isNotNull(sql`${column}`);
}

/** By the ids of records; one of another workspace is linked by none of this one. */
function ofLink(asked: Asked, column: SQLiteColumn): SQL | undefined {
  if (asked.is === 'empty') return isNull(column);
  if (asked.is === 'filled') return isNotNull(column);
  const among = inArray(column, namesOf(asked).map(idIn));
  return asked.is === 'among' ? among : unless(among);
}

function ofAmount(asked: Asked, column: SQLiteColumn): SQL | undefined {
  if (asked.is === 'atLeast') return gte(column, numberOf(asked));
  if (asked.is === 'atMost') return lte(column, numberOf(asked));
  return asked.is === 'empty' ? isNull(column) : isNotNull(column);
}

/** Of calendar days, as the caller's clock has today. */
function ofDay(ctx: ServiceContext, asked: Asked, column: SQLiteColumn): SQL | undefined {
  const today = wallTime(ctx.now, timeZoneOf(ctx.timeZone)).day;
  if (asked.is === 'during') {
    const { from, to } = periodIn(ctx, asked.value);
    return and(gte(column, from), lte(column, to));
  }
  if (asked.is === 'from') return gte(column, textOf(asked));
  if (asked.is === 'to') return lte(column, textOf(asked));
  if (asked.is === 'lastDays') return and(gte(column, addDays(today, -numberOf(asked))), lte(column, today));
  if (asked.is === 'nextDays') return and(gte(column, today), lte(column, addDays(today, numberOf(asked))));
  if (asked.is === 'olderThan') return lt(column, addDays(today, -numberOf(asked)));
  return asked.is === 'empty' ? isNull(column) : isNotNull(column);
}

const daysAgo = ({ now }: ServiceContext, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

function ofMoment(ctx: ServiceContext, asked: Asked, column: SQLiteColumn): SQL | undefined {
  if (asked.is === 'during') return betweenDays(ctx, column, periodIn(ctx, asked.value));
  if (asked.is === 'from') return betweenDays(ctx, column, { from: textOf(asked), to: undefined });
  if (asked.is === 'to') return betweenDays(ctx, column, { from: undefined, to: textOf(asked) });
  // Of what is to come, the past days have an end.
  if (asked.is === 'lastDays')
    return and(gt(column, daysAgo(ctx, numberOf(asked))), lte(column, ctx.now.toISOString()));
  if (asked.is === 'nextDays')
    return and(gte(column, ctx.now.toISOString()), lt(column, daysAgo(ctx, -numberOf(asked))));
  if (asked.is === 'olderThan') return lte(column, daysAgo(ctx, numberOf(asked)));
  return asked.is === 'empty' ? isNull(column) : isNotNull(column);
}

/** "Not for thirty days" holds for a record with which nobody has ever been in contact as well. */
function ofLastContact(ctx: ServiceContext, asked: Asked): SQL {
  const { table, link } = recordOf(asked);
  const { type, status, occurredAt } = crmCommunications;
  const some = (condition?: SQL) =>
    withOne(asked, table.id, crmCommunications[link], (columns, ofRecord) =>
      ctx
        .rows(crmCommunications)
        .select(columns)
        .where(
          and(
            ofRecord,
            sql`${type} <> 'note' and ${status} <> 'failed'`,
            lte(occurredAt, ctx.now.toISOString()),
            condition,
          ),
        ),
    );
  const after = (moment: string) => some(gt(occurredAt, moment));
  if (asked.is === 'lastDays') return after(daysAgo(ctx, numberOf(asked)));
  if (asked.is === 'olderThan') return unless(after(daysAgo(ctx, numberOf(asked))));
  if (asked.is === 'from') return some(betweenDays(ctx, occurredAt, { from: textOf(asked), to: undefined }));
  // The last one counts.
  if (asked.is === 'to' || asked.is === 'during') {
    const { from, to } =
      asked.is === 'to' ? { from: undefined, to: textOf(asked) } : periodIn(ctx, asked.value);
    const later = betweenDays(ctx, occurredAt, { from: addDays(to, 1), to: undefined });
    return sql`(${some(betweenDays(ctx, occurredAt, { from, to }))} and ${unless(some(later))})`;
  }
  return asked.is === 'filled' ? some() : unless(some());
}

function ofTasks(ctx: ServiceContext, asked: Asked): SQL {
  const { table, link } = recordOf(asked);
  const { doneAt, dueAt } = crmTasks;
  const overdue = asked.field === 'overdueTasks' ? lt(dueAt, ctx.now.toISOString()) : undefined;
  const some = withOne(asked, table.id, crmTasks[link], (columns, ofRecord) =>
    ctx
      .rows(crmTasks)
      .select(columns)
      .where(and(ofRecord, isNull(doneAt), overdue)),
  );
  return asked.is === 'some' ? some : not(some);
}

function ofPeople(ctx: ServiceContext, asked: Asked): SQL {
  const some = withOne(asked, crmCompanies.id, crmContacts.companyId, (columns, ofRecord) =>
    ctx.rows(crmContacts).select(columns).where(ofRecord),
  );
  return asked.is === 'some' ? some : not(some);
}

const stateOf = (ctx: ServiceContext): SQL => {
  const { pipelineId, stage } = crmOpportunities;
  const found = ctx
    .rows(crmStages)
    .select({ kind: crmStages.kind })
    .where(and(eq(crmStages.pipelineId, pipelineId), eq(crmStages.key, stage)));
  return sql`(${found.getSQL()})`;
};

/** Of a contact also those in which it has a part beside the main one. */
function ofDeals(ctx: ServiceContext, asked: Asked): SQL {
  const { amountCents } = crmOpportunities;
  const isMeant = and(
    eq(stateOf(ctx), 'open'),
    // The plus keeps SQLite from the index of the amounts, along which it would read half of the rows one by one.
    asked.is === 'atLeast' ? sql`+${amountCents} >= ${numberOf(asked)}` : undefined,
  );
  const { id } = recordOf(asked).table;
  const link = asked.kind === 'company' ? crmOpportunities.companyId : crmOpportunities.contactId;
  const main = withOne(asked, id, link, (columns, ofRecord) =>
    ctx.rows(crmOpportunities).select(columns).where(and(ofRecord, isMeant)),
  );
  const { contactId, opportunityId } = crmOpportunityContacts;
  // From the parts to their opportunities: there are far fewer of them.
  const part = () =>
    withOne(asked, id, contactId, (columns, ofRecord) => {
      const isOfOne = exists(
        ctx
          .rows(crmOpportunities)
          .select(one)
          .where(and(eq(crmOpportunities.id, opportunityId), isMeant)),
      );
      return ctx.rows(crmOpportunityContacts).select(columns).where(and(ofRecord, isOfOne));
    });
  const some = asked.kind === 'company' ? main : sql`(${main} or ${part()})`;
  return asked.is === 'none' ? not(some) : some;
}

function ofTags(ctx: ServiceContext, asked: Asked): SQL {
  const { table, id, tagId } = linksOf(asked.kind === 'company' ? 'company' : 'contact');
  const named = ctx
    .rows(crmTags)
    .select({ id: crmTags.id })
    .where(inArray(crmTags.nameKey, namesOf(asked).map(foldText)));
  const isNamed = asked.is === 'among' || asked.is === 'notAmong';
  const some = withOne(asked, recordOf(asked).table.id, id, (columns, ofRecord) =>
    ctx
      .rows(table)
      .select(columns)
      .where(and(ofRecord, isNamed ? inArray(tagId, named) : undefined)),
  );
  return asked.is === 'among' || asked.is === 'filled' ? some : unless(some);
}

const memberOf = (name: string): string | undefined =>
  name === 'mine' || name === 'nobody' || /^[1-9]\d{0,14}$/.test(name) ? name : undefined;

function ofMember(ctx: ServiceContext, asked: Asked, column: SQLiteColumn): SQL {
  const among = or(...namesOf(asked).map((name) => ofOwner(ctx, column, memberOf(name)))) ?? NOTHING;
  return asked.is === 'among' ? among : unless(among);
}

function ofImport(ctx: ServiceContext, asked: Asked): SQL {
  const { table, imports } = recordOf(asked);
  const isOfKind =
    asked.kind === 'company'
      ? or(eq(crmImportRows.recordKind, 'company'), eq(crmImports.kind, imports))
      : and(isNull(crmImportRows.recordKind), eq(crmImports.kind, imports));
  const members = namesOf(asked).map((name) => (name === 'mine' ? ctx.user.id : Number(memberOf(name) ?? 0)));
  const ids = ctx
    .rows(crmImports)
    .select({ id: crmImportRows.recordId })
    .innerJoin(crmImportRows, eq(crmImportRows.importId, crmImports.id))
    .where(and(eq(crmImportRows.action, 'created'), isOfKind, inArray(crmImports.userId, members)));
  const among = sql`${table.id} in (${ids.getSQL()})`;
  return asked.is === 'among' ? among : unless(among);
}

/** Conditions on other rows than the record's own. */
const RELATED: Readonly<Record<string, (ctx: ServiceContext, asked: Asked) => SQL | undefined>> = {
  lastContact: ofLastContact,
  openTasks: ofTasks,
  overdueTasks: ofTasks,
  contacts: ofPeople,
  openOpportunities: ofDeals,
  tag: ofTags,
  importedBy: ofImport,
  state: (ctx, asked) => ofChoice(asked, stateOf(ctx)),
  done: (_, { is }) => (is === 'yes' ? isNotNull(crmTasks.doneAt) : isNull(crmTasks.doneAt)),
  overdue: (ctx, { is }) => {
    const isLate = and(isNull(crmTasks.doneAt), lt(crmTasks.dueAt, ctx.now.toISOString()));
    return is === 'yes' ? isLate : unless(isLate);
  },
  consent: (_, { is }) => (is === 'yes' ? isNotNull(crmContacts.consent) : isNull(crmContacts.consent)),
  stage: (_, asked) => {
    const among = standsInOne(namesOf(asked)) ?? NOTHING;
    return asked.is === 'among' ? among : unless(among);
  },
};

function conditionOf(ctx: ServiceContext, asked: Asked): SQL | undefined {
  const { kind, field, is, own } = asked;
  if (faultOf(kind, asked, own)) return NOTHING;
  const defined = definedOf(kind, field, own);
  if (defined) return ofDefined(ctx, defined.kind, defined, asked, asked.way === 'all');
  const related = RELATED[field];
  if (related) return related(ctx, asked);
  const custom = customName(field);
  if (custom) return ofCustom(asked, custom);
  const [known, column] = [viewFieldOf(kind, field), columnOf(kind, field)];
  if (!known || !column) return NOTHING;
  switch (known.type) {
    case 'choice':
      return ofChoice(asked, column);
    case 'amount':
      return ofAmount(asked, column);
    case 'day':
      return ofDay(ctx, asked, column);
    case 'moment':
    case 'due':
      return ofMoment(ctx, asked, column);
    case 'member':
      return ofMember(ctx, asked, column);
    case 'flag':
      return eq(column, is === 'yes');
    case 'link':
      return ofLink(asked, column);
    default:
      return ofText(asked, column);
  }
}

/** Its conditions on a moment or a day of the record itself, which every record that matches meets. */
export const boundsOf = (
  ctx: ServiceContext,
  kind: ViewKind,
  filter: ViewFilter,
  own: readonly CustomField[],
): Bound[] =>
  ('all' in filter ? filter.all : []).flatMap((node) => {
    const column = isGroup(node) ? undefined : columnOf(kind, node.field);
    const type = isGroup(node) ? undefined : viewFieldOf(kind, node.field)?.type;
    if (isGroup(node) || !column || (type !== 'moment' && type !== 'day' && type !== 'due')) return [];
    const condition = conditionOf(ctx, { kind, own, way: 'each', ...node });
    return condition ? [{ column, condition }] : [];
  });

/** Fields by which an index finds contacts and companies. */
const INDEXED: readonly string[] = ['tag', 'source', 'ownerId'];

/** The conditions of a filter of which one has to hold; undefined unless an index finds the records of each. */
export function lookedUp(ctx: ServiceContext, kind: ViewKind, filter: ViewFilter): SQL[] | undefined {
  if (!('any' in filter) || filter.any.length === 0) return undefined;
  if (kind !== 'contact' && kind !== 'company') return undefined;
  return filter.any.every((node) => !isGroup(node) && node.is === 'among' && INDEXED.includes(node.field))
    ? filter.any.flatMap((node) =>
        isGroup(node) ? [] : (conditionOf(ctx, { kind, own: [], way: 'all', ...node }) ?? []),
      )
    : undefined;
}

/**
 * Condition on the rows of a record's table; `own` are the fields of the workspace (`fieldsAsked`). A condition that cannot be met, as of a field that is gone, holds for
 * none: a list that is narrowed too much is noticed before something is done to all of it.
 */
export function filterCondition(
  ctx: ServiceContext,
  kind: FilteredKind,
  filter: ViewFilter,
  own: readonly CustomField[],
  way: Way = 'each',
): SQL | undefined {
  // The conditions on the record's own columns come first: whether the others hold is not asked of each row.
  const isOwn = (node: FilterNode) => !isGroup(node) && columnOf(kind, node.field) !== undefined;
  const nodes = nodesOf(filter).toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const parts = nodes.map((node) =>
    isGroup(node)
      ? filterCondition(ctx, kind, node, own, way)
      : conditionOf(ctx, { kind, own, way, ...node }),
  );
  return 'all' in filter ? and(...parts) : or(...parts);
}
