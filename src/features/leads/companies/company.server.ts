import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { commitWithLast } from '#db/commit-with-last.ts';
import { nextId } from '#db/next-id.ts';
import { crmCompanies } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { allInOrder } from '#shared/all-in-order.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { companyNameKey } from './company-name.rules.ts';
import {
  createCompanySchema,
  type Company,
  type CreateCompany,
  type UpdateCompany,
} from './company.schema.ts';
import { companyNamedBy } from '#features/leads/merge/same-company.rules.ts';
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
  const workspaceId = ctx.workspace.id;
  const [[row], tags] = await Promise.all([
    ctx.db
      .select(companyColumns)
      .from(crmCompanies)
      .where(and(eq(crmCompanies.id, id), eq(crmCompanies.workspaceId, workspaceId))),
    tagsOf(ctx.db, 'company', [id]),
  ]);
  if (!row) throw new AppError('not_found');
  return { ...row, customFields: row.customFields ?? {}, tags: tags.get(id) ?? [] };
}

/** Errors: `duplicate` with the company that has the same tax ID or domain, unless `allowDuplicate`. */
export async function createCompany(ctx: ServiceContext, input: CreateCompany): Promise<Company> {
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const id = await storeCompany(inside, input);
    return () => requireCompany(inside, id);
  });
}

/** As `createCompany`, in the caller's transaction, and once `checked` has refused nothing. Returns the id. */
export async function storeCompany(
  ctx: ServiceContext,
  input: CreateCompany,
  checked?: Promise<void>,
): Promise<number> {
  const { db } = ctx;
  const workspaceId = ctx.workspace.id;
  const { tags, source, allowDuplicate = false, ...fields } = input;
  const keys = companyKeys(fields);
  const [, found, id] = await allInOrder([
    checked,
    allowDuplicate ? [] : findCompanyDuplicates(db, workspaceId, fields),
    nextId(db, crmCompanies),
  ]);
  refuseDuplicates(found);
  const at = ctx.now.toISOString();
  await db.insert(crmCompanies).values({
    ...fields,
    ...keys,
    id,
    source: source ?? 'other',
    nameKey: companyNameKey(fields.name),
    workspaceId,
    userId: ctx.user.id,
    createdAt: at,
    updatedAt: at,
  });
  await addTags(db, workspaceId, 'company', [id], tags);
  return id;
}

/** Returns 409 with the current record for a stale `updatedAt` (api.md). */
export async function updateCompany(ctx: ServiceContext, id: number, input: UpdateCompany): Promise<Company> {
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const workspaceId = inside.workspace.id;
    const { updatedAt: read, tags, allowDuplicate = false, ...changes } = input;
    const { domain: newDomain = null, taxId: newTaxId = null } = changes;
    const [current, alike] = await allInOrder([
      requireCompany(inside, id),
      companiesSharing(tx, workspaceId, companyKeys({ domain: newDomain, taxId: newTaxId }), id),
    ]);
    if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
    const { name = current.name, domain = current.domain, taxId = current.taxId } = changes;
    const { phone = current.phone, address = current.address } = changes;
    const keys = companyKeys({ domain, taxId });
    // An unchanged value may stay a duplicate.
    if (!allowDuplicate) {
      const firm = { name, domain, taxId, phone, address };
      refuseDuplicates(companyDuplicates(firm, changedKeys(companyKeys(current), keys), alike));
    }
    await tx
      .update(crmCompanies)
      .set({
        ...changes,
        ...keys,
        nameKey: companyNameKey(name),
        updatedAt: nextUpdatedAt(current.updatedAt, ctx.now),
      })
      .where(eq(crmCompanies.id, id));
    if (tags) await setTags(tx, workspaceId, 'company', id, tags);
    return () => requireCompany(inside, id);
  });
}

const MOST_NAMESAKES = 50;

/** Returns the companies of this name, whatever their legal form. */
export async function companiesOfName(ctx: ServiceContext, name: string) {
  const { id, name: theirs, taxId, domain, phone, address, workspaceId, nameKey } = crmCompanies;
  return ctx.db
    .select({ id, name: theirs, taxId, domain, phone, address })
    .from(crmCompanies)
    .where(and(eq(workspaceId, ctx.workspace.id), eq(nameKey, companyNameKey(name))))
    .orderBy(asc(id))
    .limit(MOST_NAMESAKES);
}

/**
 * Returns the company with the name typed into a record's form (docs/domain/identity.md), or a new one. Runs in the
 * caller's transaction, so that record and company are stored together.
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
