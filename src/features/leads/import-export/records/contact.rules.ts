import { companyNameKey } from '#features/leads/companies/company-name.rules.ts';
import { CONTACT_NAMES } from '#features/leads/contacts/contact.values.ts';
import { without } from '#shared/field-list.ts';
import { contactNameKey } from '#features/leads/contacts/contact-name.rules.ts';
import { distinctEmails, distinctPhones, personKey } from '#features/leads/contacts/contact-values.rules.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import { phoneKeyOf } from '#features/leads/merge/phone-key.rules.ts';
import { mergeCustomFields } from '#features/leads/import-export/custom-fields.rules.ts';
import {
  isSame,
  listOf,
  mergeFields,
  textOf,
  type ImportKeys,
  type Known,
  type Match,
  type Values,
} from '#features/leads/import-export/reading/values.rules.ts';

const filled = (texts: readonly (string | null)[]): string[] => texts.flatMap((text) => text ?? []);

const emailsOf = (values: Values): string[] => filled([textOf(values['email']), ...listOf(values['emails'])]);
const phonesOf = (values: Values): string[] => filled([textOf(values['phone']), ...listOf(values['phones'])]);

const nameOf = (values: Values): string => personKey(textOf(values['firstName']), textOf(values['lastName']));

/** Keys of name and company, only if both are complete: many people share a first name. */
function namesakeKeys(values: Values): string[] {
  const [firstName, lastName, company] = [values['firstName'], values['lastName'], values['company']].map(
    textOf,
  );
  if (!firstName || !lastName || !company) return [];
  return [`namesake:${contactNameKey(firstName, lastName)}|${companyNameKey(company)}`];
}

/** Keys of name and company for a person without contact details, so that a re-imported export matches. */
function identityKeys(values: Values): string[] {
  const [firstName, lastName, company] = [values['firstName'], values['lastName'], values['company']].map(
    textOf,
  );
  const name = contactNameKey(firstName ?? '', lastName ?? null);
  return [`identity:${name}\n${company ? companyNameKey(company) : ''}`];
}

/**
 * Returns the keys to look a person up by: each address; each phone with the name, ignoring word order; each phone
 * alone, and name with company, which lead to a question; without any of these, the name with the line's other details.
 */
export function personKeys(values: Values): string[] {
  const emails = emailsOf(values).flatMap((email) => emailKeyOf(email) ?? []);
  const phones = phonesOf(values).flatMap((phone) => phoneKeyOf(phone) ?? []);
  const name = nameOf(values);
  return [
    ...new Set([
      ...emails.map((key) => `email:${key}`),
      ...phones.map((key) => `person:${key}|${name}`),
      ...phones.map((key) => `phone:${key}`),
      ...(emails.length + phones.length === 0 ? identityKeys(values) : []),
      ...namesakeKeys(values),
    ]),
  ];
}

/** Both have addresses; an earlier check has found none in common. */
const contradicts = (line: Values, { values }: Known): boolean =>
  emailsOf(line).length > 0 && emailsOf(values).length > 0;

/** Returns whether the record comes from an earlier line of the same file. */
const isOfFile = ({ id, isTouched }: Known): boolean => id === null || isTouched;

/** Returns whether the line adds nothing to the record. Within one file a first name alone is not enough. */
const isRepeated = (line: Values, known: Known): boolean =>
  isSame(known.values, mergeContact(known.values, line, true)) &&
  (!isOfFile(known) || namesakeKeys(line).length > 0);

/**
 * Matches by email address first. A phone alone matches only if the names agree and no address contradicts; otherwise
 * the user is asked, except for two people of one file with their own names and addresses. Name and company alone lead
 * to a question too.
 */
export function matchContact(
  line: Values,
  find: (key: string) => readonly Known[],
  { asks }: ImportKeys,
): Match {
  const foundBy = (prefix: string): Known[] => [
    ...new Set(asks.filter((key) => key.startsWith(prefix)).flatMap(find)),
  ];
  const [byEmail, ...others] = foundBy('email:');
  if (others.length > 0) return { kind: 'several' };
  if (byEmail) return { kind: 'same', known: byEmail };
  const namesakes = foundBy('person:');
  const same = namesakes.find((known) => !contradicts(line, known));
  if (same) return { kind: 'same', known: same };
  const [namesake] = namesakes;
  if (namesake) return { kind: 'ask', known: namesake, reason: 'email' };
  const [sharing] = foundBy('phone:');
  const twin = foundBy('identity:').find((known) => isRepeated(line, known));
  if (twin) return { kind: 'same', known: twin };
  if (!sharing || (sharing.id === null && contradicts(line, sharing)))
    return ofSameName(foundBy('namesake:'));
  return { kind: 'ask', known: sharing, reason: contradicts(line, sharing) ? 'nameAndEmail' : 'name' };
}

/** Asks about a person of the same name in the same company, stored or earlier in the file. */
function ofSameName([known]: readonly Known[]): Match {
  return known ? { kind: 'ask', known, reason: 'namesake' } : { kind: 'new' };
}

/** Addresses and numbers are merged by themselves. */
const FIELDS = [...without(CONTACT_NAMES, 'email', 'phone'), 'company', 'source', 'optOut'] as const;

/** Returns the distinct values of both; the first is the main one. */
function reach(
  distinct: (texts: readonly string[]) => string[],
  known: string[],
  line: string[],
  overwrite: boolean,
): { main: string | null; more: string[] } {
  const isSame = (a: string, b: string): boolean => distinct([a, b]).length === 1;
  const [first] = line;
  const [main] = known;
  const isReplaced = overwrite && first !== undefined && main !== undefined && !isSame(first, main);
  const [head = null, ...more] = distinct(isReplaced ? [...line, ...known] : [...known, ...line]);
  return { main: head, more };
}

/** Always adds the addresses and numbers of the line, so that no contact details are lost. */
export function mergeContact(known: Values, given: Values, overwrite: boolean): Values {
  // A name that was made up from an address replaces none.
  const line = given['isNameMade'] === 1 ? { ...given, firstName: null, lastName: null } : given;
  const merged = mergeFields(FIELDS, { company: companyNameKey }, { known, line, overwrite });
  const emails = reach(distinctEmails, emailsOf(known), emailsOf(line), overwrite);
  const phones = reach(distinctPhones, phonesOf(known), phonesOf(line), overwrite);
  return {
    ...merged,
    customFields: mergeCustomFields(known, line, overwrite),
    email: emails.main,
    emails: emails.more,
    phone: phones.main,
    phones: phones.more,
    companyId: merged['company'] === known['company'] ? (known['companyId'] ?? null) : null,
  };
}
