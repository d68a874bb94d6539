import { companyNameKey } from '#features/leads/companies/company-name.rules.ts';
import { phoneKeyOf } from '#features/leads/contacts/phone-key.rules.ts';
import { compareNames, nameWords } from '#features/leads/merge/same-name.rules.ts';
import { isSharedMailbox } from '#features/leads/merge/shared-values.rules.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import { foldCase } from '#shared/texts/text.ts';

export type Reached = {
  name: string | null;
  company: string | null;
  emails: readonly string[];
  phones: readonly string[];
  /** The contact of the lead manager that it is, or that it was sent on to. */
  contactId: number | null;
};

/** Not a proof: a value that two people may have, so that their names must not contradict. */
type Key = { text: string; isProof: boolean };

function keysOf({ name, company, emails, phones, contactId }: Reached): Key[] {
  const withoutAddress = foldCase(`${name ?? ''}\n${company ?? name ?? ''}`);
  return [
    ...emails.map((email) => ({ text: `email:${emailKeyOf(email)}`, isProof: !isSharedMailbox(email) })),
    ...phones
      .flatMap((phone) => phoneKeyOf(phone) ?? [])
      .map((key) => ({ text: `phone:${key}`, isProof: false })),
    ...(contactId === null ? [] : [{ text: `contact:${contactId}`, isProof: true }]),
    ...(emails.length > 0 ? [] : [{ text: `name:${withoutAddress}`, isProof: true }]),
  ];
}

/** A telephone or mailbox of more rows is a switchboard, and says nothing of one person. */
const MOST_SHARING = 30;

type Called = { words: readonly string[]; company: string };

const calledOf = ({ name, company }: Reached): Called => ({
  words: nameWords(name),
  company: company === null ? '' : companyNameKey(company),
});

/** Without a name on both sides, the companies are compared. */
function isOther(one: Called, other: Called): boolean {
  const names = compareNames(one.words, other.words);
  if (names !== 'none') return names === 'other';
  return one.company !== '' && other.company !== '' && one.company !== other.company;
}

/**
 * Groups rows by person, in the order in which they stand. One person has one address; a telephone or a mailbox of many
 * too, unless the names differ; of those without an address, one has the same name and company. A row of the search
 * shows all the places, so what this holds together is neither merged nor hidden.
 */
export function groupPeople<Row extends Reached>(rows: readonly Row[]): Row[][] {
  const groupOf = new Map(rows.map((row) => [row, [row]]));
  const join = (one: Row, other: Row): void => {
    const [group, joined] = [groupOf.get(one), groupOf.get(other)];
    if (!group || !joined || group === joined) return;
    for (const row of joined) groupOf.set(row, group);
    group.push(...joined);
  };
  const byKey = Map.groupBy(
    rows.flatMap((row) => {
      const called = calledOf(row);
      return keysOf(row).map((key) => ({ row, called, ...key }));
    }),
    ({ text }) => text,
  );
  for (const holders of byKey.values()) {
    if (holders.length > MOST_SHARING && !holders[0]?.isProof) continue;
    for (const [at, { row, called, isProof }] of holders.entries())
      for (const before of isProof ? holders.slice(0, 1) : holders.slice(0, at))
        if (isProof || !isOther(before.called, called)) join(before.row, row);
  }
  return [...new Set(groupOf.values())];
}
