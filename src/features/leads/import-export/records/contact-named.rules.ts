import { readPersonName } from '#features/leads/import-export/cells/person-names.rules.ts';
import { comparePeople, personFacts, type Person } from '#features/leads/merge/same-person.rules.ts';

/** A contact as a line of deals names it. */
export type NamedContact = { name: string | null; email: string | null; companyId: number | null };
export type ContactThere = { id: number; companyId: number | null } & Person;

/** Notes on a contact whose name or address does not prove who it is. */
export const CONTACT_NOTES = {
  /** Linked; only the name agrees. */
  byName: 'leads:imports.contactByName',
  /** Linked; only the name agrees, and the company. */
  colleague: 'leads:imports.readValues.contactByName',
  /** Linked; the mailbox is one that many read, or the name is shorter. */
  byEmail: 'leads:imports.contactByEmail',
  /** Not linked: several can be meant. */
  several: 'leads:imports.contactSeveral',
  /** Not linked: the address is somebody's of another name. */
  other: 'leads:imports.contactOther',
} as const;

export type MeantContact = {
  contact?: ContactThere;
  note?: (typeof CONTACT_NOTES)[keyof typeof CONTACT_NOTES];
  alike: readonly ContactThere[];
};

function ofAddress({ name, email }: NamedContact, holders: readonly ContactThere[]): MeantContact {
  const wanted = personFacts({
    ...(name === null ? { firstName: null, lastName: null } : readPersonName(name)),
    emails: email === null ? [] : [email],
    phones: [],
    company: null,
  });
  const judged = holders.map((contact) => ({ contact, ...comparePeople(wanted, personFacts(contact)) }));
  const isTheirs = ({ agrees }: (typeof judged)[number]) => agrees.includes('name');
  const fitting = judged.filter(
    (each) => isTheirs(each) || (!each.contradicts.includes('name') && !judged.some(isTheirs)),
  );
  const [only, ...more] = fitting;
  if (!only) return { note: CONTACT_NOTES.other, alike: holders };
  if (more.length > 0) return { note: CONTACT_NOTES.several, alike: fitting.map(({ contact }) => contact) };
  // An address alone names whoever reads it, unless many do.
  const isSure = only.agrees.includes('email') && (name === null || only.kind === 'same');
  const { contact } = only;
  return isSure ? { contact, alike: [contact] } : { contact, note: CONTACT_NOTES.byEmail, alike: [contact] };
}

/**
 * Returns the contact that a line names, by its address, else by its name; of two that can be meant neither, and none
 * that something contradicts.
 */
export function contactMeant(
  wanted: NamedContact,
  { byEmail, byName }: { byEmail: readonly ContactThere[]; byName: readonly ContactThere[] },
): MeantContact {
  if (byEmail.length > 0) return ofAddress(wanted, byEmail);
  const colleagues = byName.filter(({ companyId }) => companyId !== null && companyId === wanted.companyId);
  const [only, ...more] = colleagues.length > 0 ? colleagues : byName;
  if (!only) return { alike: [] };
  if (more.length > 0) return { note: CONTACT_NOTES.several, alike: byName };
  const note = colleagues.length > 0 ? CONTACT_NOTES.colleague : CONTACT_NOTES.byName;
  return { contact: only, note, alike: [only] };
}
