function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FIRST = [
  'Ana',
  'Luis',
  'Eva',
  'José',
  'Íñigo',
  'Begoña',
  'Carmen',
  'Tomás',
  'Núria',
  'Brais',
  'Marta',
  'Raúl',
];
const LAST = [
  'Ruiz',
  'Pérez',
  'Núñez',
  'García',
  'Ibáñez',
  'Gil',
  'Soler',
  'Castro',
  'Vidal',
  'Otero',
  'Puig',
  'Sanz',
];
const TRADES = [
  'Talleres',
  'Conservas',
  'Gráficas',
  'Muebles',
  'Bodegas',
  'Transportes',
  'Electricidad',
  'Hostelería',
];
const PLACES = ['Mar', 'Norte', 'Río', 'Monte', 'Costa', 'Valle', 'Puerto', 'Sierra', 'Lago', 'Faro'];
const OWNERS = ['Abal', 'Bouza', 'Calvo'];
/** The spellings of one legal form, by company: another form would be another company. */
const FORMS = [
  [''],
  [' SL', ' S.L.', ', S.L.', ' S. L.', ' SLU', ' S.L.U.'],
  [' SA', ', S.A.'],
  [' S.Coop.', ', S. Coop.'],
  [' Ltd', ' Limited'],
  [' GmbH'],
  [', Inc.', ' Inc'],
];
const CASES = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
];
const FREE_HOSTS = ['gmail.com', 'hotmail.es', 'telefonica.net', 'outlook.es'];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/**
 * Generates a contact list as after years of use: `lines` lines of `companies` companies in various spellings,
 * switchboards, repeated people, capitals in addresses, two numbers in a cell. The same seed gives the same file.
 */
export function migratedContacts({ lines = 3_000, companies = 240, seed = 16 } = {}): string {
  const random = seeded(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const names = OWNERS.flatMap((owner) =>
    TRADES.flatMap((trade) => PLACES.map((place) => `${trade} ${place} ${owner}`)),
  ).slice(0, companies);
  const seen: string[][] = [];
  const rows = Array.from({ length: lines }, (_, index) => {
    const earlier = random() < 0.1 ? pick(seen) : undefined;
    if (earlier) return earlier.map((cell, place) => (place === 3 ? cell.toUpperCase() : cell));
    const company = names[index % names.length] ?? '';
    const [first, last] = [pick(FIRST), `${pick(LAST)} ${pick(LAST)}`];
    const host = random() < 0.3 ? pick(FREE_HOSTS) : `${plain(company)}.example`;
    const email = random() < 0.9 ? `${plain(first)}.${plain(last)}.${index}@${host}` : '';
    const switchboard = `986 ${String(100_000 + (index % names.length)).replace(/(\d{3})(\d{3})/, '$1 $2')}`;
    const mobile = `600 ${String(100_000 + index).replace(/(\d{3})(\d{3})/, '$1 $2')}`;
    const phone = pick([switchboard, mobile, `${switchboard} / ${mobile}`]);
    const spelled = pick(CASES)(random() < 0.2 ? company.normalize('NFD').replace(/\p{M}/gu, '') : company);
    const row = [
      first,
      last,
      `${spelled}${pick(FORMS[(index % names.length) % FORMS.length] ?? [''])}`,
      email,
      phone,
      pick(['Feria', 'Cliente', '']),
    ];
    seen.push(row);
    return row;
  });
  const cell = (text: string): string => (/[,"]/.test(text) ? `"${text}"` : text);
  return [['First Name', 'Last Name', 'Company', 'Email', 'Phone', 'Tags'], ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\n');
}
