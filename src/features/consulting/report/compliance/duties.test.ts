// One long file: the companies of the cases serve what holds for all of them too.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { composeReport } from '#features/consulting/report/draft/compose.rules.ts';
import type { BlockEdit } from '#features/consulting/report/draft/draft.schema.ts';
import { reportSources } from '#features/consulting/report/report.texts.ts';
import { LOCALES } from '#shared/languages.ts';
import { problem, profileOf } from '#tests/builders/figures.ts';
import { blockLines } from '#tests/report-document.ts';
import { compose, MADE_AT } from '#tests/report-measures.ts';
import { ACTIVITY_IDS, activitiesOf } from './activities.rules.ts';
import { complianceFor, holdsIn } from './compliance.rules.ts';
import { activityNames, COMPLIANCE_FACTS, complianceWords } from './compliance.texts.ts';
import { dutyMistakes } from './duties.schema.ts';
import { DUTY_FIELDS } from './compliance.values.ts';
import cases from './duties.cases.json' with { type: 'json' };

const TODAY = '2026-11-30';
const DUTIES = COMPLIANCE_FACTS.filter(({ predicate }) => predicate === 'activity');

const NAME_AND_TEXT = /^([^:]*)(?:: (.*))?$/;
const named = (text: string) => {
  const [, name = '', rest = ''] = NAME_AND_TEXT.exec(text) ?? [];
  return { name, rest };
};
type Case = Pick<(typeof cases)[number], 'sector' | 'products' | 'departments' | 'problems'> & {
  country: string;
  /** Numbers of the problems that a person has marked as money owed. */
  owed?: number[] | undefined;
};
const profile = ({ country, sector, products, departments, problems, owed = [] }: Case): ReportSnapshot =>
  profileOf({
    company: { sector, country: country === 'GB' ? 'GB' : 'ES' },
    products: products.map((text, index) => {
      const { name, rest } = named(text);
      return { id: index + 1, name, description: rest, type: 'service' };
    }),
    departments: departments.map((text, index) => {
      const { name, rest } = named(text);
      return { id: index + 1, name, function: rest, digitalizationLevel: 2 };
    }),
    problems: problems.map((description, index) =>
      problem(index + 1, { description, ...(owed.includes(index + 1) && { stake: 'owed' as const }) }),
    ),
  });
const dutiesOf = (snapshot: ReportSnapshot) =>
  complianceFor(snapshot, [], TODAY, COMPLIANCE_FACTS, [], 'ES').filter(
    ({ because }) => because !== undefined,
  );

test.each(cases)('$who is told its duties, and none of another trade', (each) => {
  const found = dutiesOf(profile(each)).map(({ fact }) => fact.id);
  expect(found).toEqual(expect.arrayContaining(each.must));
  expect(each.mustNot.filter((id) => found.includes(id))).toEqual([]);
});

test('the cases name duties that there are, half of them of Spanish companies', () => {
  const ids = new Set(DUTIES.map(({ id }) => id));
  expect(cases.flatMap(({ must, mustNot }) => [...must, ...mustNot]).filter((id) => !ids.has(id))).toEqual(
    [],
  );
  expect(cases.length).toBeGreaterThanOrEqual(30);
  const spanish = cases.filter(({ country }) => country === 'ES').length;
  expect(spanish).toBeGreaterThanOrEqual(15);
  expect(cases.length - spanish).toBeGreaterThanOrEqual(15);
});

test('at least forty activities have a duty in Spain and one in the United Kingdom', () => {
  const inBoth = ACTIVITY_IDS.filter((id) =>
    (['ES', 'GB'] as const).every((country) =>
      DUTIES.some((duty) => duty.activities?.includes(id) && holdsIn(duty, country)),
    ),
  );
  expect(inBoth.length).toBeGreaterThanOrEqual(40);
});

