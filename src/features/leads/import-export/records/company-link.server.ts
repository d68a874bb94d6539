import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { crmCompanies, crmImportRows } from '#db/schema/index.ts';
import { AppError } from '#shared/errors.ts';
import {
  companyNameKey,
  companySpelling,
  domainFitsName,
  isNameAlike,
  isSameOwner,
} from '#features/leads/companies/company-name.rules.ts';
import { companyDomainOf } from '#features/leads/merge/duplicate.rules.ts';
import type { ImportScope, Made } from './adapter.server.ts';

type Candidate = { id: number; name: string; nameKey: string; domainKey: string | null };
type Wanted = { name: string; nameKey: string; domain: string | null };

/** Two companies of one name: each has a domain that is made of it, and they are not one owner's. */
const isOther = ({ nameKey, domain }: Wanted, { domainKey }: Candidate): boolean =>
  domain !== null &&
  domainKey !== null &&
  !isSameOwner(domain, domainKey) &&
  domainFitsName(domain, nameKey) &&
  domainFitsName(domainKey, nameKey);

/** By the name, of several with the domain; by the domain alone only where the names are alike. */
function choose(wanted: Wanted, candidates: readonly Candidate[]): Candidate | undefined {
  const spelling = companySpelling(wanted.name);
  const isSpelledSo = ({ name }: Candidate): boolean => companySpelling(name) === spelling;
  const sameName = candidates.filter(({ nameKey }) => nameKey === wanted.nameKey);
  // `Mar SL` and `Mar SA` may both be there.
  const named = [...sameName.filter(isSpelledSo), ...sameName.filter((each) => !isSpelledSo(each))];
  return (
    named.find(({ domainKey }) => wanted.domain !== null && domainKey === wanted.domain) ??
    named.find((candidate) => !isOther(wanted, candidate)) ??
    candidates.find(
      ({ domainKey, nameKey }) =>
        wanted.domain !== null && domainKey === wanted.domain && isNameAlike(nameKey, wanted.nameKey),
    )
  );
}

/** The rows of a batch are written at its end: until then it remembers what it has made. */
const madeHere = (id: number): string => `made:${id}`;

/** A company that this import has made learns its domain from the first address that has one. */
async function fillDomain({ db, importId, met }: ImportScope, id: number, domain: string): Promise<void> {
  const [made] = met.has(madeHere(id))
    ? [id]
    : await db
        .select({ id: crmImportRows.id })
        .from(crmImportRows)
        .where(
          and(
            eq(crmImportRows.importId, importId),
            eq(crmImportRows.recordId, id),
            eq(crmImportRows.recordKind, 'company'),
          ),
        )
        .limit(1);
  if (!made) return;
  await db
    .update(crmCompanies)
    .set({ domain, domainKey: domain })
    .where(and(eq(crmCompanies.id, id), isNull(crmCompanies.domainKey)));
}

/**
 * The company that a line names, made where there is none: a list of contacts names companies and no more. The domain
 * of the line's address, unless anybody can have one there, tells companies of one name apart.
 */
export async function companyFor(
  scope: ImportScope,
  name: string | null,
  email: string | null,
): Promise<{ id: number | null; made: Made['also'] }> {
  if (name === null) return { id: null, made: [] };
  const { db, ctx, workspaceId, at, met } = scope;
  const wanted = { name, nameKey: companyNameKey(name), domain: companyDomainOf(email) };
  const remembered = `company:${companySpelling(name)}|${wanted.domain ?? ''}`;
  const known = met.get(remembered);
  if (known !== undefined) return { id: known, made: [] };
  const { id, nameKey, domainKey } = crmCompanies;
  const candidates = await db
    .select({ id, name: crmCompanies.name, nameKey, domainKey })
    .from(crmCompanies)
    .where(
      or(
        and(eq(crmCompanies.workspaceId, workspaceId), eq(nameKey, wanted.nameKey)),
        and(eq(crmCompanies.workspaceId, workspaceId), eq(domainKey, wanted.domain ?? '')),
      ),
    )
    .orderBy(asc(id));
  const chosen = choose(wanted, candidates);
  const isTaken = candidates.some((each) => each.domainKey === wanted.domain);
  const domain = isTaken ? null : wanted.domain;
  if (chosen) {
    if (chosen.domainKey === null && domain !== null) await fillDomain(scope, chosen.id, domain);
    met.set(remembered, chosen.id);
    return { id: chosen.id, made: [] };
  }
  const [made] = await db
    .insert(crmCompanies)
    .values({
      name,
      nameKey: wanted.nameKey,
      domain,
      domainKey: domain,
      source: 'import',
      workspaceId,
      userId: ctx.user.id,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: crmCompanies.id });
  if (!made) throw new AppError('internal');
  met.set(remembered, made.id);
  met.set(madeHere(made.id), made.id);
  return { id: made.id, made: [{ kind: 'company', id: made.id }] };
}
