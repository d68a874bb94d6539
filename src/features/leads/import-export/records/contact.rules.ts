import { companyNameKey } from '#features/leads/companies/company-name.rules.ts';
import { CONTACT_NAMES } from '#features/leads/contacts/contact.values.ts';
import { without } from '#shared/field-list.ts';
import { contactNameKey } from '#features/leads/contacts/contact-name.rules.ts';
import { distinctEmails, distinctPhones, personKey } from '#features/leads/contacts/contact-values.rules.ts';
import { emailKeyOf, phoneKeyOf } from '#features/leads/merge/duplicate.rules.ts';
import { mergeCustomFields } from '#features/leads/import-export/custom-fields.rules.ts';
import {
  isSame,
  listOf,
  mergeFields,
  textOf,
  type Known,
  type Match,
  type Values,
} from '#features/leads/import-export/reading/values.rules.ts';

const filled = (texts: readonly (string | null)[]): string[] => texts.flatMap((text) => text ?? []);

const emailsOf = (values: Values): string[] => filled([textOf(values['email']), ...listOf(values['emails'])]);
const phonesOf = (values: Values): string[] => filled([textOf(values['phone']), ...listOf(values['phones'])]);

const nameOf = (values: Values): string => personKey(textOf(values['firstName']), textOf(values['lastName']));

/** Name and company, where both are whole: a first name alone is many people's. */
function namesakeKeys(values: Values): string[] {
  const [firstName, lastName, company] = [values['firstName'], values['lastName'], values['company']].map(
    textOf,
  );
  if (!firstName || !lastName || !company) return [];
  return [`namesake:${contactNameKey(firstName, lastName)}|${companyNameKey(company)}`];
}

/** Name and company of whoever cannot be reached: in a file that comes back as it went out, it is the same line. */
function identityKeys(values: Values): string[] {
  const [firstName, lastName, company] = [values['firstName'], values['lastName'], values['company']].map(
    textOf,
  );
  const name = contactNameKey(firstName ?? '', lastName ?? null);
  return [`identity:${name}\n${company ? companyNameKey(company) : ''}`];
}

/**
 * What a person is looked for by: each address; each phone with the name, whatever the order of its words; and each
 * phone alone, and the name with the company, about which somebody is asked; without either, the name and what else
 * the line says.
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

/** Both have addresses; that none of them is the same has been seen before. */
const contradicts = (line: Values, { values }: Known): boolean =>
  emailsOf(line).length > 0 && emailsOf(values).length > 0;

/** Of an earlier line of the file itself. */
const isOfFile = ({ id, isTouched }: Known): boolean => id === null || isTouched;

/** The line says nothing that the record does not say. A first name alone is many people's within one file. */
const isRepeated = (line: Values, known: Known): boolean =>
  isSame(known.values, mergeContact(known.values, line, true)) &&
  (!isOfFile(known) || namesakeKeys(line).length > 0);

/**
 * By the e-mail address first. A phone alone is the same person only where the names agree and no address contradicts;
 * else somebody is asked, but for two people of one file with names and addresses of their own. Name and company alone
 * are asked about too.
 */
export function matchContact(line: Values, find: (key: string) => readonly Known[]): Match {
  const keys = personKeys(line);
  const foundBy = (prefix: string): Known[] => [
    ...new Set(keys.filter((key) => key.startsWith(prefix)).flatMap(find)),
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

/** Somebody of the same name in the same company, on record or earlier in the file. */
function ofSameName([known]: readonly Known[]): Match {
  return known ? { kind: 'ask', known, reason: 'namesake' } : { kind: 'new' };
}

/** Addresses and numbers are merged by themselves. */
const FIELDS = [...without(CONTACT_NAMES, 'email', 'phone'), 'company', 'source'] as const;

/** All of both, each once: the first is the main one, the others stay beside it. */
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

/** Addresses and numbers of the line are added whatever happens: nothing that somebody can be reached by is lost. */
export function mergeContact(known: Values, line: Values, overwrite: boolean): Values {
  const merged = mergeFields(FIELDS, { company: companyNameKey }, { known, line, overwrite });
  const emails = reach(distinctEmails, emailsOf(known), emailsOf(line), overwrite);
  const phones = reach(distinctPhones, phonesOf(known), phonesOf(line), overwrite);
  return {
    ...merged,
    customFields: mergeCustomFields(known, line, overwrite),
    ...{ email: emails.main, emails: emails.more, phone: phones.main, phones: phones.more },
    companyId: merged['company'] === known['company'] ? (known['companyId'] ?? null) : null,
  };
}
