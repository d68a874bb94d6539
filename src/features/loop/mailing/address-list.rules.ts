import {
  readHeadings,
  guessColumns,
  type ProspectField,
} from '#features/marketing/prospects/prospect-csv.rules.ts';
import { emailKeyOf, isEmail } from '#shared/contact/email.ts';
import type { LineFault } from './mailing.values.ts';

export type Addressed = { line: number; email: string; emailKey: string; name: string | null };
export type FaultyLine = { line: number; text: string; fault: LineFault };

const SHOWN = 120;

/** `Ana Ruiz <ana@mar.example>`, as mail programs copy their recipients. */
const IN_BRACKETS = /^(.*?)<([^<>]+)>\s*$/;

function readLine(
  cells: readonly string[],
  columns: ReadonlyMap<ProspectField, number>,
): { email: string; name: string | null } {
  const cell = (field: ProspectField): string => {
    const at = columns.get(field);
    return at === undefined ? '' : (cells[at] ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  };
  const typed = cell('email') || (cells.find((each) => each.includes('@')) ?? '').trim();
  const [, before, inside] = IN_BRACKETS.exec(typed) ?? [];
  // Without headings the first other cell is the name.
  const said = cell('contactName') || cell('companyName');
  const name = (said || (before ?? '').replaceAll('"', '').trim()).slice(0, 200);
  return { email: (inside ?? typed).replace(/^mailto:/i, '').trim(), name: name === '' ? null : name };
}

/**
 * Reads the lines of an address list: each is an address with a name where it has one, or is told with its fault. The first
 * line may be headings. `known` are the keys of addresses that the list has already: they are told, and returned as `again`.
 */
export function readAddressList(
  lines: readonly (readonly string[])[],
  known: ReadonlySet<string>,
): { people: Addressed[]; again: Addressed[]; faulty: FaultyLine[] } {
  const [first = []] = lines;
  const headings = first.some((cell) => cell.includes('@')) ? undefined : readHeadings(first);
  const columns = headings ?? guessColumns(first);
  const seen = new Set<string>();
  const people: Addressed[] = [];
  const again: Addressed[] = [];
  const faulty: FaultyLine[] = [];
  lines.forEach((cells, at) => {
    if (at === 0 && headings) return;
    const { email, name } = readLine(cells, columns);
    const tell = (fault: LineFault) =>
      faulty.push({ line: at + 1, text: cells.join(' ').trim().slice(0, SHOWN), fault });
    if (!isEmail(email)) return void tell('invalid');
    const emailKey = emailKeyOf(email);
    if (seen.has(emailKey)) return void tell('doubled');
    seen.add(emailKey);
    const isKnown = known.has(emailKey);
    if (isKnown) tell('known');
    (isKnown ? again : people).push({ line: at + 1, email, emailKey, name });
  });
  return { people, again, faulty };
}