test('every activity has a duty and a name, every duty its source, dates and words in each language', () => {
  expect(ACTIVITY_IDS.filter((id) => !DUTIES.some(({ activities }) => activities?.includes(id)))).toEqual([]);
  for (const locale of LOCALES) {
    const [words, names] = [complianceWords(locale), activityNames(locale)];
    expect(ACTIVITY_IDS.filter((id) => !names[id])).toEqual([]);
    expect(DUTIES.filter(({ id }) => !words[id]?.title || !words[id].text)).toEqual([]);
  }
  const undated = DUTIES.filter(
    ({ source, sourceUrl, validFrom, checkedOn }) =>
      source === '' || validFrom === null || checkedOn === '' || !OFFICIAL.test(sourceUrl),
  );
  expect(undated.map(({ id }) => id)).toEqual([]);
});
const OFFICIAL =
  /^https:\/\/(?:www\.boe\.es|eur-lex\.europa\.eu|www\.legislation\.gov\.uk|www\.gov\.uk|www\.hse\.gov\.uk)\//;

test('what makes a duty apply is quoted from the profile', () => {
  for (const each of cases) {
    const typed = [each.sector, ...each.products, ...each.departments, ...each.problems].join('\n');
    for (const { fact, because } of dutiesOf(profile(each))) {
      const [first] = because?.evidence ?? [];
      expect(typed, fact.id).toContain(first?.words.replaceAll('…', ''));
    }
  }
});

test.each([
  ['Suministros para hoteles y restaurantes', 'guest-register'],
  ['Software para clínicas dentales', 'health-authorisation'],
  ['Lavandería industrial de hospitales', 'health-authorisation'],
  ['Limpieza de colegios', 'school-authorisation'],
  ['Colegio Oficial de Arquitectos', 'school-authorisation'],
  ['Fabricante de mobiliario escolar', 'sexual-offences-certificate'],
  ['Editorial de libros para niños', 'sexual-offences-certificate'],
  ['Construcción de piscinas', 'pool-water'],
  ['Maquinaria para bodegas', 'alcohol-excise'],
  ['Guardería canina', 'sexual-offences-certificate'],
  ['Agencia de marketing para gimnasios', 'membership-contracts'],
  ['Obras de arte', 'site-safety-plan'],
])('%s is not told: %s', (sector, id) => {
  const found = dutiesOf(profileOf({ company: { sector } })).map(({ fact }) => fact.id);
  expect(found).not.toContain(id);
});

test.each([
  ['Afilado de cuchillos de restaurantes y obradores', 'allergens-served'],
  ['Reparación de hornos para panaderías, bares y restaurantes', 'allergens-served'],
  ['Análisis de agua de torres de refrigeración de hoteles', 'legionella'],
  ['Knife sharpening for pubs, butchers and restaurants', 'uk-food-hygiene'],
  ['Coffee machine repairs at cafes, hotels and restaurants', 'uk-food-hygiene'],
  ['Asistencia informática a hoteles y hostales', 'guest-register'],
  ['Recogida de aceite usado de bares, hoteles y restaurantes', 'guest-register'],
  ['Legionella testing laboratory', 'uk-legionella'],
])('the trade of a customer is not the company’s: %s is not told %s', (sector, id) => {
  const country = id.startsWith('uk-') ? 'GB' : 'ES';
  const product = { id: 1, name: 'Servicio', description: sector, type: 'service' as const };
  for (const snapshot of [
    profileOf({ company: { sector, country } }),
    profileOf({ company: { sector: 'Servicios', country }, products: [product] }),
  ])
    expect(dutiesOf(snapshot).map(({ fact }) => fact.id)).not.toContain(id);
});

test.each([
  ['Cadena de restaurantes', 'allergens-served'],
  ['Hotel de montaña, restaurantes y spa', 'allergens-served'],
  ['Group of pubs and restaurants', 'uk-food-hygiene'],
  ['Explotación de hoteles', 'guest-register'],
])('the places of the company are its own: %s is told %s', (sector, id) => {
  const country = id.startsWith('uk-') ? 'GB' : 'ES';
  const found = dutiesOf(profileOf({ company: { sector, country } })).map(({ fact }) => fact.id);
  expect(found).toContain(id);
});

