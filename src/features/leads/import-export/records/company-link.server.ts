import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { builtOnce, insertRow } from '#db/built-once.ts';
import { everyRow } from '#db/rows.ts';
import { crmCompanies, crmImportRows } from '#db/schema/index.ts';
import { companyNameKey, companySpelling } from '#features/leads/companies/company-name.rules.ts';
import type { LineNotes } from '#features/leads/import-export/cells/notes.rules.ts';
import { companyDomainOf } from '#features/leads/merge/shared-values.rules.ts';
import type { ImportScope, Made } from './adapter.server.ts';
import {
  companyDecided,
  companyMeant,
  decisionOn,
  isMadeFor,
  type CompanyBefore,
  type Meant,
} from './company-named.rules.ts';

/** Reads the companies of these names that this import has not made. */
export async function meetCompanies(
  { ctx, importId, companies }: ImportScope,
  names: readonly (string | null)[],
): Promise<void> {
  const keys = new Set(names.flatMap((name) => (name === null ? [] : [companyNameKey(name)])));
  const unknown = [...keys].filter((key) => !companies.has(key));
  if (unknown.length === 0) return;
  for (const key of unknown) companies.set(key, []);
  const { id, name, nameKey, domainKey: domain } = crmCompanies;
  const found = await ctx
    .rows(crmCompanies)
    .select({ id, name, nameKey, domain })
    .leftJoin(
      crmImportRows,
      and(
        eq(crmImportRows.importId, importId),
        eq(crmImportRows.recordId, id),
        eq(crmImportRows.recordKind, 'company'),
      ),
    )
    .where(and(inArray(nameKey, unknown), isNull(crmImportRows.id)))
    .orderBy(asc(id));
  for (const { nameKey: key, ...company } of found)
    companies.set(key, [...(companies.get(key) ?? []), company]);
}

async function meantBy(
  scope: ImportScope,
  name: string,
  domain: string | null,
): Promise<Meant<CompanyBefore>> {
  await meetCompanies(scope, [name]);
  const before = scope.companies.get(companyNameKey(name)) ?? [];
  const meant = companyMeant({ name, domain }, before, scope.signs.companyForms);
  return companyDecided(meant, meant.note && decisionOn(scope.decisions, name));
}

/** Returns the company of before the import that a line names, and what is to be said of it. */
export async function companyNamed(
  scope: ImportScope,
  name: string | null,
  email: string | null,
): Promise<{ id: number | null; notes: LineNotes }> {
  if (name === null) return { id: null, notes: {} };
  const { company, note, alike } = await meantBy(scope, name, companyDomainOf(email));
  if (note === undefined) return { id: company?.id ?? null, notes: {} };
  const made = company?.name ?? (alike.length === 0 ? name : alike.map((each) => each.name).join(', '));
  return { id: company?.id ?? null, notes: { company: { key: note, written: name, made } } };
}

/** Built once for all workspaces: each is given. */
const candidateQuery = builtOnce((db) => {
  const { id, name, nameKey, domainKey, workspaceId } = crmCompanies;
  const own = eq(workspaceId, sql.placeholder('workspaceId'));
  return everyRow(db, crmCompanies)
    .select({ id, name, nameKey, domain: domainKey })
    .where(
      or(
        and(own, eq(nameKey, sql.placeholder('nameKey'))),
        and(own, eq(domainKey, sql.placeholder('domain'))),
      ),
    )
    .orderBy(asc(id))
    .prepare();
});

/** Returns the company that an earlier line has made for this name, with the domain of the first address that has one. */
async function companyMade(
  { ctx, companies }: ImportScope,
  wanted: { name: string; nameKey: string; domain: string | null },
  { candidates, domain }: { candidates: readonly CompanyBefore[]; domain: string | null },
): Promise<number | undefined> {
  const before = new Set((companies.get(wanted.nameKey) ?? []).map(({ id }) => id));
  const made = candidates.filter((each) => !before.has(each.id) && isMadeFor(wanted, each));
  const chosen = made.find((each) => wanted.domain !== null && each.domain === wanted.domain) ?? made[0];
  if (chosen?.domain === null && domain !== null)
    await ctx
      .rows(crmCompanies)
      .update({ domain, domainKey: domain })
      .where(and(eq(crmCompanies.id, chosen.id), isNull(crmCompanies.domainKey)));
  return chosen?.id;
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
  const { company } = await meantBy(scope, name, wanted.domain);
  const candidates = company
    ? []
    : await candidateQuery(db).all({ ...wanted, workspaceId, domain: wanted.domain ?? '' });
  const isTaken = candidates.some((each) => each.domain === wanted.domain);
  const domain = isTaken ? null : wanted.domain;
  const id = company?.id ?? (await companyMade(scope, wanted, { candidates, domain }));
  if (id !== undefined) {
    met.set(remembered, id);
    return { id, made: [] };
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
  return { id: madeId, made: [{ kind: 'company', id: madeId }] };
}
