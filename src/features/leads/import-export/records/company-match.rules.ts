import { companySpelling } from '#features/leads/companies/company-name.rules.ts';
import {
  compareFirms,
  firmFacts,
  type FirmFacts,
  type SameFirm,
} from '#features/leads/merge/same-company.rules.ts';
import { mergeCompany } from './company.rules.ts';
import {
  isSame,
  textOf,
  type ImportKeys,
  type Known,
  type Match,
  type Values,
} from '#features/leads/import-export/cells/values.rules.ts';

/** A record is compared with many lines. */
const known = new WeakMap<Values, FirmFacts>();

export function firmOf(values: Values): FirmFacts {
  const found = known.get(values);
  if (found) return found;
  const [taxId, domain, phone, address] = ['taxId', 'domain', 'phone', 'address'].map((name) =>
    textOf(values[name]),
  );
  const facts = firmFacts({
    name: textOf(values['name']) ?? '',
    taxId: taxId ?? null,
    domain: domain ?? null,
    phone: phone ?? null,
    address: address ?? null,
  });
  known.set(values, facts);
  return facts;
}

export function firmKeys(values: Values): ImportKeys {
  const { taxIdKey, domainKey, nameKey } = firmOf(values);
  const keys = [
    ...(taxIdKey ? [`taxId:${taxIdKey}`] : []),
    ...(domainKey ? [`domain:${domainKey}`] : []),
    `name:${nameKey}`,
  ];
  return { asks: keys, answers: keys };
}

const spellingOf = (values: Values): string => companySpelling(textOf(values['name']) ?? '');

/** Returns whether the record says what the line says, and nothing else of what a company is known by. */
function isRepeated(line: Values, { values }: Known): boolean {
  const [a, b] = [firmOf(line), firmOf(values)];
  return (
    spellingOf(line) === spellingOf(values) &&
    a.taxIdKey === b.taxIdKey &&
    a.domainKey === b.domainKey &&
    a.phoneKey === b.phoneKey &&
    a.address === b.address &&
    isSame(values, mergeCompany(values, line, true))
  );
}

/** The surest question first. */
const RANK: readonly SameFirm['reason'][] = [
  'taxIdWrong',
  'phone',
  'branch',
  'legalForm',
  'otherTaxId',
  'taxId',
  'domain',
  'name',
];

/** Matches by the rules of who is the same (`merge/same-company.rules.ts`); what they leave open is asked. */
export function matchCompany(
  line: Values,
  find: (key: string) => readonly Known[],
  { asks }: ImportKeys,
): Match {
  const facts = firmOf(line);
  const candidates = [...new Set(asks.flatMap(find))];
  const repeated = candidates.find((each) => isRepeated(line, each));
  if (repeated) return { kind: 'same', known: repeated };
  const judged = candidates.map((each) => ({ ...compareFirms(facts, firmOf(each.values)), known: each }));
  const [same, ...others] = judged.filter(({ kind }) => kind === 'same');
  if (same && others.length > 0) return { kind: 'ask', known: same.known, reason: 'several' };
  if (same) return { kind: 'same', known: same.known };
  const [asked] = judged
    .filter(({ kind }) => kind === 'ask')
    .toSorted((a, b) => RANK.indexOf(a.reason) - RANK.indexOf(b.reason));
  return asked ? { kind: 'ask', known: asked.known, reason: `company.${asked.reason}` } : { kind: 'new' };
}
