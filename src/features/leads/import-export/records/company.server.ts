// One long file: the steps of one adapter, in the order in which an import calls them.
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { insertRow } from '#db/built-once.ts';
import { crmCompanies } from '#db/schema/index.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { pick, without } from '#shared/field-list.ts';
import { fieldErrorsOf } from '#kernel/api/field-errors.ts';
import { companyNameKey } from '#features/leads/companies/company-name.rules.ts';
import { COMPANY_FIELDS, COMPANY_NAMES } from '#features/leads/companies/company.values.ts';
import { createCompanySchema } from '#features/leads/companies/company.schema.ts';
import { setTags, tagNewRecord, tagsOf } from '#features/leads/fields/tags.server.ts';
import { domainOf } from '#shared/contact/web-address.ts';
import { FIRM_SAME_BY, mergeCompany } from './company.rules.ts';
import { firmKeys, matchCompany } from './company-match.rules.ts';
import { companyKeys } from '#features/leads/merge/duplicate.server.ts';
import { bindAwaited, newOwnerColumn, ownerColumn, ownerLabel, readOwner } from './owner.server.ts';
import type { ImportAdapter, ImportScope } from './adapter.server.ts';
import { readTags } from '#features/leads/import-export/cells/tags-and-choices.rules.ts';
import { customColumn, customText } from '#features/leads/import-export/custom-fields.rules.ts';
import { readCustomFields } from '#features/leads/import-export/custom-fields-cell.server.ts';
import {
  columnsIn,
  readFieldCells,
  valuesIn,
} from '#features/leads/import-export/reading/field-values.server.ts';
import { madeFields, withDefinedFields } from '#features/leads/import-export/defined-cells.server.ts';
import { importWords } from '#features/leads/import-export/reading/import-words.server.ts';
import { readPhoneCell } from '#features/leads/import-export/cells/phone-cell.rules.ts';
import { createdAtOf } from '#features/leads/import-export/cells/moments.server.ts';
import { countSource, sourceOf } from '#features/leads/import-export/cells/source.rules.ts';
import {
  keysWith,
  tagsIn,
  textOf,
  type Known,
  type Values,
} from '#features/leads/import-export/cells/values.rules.ts';

/** A firm keeps its line where its domain is none, and all its numbers in one field. */
const READ_BY_KIND = pick(COMPANY_FIELDS, without(COMPANY_NAMES, 'domain', 'phone'));

const keysOfValues = (values: Values) =>
  companyKeys({ domain: textOf(values['domain']), taxId: textOf(values['taxId']) });

const nameKeyOf = (values: Values): string => companyNameKey(textOf(values['name']) ?? '');

const columnsOf = (values: Values) => {
  return {
    ...columnsIn(COMPANY_FIELDS, values),
    nameKey: nameKeyOf(values),
    ...keysOfValues(values),
    ...customColumn(values),
    source: LEAD_SOURCES.find((source) => source === values['source']) ?? ('import' as const),
  };
};

async function findKnown(scope: ImportScope, keys: readonly string[]): Promise<Known[]> {
  const { ctx, workspaceId } = scope;
  // In each part, because each has an index of its own.
  const own = eq(crmCompanies.workspaceId, workspaceId);
  const rows = await ctx
    .rows(crmCompanies)
    .select()
    .where(
      or(
        and(own, inArray(crmCompanies.taxIdKey, keysWith('taxId:', keys))),
        and(own, inArray(crmCompanies.domainKey, keysWith('domain:', keys))),
        and(own, inArray(crmCompanies.nameKey, keysWith('name:', keys))),
      ),
    )
    .orderBy(asc(crmCompanies.id));
  const tags = await tagsOf(
    ctx,
    'company',
    rows.map(({ id }) => id),
  );
  const found = rows.map(async (row): Promise<Known> => {
    const values: Values = {
      ...valuesIn(COMPANY_FIELDS, row),
      source: row.source,
      owner: await ownerLabel(scope, row.ownerId),
      tags: tags.get(row.id) ?? [],
      customFields: customText(row.customFields),
    };
    const { answers } = companyImport.keysOf(values);
    return {
      id: row.id,
      ref: String(row.id),
      updatedAt: row.updatedAt,
      keys: answers,
      values,
      isTouched: false,
    };
  });
  return Promise.all(found);
}

async function write(scope: ImportScope, id: number, values: Values, at: string) {
  const { ctx } = scope;
  await ctx
    .rows(crmCompanies)
    .update({ ...columnsOf(values), ...(await ownerColumn(scope, values)), updatedAt: at })
    .where(eq(crmCompanies.id, id));
  await setTags(ctx, 'company', id, tagsIn(values));
  return { id, also: [] };
}

export const companyImport: ImportAdapter = {
  record: 'company',
  read: async (scope, cells) => {
    const { tags, source, domain, phone } = cells;
    const { phones, text, isWrong: isNoPhone, notes: phoneNotes } = readPhoneCell(phone);
    const isWrong = domain !== undefined && domainOf(domain) === undefined;
    const read = readFieldCells(scope, 'companies', READ_BY_KIND, cells);
    const parsed = createCompanySchema.safeParse({
      ...pick(cells, COMPANY_NAMES),
      ...read.values,
      // A company has one field for its numbers.
      phone: phones.length > 0 ? text : null,
      domain: isWrong ? null : domain,
      tags: readTags(tags ?? ''),
    });
    if (!parsed.success) return { errors: fieldErrorsOf(parsed.error) };
    const { data } = parsed;
    const owner = await readOwner(scope, cells);
    countSource(source, scope.values);
    const others = readCustomFields(owner.others, importWords(scope.ctx.locale).otherColumns);
    const custom = await withDefinedFields(scope, 'company', others);
    const created = createdAtOf(scope, cells);
    return {
      values: {
        ...valuesIn(COMPANY_FIELDS, data),
        source: sourceOf(source),
        ...owner.values,
        tags: data.tags,
        createdAt: created.value,
        customFields: custom.value,
      },
      notes: {
        ...read.notes,
        ...created.notes,
        ...(isWrong && { domain: 'leads:companies.domainInvalid' }),
        ...(isNoPhone && { phone: 'leads:imports.phoneInvalid' }),
        ...phoneNotes,
        ...custom.notes,
      },
    };
  },

  keysOf: firmKeys,
  match: matchCompany,
  sameBy: FIRM_SAME_BY,
  merge: mergeCompany,
  meet: async () => {},
  linkNotes: async () => ({}),
  find: findKnown,

  create: async (scope, values) => {
    const { db, ctx, workspaceId, at, met } = scope;
    const id = await insertRow(db, crmCompanies, {
      ...columnsOf(values),
      ...(await madeFields(scope, 'company', values)),
      ...(await newOwnerColumn(scope, values)),
      workspaceId,
      userId: ctx.user.id,
      createdAt: textOf(values['createdAt']) ?? at,
      updatedAt: at,
    });
    await bindAwaited(scope, values, 'company', id);
    await tagNewRecord(ctx, 'company', id, tagsIn(values), met);
    return { id, also: [] };
  },

  update: write,
};
