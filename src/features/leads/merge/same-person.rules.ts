import { companyNameKey } from '#features/leads/companies/company-name.rules.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import { phoneKeyOf, switchboardOf } from '#features/leads/contacts/phone-key.rules.ts';
import { compareNames, nameWords } from './same-name.rules.ts';
import { isSharedMailbox } from './shared-values.rules.ts';

/** Details of a person, as typed. */
export type Person = {
  firstName: string | null;
  lastName: string | null;
  emails: readonly string[];
  phones: readonly string[];
  company: string | null;
};

/** The same, ready to be compared: reading a telephone is what takes time. */
export type PersonFacts = {
  words: readonly string[];
  /** Keys of mailboxes that one person reads. */
  emails: ReadonlySet<string>;
  /** Keys of mailboxes that many may read. */
  sharedEmails: ReadonlySet<string>;
  phones: ReadonlySet<string>;
  company: string;
};

export type PersonFact = 'name' | 'email' | 'phone' | 'company' | 'sharedEmail' | 'sharedPhone';

export type SamePerson = {
  kind: 'same' | 'ask' | 'different';
  reason: PersonReason;
  agrees: readonly PersonFact[];
  contradicts: readonly PersonFact[];
};

export type PersonReason =
  /** Two facts agree and none contradicts. */
  | 'twoFacts'
  /** Everything that both say is equal. */
  | 'identical'
  /** An address in common, another name. */
  | 'otherName'
  /** An address or number in common, and a first name, initials or no name. */
  | 'shortName'
  /** A telephone in common, another name: a switchboard, a family, or a new name. */
  | 'phone'
  /** A mailbox or number that many share. */
  | 'sharedValue'
  /** Name and telephone agree, the addresses differ. */
  | 'otherEmail'
  /** Name and telephone agree, the companies differ. */
  | 'otherCompany'
  /** Only the name agrees. */
  | 'namesake'
  | 'nothing';

export function personFacts({ firstName, lastName, emails, phones, company }: Person): PersonFacts {
  const keys = (texts: readonly string[], keyOf: (text: string) => string | null): ReadonlySet<string> =>
    new Set(texts.flatMap((text) => keyOf(text) ?? []));
  return {
    words: nameWords(firstName, lastName),
    emails: keys(
      emails.filter((email) => !isSharedMailbox(email)),
      emailKeyOf,
    ),
    sharedEmails: keys(emails.filter(isSharedMailbox), emailKeyOf),
    phones: keys(phones, phoneKeyOf),
    company: company === null ? '' : companyNameKey(company),
  };
}

const NONE: ReadonlySet<string> = new Set();

const common = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
  [...a].filter((key) => b.has(key));

const isEqualSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && common(a, b).length === a.size;

const isIdentical = (a: PersonFacts, b: PersonFacts): boolean =>
  a.words.join(' ') === b.words.join(' ') &&
  isEqualSet(a.emails, b.emails) &&
  isEqualSet(a.sharedEmails, b.sharedEmails) &&
  isEqualSet(a.phones, b.phones) &&
  a.company === b.company &&
  a.emails.size + a.sharedEmails.size + a.phones.size > 0;

/**
 * Compares two people. A person is a name with an email address or a telephone (docs/domain/identity.md). `shared` are
 * keys that several people are known to have: a switchboard, a mailbox of the whole firm.
 */
export function comparePeople(a: PersonFacts, b: PersonFacts, shared = NONE): SamePerson {
  const name = compareNames(a.words, b.words);
  const emails = common(a.emails, b.emails);
  const phones = common(a.phones, b.phones);
  const ownEmail = emails.some((key) => !shared.has(key));
  const ownPhone = phones.some((key) => !shared.has(key));
  const isReached = (of: PersonFacts): boolean => of.emails.size + of.sharedEmails.size > 0;
  const agrees: PersonFact[] = [
    ...(name === 'same' || name === 'longer' ? (['name'] as const) : []),
    ...(ownEmail ? (['email'] as const) : []),
    ...(ownPhone ? (['phone'] as const) : []),
    ...(a.company !== '' && a.company === b.company ? (['company'] as const) : []),
    ...(common(a.sharedEmails, b.sharedEmails).length > 0 || (emails.length > 0 && !ownEmail)
      ? (['sharedEmail'] as const)
      : []),
    ...((phones.length > 0 && !ownPhone) || haveSwitchboard(a, b) ? (['sharedPhone'] as const) : []),
  ];
  const contradicts: PersonFact[] = [
    ...(name === 'other' ? (['name'] as const) : []),
    ...(a.emails.size > 0 && b.emails.size > 0 && emails.length === 0 ? (['email'] as const) : []),
    ...(a.company !== '' && b.company !== '' && a.company !== b.company ? (['company'] as const) : []),
  ];
  const verdict = (kind: SamePerson['kind'], reason: PersonReason): SamePerson => ({
    kind,
    reason,
    agrees,
    contradicts,
  });
  if (isIdentical(a, b)) return verdict('same', 'identical');
  if (ownEmail) {
    if (agrees.includes('name')) return verdict('same', 'twoFacts');
    return verdict('ask', name === 'other' ? 'otherName' : 'shortName');
  }
  if (ownPhone) {
    if (name !== 'same') return verdict('ask', name === 'other' ? 'phone' : 'shortName');
    // A first name and a number are many people's.
    if (a.words.length < 2) return verdict('ask', 'shortName');
    if (contradicts.includes('email')) return verdict('ask', 'otherEmail');
    return contradicts.includes('company') ? verdict('ask', 'otherCompany') : verdict('same', 'twoFacts');
  }
  if (agrees.includes('sharedEmail')) return verdict('ask', 'sharedValue');
  if (name !== 'same' || a.words.length < 2) return verdict('different', 'nothing');
  if (agrees.includes('sharedPhone')) return verdict('ask', 'sharedValue');
  const isBare = (of: PersonFacts): boolean => !isReached(of) && of.phones.size === 0 && of.company === '';
  return agrees.includes('company') || isBare(a) || isBare(b)
    ? verdict('ask', 'namesake')
    : verdict('different', 'namesake');
}

/** One number, with different extensions or one with none. */
const haveSwitchboard = (a: PersonFacts, b: PersonFacts): boolean =>
  [...a.phones].some((key) =>
    [...b.phones].some((other) => key !== other && switchboardOf(key) === switchboardOf(other)),
  );
