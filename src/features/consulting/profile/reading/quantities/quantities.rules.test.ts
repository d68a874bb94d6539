import { expect, test } from 'vitest';
import { CURRENCIES } from '#features/consulting/companies/company.values.ts';
import { currenciesIn } from './currency-words.rules.ts';
import { findQuantities, isCountedIn } from './quantities.rules.ts';

const found = (text: string) => findQuantities(text).map(({ field, value, per }) => [field, value, per]);

test.each([
  ['lleva dos horas al día y retrasa el cierre', 'hoursPerWeek', 10, '2 h × 5'],
  ['Son 2 h diarias de tecleo', 'hoursPerWeek', 10, '2 h × 5'],
  ['two hours of typing a day', 'hoursPerWeek', 10, '2 h × 5'],
  ['It costs us 9 days a month', 'hoursPerWeek', 16.62, '9 × 8 h × 12 / 52'],
  ['le lleva dos días al mes', 'hoursPerWeek', 3.69, '2 × 8 h × 12 / 52'],
  ['se nos va media hora cada mañana', 'hoursPerWeek', 2.5, '0.5 h × 5'],
  ['Cada mañana se nos va una hora leyendo correos', 'hoursPerWeek', 5, '1 h × 5'],
  ['una hora y media a la semana', 'hoursPerWeek', 1.5, '1.5 h'],
  ['hora y media diaria', 'hoursPerWeek', 7.5, '1.5 h × 5'],
  ['half an hour every day', 'hoursPerWeek', 2.5, '0.5 h × 5'],
  ['an hour and a half per week', 'hoursPerWeek', 1.5, '1.5 h'],
  ['two and a half hours a week', 'hoursPerWeek', 2.5, '2.5 h'],
  ['dos horas y media por semana', 'hoursPerWeek', 2.5, '2.5 h'],
  ['perdemos 1,5 horas al día', 'hoursPerWeek', 7.5, '1.5 h × 5'],
  ['1.5 hours/day', 'hoursPerWeek', 7.5, '1.5 h × 5'],
  ['880 horas al año', 'hoursPerWeek', 20, '880 h / 44'],
  ['1.100 horas anuales', 'hoursPerWeek', 25, '1100 h / 44'],
  ['1,100 hours a year', 'hoursPerWeek', 25, '1100 h / 44'],
  ['1h30 al día', 'hoursPerWeek', 7.5, '1.5 h × 5'],
  ['45 minutos diarios', 'hoursPerWeek', 3.75, '45 min × 5'],
  ['un cuarto de hora al día', 'hoursPerWeek', 1.25, '0.25 h × 5'],
  ['Developers spend a day a week answering tickets', 'hoursPerWeek', 8, '1 × 8 h'],
  ['about 300 a month, 4 min each', 'hoursPerWeek', 4.62, '300 × 4 min × 12 / 52'],
  ['We type 40 orders a day, 5 minutes each', 'hoursPerWeek', 16.67, '40 × 5 min × 5'],
  ['Entran 200 facturas al mes y cada una lleva 6 minutos', 'hoursPerWeek', 4.62, '200 × 6 min × 12 / 52'],
  ['60 pedidos a la semana, 10 minutos por pedido', 'hoursPerWeek', 10, '60 × 10 min'],
  ['It takes us a day and a half a month', 'hoursPerWeek', 2.77, '1.5 × 8 h × 12 / 52'],
  ['Tardamos día y medio al mes', 'hoursPerWeek', 2.77, '1.5 × 8 h × 12 / 52'],
  ['two hours a fortnight', 'hoursPerWeek', 1, '2 h / 2'],
  ['dos horas cada quince días', 'hoursPerWeek', 1, '2 h / 2'],
  ['every other week we lose four hours', 'hoursPerWeek', 2, '4 h / 2'],
  ['The boiler breaks down twice a fortnight', 'incidentsPerMonth', 4.33, '2 × 26 / 12'],
  ['La caldera se avería dos veces a la quincena', 'incidentsPerMonth', 4.33, '2 × 26 / 12'],
  ['Una docena de devoluciones al mes', 'incidentsPerMonth', 12, '12'],
  ['half a dozen mistakes a month', 'incidentsPerMonth', 6, '6'],
  ['two dozen complaints a month', 'incidentsPerMonth', 24, '24'],
  ['thirty-five complaints a month', 'incidentsPerMonth', 35, '35'],
  ['treinta y una incidencias al mes', 'incidentsPerMonth', 31, '31'],
  ['We type twenty a day, 5 minutes each', 'hoursPerWeek', 8.33, '20 × 5 min × 5'],
  ['veinticinco averías al mes', 'incidentsPerMonth', 25, '25'],
  ['Lo hacen 3 personas', 'people', 3, undefined],
  ['It takes two clerks', 'people', 2, undefined],
  ['dos administrativas lo pasan a mano', 'people', 2, undefined],
  ['The two of us can’t cope', 'people', 2, undefined],
  ['Cada semana 4 errores de referencia', 'incidentsPerMonth', 17.33, '4 × 52 / 12'],
  ['there are three breakdowns a month', 'incidentsPerMonth', 3, '3'],
  ['6 reclamaciones al año', 'incidentsPerMonth', 0.5, '6 / 12'],
  ['Lathe no. 4 breaks down twice a month', 'incidentsPerMonth', 2, '2'],
  ['El programa se cae dos veces por semana', 'incidentsPerMonth', 8.67, '2 × 52 / 12'],
  ['It costs £400 each time', 'incidentCostCents', 40_000, undefined],
  ['Cada avería nos cuesta 1.250,50 €', 'incidentCostCents', 125_050, undefined],
  ['each complaint costs us about $1,200', 'incidentCostCents', 120_000, undefined],
  ['unos 90 euros por devolución', 'incidentCostCents', 9_000, undefined],
] as const)('"%s" is offered as %s %d', (text, field, value, per) => {
  expect(found(text)).toEqual([[field, value, per]]);
});