const dutiesOfProblem = (description: string, country: 'ES' | 'GB') =>
  dutiesOf(profileOf({ company: { sector: 'Servicios', country }, problems: [problem(1, { description })] }));

test.each([
  ['Las audiometrías del taller están caducadas', 'noise'],
  ['Hay polvo por todas partes y la aspiración no tira', 'chemical-agents'],
  ['Hacemos muchas horas extra y nadie las apunta', 'working-time-record'],
  ['Un cliente nos debe 20.000 euros desde marzo', 'late-payment'],
  ['The main contractor has kept the retention of two jobs', 'uk-construction-payment'],
  ['Overtime is written on scraps of paper', 'uk-working-time-record'],
  ['Welding fumes hang in the shop all day', 'uk-coshh'],
] as const)('a problem brings its duty, whatever the trade: %s (%s)', (description, id) => {
  const [duty] = dutiesOfProblem(description, id.startsWith('uk-') ? 'GB' : 'ES').filter(
    ({ fact }) => fact.id === id,
  );
  expect(duty?.rowIds).toEqual([1]);
});

test.each([
  ['Los padres deben tres cuotas del comedor', 'ES'],
  ['El ruido de la calle molesta a los clientes', 'ES'],
  ['El polvo del almacén ensucia las cajas', 'ES'],
  ['Staff retention is poor', 'GB'],
  ['Our hearing about customers’ wishes comes too late', 'GB'],
] as const)('a problem that only sounds like a duty brings none: %s', (description, country) => {
  expect(dutiesOfProblem(description, country).map(({ fact }) => fact.id)).toEqual([]);
});

test('what a company says that it does not do brings no duty', () => {
  const denied = profileOf({
    company: { sector: 'Casa rural sin piscina', country: 'ES' },
    problems: [problem(1, { description: 'Trabajamos sin subcontratas y no damos abasto' })],
  });
  expect([...activitiesOf(denied).keys()]).toEqual(['lodging']);
});

test('a company that says nothing of an activity is told no duty', () => {
  expect(dutiesOf(profileOf({}))).toEqual([]);
});

const HOTEL = profile({
  country: 'ES',
  sector: 'Hotel con restaurante, bodega y piscina',
  products: ['Habitaciones', 'Piscina climatizada', 'Clases de natación: para niños', 'Tienda online'],
  departments: ['Recepción', 'Mantenimiento: torre de refrigeración y caldera de vapor'],
  problems: ['Los partes de viajeros se envían tarde'],
});
const hidden = (id: string): BlockEdit => ({ id, own: null, isHidden: true, seen: null });
const composed = (edits: BlockEdit[] = []) =>
  composeReport({ ...reportSources('es'), snapshot: HOTEL, edits, face: null, madeAt: MADE_AT });

test('eight duties stand in the body, the most specific first, and the others in the appendix', () => {
  const { blocks, document } = composed();
  const shown = blocks.filter(({ id }) => id.startsWith('risks.duty.'));
  expect(shown).toHaveLength(8);
  expect(shown[0]?.id).toBe('risks.duty.guest-register');
  expect(shown[0]?.computed).toContain('Hotel con restaurante, bodega y piscina (sector)');
  const rest = document.parts.flatMap(({ blocks: all }) =>
    all.filter(({ source }) => source === 'method.duties'),
  );
  const table = rest.find(({ kind }) => kind === 'table');
  const others = table?.kind === 'table' ? table.table.rows.length : 0;
  expect(others).toBe(dutiesOf(HOTEL).length - 8);
  expect(blocks.find(({ id }) => id === 'risks.duties')?.computed).toContain(String(others));
});

test('a duty that the consultant hides leaves its place to the next, and can be shown again', () => {
  const { blocks, document } = composed([hidden('risks.duty.guest-register')]);
  const shown = blocks.filter(({ id, isHidden }) => id.startsWith('risks.duty.') && !isHidden);
  expect(shown).toHaveLength(8);
  expect(blocks.find(({ id }) => id === 'risks.duty.guest-register')?.isHidden).toBe(true);
  const text = document.parts.flatMap(({ blocks: all }) => all.flatMap(blockLines)).join('\n');
  expect(text).not.toContain('Registro de viajeros.');
});

