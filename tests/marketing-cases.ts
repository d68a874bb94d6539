import { readFileSync } from 'node:fs';
import type { MarketingFacts } from '#features/marketing/writer/checks/writer.types.ts';
import { aProduct as facts, TRADES } from './marketing-trades.ts';

type Case = {
  company: MarketingFacts['company'];
  products: MarketingFacts['product'][];
};

export function queseria(): MarketingFacts[] {
  const file = new URL('./cases/queseria-valdeon.json', import.meta.url);
  const { company, products } = JSON.parse(readFileSync(file, 'utf8')) as Case;
  return products.map((product) => ({ company, product }));
}

/** Ordinary products of different trades, in both languages, singular and plural, goods and services. */
export const ORDINARY: Readonly<Record<string, MarketingFacts>> = {
  handbag: facts('Marlow & Finch Ltd', 'Leather goods', 'Women and men who commute by bike or train', 'B2C', [
    'Marlow satchel',
    'Full-grain leather handbag\nBrass buckles and hand-stitched seams\nTwo inner pockets and a 13-inch laptop sleeve',
    'Made in Bristol\n10-year repair guarantee\nShips in 3 days',
    '£245',
  ]),
  ledger: facts('Ledgerly Inc.', 'Accounting software', 'Accountants and small firms', 'B2B', [
    'Ledgerly',
    'Cloud accounting software; imports bank statements every hour; works with Excel',
    'Saves six hours a week; data encrypted and stored in Frankfurt; reply within one working day',
    'from $19 per user per month',
  ]),
  sardines: facts(
    'Conservas Nutrimar, S.L.',
    'Conservas de pescado',
    'Familias y tiendas de barrio',
    'both',
    [
      'Sardinillas en aceite de oliva',
      'Lata de 125 g con 16 a 20 piezas; pesca de cerco de las Rías Baixas; aceite de oliva virgen extra',
      'Lote trazado hasta el barco; se conservan cuatro años; empacadas a mano',
      '4,90 €',
    ],
  ),
  pump: facts('Harrow Vale Group plc', 'Industrial pumps', 'Maintenance managers of food plants', 'B2B', [
    'HV-40 pump',
    'Stainless steel pump; 40 m³ per hour; IP66 motor; 38 kg',
    'Seals replaced without dismantling the line; spare parts in stock for 15 years; certified to EN 1672-2',
    'from £1,290 + VAT',
  ]),
  balm: facts('Botica Sierra', 'Cosmética natural', 'Personas con piel sensible', 'B2C', [
    'Bálsamo de caléndula',
    'Bálsamo de caléndula y cera de abeja, 50 ml, sin perfume',
    'Apto para piel sensible; envase de vidrio reciclado; 24 meses de uso',
    '12,50 €',
  ]),
  payroll: facts('Gestoría Aurelia', 'Asesoría laboral', 'Pymes de hasta 25 empleados', 'B2B', [
    'Nómina al día',
    'Servicio de nóminas y seguros sociales. Portal del empleado. Una asesora asignada',
    'Respuesta en 24 horas laborables\nSin permanencia\nCambio de gestoría sin coste',
    'consultar',
  ]),
  cottage: facts('Casa Liébana', 'Turismo rural', 'Familias con niños y parejas', 'B2C', [
    'Fin de semana en Liébana',
    'Casa rural para 6 personas; dos noches; desayuno con pan del pueblo',
    'A 20 minutos de Fuente Dé; chimenea y leña incluida; perros bienvenidos',
    'desde 320 €',
  ]),
  table: facts('Alder & Sons', 'Furniture', 'Families who eat together', 'B2C', [
    'Oak dining table',
    'Solid oak table, 180 x 90 cm, seats eight',
    'Oiled by hand; easy to clean; delivered assembled',
    '€1,150',
  ]),
  app: facts('Nido', 'Software', 'Padres y madres con poco tiempo', 'B2C', [
    'Nido',
    'Aplicación de menús semanales; lista de la compra compartida; funciona sin conexión',
    'Ahorra dos horas a la semana; sin anuncios',
    'gratis',
  ]),
};

/** Extreme products that every form accepts. */
export const EXTREME: Readonly<Record<string, MarketingFacts>> = {
  oneWord: facts('Rueda', 'Bicicletas', '-', 'B2C', ['Bicicleta', 'Bicicleta', '-', '-']),
  nothing: facts('X', 'x', '.', 'both', ['Q', '-', 'n/a', '']),
  markup: facts('Taller <Norte>', 'Arte & oficio', '<i>todos</i>', 'both', [
    'Lámpara <b>Luz</b> "Nº 5"',
    '<script>alert(1)</script>\n<ul><li>Pantalla de lino</li></ul>\n{{name}} y $& al 20 %',
    '${price}; [nombre]; <b>hecha a mano</b>',
    '<b>89 €</b>',
  ]),
  shouting: facts('MUEBLES SOL', 'MUEBLES', 'TODOS LOS HOGARES', 'B2C', [
    'SILLA SOL',
    'SILLA DE PINO; ALTURA DE 90 CM; 4 COLORES',
    '¡¡LA MEJOR CALIDAD!!; ENTREGA EN 48 HORAS',
    '59,95€',
  ]),
  long: facts('Enciclopedia Total', 'Editorial', 'Lectores '.repeat(400), 'both', [
    `Enciclopedia ${'universal '.repeat(20).trim()}`,
    Array.from({ length: 5_000 }, (_, at) => ['obra', 'de', 'consulta', 'con', 'mapas'][at % 5]).join(' '),
    Array.from({ length: 5_000 }, (_, at) => `ventaja ${at}`).join(', '),
    'un precio distinto para cada comprador según el número de tomos, la encuadernación y el plazo 12 24 36',
  ]),
  symbols: facts('Ñandú 🦙', 'Moda', 'Гости', 'B2B', [
    'Poncho 100 % 🦙',
    'Ponchos de lana\tde alpaca • tejidos a mano • talla única',
    'الدفء; 温かい; 350 g',
    '¥9,800',
  ]),
  foreignWords: facts('Estudio Pilar', 'Yoga', 'People who sit all day', 'B2C', [
    'Hatha sin prisa',
    'Unhurried hatha lessons beside the harbour wall; mats and blankets lent; tea afterwards',
    'Teacher trained in Mysore; drop in whenever you like; nobody is filmed',
    '15 € la clase, bono de diez 120 €',
  ]),
};

export const ALL_CASES: Readonly<Record<string, MarketingFacts>> = {
  ...Object.fromEntries(queseria().map((one) => [one.product.name, one])),
  ...ORDINARY,
  ...TRADES,
  ...EXTREME,
};
