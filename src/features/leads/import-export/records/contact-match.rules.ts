import { companyNameKey } from '#features/leads/companies/company-name.rules.ts';
import { contactNameKey } from '#features/leads/contacts/contact-name.rules.ts';
import { personKey } from '#features/leads/contacts/contact-values.rules.ts';
import { phoneKeyOf } from '#features/leads/contacts/phone-key.rules.ts';
import {
  comparePeople,
  personFacts,
  type PersonFacts,
  type SamePerson,
} from '#features/leads/merge/same-person.rules.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import { emailsOf, mergeContact, phonesOf } from './contact.rules.ts';
import {
  isSame,
  textOf,
  type ImportKeys,
  type Known,
  type Match,
  type Values,
} from '#features/leads/import-export/cells/values.rules.ts';

/** Reading a telephone takes time, and a record is compared with many lines. */
const known = new WeakMap<Values, PersonFacts>();

function factsOf(values: Values): PersonFacts {
  const found = known.get(values);
  if (found) return found;
  const facts = personFacts({
    firstName: textOf(values['firstName']),
    lastName: textOf(values['lastName']),
    emails: emailsOf(values),
    phones: phonesOf(values),
    company: textOf(values['company']),
  });
  known.set(values, facts);
  return facts;
}

const hasReach = ({ emails, sharedEmails, phones }: PersonFacts): boolean =>
  emails.size + sharedEmails.size + phones.size > 0;

const isBare = (facts: PersonFacts): boolean => !hasReach(facts) && facts.company === '';

/** Keys of name and company, only if both are complete: many people share a first name. */
function namesakeKeys(values: Values): string[] {
  const [firstName, lastName, company] = [values['firstName'], values['lastName'], values['company']].map(
    textOf,
  );
  if (!firstName || !lastName || !company) return [];
  return [`namesake:${contactNameKey(firstName, lastName)}|${companyNameKey(company)}`];
}

/**
 * Returns the keys to look a person up by: each address and each phone, alone and with the name, ignoring word order;
 * the name with the company; and where one of two has a name alone, the name.
 */
export function personKeys(values: Values): ImportKeys {
  const facts = factsOf(values);
  const emails = emailsOf(values).flatMap((email) => emailKeyOf(email) ?? []);
  const phones = phonesOf(values).flatMap((phone) => phoneKeyOf(phone) ?? []);
  const name = personKey(textOf(values['firstName']), textOf(values['lastName']));
  const named = `identity:${contactNameKey(textOf(values['firstName']) ?? '', textOf(values['lastName']))}`;
  const keys = [
    ...[...emails, ...phones].map((key) => `person:${key}|${name}`),
    ...emails.map((key) => `email:${key}`),
    ...phones.map((key) => `phone:${key}`),
    ...namesakeKeys(values),
  ];
  const isAlone = !hasReach(facts);
  // A full name without other details may match any record of that name, and the other way round.
  const asks = isAlone ? [`${named}\nname`] : facts.words.length > 1 ? [`${named}\nbare`] : [];
  return {
    asks: [...new Set([...keys, ...asks])],
    answers: [...new Set([...keys, `${named}\nname`, ...(isBare(facts) ? [`${named}\nbare`] : [])])],
  };
}

/** Returns whether the record was created by an earlier line of the same file. */
const isOfFile = ({ id, isNew }: Known): boolean => id === null || isNew === true;

/**
 * A name without address and number is the record to which the line adds nothing, unless an earlier line of the file has
 * been that one.
 */
function isRepeated(line: Values, each: Known): boolean {
  const [a, b] = [factsOf(line), factsOf(each.values)];
  return (
    !hasReach(a) &&
    !hasReach(b) &&
    a.company === b.company &&
    a.words.join(' ') === b.words.join(' ') &&
    isSame(each.values, mergeContact(each.values, line, true)) &&
    (!each.isTouched || namesakeKeys(line).length > 0)
  );
}

type Judged = SamePerson & { known: Known };

/** The reason as the API has always named it, where it has. */
function reasonOf({ reason, contradicts }: Judged): string {
  if (reason === 'otherEmail') return 'email';
  if (reason !== 'phone') return reason;
  return contradicts.includes('email') ? 'nameAndEmail' : 'name';
}

/** In one file two people with their own names and addresses share a switchboard. */
const isColleague = ({ reason, contradicts, known: each }: Judged): boolean =>
  reason === 'phone' && contradicts.includes('email') && isOfFile(each);

/** The surest question first. */
const RANK = ['otherEmail', 'otherCompany', 'shortName', 'otherName', 'sharedValue', 'phone', 'namesake'];
const rankOf = ({ reason }: Judged): number => RANK.indexOf(reason);

/** Returns whether the line has addresses of two people; one of them alone may have several. */
function isOfSeveral(line: Values, find: (key: string) => readonly Known[]): boolean {
  const owners = [...factsOf(line).emails]
    .map((key) => find(`email:${key}`))
    .filter(({ length }) => length > 0);
  const [first, ...others] = owners;
  return first !== undefined && !first.some((owner) => others.every((each) => each.includes(owner)));
}

/** Matches by the rules of who is the same (`merge/same-person.rules.ts`); what they leave open is asked. */
export function matchContact(
  line: Values,
  find: (key: string) => readonly Known[],
  { asks }: ImportKeys,
): Match {
  if (isOfSeveral(line, find)) return { kind: 'several' };
  const facts = factsOf(line);
  const candidates = [...new Set(asks.flatMap(find))];
  const repeated = candidates.find((each) => isRepeated(line, each));
  if (repeated) return { kind: 'same', known: repeated };
  const judged = candidates.map((each) => ({ ...comparePeople(facts, factsOf(each.values)), known: each }));
  const same = judged.filter(({ kind }) => kind === 'same');
  const [only] = same.filter(({ reason }) => reason === 'identical').concat(same);
  const isSure = only !== undefined && (same.length === 1 || only.reason === 'identical');
  if (isSure) return { kind: 'same', known: only.known };
  if (only) return { kind: 'ask', known: only.known, reason: 'several' };
  const [asked] = judged
    .filter((each) => each.kind === 'ask' && !isColleague(each))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  return asked ? { kind: 'ask', known: asked.known, reason: reasonOf(asked) } : { kind: 'new' };
}
