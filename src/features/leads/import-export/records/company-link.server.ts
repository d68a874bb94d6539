import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { builtOnce, insertRow } from '#db/built-once.ts';
import { crmCompanies, crmImportRows } from '#db/schema/index.ts';
import {
  companyNameKey,
  companySpelling,
  domainFitsName,
  legalFormOf,
} from '#features/leads/companies/company-name.rules.ts';
import { companyDomainOf, isSameOwner } from '#features/leads/merge/shared-values.rules.ts';
import type { ImportScope, Made } from './adapter.server.ts';

type Candidate = { id: number; name: string; nameKey: string; domainKey: string | null };
type Wanted = { name: string; nameKey: string; domain: string | null };

/** Returns whether two companies of one name differ: both have a domain that matches the name, of different owners. */
const isOther = ({ nameKey, domain }: Wanted, { domainKey }: Candidate): boolean =>
  domain !== null &&
  domainKey !== null &&
  !isSameOwner(domain, domainKey) &&
  domainFitsName(domain, nameKey) &&
  domainFitsName(domainKey, nameKey);

/**
 * A line that names a company gives its name and perhaps a domain. It is the one that is spelled so, or the only one of
 * that name whose legal form does not differ: `Mar SA` is never `Mar SL`. A domain with another name is another company.
 */
function choose(wanted: Wanted, candidates: readonly Candidate[]): Candidate | undefined {
  const [spelling, form] = [companySpelling(wanted.name), legalFormOf(wanted.name)];
  const named = candidates.filter(({ name, nameKey }) => {
    const other = legalFormOf(name);
    return nameKey === wanted.nameKey && (form === null || other === null || form === other);
  });
  const fitting = named.filter((candidate) => !isOther(wanted, candidate));
  const ofForm = fitting.filter(({ name }) => legalFormOf(name) === form);
  return (
    named.find(({ domainKey }) => wanted.domain !== null && domainKey === wanted.domain) ??
    fitting.find(({ name }) => companySpelling(name) === spelling) ??
    ofForm[0] ??
    (fitting.length === 1 ? fitting[0] : undefined)
  );
}

const candidateQuery = builtOnce((db) => {
  const { id, name, nameKey, domainKey, workspaceId } = crmCompanies;
  const own = eq(workspaceId, sql.placeholder('workspaceId'));
  return db
    .select({ id, name, nameKey, domainKey })
    .from(crmCompanies)
    .where(
      or(
        and(own, eq(nameKey, sql.placeholder('nameKey'))),
        and(own, eq(domainKey, sql.placeholder('domain'))),
      ),
    )
    .orderBy(asc(id))
    .prepare();
});

/** A batch is written at its end; until then this key marks what it has created. */
const madeHere = (id: number): string => `made:${id}`;

/** Sets the domain of a company that this import created, from the first address that has one. */
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
 * Returns the company a line names, creating it if needed: lists of contacts give only its name. The domain of the
 * line's address, unless it is a free mail host, distinguishes companies of one name.
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
  const candidates = await candidateQuery(db).all({ ...wanted, workspaceId, domain: wanted.domain ?? '' });
  const chosen = choose(wanted, candidates);
  const isTaken = candidates.some((each) => each.domainKey === wanted.domain);
  const domain = isTaken ? null : wanted.domain;
  if (chosen) {
    if (chosen.domainKey === null && domain !== null) await fillDomain(scope, chosen.id, domain);
    met.set(remembered, chosen.id);
    return { id: chosen.id, made: [] };
  }
  const madeId = await insertRow(db, crmCompanies, {
    name,
    nameKey: wanted.nameKey,
    domain,
    domainKey: domain,
    source: 'import',
    workspaceId,
    userId: ctx.user.id,
    createdAt: at,
    updatedAt: at,
  });
  met.set(remembered, madeId);
  met.set(madeHere(madeId), madeId);
  return { id: madeId, made: [{ kind: 'company', id: madeId }] };
}