test('a law that begins soon has its place in the letter', () => {
  const builder = profileOf({ company: { sector: 'Fabricación de maquinaria', country: 'ES' } });
  const { blocks } = compose(builder, 'es');
  expect(blocks.find(({ id }) => id === 'letter')?.computed).toContain('Nuevo Reglamento de máquinas');
});

test('a report holds the duties with their versions, so that a later change is told', () => {
  const { facts } = composed();
  expect(facts).toContainEqual({ id: 'guest-register', version: 1, status: 'inForce' });
});

test.each([1_000, 10_000])('each text of %i rows is read once, whatever the number of duties', (rows) => {
  let reads = 0;
  const counted = (id: number) => ({
    ...problem(id),
    get description() {
      reads += 1;
      return `Las subcontratas llegan sin papeles ${id}`;
    },
  });
  const problems = Array.from({ length: rows }, (_, index) => counted(index + 1));
  reads = 0;
  const found = activitiesOf(profileOf({ problems }));
  expect(reads).toBe(rows);
  expect(found.get('subcontracting')?.evidence.length).toBeLessThanOrEqual(3);
});

const I18N = new URL('../../../../i18n/', import.meta.url);
const files = (edit: (file: string, text: string) => string) =>
  new Map(
    ['', ...LOCALES.map((locale) => `${locale}/`)].flatMap((folder) =>
      DUTY_FIELDS.map((field): [string, string] => {
        const file = `${folder}duties/${field}.json`;
        return [file, edit(file, readFileSync(new URL(file, I18N), 'utf8'))];
      }),
    ),
  );

test('the files of the duties have no mistake, and there is none that no field names', () => {
  expect(dutyMistakes(files((_, text) => text))).toEqual([]);
  expect(readdirSync(new URL('duties/', I18N)).sort()).toEqual(
    DUTY_FIELDS.map((field) => `${field}.json`).sort(),
  );
});

test('a duty without words, of an unknown activity or without a day is named', () => {
  const mistakes = (file: string, from: string, to: string) =>
    dutyMistakes(files((name, text) => (name === file ? text.replace(from, to) : text))).map(
      ({ file: at, key }) => `${at} ${key}`,
    );
  expect(mistakes('es/duties/health.json', '"mortuary-health"', '"mortuary"')).toEqual([
    'es/duties/health.json duties.mortuary-health',
    'es/duties/health.json duties.mortuary',
  ]);
  expect(mistakes('duties/health.json', '"funeral"', '"funerals"')).toContain(
    'duties/health.json [0].activities[0]',
  );
  expect(mistakes('duties/health.json', '"1974-09-06"', 'null')).toContain(
    'duties/health.json [0].validFrom',
  );
});

test.each([
  ['El ayuntamiento nos debe 12.000 euros de la poda', 'ES', 'public-payment', 'late-payment'],
  ['La diputación lleva seis meses sin pagarnos la carretera', 'ES', 'public-payment', 'late-payment'],
  ['Un mayorista nos debe 12.000 euros', 'ES', 'late-payment', 'public-payment'],
  [
    'The county council takes nine months to pay for the school runs',
    'GB',
    'uk-public-payment',
    'uk-late-payment',
  ],
  ['The NHS trust still hasn’t paid us for the fittings', 'GB', 'uk-public-payment', 'uk-late-payment'],
  ['A preservation trust still hasn’t paid us the last stage', 'GB', 'uk-late-payment', 'uk-public-payment'],
] as const)('the debtor decides which law of payment is told: "%s"', (description, country, told, other) => {
  const found = dutiesOfProblem(description, country).map(({ fact }) => fact.id);
  expect(found).toContain(told);
  expect(found).not.toContain(other);
});

test.each([
  ['Half the timesheets just say "boiler"', 'uk-working-time-record'],
  ['The town council never answers the phone', 'uk-public-payment'],
  ['We drop the phone and its vibration alarm stops', 'uk-vibration'],
])('a word alone is no reason: "%s" is not told %s', (description, id) => {
  expect(dutiesOfProblem(description, 'GB').map(({ fact }) => fact.id)).not.toContain(id);
});

