import { foldText } from '#shared/text.ts';
import { companyNameKey, isNameAlike } from '#features/leads/companies/company-name.rules.ts';
import { personKey } from '#features/leads/contacts/contact-values.rules.ts';
import { emailKeyOf } from '#features/leads/merge/duplicate.rules.ts';
import {
  textOf,
  type ImportKeys,
  type Known,
  type Match,
  type Values,
} from '#features/leads/import-export/reading/values.rules.ts';

const companyOf = (values: Values): string | null => {
  const company = textOf(values['company']);
  return company === null ? null : companyNameKey(company);
};

/** The contact by its address and by its name: a file may know either. */
function contactsOf(values: Values): string[] {
  const email = emailKeyOf(textOf(values['contactEmail']));
  const name = textOf(values['contact']);
  const known = [...(email === null ? [] : [`email ${email}`]), ...(name === null ? [] : [personKey(name)])];
  return known.length > 0 ? known : ['nobody'];
}

/**
 * A deal is known again by its title and when it was made; where the file does not say that, by its title, company and
 * contact. Contracts are renewed under the same name every year: their dates keep them apart.
 */
export function dealKeys(values: Values): ImportKeys {
  const title = foldText(textOf(values['title']) ?? '');
  const at = textOf(values['createdAt']);
  const named = contactsOf(values).map((contact) => [title, companyOf(values) ?? '', contact].join('\n'));
  const dated = at === null ? [] : [`${title}\n${at}`];
  return { asks: at === null ? named.slice(0, 1) : dated, answers: [...named, ...dated] };
}

/** Two deals of one title and time are two where they are of different companies or contacts. */
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
