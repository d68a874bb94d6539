import { foldText } from '#shared/texts/text.ts';
import { companyNameKey, isNameAlike } from '#features/leads/companies/company-name.rules.ts';
import { personKey } from '#features/leads/contacts/contact-values.rules.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import {
  textOf,
  type ImportKeys,
  type Known,
  type Match,
  type Values,
} from '#features/leads/import-export/cells/values.rules.ts';

const companyOf = (values: Values): string | null => {
  const company = textOf(values['company']);
  return company === null ? null : companyNameKey(company);
};

/** Keys of the contact by address and by name, because a file may have either. */
function contactsOf(values: Values): string[] {
  const email = emailKeyOf(textOf(values['contactEmail']));
  const name = textOf(values['contact']);
  const known = [...(email === null ? [] : [`email ${email}`]), ...(name === null ? [] : [personKey(name)])];
  return known.length > 0 ? known : ['nobody'];
}

/**
 * Returns the keys of a deal: title and creation time, or title, company and contact if the file has no time. Contracts
 * renewed each year under one name are told apart by their dates.
 */
export function dealKeys(values: Values): ImportKeys {
  const title = foldText(textOf(values['title']) ?? '');
  const at = textOf(values['createdAt']);
  const named = contactsOf(values).map((contact) => [title, companyOf(values) ?? '', contact].join('\n'));
  const dated = at === null ? [] : [`${title}\n${at}`];
  return { asks: at === null ? named.slice(0, 1) : dated, answers: [...named, ...dated] };
}

/** Deals of one title and time differ if their companies or contacts do. */
function isOther(line: Values, { values }: Known): boolean {
  const [a, b] = [companyOf(line), companyOf(values)];
  if (a !== null && b !== null && a !== b && !isNameAlike(a, b)) return true;
  const [email, known] = [textOf(line['contactEmail']), textOf(values['contactEmail'])];
  return email !== null && known !== null && emailKeyOf(email) !== emailKeyOf(known);
}

export function matchDeal(line: Values, find: (key: string) => readonly Known[]): Match {
  const found = dealKeys(line).asks.flatMap(find);
  const known = found.find((each) => !isOther(line, each));
  return known ? { kind: 'same', known } : { kind: 'new' };
}
