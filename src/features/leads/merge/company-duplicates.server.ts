import { and, asc, eq, ne, or } from 'drizzle-orm';
import { crmCompanies } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import {
  companyKeys,
  MOST_COMPARED,
  surestFirst,
  type CompanyKeys,
  type Duplicate,
} from './duplicate.server.ts';
import { compareFirms, firmFacts, type Firm } from './same-company.rules.ts';

export type FirmBeside = Firm & { id: number };

/** Returns the companies that have one of the keys; `exceptId` excludes the record itself. */
export async function companiesSharing(
  ctx: ServiceContext,
  { domainKey, taxIdKey }: CompanyKeys,
  exceptId = 0,
): Promise<FirmBeside[]> {
  if (domainKey === null && taxIdKey === null) return [];
  const { id, name, taxId, domain, phone, address } = crmCompanies;
  const { domainKey: byDomain, taxIdKey: byTaxId } = crmCompanies;
  return ctx
    .rows(crmCompanies)
    .select({ id, name, taxId, domain, phone, address })
    .where(
      and(
        or(
          taxIdKey === null ? undefined : eq(byTaxId, taxIdKey),
          domainKey === null ? undefined : eq(byDomain, domainKey),
        ),
        ne(id, exceptId),
      ),
    )
    .orderBy(asc(id))
    .limit(MOST_COMPARED);
}

type FirmRow = Pick<Firm, 'name' | 'domain' | 'taxId'> & Partial<Firm>;

const firmOf = (row: FirmRow): Firm => ({ phone: null, address: null, ...row });

/** Compares a company with those that share one of its keys. */
export function companyDuplicates(
  firm: FirmRow,
  { domainKey, taxIdKey }: CompanyKeys,
  beside: readonly FirmBeside[],
): Duplicate[] {
  const facts = firmFacts(firmOf(firm));
  const found = beside.flatMap((each): Duplicate[] => {
    const theirs = firmFacts(each);
    const { kind } = compareFirms(facts, theirs);
    if (kind === 'different') return [];
    const isTaxId = taxIdKey !== null && theirs.taxIdKey === taxIdKey;
    if (!isTaxId && (domainKey === null || theirs.domainKey !== domainKey)) return [];
    const field = isTaxId ? 'taxId' : 'domain';
    return [{ kind: 'company', id: each.id, name: each.name, field, isSame: kind === 'same' }];
  });
  return surestFirst(found);
}

/** Returns the companies that a new one would duplicate, or may. */
export async function findCompanyDuplicates(
  ctx: ServiceContext,
  firm: FirmRow,
  exceptId = 0,
): Promise<Duplicate[]> {
  const keys = companyKeys(firm);
  return companyDuplicates(firm, keys, await companiesSharing(ctx, keys, exceptId));
}
