import { companyNameKey, legalFormOf } from '#features/leads/companies/company-name.rules.ts';
import { companiesIn } from '#features/leads/import-export/cells/companies-cell.rules.ts';
import type { ImportDecision } from '#features/leads/leads.values.ts';
import { compareFirms, firmFacts } from '#features/leads/merge/same-company.rules.ts';

/** A company as a line names it: its name, and the domain of an address. */
export type NamedCompany = { name: string; domain: string | null };

/** A company that was there before the import. */
export type CompanyBefore = NamedCompany & { id: number };

/** Notes on a company whose name does not prove which one it is. */
export const NAMED_NOTES = {
  /** Linked; both have a name without a legal form. */
  byName: 'leads:imports.companyByName',
  /** Linked; one of the two has a legal form. */
  byForm: 'leads:imports.companyByForm',
  /** Created, because several can be meant. */
  several: 'leads:imports.companySeveral',
  /** Created beside another of the name: its legal form or domain differs. */
  other: 'leads:imports.companyOther',
} as const;

export type Meant<C> = {
  company?: C;
  note?: (typeof NAMED_NOTES)[keyof typeof NAMED_NOTES];
  alike: readonly C[];
};

const factsOf = ({ name, domain }: NamedCompany) =>
  firmFacts({ name, domain, taxId: null, phone: null, address: null });

/** Legal forms that a file gives a name, by the name's key. */
export type FormsInFile = ReadonlyMap<string, ReadonlySet<string>>;

export function formsOf(cells: Iterable<string>): FormsInFile {
  const forms = new Map<string, Set<string>>();
  for (const cell of cells) {
    const name = companiesIn(cell).first;
    const form = name === undefined ? null : legalFormOf(name);
    if (name === undefined || form === null) continue;
    const key = companyNameKey(name);
    forms.set(key, (forms.get(key) ?? new Set()).add(form));
  }
  return forms;
}

/**
 * Returns which company a line names, of those that were there before the import: then the order of the lines changes
 * nothing. One that is spelled so, or the only one that can be meant; of two neither. What a name alone does not prove
 * has a note (docs/domain/identity.md).
 */
export function companyMeant<C extends NamedCompany>(
  wanted: NamedCompany,
  before: readonly C[],
  inFile: FormsInFile,
): Meant<C> {
  const facts = factsOf(wanted);
  const judged = before.flatMap((company) => {
    const theirs = factsOf(company);
    const { kind, agrees, contradicts } = compareFirms(facts, theirs);
    if (!agrees.includes('name')) return [];
    const canBe = kind !== 'different' && !contradicts.includes('legalForm');
    return [{ company, form: theirs.form, canBe, isBacked: kind === 'same' }];
  });
  const alike = judged.map(({ company }) => company);
  const open = judged.filter(({ canBe }) => canBe);
  const [backed, spelled] = [
    open.filter(({ isBacked }) => isBacked),
    open.filter(({ form }) => form === facts.form),
  ];
  const [only, ...more] = [backed, spelled, open].find(({ length }) => length > 0) ?? [];
  const forms = [...(inFile.get(facts.nameKey) ?? [])];
  if (!only) {
    if (alike.length > 0) return { note: NAMED_NOTES.other, alike };
    return facts.form === null && forms.length > 0 ? { note: NAMED_NOTES.several, alike } : { alike };
  }
  if (more.length > 0) return { note: NAMED_NOTES.several, alike };
  const { company, form } = only;
  if (only.isBacked || (form === facts.form && form !== null)) return { company, alike };
  if (form === facts.form) return { company, note: NAMED_NOTES.byName, alike };
  const isOneOfTwo = forms.some((each) => each !== form && each !== facts.form);
  return isOneOfTwo ? { note: NAMED_NOTES.several, alike } : { company, note: NAMED_NOTES.byForm, alike };
}

/** Decisions on companies stand beside those on lines. */
const PREFIX = 'company:';

export const companyDecisions = (
  byName: Readonly<Record<string, ImportDecision>>,
): Record<string, ImportDecision> =>
  Object.fromEntries(Object.entries(byName).map(([name, decision]) => [PREFIX + name, decision]));

export const decisionOn = (
  decisions: Readonly<Record<string, ImportDecision>>,
  name: string,
): ImportDecision | undefined =>
  Object.hasOwn(decisions, PREFIX + name) ? decisions[PREFIX + name] : undefined;

/** Returns what a line means once the user has said so; of several the user names none. */
export function companyDecided<C>(meant: Meant<C>, decision: ImportDecision | undefined): Meant<C> {
  const { alike } = meant;
  if (decision === 'different') return { alike };
  const existing = meant.company ?? (alike.length === 1 ? alike[0] : undefined);
  return decision === 'same' && existing !== undefined ? { company: existing, alike } : meant;
}

/** Returns whether a company that an earlier line of the file made is the one named: spelled so, no other domain. */
export function isMadeFor(wanted: NamedCompany, made: NamedCompany): boolean {
  const [a, b] = [factsOf(wanted), factsOf(made)];
  const { kind, agrees } = compareFirms(a, b);
  return kind !== 'different' && agrees.includes('name') && a.form === b.form;
}
