import vat from 'jsvat-next';

/**
 * Returns the key of a tax ID without separators, and without the country of a Spanish one: `ES-B 15.000.001` equals
 * `b15000001`. Null for a placeholder, which many firms share.
 */
export function taxIdKeyOf(taxId: string | null): string | null {
  const bare = (taxId ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const key = bare
    .replace(/^(?:CIF|NIF|NIE|DNI|VAT|TVA)(?=[A-Z]{0,2}\d)/, '')
    .replace(/^ES(?=[A-Z0-9]{9}$)/, '');
  return isPlaceholder(key) ? null : key;
}

const FEWEST_DIGITS = 4;

const FILLERS: readonly RegExp[] = [
  /^(?:SIN|NO|NADA|PENDIENTE|DESCONOCIDO|UNKNOWN|NONE|NULL)[A-Z]*\d*$/,
  // One digit throughout: `00000000`, `X0000000T`, `99999999R`, which pass the check.
  /^[XYZ]?(\d)\1+[A-Z]?$/,
  /^[A-Z]0+[0-9A-Z]?$/,
  // The example of every form.
  /^12345678Z$/,
];
const SEQUENCES = '012345678901234567890 987654321098765432109';

/** Returns whether no tax office gave the number: it fills a field that asks for one. */
const isPlaceholder = (key: string): boolean =>
  key.replace(/\D/g, '').length < FEWEST_DIGITS ||
  SEQUENCES.includes(key) ||
  FILLERS.some((filler) => filler.test(key));

/** DNI, NIE, CIF and the NIF of minors and of Spaniards abroad. */
const SPANISH = /^(?:\d{8}[A-Z]|[XYZ]\d{7}[A-Z]|[ABCDEFGHJNPQRSUVWKLM]\d{7}[A-Z0-9])$/;

export type TaxIdCheck =
  /** Its check character fits. */
  | 'right'
  /** The form is that of a country's number, but the check character is wrong. */
  | 'wrong'
  /** A number of a country that is not checked here, or of no known form. */
  | 'unknown';

/** Checks a number of the European Union and its neighbours; a Spanish one with or without its country. */
export function checkTaxId(taxId: string | null): TaxIdCheck {
  const key = taxIdKeyOf(taxId);
  if (key === null) return 'unknown';
  const isSpanish = SPANISH.test(key);
  if (!isSpanish && !/^[A-Z]{2}/.test(key)) return 'unknown';
  const { isValid, isValidFormat } = vat.checkVAT(isSpanish ? `ES${key}` : key, vat.countries);
  if (isValid) return 'right';
  return isSpanish || isValidFormat ? 'wrong' : 'unknown';
}
