import { companyNameKey } from '#features/leads/companies/company-name.rules.ts';
import { CONTACT_NAMES } from '#features/leads/contacts/contact.values.ts';
import { without } from '#shared/field-list.ts';
import { distinctEmails, distinctPhones } from '#features/leads/contacts/contact-values.rules.ts';
import { mergeCustomFields } from '#features/leads/import-export/custom-fields.rules.ts';
import {
  listOf,
  mergeFields,
  textOf,
  type Values,
} from '#features/leads/import-export/cells/values.rules.ts';

const filled = (texts: readonly (string | null)[]): string[] => texts.flatMap((text) => text ?? []);

export const emailsOf = (values: Values): string[] =>
  filled([textOf(values['email']), ...listOf(values['emails'])]);
export const phonesOf = (values: Values): string[] =>
  filled([textOf(values['phone']), ...listOf(values['phones'])]);

/** Addresses and numbers are merged by themselves. */
const FIELDS = [...without(CONTACT_NAMES, 'email', 'phone'), 'company', 'source', 'owner', 'optOut'] as const;

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
