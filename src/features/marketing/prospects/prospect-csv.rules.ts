import { isEmail } from '#shared/contact/email.ts';
import { foldText } from '#shared/texts/text.ts';

export const PROSPECT_FIELDS = [
  'companyName',
  'contactName',
  'email',
  'phone',
  'position',
  'sector',
  'notes',
] as const;
export type ProspectField = (typeof PROSPECT_FIELDS)[number];
export type ProspectRow = Record<ProspectField, string | null>;

const HEADINGS: Readonly<Record<ProspectField, RegExp>> = {
  companyName: /^(?:company|company name|organi[sz]ation|empresa|razon social|compania|cliente|negocio)$/,
  contactName: /^(?:name|full name|contact|contact name|nombre|nombre completo|contacto|persona.*)$/,
  email: /^(?:e-?mail|e-?mail address|mail|correo|correo electronico)$/,
  phone: /^(?:phone|phone number|telephone|mobile|telefono|tel\.?|movil)$/,
  position: /^(?:position|job title|title|role|cargo|puesto)$/,
  sector: /^(?:sector|industry|actividad)$/,
  notes: /^(?:notes?|comments?|notas?|observaciones|comentarios?)$/,
};

/** Returns the column of each field; undefined if the first line has no known heading. */
export function readHeadings(cells: readonly string[]): Map<ProspectField, number> | undefined {
  const folded = cells.map((cell) => foldText(cell).trim());
  const found = new Map<ProspectField, number>();
  for (const field of PROSPECT_FIELDS) {
    const at = folded.findIndex((heading) => HEADINGS[field].test(heading));
    if (at >= 0) found.set(field, at);
  }
  return found.size > 0 ? found : undefined;
}

/** Guesses the columns of a list without headings from the cells of its first line. */
export function guessColumns(cells: readonly string[]): Map<ProspectField, number> {
  const found = new Map<ProspectField, number>();
  const words: ProspectField[] = ['companyName', 'contactName', 'position', 'sector', 'notes'];
  cells.forEach((cell, at) => {
    const isMail = /\S@\S/.test(cell);
    const isPhone = /^(?:\s*\+)?[\d\s().-]{7,}$/.test(cell);
    const field = isMail ? 'email' : isPhone ? 'phone' : words.shift();
    if (field && !found.has(field)) found.set(field, at);
  });
  return found;
}

export function delimiterOf(csv: string): string {
  const [line = ''] = csv.split(/\r?\n/, 1);
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Moves an invalid address to the notes, because no email or lead could use it. */
function withAddress(row: ProspectRow): ProspectRow {
  if (row.email === null || isEmail(row.email)) return row;
  return { ...row, email: null, notes: [row.notes, row.email].filter(Boolean).join(' · ') };
}

/** Parses a line as a prospect; undefined without a company, a person and an address. */
export function readProspect(
  cells: readonly string[],
  columns: ReadonlyMap<ProspectField, number>,
): ProspectRow | undefined {
  const cell = (field: ProspectField): string | null => {
    const at = columns.get(field);
    const text = at === undefined ? '' : (cells[at] ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
    return text === '' ? null : text.slice(0, field === 'notes' ? 2_000 : 200);
  };
  const row = Object.fromEntries(PROSPECT_FIELDS.map((field) => [field, cell(field)])) as ProspectRow;
  const found = withAddress(row);
  return (found.companyName ?? found.contactName ?? found.email) ? found : undefined;
}
