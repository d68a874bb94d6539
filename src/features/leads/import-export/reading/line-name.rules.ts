import { companiesIn } from '#features/leads/import-export/cells/companies-cell.rules.ts';
import type { LineNotes } from '#features/leads/import-export/cells/notes.rules.ts';
import { readPersonName, type PersonName } from '#features/leads/import-export/cells/person-names.rules.ts';
import type { Cells } from '#features/leads/import-export/cells/values.rules.ts';

/** Substitutes for a missing name: address, number, and the names written beside addresses. */
type Reach = { email: string | null; phone: string | null; names: readonly string[] };

export type LineName = {
  firstName: string | undefined;
  lastName: string | null;
  /** The nickname beside a name; empty where it became the name. */
  nickname: string;
  extras: string[];
  /** The company that the name turned out to be. */
  firm: string | undefined;
  /** Made up from an address, a number or a company. */
  isMade: boolean;
  notes: LineNotes;
};

const NONE: PersonName = { firstName: '', lastName: null, extras: [], isFirm: false };

/** Fills what the columns of first and last name lack from that of the whole name. */
function givenName({ firstName, lastName, fullName }: Cells): PersonName {
  const isWhole = firstName?.includes(',') === true && lastName === undefined;
  const wholeCell = isWhole ? firstName : fullName;
  const whole = wholeCell === undefined ? NONE : readPersonName(wholeCell);
  if (isWhole || firstName === undefined)
    return {
      ...whole,
      firstName: whole.firstName || (lastName ?? ''),
      lastName: whole.firstName ? (lastName ?? whole.lastName) : null,
    };
  return {
    ...whole,
    firstName,
    lastName: lastName ?? whole.lastName,
    extras: fullName === undefined ? [] : whole.extras,
  };
}

const localPart = (email: string): string => email.slice(0, email.lastIndexOf('@'));

/**
 * Returns the name of a line. Without one it is the name beside its address, the nickname, the company, the local part
 * of the address or the number, with a note: nobody is lost for want of a name.
 */
export function nameOfLine(cells: Cells, { email, phone, names }: Reach): LineName {
  const given = givenName(cells);
  const nickname = cells.nickname ?? '';
  if (given.firstName !== '') {
    const { isFirm, ...name } = given;
    const notes: LineNotes = isFirm
      ? { fullName: { key: 'leads:imports.nameIsFirm', made: name.firstName } }
      : name.extras.length > 0
        ? {
            fullName: {
              key: 'leads:imports.nameParted',
              made: [name.firstName, name.lastName].filter(Boolean).join(' '),
            },
          }
        : {};
    return { ...name, nickname, firm: isFirm ? name.firstName : undefined, isMade: false, notes };
  }
  const [beside] = names;
  const read = beside === undefined ? undefined : readPersonName(beside);
  const written = read ?? (nickname === '' ? undefined : { ...NONE, firstName: nickname });
  const made = written ?? {
    ...NONE,
    firstName: companiesIn(cells.company).first ?? (email === null ? (phone ?? '') : localPart(email)),
  };
  return {
    firstName: made.firstName || undefined,
    lastName: made.lastName,
    extras: made.extras,
    nickname: read ? nickname : '',
    firm: undefined,
    isMade: written === undefined,
    notes:
      made.firstName === ''
        ? {}
        : {
            fullName: {
              key: 'leads:imports.nameMissing',
              written: '',
              made: [made.firstName, made.lastName].filter(Boolean).join(' '),
            },
          },
  };
}