test.each([
  ['Hay 90.000 € a más de sesenta días', 9_000_000],
  ['Se nos deben 40.000 €', 4_000_000],
  ['Los clientes nos deben 40 mil euros', 4_000_000],
  ['Tenemos 38.500 € vencidos', 3_850_000],
  ['En facturas vencidas hay 12.000 € pendientes de cobro', 1_200_000],
  ['Customers pay late, €90k is over 60 days', 9_000_000],
  ['We are owed about €40,000', 4_000_000],
  ['€12,500 overdue since spring', 1_250_000],
  ['Facturas sin cobrar por 40.000 €', 4_000_000],
  ['Unpaid invoices come to €40,000', 4_000_000],
  ['Hay 120.000 € parados en el almacén', 12_000_000],
  ['80.000 € en género que no se mueve', 8_000_000],
  ['30.000 € de género parado', 3_000_000],
  ['€60k tied up in stock', 6_000_000],
  ['There is €25,000 of dead stock', 2_500_000],
])('"%s" is money tied up, %d cents of it', (text, cents) => {
  expect(found(text)).toEqual([['tiedUpCents', cents, undefined]]);
});

test.each([
  'Debemos 40.000 € vencidos a proveedores',
  'We owe €40,000 overdue',
  'Hay 4.000 € de salarios atrasados',
  'más de 40.000 € vencidos',
  '€90k is over 60 days and €40k is over 90 days',
  'Compramos 40.000 € en existencias al año',
  'Facturamos 900.000 € a 60 días',
  'Cobramos a más de sesenta días',
])('"%s" names no money tied up', (text) => {
  expect(found(text).filter(([field]) => field === 'tiedUpCents')).toEqual([]);
});

test('late money and the hours of chasing it are found in one sentence', () => {
  expect(found('€90k is over 60 days and chasing takes 6 hours a week')).toEqual([
    ['tiedUpCents', 9_000_000, undefined],
    ['hoursPerWeek', 6, '6 h'],
  ]);
});

test.each([
  ['Perdemos 12.000 € al año en multas', 100_000, '12000 / 12'],
  ['it costs £500 a month', 50_000, '500'],
  ['nos cuesta 3 mil euros anuales', 25_000, '3000 / 12'],
  ['we lose €12k a year', 100_000, '12000 / 12'],
])('"%s" is one incident a month, so that twelve make the sum again', (text, cents, per) => {
  expect(found(text)).toEqual([
    ['incidentsPerMonth', 1, '1'],
    ['incidentCostCents', cents, per],
  ]);
});

