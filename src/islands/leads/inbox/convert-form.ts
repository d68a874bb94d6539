import { parseAmount } from '#shared/numbers/amount.ts';
import type { Candidate, Proposal } from '#features/leads/inbox/inbox.schema.ts';
import { ApiError } from '#islands/api.ts';
import type { FormValues } from '#islands/ui/drafts.ts';

/** Values of a part: a new record, none, or an existing record's id. */
export const NEW = 'new';
export const NONE = 'none';
/** A new record although one with the same email, phone or domain exists. */
export const ANYWAY = 'anyway';
/** A ticked checkbox. */
export const YES = 'yes';

const isNew = (choice: string | undefined): boolean => choice === NEW || choice === ANYWAY;

/** Preselects nothing that may be somebody else: a number in common is more often a switchboard. */
const chosen = (candidates: readonly Candidate[], otherwise: string): string => {
  const same = candidates.find(({ isSame }) => isSame);
  return same ? String(same.id) : otherwise;
};

/** Returns the name of the checkbox that adds a number of the enquiry to a known contact. */
export const addPhoneField = (contactId: number | string, phone: string): string =>
  `addPhone${contactId}.${phone}`;

/** Preselects a single number; with several the user chooses. */
const phoneChoices = ({ id, isSame, newPhones = [] }: Candidate): [string, string][] =>
  newPhones.map((phone) => [addPhoneField(id, phone), isSame && newPhones.length === 1 ? YES : '']);

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
  const contactAs = chosen(contacts, NEW);
  const companyAs = chosen(companies, company === null ? NONE : NEW);
  // The only one, and this person's: else it is a colleague's, or somebody's who shares the number.
  const [only] = opportunities.length === 1 ? opportunities : [];
  const isOwn = only?.contact
    ? String(only.contact.id) === contactAs
    : String(only?.company?.id) === companyAs;
  return {
    contactAs,
    'contact.firstName': contact.firstName,
    'contact.lastName': contact.lastName ?? '',
    'contact.email': contact.email ?? '',
    'contact.phone': contact.phone ?? '',
    'contact.position': contact.position ?? '',
    companyAs,
    'company.name': company?.name ?? '',
    'company.domain': company?.domain ?? '',
    ...Object.fromEntries(contacts.flatMap(phoneChoices)),
    opportunityAs: only && isOwn ? String(only.id) : NEW,
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

/** An unreadable amount is sent as typed, for the server to report. */
function opportunityOf(values: FormValues, tag: string): object {
  const { amount = '', ...rest } = part(values, 'opportunity');
  const typed = amount.trim();
  return { ...rest, ...(typed !== '' && { amountCents: parseAmount(typed, tag) ?? typed }) };
}

type Shown = Pick<Proposal, 'contacts' | 'companies'>;

/**
 * True for a new record beside candidates that were only asked about and seen: the shared values were not typed again
 * since.
 */
function isSeen(values: FormValues, first: FormValues, kind: 'contact' | 'company', shown: Shown): boolean {
  const candidates = kind === 'contact' ? shown.contacts : shown.companies;
  const [now, then] = [part(values, kind), part(first, kind)];
  return (
    candidates.length > 0 &&
    candidates.every(({ isSame }) => !isSame) &&
    ['email', 'phone', 'name', 'domain'].every((name) => now[name] === then[name])
  );
}

/** `proposal` is what the form began with. */
export function bodyOf(values: FormValues, tag: string, proposal: Proposal): object {
  const { contactAs, companyAs, opportunityAs } = values;
  const first = valuesOf(proposal);
  const allowed = (choice: string | undefined, kind: 'contact' | 'company') =>
    choice === ANYWAY || isSeen(values, first, kind, proposal) ? { allowDuplicate: true } : {};
  return {
    ...(isNew(contactAs)
      ? { contact: { ...part(values, 'contact'), ...allowed(contactAs, 'contact') } }
      : { contactId: Number(contactAs), ...addedPhones(values, contactAs ?? '') }),
    ...(isNew(companyAs)
      ? { company: { ...part(values, 'company'), ...allowed(companyAs, 'company') } }
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

/** Returns the conflicting record of a 409 `duplicate`; undefined for any other error. */
export function inTheWay(error: unknown): InTheWay | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'duplicate') return undefined;
  const { kind, id, name, field, isSame } = error.problem;
  const sign = SIGNS.find((each) => each === field);
  if (sign === undefined || typeof id !== 'number' || typeof name !== 'string') return undefined;
  return kind === 'contact' || kind === 'company'
    ? { kind, candidate: { id, name, field: sign, isSame: isSame === true } }
    : undefined;
}

/** Returns whether the enquiry was converted meanwhile: a `duplicate` without a conflicting field. */
export const isConvertedAlready = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem.code === 'duplicate' && error.problem.field === undefined;
