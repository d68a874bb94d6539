import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { preparedRows } from '#db/rows.ts';
import { crmFields } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { CustomFields, DefinedField } from './custom-fields.values.ts';
import type { CustomField } from './field.schema.ts';
import type { LinkedRecords } from './fields.schema.ts';
import { linkedRecordsOf, type LinkField } from './linked-records.server.ts';

export type FieldKind = CustomField['kind'];

const { id, kind, key, label, help, type, options, isRequired, isUnique, defaultValue } = crmFields;
const { deletedAt, createdAt, updatedAt } = crmFields;
export const fieldColumns = {
  ...{ id, kind, key, label, help, type, options, isRequired, isUnique, defaultValue },
  ...{ deletedAt, createdAt, updatedAt },
};

const findFields = preparedRows((rows) =>
  rows(crmFields)
    .select(fieldColumns)
    .where(eq(kind, sql.placeholder('kind')))
    .orderBy(asc(id)),
);

/** Returns the fields that the workspace has for records of a kind, also those deleted within 30 days. */
export const everyField = (ctx: ServiceContext, of: FieldKind): Promise<CustomField[]> =>
  findFields(ctx, { kind: of });

/** The same without the deleted ones. */
export const definedFields = async (ctx: ServiceContext, of: FieldKind): Promise<CustomField[]> =>
  (await everyField(ctx, of)).filter((field) => field.deletedAt === null);

const findDefined = preparedRows((rows) =>
  rows(crmFields)
    .select({ kind, key, label, help, type, options, isRequired, defaultValue })
    .where(isNull(deletedAt))
    .orderBy(asc(id)),
);

/** Returns what forms and lists need of all fields of the workspace. */
export const definedForForms = (ctx: ServiceContext): Promise<DefinedField[]> => findDefined(ctx);

/** The deleted ones, and those that lead to a record. */
const findSpecial = preparedRows((rows) =>
  rows(crmFields)
    .select({ key, type, deletedAt })
    .where(
      and(
        eq(kind, sql.placeholder('kind')),
        or(isNotNull(deletedAt), eq(type, 'contact'), eq(type, 'company')),
      ),
    ),
);

const isLinkField = (
  field: Pick<CustomField, 'key' | 'type' | 'deletedAt'>,
): field is LinkField & { deletedAt: null } =>
  field.deletedAt === null && (field.type === 'contact' || field.type === 'company');

type Stored = { customFields: CustomFields | null };

/** Returns the rows with the values that are shown, and the records they lead to: those of deleted fields wait unseen. */
export async function withShownFields<Row extends Stored>(
  ctx: ServiceContext,
  of: FieldKind,
  rows: readonly Row[],
): Promise<(Omit<Row, 'customFields'> & { customFields: CustomFields; linked?: LinkedRecords })[]> {
  const hasSome = rows.some(({ customFields }) => customFields !== null);
  const special = hasSome ? await findSpecial(ctx, { kind: of }) : [];
  const hidden = new Set(special.flatMap((field) => (field.deletedAt === null ? [] : [field.key])));
  const shown = rows.map(({ customFields, ...row }) => ({
    ...row,
    customFields:
      hidden.size === 0
        ? (customFields ?? {})
        : Object.fromEntries(Object.entries(customFields ?? {}).filter(([name]) => !hidden.has(name))),
  }));
  const leading = special.filter(isLinkField);
  if (leading.length === 0) return shown;
  const linked = await linkedRecordsOf(
    ctx,
    leading,
    shown.map(({ customFields }) => customFields),
  );
  return shown.map((row, at) => {
    const records = linked[at] ?? {};
    return Object.keys(records).length === 0 ? row : { ...row, linked: records };
  });
}