test('a sum is shared among the incidents that the text counts', () => {
  expect(found('4 errores al mes nos cuestan 12.000 € al año')).toEqual([
    ['incidentsPerMonth', 4, '4'],
    ['incidentCostCents', 25_000, '12000 / 12 / 4'],
  ]);
});

test('figures of several kinds are found in one sentence, each quoted as it was typed', () => {
  const text = 'Dos administrativas tardan Tres Horas al día, con 5 errores a la semana; 40 € cada uno.';
  expect(findQuantities(text).map(({ field, quoted }) => [field, quoted])).toEqual([
    ['people', 'Dos administrativas'],
    ['hoursPerWeek', 'Tres Horas al día'],
    ['incidentsPerMonth', '5 errores a la semana'],
    ['incidentCostCents', '40 € cada uno'],
  ]);
});

test.each([
  'No figures here',
  'It takes 25 minutes each',
  'Los presupuestos tardan 3 días',
  'Los nuevos tardan 3 meses en formarse',
  'Quotations take three weeks because cost data sit with one engineer.',
  'dos o tres horas al día',
  '2-3 hours a day',
  'between 2 and 4 hours a week',
  'más de 5 horas a la semana',
  'up to 10 hours a week',
  'The backup runs every 2 hours',
  'We are open 24 hours a day',
  'abrimos 6 días a la semana',
  'Ahorraríamos 4 horas a la semana',
  'Facturamos 900.000 € al año',
  'We sell £2,000 a day',
  'We have 40 employees',
  'The night shift is always two nurses short',
  'Depende de una persona',
  'Han subido al 6 % las devoluciones',
  '5 % errors a month',
  'Eight years of time-stamped data',
  'Patients wait 20 minutes on hold every day',
  'cobramos 25 € la hora',
  'throw away 400 pounds of fish a week',
  'once people complain we answer',
  'IATF 16949 y 14 rutas',
  '2 horas al día, 3 días a la semana',
  '20 personas al día piden cita',
  'Five days a week the clerk types orders',
  'two hundred complaints a month',
  'ciento veinte averías al mes',
])('"%s" gives nothing', (text) => {
  expect(findQuantities(text)).toEqual([]);
});

test('a text of 10,000 characters of any kind is searched without piling up work', () => {
  for (const part of ['1 ', '2 h ', 'cada ', '12.000', 'a ', ' ', 'hora y ', '1.', 'error ']) {
    expect(() => findQuantities(part.repeat(10_000 / part.length))).not.toThrow();
  }
});

test.each([
  ['Customers pay late, £90k is over 60 days', 'tiedUpCents', 9_000_000, 'GBP'],
  ['$40,000 overdue', 'tiedUpCents', 4_000_000, 'USD'],
  ['£38,000 in overdue accounts over 90 days', 'tiedUpCents', 3_800_000, 'GBP'],
  ['Each mistake costs us £340', 'incidentCostCents', 34_000, 'GBP'],
  ['Cada error nos cuesta 340 francos', 'incidentCostCents', 34_000, 'CHF'],
  ['Each mistake costs us CHF 340', 'incidentCostCents', 34_000, 'CHF'],
  ['Cada error nos cuesta 340 €', 'incidentCostCents', 34_000, 'EUR'],
] as const)('"%s" keeps its currency, and is counted in no other', (text, field, value, currency) => {
  const [quantity] = findQuantities(text).filter((each) => each.field === field);
  expect(quantity).toMatchObject({ value, currency });
  for (const each of CURRENCIES) expect(isCountedIn(quantity ?? {}, each)).toBe(each === currency);
});

test('an amount without a sign is the company’s', () => {
  expect(isCountedIn({}, 'CHF')).toBe(true);
  expect(currenciesIn('40 libras de harina, 300 pounds of fish, P3 and 20 €')).toEqual(['EUR']);
  expect(currenciesIn('Each costs £340 or 400 dólares')).toEqual(['GBP', 'USD']);
});
