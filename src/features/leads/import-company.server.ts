import { and, eq, inArray, or } from 'drizzle-orm';
import { crmCompanies } from '#db/schema/index.ts';
import { LEAD_SOURCES } from '#features/marketing/marketing.values.ts';
import { fieldErrorsOf } from '#server/field-errors.ts';
import { foldText } from '#shared/text.ts';
import { createCompanySchema } from './crm-company.schema.ts';
import { setTags, tagsOf } from './crm-tags.server.ts';
import { domainKeyOf, taxIdKeyOf } from './duplicate.rules.ts';
import { companyKeys } from './duplicate.server.ts';
import {
  tagsIn,
  textOf,
  type ImportAdapter,
  type ImportScope,
  type Known,
  type Made,
  type Values,
} from './import-adapter.server.ts';
import { readTags } from './import-cells.rules.ts';
import { sourceOf } from './import-source.rules.ts';

/** The company of this name, made where there is none: a list of contacts names companies and no more. */
export async function companyByName(
  scope: ImportScope,
  name: string | null,
): Promise<{ id: number | null; made: Made['also'] }> {
  if (name === null) return { id: null, made: [] };
  const { db, ctx, workspaceId, at } = scope;
  const nameKey = foldText(name);
  const [found] = await db
    .select({ id: crmCompanies.id })
    .from(crmCompanies)
    .where(and(eq(crmCompanies.workspaceId, workspaceId), eq(crmCompanies.nameKey, nameKey)))
    .limit(1);
  if (found) return { id: found.id, made: [] };
  const [made] = await db
    .insert(crmCompanies)
    .values({
      name,
      nameKey,
      source: 'import',
      workspaceId,
      userId: ctx.user.id,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: crmCompanies.id });
  return made ? { id: made.id, made: [{ kind: 'company', id: made.id }] } : { id: null, made: [] };
}

const TEXTS = ['name', 'domain', 'taxId', 'sector', 'size', 'phone', 'address', 'notes'] as const;

const keysOfValues = (values: Values) =>
  companyKeys({ domain: textOf(values['domain']), taxId: textOf(values['taxId']) });

const columnsOf = (values: Values) => {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, textOf(values[field])]));
  const name = textOf(values['name']) ?? '';
  return {
    ...texts,
    name,
    nameKey: foldText(name),
    ...keysOfValues(values),
    source: LEAD_SOURCES.find((source) => source === values['source']) ?? ('import' as const),
  };
};

/** By tax id and domain; where one of the two sides has neither, by the name. */
async function findKnown({ db, workspaceId }: ImportScope, keys: readonly string[]): Promise<Known[]> {
  const of = (prefix: string) =>
    keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  const own = eq(crmCompanies.workspaceId, workspaceId);
  const rows = await db
    .select()
    .from(crmCompanies)
    .where(
      or(
        and(own, inArray(crmCompanies.taxIdKey, of('taxId:'))),
        and(own, inArray(crmCompanies.domainKey, of('domain:'))),
        and(own, inArray(crmCompanies.nameKey, [...of('name:'), ...of('bare:')])),
      ),
    );
  const tags = await tagsOf(
    db,
    'company',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const values: Values = {
      ...Object.fromEntries(TEXTS.map((field) => [field, row[field]])),
      source: row.source,
      tags: tags.get(row.id) ?? [],
    };
    return { id: row.id, updatedAt: row.updatedAt, keys: companyImport.keysOf(values).answers, values };
  });
}

export const companyImport: ImportAdapter = {
  sameBy: { domain: domainKeyOf, taxId: taxIdKeyOf },

  read: async (_scope, { tags, source, ...cells }) => {
    const texts = Object.fromEntries(TEXTS.map((field) => [field, cells[field]]));
    const parsed = createCompanySchema.safeParse({ ...texts, tags: readTags(tags ?? '') });
    if (!parsed.success) return { errors: fieldErrorsOf(parsed.error) };
    const { data } = parsed;
    return {
      values: {
        ...Object.fromEntries(TEXTS.map((field) => [field, data[field]])),
        source: sourceOf(source),
        tags: data.tags,
      },
    };
  },

  keysOf: (values) => {
    const { taxIdKey, domainKey } = keysOfValues(values);
    const sure = [...(taxIdKey ? [`taxId:${taxIdKey}`] : []), ...(domainKey ? [`domain:${domainKey}`] : [])];
    const name = foldText(textOf(values['name']) ?? '');
    const isBare = sure.length === 0;
    return {
      sure,
      weak: [`bare:${name}`, ...(isBare ? [`name:${name}`] : [])],
      answers: [...sure, `name:${name}`, ...(isBare ? [`bare:${name}`] : [])],
    };
  },

  find: findKnown,

  create: async ({ db, ctx, workspaceId, at }, values) => {
    const [made] = await db
      .insert(crmCompanies)
      .values({ ...columnsOf(values), workspaceId, userId: ctx.user.id, createdAt: at, updatedAt: at })
      .returning({ id: crmCompanies.id });
    const id = made?.id ?? 0;
    if (tagsIn(values).length > 0) await setTags(db, workspaceId, 'company', id, tagsIn(values));
    return { id, also: [] };
  },

  update: async ({ db, workspaceId }, id, values, at) => {
    await db
      .update(crmCompanies)
      .set({ ...columnsOf(values), updatedAt: at })
      .where(eq(crmCompanies.id, id));
    await setTags(db, workspaceId, 'company', id, tagsIn(values));
    return { id, also: [] };
  },
};
