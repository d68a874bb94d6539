import { parseAmount } from '#features/leads/opportunities/opportunity.rules.ts';
import type { Candidate, Proposal } from '#features/leads/inbox/inbox.schema.ts';
import { ApiError } from '#islands/api.ts';
import type { FormValues } from '#islands/ui/drafts.ts';

/** What a part of the conversion becomes: a new record, none, or the one of that number. */
export const NEW = 'new';
export const NONE = 'none';
/** A new record beside one that is known by the same e-mail, phone or domain. */
export const ANYWAY = 'anyway';
/** A box that is checked. */
export const YES = 'yes';

const isNew = (choice: string | undefined): boolean => choice === NEW || choice === ANYWAY;
const allowed = (choice: string | undefined) => (choice === ANYWAY ? { allowDuplicate: true } : {});

/** What is there already is proposed before anything new. */
const chosen = (candidates: readonly Candidate[], otherwise: string): string =>
  candidates[0] ? String(candidates[0].id) : otherwise;

/** The field that says whether a known contact gets a number of the enquiry. */
export const addPhoneField = (contactId: number | string, phone: string): string =>
  `addPhone${contactId}.${phone}`;

/** One number is proposed; of several, somebody chooses. */
const phoneChoices = ({ id, newPhones = [] }: Candidate): [string, string][] =>
  newPhones.map((phone) => [addPhoneField(id, phone), newPhones.length === 1 ? YES : '']);

function addedPhones(values: FormValues, contactId: string): { addPhones?: string[] } {
  const addPhones = Object.entries(part(values, `addPhone${contactId}`)).flatMap(([phone, choice]) =>
    choice === YES ? [phone] : [],
  );
  return addPhones.length > 0 ? { addPhones } : {};
}

export function valuesOf({
  contact,
  company,
  opportunity,
  contacts,
  companies,
  opportunities,
}: Proposal): FormValues {
  const [only] = opportunities.length === 1 ? opportunities : [];
  return {
    contactAs: chosen(contacts, NEW),
    'contact.firstName': contact.firstName,
    'contact.lastName': contact.lastName ?? '',
    'contact.email': contact.email ?? '',
    'contact.phone': contact.phone ?? '',
    'contact.position': contact.position ?? '',
    companyAs: chosen(companies, company === null ? NONE : NEW),
    'company.name': company?.name ?? '',
    'company.domain': company?.domain ?? '',
    ...Object.fromEntries(contacts.flatMap(phoneChoices)),
    opportunityAs: only ? String(only.id) : NEW,
    'opportunity.title': opportunity.title,
    'opportunity.amount': '',
    'opportunity.currency': 'EUR',
  };
}

const part = (values: FormValues, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => field.startsWith(`${name}.`))
      .map(([field, value]) => [field.slice(name.length + 1), value]),
  );

/** An amount that cannot be read is sent as it was typed: the server says what is wrong with it. */
function opportunityOf(values: FormValues, tag: string): object {
  const { amount = '', ...rest } = part(values, 'opportunity');
  const typed = amount.trim();
  return { ...rest, ...(typed !== '' && { amountCents: parseAmount(typed, tag) ?? typed }) };
}

export function bodyOf(values: FormValues, tag: string): object {
  const { contactAs, companyAs, opportunityAs } = values;
  return {
    ...(isNew(contactAs)
      ? { contact: { ...part(values, 'contact'), ...allowed(contactAs) } }
      : { contactId: Number(contactAs), ...addedPhones(values, contactAs ?? '') }),
    ...(isNew(companyAs)
      ? { company: { ...part(values, 'company'), ...allowed(companyAs) } }
      : companyAs === NONE
        ? { company: false }
        : { companyId: Number(companyAs) }),
    ...(opportunityAs === NEW
      ? { opportunity: opportunityOf(values, tag) }
      : opportunityAs === NONE
        ? { opportunity: false }
        : { opportunityId: Number(opportunityAs) }),
  };
}

const SIGNS = ['email', 'phone', 'domain', 'name'] as const;
export type InTheWay = { kind: 'contact' | 'company'; candidate: Candidate };

/** Of a 409 `duplicate` over a record that what was typed would double; undefined for any other failure. */
export function inTheWay(error: unknown): InTheWay | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'duplicate') return undefined;
  const { kind, id, name, field } = error.problem;
  const sign = SIGNS.find((each) => each === field);
  if (sign === undefined || typeof id !== 'number' || typeof name !== 'string') return undefined;
  return kind === 'contact' || kind === 'company'
    ? { kind, candidate: { id, name, field: sign } }
    : undefined;
}

/** Whether somebody else, or another tab, has converted the enquiry meanwhile: a duplicate with nothing in the way. */
export const isConvertedAlready = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem.code === 'duplicate' && error.problem.field === undefined;
