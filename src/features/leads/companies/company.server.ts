import { asc, eq, getTableColumns } from 'drizzle-orm';
import { crmCompanies } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { companyNameKey } from './company-name.rules.ts';
import {
  createCompanySchema,
  type Company,
  type CreateCompany,
  type UpdateCompany,
} from './company.schema.ts';
import { companyNamedBy } from '#features/leads/merge/same-company.rules.ts';
import { ownerOfNew, requireMember } from '#features/leads/owners/owner.server.ts';
import { changedCustomFields, newCustomFields } from '#features/leads/fields/custom-values.server.ts';
import { withShownFields } from '#features/leads/fields/defined-fields.server.ts';
import { addTags, setTags, tagsOf } from '#features/leads/fields/tags.server.ts';
import { changedKeys, companyKeys, refuseDuplicates } from '#features/leads/merge/duplicate.server.ts';
import {
  companiesSharing,
  companyDuplicates,
  findCompanyDuplicates,
} from '#features/leads/merge/company-duplicates.server.ts';

/** Of the table alone: what it sorts and compares by. */
const {
  workspaceId: _workspace,
  nameKey: _name,
  domainKey: _domain,
  taxIdKey: _taxId,
  ...shown
} = getTableColumns(crmCompanies);
export const companyColumns = shown;

/** Errors: `not_found`, also for a company of another workspace. */
export async function requireCompany(ctx: ServiceContext, id: number): Promise<Company> {
  const [[row], tags] = await Promise.all([
    ctx.rows(crmCompanies).select(companyColumns).where(eq(crmCompanies.id, id)),
    tagsOf(ctx, 'company', [id]),
  ]);
  if (!row) throw new AppError('not_found');
  const [shownRow] = await withShownFields(ctx, 'company', [row]);
  if (!shownRow) throw new AppError('internal');
  return { ...shownRow, tags: tags.get(id) ?? [] };
}

/** Errors: `duplicate` with the company that has the same tax ID or domain, unless `allowDuplicate`. */
export async function createCompany(ctx: ServiceContext, input: CreateCompany): Promise<Company> {
  return requireCompany(ctx, await storeCompany(ctx, input, { isComplete: true }));
}

/** As `createCompany`, for which a field that has to be filled in may be empty; returns the id. */
export async function storeCompany(
  ctx: ServiceContext,
  input: CreateCompany,
  { isComplete = false } = {},
): Promise<number> {
  const { tags, source, allowDuplicate = false, ...fields } = input;
  if (!allowDuplicate) refuseDuplicates(await findCompanyDuplicates(ctx, fields));
  const ownerId = await ownerOfNew(ctx, 'ownerId', fields.ownerId);
  const customFields = await newCustomFields(ctx, 'company', fields.customFields, isComplete);
  const at = ctx.now.toISOString();
  const [made] = await ctx
    .rows(crmCompanies)
    .insert({
      ...fields,
      ...companyKeys(fields),
      customFields,
      ownerId,
      source: source ?? 'other',
      nameKey: companyNameKey(fields.name),
      userId: ctx.user.id,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: crmCompanies.id });
  if (!made) throw new AppError('internal');
  await addTags(ctx, 'company', [made.id], tags);
  return made.id;
}

/** Returns 409 with the current record for a stale `updatedAt` (api.md). */
export async function updateCompany(ctx: ServiceContext, id: number, input: UpdateCompany): Promise<Company> {
  const { updatedAt: read, tags, allowDuplicate = false, ...changes } = input;
  const was = await requireCompany(ctx, id);
  if (read !== undefined && read !== was.updatedAt) throw new AppError('stale', { extra: { current: was } });
  await requireMember(ctx, 'ownerId', changes.ownerId);
  const { name = was.name, domain = was.domain, taxId = was.taxId } = changes;
  const { phone = was.phone, address = was.address } = changes;
  const keys = companyKeys({ domain, taxId });
  if (!allowDuplicate) {
    // An unchanged value may stay a duplicate.
    const changed = changedKeys(companyKeys(was), keys);
    const firm = { name, domain, taxId, phone, address };
    refuseDuplicates(companyDuplicates(firm, changed, await companiesSharing(ctx, changed, id)));
  }
  const own = await changedCustomFields(ctx, 'company', id, changes.customFields);
  await ctx
    .rows(crmCompanies)
    .update({
      ...changes,
      ...own,
      ...keys,
      nameKey: companyNameKey(name),
      updatedAt: nextUpdatedAt(was.updatedAt, ctx.now),
    })
    .where(eq(crmCompanies.id, id));
  if (tags) await setTags(ctx, 'company', id, tags);
  return requireCompany(ctx, id);
}

const MOST_NAMESAKES = 50;

/** Returns the companies of this name, whatever their legal form. */
export async function companiesOfName(ctx: ServiceContext, name: string) {
  const { id, name: theirs, taxId, domain, phone, address, nameKey } = crmCompanies;
  return ctx
    .rows(crmCompanies)
    .select({ id, name: theirs, taxId, domain, phone, address })
    .where(eq(nameKey, companyNameKey(name)))
    .orderBy(asc(id))
    .limit(MOST_NAMESAKES);
}

/**
 * Returns the company with the name typed into a record's form (docs/domain/identity.md), or a new one. Record and
 * company are stored together.
 */
export async function companyNamed(ctx: ServiceContext, name: string): Promise<number> {
  const known = companyNamedBy({ name, domain: null }, await companiesOfName(ctx, name));
  return known?.id ?? storeCompany(ctx, createCompanySchema.parse({ name }));
}

type WithCompany = { companyId?: number | null | undefined; companyName?: string | null | undefined };

/** Returns the new `companyId` of a record, or undefined to leave it unchanged. An id takes precedence over a name. */
export async function typedCompanyId(
  ctx: ServiceContext,
  { companyId, companyName }: WithCompany,
): Promise<number | null | undefined> {
  if (typeof companyId === 'number' || !companyName) return companyId;
  return companyNamed(ctx, companyName);
}