test('what Spain asks from fifty employees on is told by their number alone', () => {
  const told = (employees: number | null, country: 'ES' | 'GB' = 'ES') =>
    complianceFor(profileOf({ company: { employees, country } }), [], TODAY, COMPLIANCE_FACTS, [], 'ES').some(
      ({ fact }) => fact.id === 'fifty-employees',
    );
  expect([49, 50, 58].map((employees) => told(employees))).toEqual([false, true, true]);
  expect(told(null)).toBe(false);
  expect(told(58, 'GB')).toBe(false);
});

/** Words of duties, said of other things: of an office that does nothing of what they name. */
const HARMLESS = [
  'Cloro, pH, filtros y arranque de temporada en 38 vasos',
  'We never bill the overtime that clients ask for',
  'La ropa de temporada se queda en el almacén',
  'Los clientes repiten cada temporada',
  'The machine learns slowly',
  'The new app crashes twice a week',
  'Nobody shares the glass samples',
  'The printer jams every Monday',
  'Los cursos de pintura se llenan tarde',
  'A lift home after the party is not our job',
  'We gas about it over lunch',
  'The kitchen table is our desk',
  'The bar is set too high for beginners',
  'Our stone age website',
  'Wood for the trees: nobody sees the plan',
  'El proyecto está en obras',
  'The tour of our offices takes an hour',
  'El coste de construcción del presupuesto se calcula mal',
  'Customers fall out of the list',
  'La caldera de ideas se enfría',
  'El hotel de los comerciales se reserva tarde',
  'We order lunch from a restaurant for visitors',
  'The pool of leads dries up in August',
  'Una piscina de candidatos que nadie mira',
  'The ticket machine at the station is slow',
  'Photos of children on the website are old',
  'Llamamos a los clientes por teléfono sin guion',
  'El menú de la intranet no se entiende',
  'Our drivers of growth are unclear',
  'The battery of tests before a release takes a day',
  'The camera on the laptop does not work',
  'Un horno de nuevas ideas',
  'Nobody knows which crane fly it was',
  'The fleet of foot wins the tender',
  'El teatro que se monta por cada factura',
  'Members of the board come late',
  'We sound out customers twice',
  'The dust has settled on the merger',
  'Vinos y quesos para los regalos de Navidad',
  'The farm team of juniors needs a mentor',
  'A shower of complaints after the update',
  'The dogs bark when the courier comes',
  'El taller de escritura se apunta solo',
  'Cold calling is not our style',
  'We play games on Fridays',
  'La lavandería del uniforme tarda',
  'The lead came from a fair',
  'Hydraulics is a word nobody spells right',
  'Bring your own bottle evenings are popular',
  'The acid test is the summer',
  'Our hospital pass to support',
  'Nights are quiet on the help desk',
  'Pasamos el turno de palabra',
];

test.each(HARMLESS)('a stray word is no evidence of a duty: "%s"', (text) => {
  const named = { id: 1, name: 'Texts', description: text, type: 'service' } as const;
  const snapshot = profileOf({
    company: { sector: 'Translation bureau' },
    problems: [problem(1, { description: text })],
    products: [named],
    departments: [{ id: 1, name: 'Office', function: text, digitalizationLevel: 2 }],
  });
  expect([...activitiesOf(snapshot).keys()]).toEqual([]);
});

test('a household that owes is told nothing of the law between businesses, a company is', () => {
  const told = (description: string) => [
    ...activitiesOf(profileOf({ problems: [problem(1, { description, stake: 'owed' })] })).keys(),
  ];
  expect(told('The Hendersons still haven’t paid for their ridge, £7,350')).not.toContain('moneyOwed');
  expect(told('Los García no han pagado la reforma')).not.toContain('moneyOwed');
  expect(told('The developer still hasn’t paid for the ridge, £7,350')).toContain('moneyOwed');
});
