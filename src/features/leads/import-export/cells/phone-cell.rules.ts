import { readPhones } from '#features/leads/contacts/contact-values.rules.ts';
import { phonesLeft } from '#features/leads/import-export/reading/artefacts.rules.ts';
import type { LineNotes } from './notes.rules.ts';

/** Reads the telephones of a cell without those whose digits a spreadsheet has lost, which are noted. */
export function readPhoneCell(cell = ''): {
  text: string;
  phones: string[];
  isWrong: boolean;
  notes: LineNotes;
} {
  const { text, lost } = phonesLeft(cell);
  const read = readPhones(text);
  return {
    ...read,
    text,
    notes: lost.length === 0 ? {} : { phone: { key: 'leads:imports.phoneLost', written: lost.join(', ') } },
  };
}
