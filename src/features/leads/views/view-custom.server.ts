import { and, eq, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import { holdsEveryWord, isText } from '#db/search/holds-text.ts';
import { crmFieldValues } from '#db/schema/index.ts';
import { RECORD_TABLES } from '#features/leads/record-tables.server.ts';
import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import { definedFields } from '#features/leads/fields/defined-fields.server.ts';
import type { CustomField } from '#features/leads/fields/field.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { addDays, wallTime } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { foldText } from '#shared/texts/text.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import { conditionsOf, idIn } from './view-filter.rules.ts';
import { periodIn } from './view-period.server.ts';
import type { Condition, ViewFilter } from './view-filter.types.ts';
import { definedKey, valueOf, type ViewKind } from './view-fields.values.ts';

const { fieldId, recordId, text, number } = crmFieldValues;

/** Fields of the workspace that a filter may ask for; none where it asks for none. */
export const fieldsAsked = async (
  ctx: ServiceContext,
  kind: ViewKind,
  ...filters: readonly (ViewFilter | undefined)[]
): Promise<CustomField[]> => {
  const isAsked = filters.some(
    (filter) => filter && conditionsOf(filter).some(({ field }) => definedKey(field) !== undefined),
  );
  return isAsked && kind !== 'task' && kind !== 'communication' ? definedFields(ctx, kind) : [];
};

/** Condition on a value of the field; undefined: any value. */
function valueCondition(ctx: ServiceContext, field: DefinedField, { is, value }: Condition): SQL | undefined {
  const asText = sql`${text} collate nocase`;
  const today = wallTime(ctx.now, timeZoneOf(ctx.timeZone)).day;
  const days = typeof value === 'number' ? value : 0;
  switch (is) {
    case 'among':
    case 'notAmong': {
      const names = Array.isArray(value) ? value : [];
      if (field.type === 'contact' || field.type === 'company') return inArray(number, names.map(idIn));
      if (field.type !== 'member') return inArray(asText, names);
      return inArray(
        number,
        names.map((name) => (name === 'mine' ? ctx.user.id : Number(name) || 0)),
      );
    }
    case 'atLeast':
      return gte(number, days);
    case 'atMost':
      return lte(number, days);
    case 'yes':
    case 'no':
      return eq(number, 1);
    case 'during': {
      const { from, to } = periodIn(ctx, value);
      return and(gte(text, from), lte(text, to));
    }
    case 'from':
      return gte(text, String(value));
    case 'to':
      return lte(text, String(value));
    case 'lastDays':
      return and(gte(text, addDays(today, -days)), lte(text, today));
    case 'nextDays':
      return and(gte(text, today), lte(text, addDays(today, days)));
    case 'olderThan':
      return lt(text, addDays(today, -days));
    default:
      return undefined;
  }
}

/** Holds for the others, and for records without a value. */
const NEGATED: readonly Condition['is'][] = ['notAmong', 'notContains', 'empty', 'no'];

/** Condition on the records of a kind by a field that the workspace defines. */
export function ofDefined(
  ctx: ServiceContext,
  kind: RecordKind,
  field: CustomField,
  asked: Condition,
  isForAll: boolean,
): SQL | undefined {
  const table = RECORD_TABLES[kind];
  // The look-up has the beginning of a text alone.
  const words = valueOf(asked.is) === 'text' ? String(asked.value).trim() : undefined;
  const whole = sql`json_extract(${table.customFields}, ${`$."${field.key}"`})`;
  const found =
    isForAll && words === undefined
      ? sql`${table.id} in (select ${recordId} from ${crmFieldValues}
          where ${and(eq(fieldId, field.id), valueCondition(ctx, field, asked))})`
      : sql`exists (select 1 from ${crmFieldValues} where ${and(
          eq(fieldId, field.id),
          eq(recordId, table.id),
          words === undefined
            ? valueCondition(ctx, field, asked)
            : asked.is === 'equals'
              ? isText(foldText(words), whole)
              : holdsEveryWord(words, { typed: [whole] }),
        )})`;
  const isNobody = Array.isArray(asked.value) && asked.value.includes('nobody');
  if (field.type === 'member' && isNobody) {
    const some = sql`exists (select 1 from ${crmFieldValues} where ${and(eq(fieldId, field.id), eq(recordId, table.id))})`;
    const either = sql`(${found} or not ${some})`;
    return NEGATED.includes(asked.is) ? sql`not ${either}` : either;
  }
  return NEGATED.includes(asked.is) ? sql`not ${found}` : found;
}
