import {
  companyNameKey,
  domainFitsName,
  isNameAlike,
  legalFormOf,
} from '#features/leads/companies/company-name.rules.ts';
import { phoneKeyOf } from '#features/leads/contacts/phone-key.rules.ts';
import { comparePlaces } from './same-place.rules.ts';
import { domainKeyOf, isSameOwner } from './shared-values.rules.ts';
import { checkTaxId, taxIdKeyOf } from './tax-id.rules.ts';

/** Details of a company, as typed. */
export type Firm = {
  name: string;
  taxId: string | null;
  domain: string | null;
  phone: string | null;
  address: string | null;
};

/** The same, ready to be compared. */
export type FirmFacts = {
  nameKey: string;
  form: string | null;
  taxIdKey: string | null;
  /** False for a number whose check character is wrong: it may be a slip, and proves nothing. */
  isTaxIdProof: boolean;
  domainKey: string | null;
  phoneKey: string | null;
  address: string | null;
};

export type FirmFact = 'name' | 'legalForm' | 'taxId' | 'domain' | 'phone' | 'place';

export type FirmReason =
  /** The name and another fact agree, and nothing contradicts. */
  | 'twoFacts'
  /** One tax ID, two names. */
  | 'taxId'
  /** One tax ID with a wrong check character. */
  | 'taxIdWrong'
  /** One domain, two names: a group, a shared site, or a new name. */
  | 'domain'
  /** Name and another fact agree; the legal form differs. */
  | 'legalForm'
  /** Name and another fact agree, in two places: branches. */
  | 'branch'
  /** Name and another fact agree; the telephone differs, and a company has one. */
  | 'phone'
  /** Name and another fact agree; the tax ID differs, of which one is wrong. */
  | 'otherTaxId'
  /** Only the name agrees. */
  | 'name'
  | 'nothing';

export type SameFirm = {
  kind: 'same' | 'ask' | 'different';
  reason: FirmReason;
  agrees: readonly FirmFact[];
  contradicts: readonly FirmFact[];
};

export const firmFacts = ({ name, taxId, domain, phone, address }: Firm): FirmFacts => ({
  nameKey: companyNameKey(name),
  form: legalFormOf(name),
  taxIdKey: taxIdKeyOf(taxId),
  isTaxIdProof: checkTaxId(taxId) !== 'wrong',
  domainKey: domainKeyOf(domain),
  phoneKey: phoneKeyOf(phone),
  address,
});

type Agreement = 'agrees' | 'contradicts' | undefined;

const compared = (a: string | null, b: string | null): Agreement =>
  a === null || b === null ? undefined : a === b ? 'agrees' : 'contradicts';

/** Two domains of one owner agree (`mar.es`, `mar.com`); one that does not fit the name says nothing. */
function compareDomains(a: FirmFacts, b: FirmFacts): Agreement {
  if (a.domainKey === null || b.domainKey === null) return undefined;
  if (isSameOwner(a.domainKey, b.domainKey)) return 'agrees';
  const fits = ({ domainKey, nameKey }: FirmFacts): boolean => domainFitsName(domainKey ?? '', nameKey);
  return fits(a) && fits(b) ? 'contradicts' : undefined;
}

function comparison(a: FirmFacts, b: FirmFacts): Record<FirmFact, Agreement> {
  const place = comparePlaces(a.address, b.address);
  return {
    name: a.nameKey === b.nameKey ? 'agrees' : 'contradicts',
    legalForm: compared(a.form, b.form),
    taxId: compared(a.taxIdKey, b.taxIdKey),
    domain: compareDomains(a, b),
    phone: compared(a.phoneKey, b.phoneKey),
    place: place === 'same' ? 'agrees' : place === 'other' ? 'contradicts' : undefined,
  };
}

/**
 * Compares two companies. A company is a name with its legal form and a tax ID, domain, telephone or place
 * (docs/domain/identity.md).
 */
export function compareFirms(a: FirmFacts, b: FirmFacts): SameFirm {
  const facts = comparison(a, b);
  const having = (what: Agreement): FirmFact[] =>
    (Object.keys(facts) as FirmFact[]).filter((fact) => facts[fact] === what);
  const [kind, reason] = verdictOf(facts, {
    isProof: a.isTaxIdProof && b.isTaxIdProof,
    isAlike: isNameAlike(a.nameKey, b.nameKey),
  });
  return { kind, reason, agrees: having('agrees'), contradicts: having('contradicts') };
}

type Verdict = readonly [SameFirm['kind'], FirmReason];

function verdictOf(
  { name, legalForm, taxId, domain, phone, place }: Record<FirmFact, Agreement>,
  { isProof, isAlike }: { isProof: boolean; isAlike: boolean },
): Verdict {
  if (taxId === 'contradicts' && isProof) return ['different', 'nothing'];
  if (name === 'contradicts') {
    if (taxId === 'agrees') return ['ask', 'taxId'];
    if (domain === 'agrees') return ['ask', 'domain'];
    return phone === 'agrees' && isAlike ? ['ask', 'phone'] : ['different', 'nothing'];
  }
  const isBacked = [taxId, domain, phone, place].includes('agrees');
  if (legalForm === 'contradicts')
    return taxId === 'agrees' || domain === 'agrees' || phone === 'agrees'
      ? ['ask', 'legalForm']
      : ['different', 'legalForm'];
  if (taxId === 'contradicts') return isBacked ? ['ask', 'otherTaxId'] : ['different', 'nothing'];
  if (!isBacked) return domain === 'contradicts' ? ['different', 'nothing'] : ['ask', 'name'];
  if (place === 'contradicts') return ['ask', 'branch'];
  if (taxId === 'agrees' && isProof) return ['same', 'twoFacts'];
  if (taxId === 'agrees' && ![domain, phone, place].includes('agrees')) return ['ask', 'taxIdWrong'];
  if (domain === 'contradicts') return ['ask', 'name'];
  return phone === 'contradicts' ? ['ask', 'phone'] : ['same', 'twoFacts'];
}

type Named = { id: number } & Firm;

/**
 * Returns the company that a person's record names, or undefined where it may be another one: only the name is known
 * of it, and the domain of an address. A legal form that differs is another company, and of two that may be meant
 * neither is taken.
 */
export function companyNamedBy<C extends Named>(
  wanted: { name: string; domain: string | null },
  companies: readonly C[],
): C | undefined {
  const facts = firmFacts({ ...wanted, taxId: null, phone: null, address: null });
  const alike = companies.flatMap((company) => {
    const theirs = firmFacts(company);
    const { kind, agrees } = compareFirms(facts, theirs);
    if (kind === 'different' || !agrees.includes('name')) return [];
    return [{ company, isSame: kind === 'same', isSpelledSo: facts.form === theirs.form }];
  });
  const only = (some: typeof alike): C | undefined => (some.length === 1 ? some[0]?.company : undefined);
  return (
    only(alike.filter(({ isSame }) => isSame)) ??
    only(alike.filter(({ isSpelledSo }) => isSpelledSo)) ??
    only(alike)
  );
}
