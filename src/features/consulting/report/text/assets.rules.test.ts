import { expect, test } from 'vitest';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { compose } from '#tests/report-measures.ts';
import { assetKind } from './assets.rules.ts';

type Firm = { department: string; strength: string; impact?: number; problems: [string, string][] };

const LEAD = { en: 'Already in hand.', es: 'Ya disponible.' };

/** Problems each with the intervention that answers it, all in one department, which the strength may name. */
const profileOf = ({ department, strength, impact = 5, problems }: Firm): ReportSnapshot => ({
  company: { id: 1, name: 'x', sector: 'x', size: 'medium', structure: 'functional', tools: [] },
  products: [],
  departments: [{ id: 1, name: department, function: 'x', digitalizationLevel: 3 }],
  problems: problems.map(([description, interventionId], index) => ({
    id: index + 1,
    description,
    priority: 4,
    departmentId: 1,
    reading: { ...readProblem(description), isConfirmed: true, interventionId },
  })),
  strengths: [{ id: 1, description: strength, impact }],
});

/** The numbers of the problems whose actions name the strength. */
function usersOf(snapshot: ReportSnapshot, locale: Locale): string[] {
  const description = snapshot.strengths[0]?.description ?? '';
  return compose(snapshot, locale)
    .texts.recommendations.split(/^(?=A\d+ · )/mu)
    .filter((sheet) =>
      sheet.split('\n').some((line) => line.startsWith(LEAD[locale]) && line.includes(description)),
    )
    .flatMap((sheet) => /\b(P\d+)\b/u.exec(sheet)?.[1] ?? [])
    .toSorted();
}

const adviceOf = (snapshot: ReportSnapshot, locale: Locale): string =>
  compose(snapshot, locale)
    .texts.recommendations.split('\n')
    .filter((line) => line.startsWith('• ') && line.includes(snapshot.strengths[0]?.description ?? '-'))
    .join('\n');

const TURNSTILES = {
  en: 'The turnstiles keep every lift pass since 2014, lift by lift',
  es: 'Los tornos guardan cada paso de cada forfait desde 2014, por remonte y por minuto',
};
const QUEUE = {
  en: 'There is a queue of fifty minutes at the ticket office and families turn round and leave',
  es: 'Hay una cola de cincuenta minutos en taquillas y las familias dan media vuelta',
};
const SHEETS = {
  en: 'The daily check of each lift is signed on paper and six sheets of February were missing',
  es: 'La revisión diaria de los remontes se firma en papel y faltaban seis hojas de febrero',
};

test.each([
  ['Los tornos guardan cada paso de cada forfait desde 2014', 'data'],
  ['Las máquinas pisapistas llevan GPS y miden el espesor de nieve', 'data'],
  ['Sixteen of the looms already count their picks and stops', 'data'],
  ['El ICP-MS nuevo mide los metales en cuatro minutos y por las tardes está parado', 'tool'],
  ['Catorce años de fichas de cartón con el ángulo de cada cuchillo', 'data'],
  ['Every inspection since 2011 is on the server with its photographs', 'data'],
  ['La rectificadora de control numérico hace un disco en doce minutos', 'tool'],
  ['Two new vans', 'tool'],
  ['Los carniceros nos conocen de toda la vida y no se van', undefined],
  ['Savile Row asks for our cloth by name', undefined],
] as const)('the strength "%s" is recognised as %s', (description, kind) => {
  expect(assetKind({ id: 1, description, impact: 5 })).toBe(kind);
});

test.each(LOCALES)(
  'a strength stands in one action at most, that of the problem which names the same (%s)',
  (locale) => {
    const problems: [string, string][] = [
      [SHEETS[locale], 'quality-phone-checklists'],
      [QUEUE[locale], 'service-counter-queue'],
    ];
    expect(usersOf(profileOf({ department: 'x', strength: TURNSTILES[locale], problems }), locale)).toEqual([
      'P2',
    ]);
  },
);

test.each(LOCALES)('a department in common puts no strength into an action (%s)', (locale) => {
  const strength = { en: 'A laser machine in Finishing', es: 'Una máquina láser en Acabados' }[locale];
  const firm = {
    department: { en: 'Finishing', es: 'Acabados' }[locale],
    strength,
    problems: [[SHEETS[locale], 'quality-phone-checklists']] as [string, string][],
  };
  expect(usersOf(profileOf(firm), locale)).toEqual([]);
});

test.each(LOCALES)('a stated cause puts its strength into all its actions (%s)', (locale) => {
  const snapshot = profileOf({
    department: 'x',
    strength: TURNSTILES[locale],
    problems: [
      [SHEETS[locale], 'quality-phone-checklists'],
      [QUEUE[locale], 'service-counter-queue'],
    ],
  });
  const causes = [{ id: 1, text: 'x', problemIds: [1, 2], strengthId: 1, tool: null }];
  expect(usersOf({ ...snapshot, causes }, locale)).toEqual(['P1', 'P2']);
});

test.each(LOCALES)(
  'a machine or data that no action uses gets advice of its own, not that of a selling point (%s)',
  (locale) => {
    const problems: [string, string][] = [[SHEETS[locale], 'quality-phone-checklists']];
    const advice = (strength: string) => adviceOf(profileOf({ department: 'x', strength, problems }), locale);
    const idle = {
      en: ['The new spectrometer stands idle in the afternoons', 'hours that it stands still'],
      es: ['El espectrómetro nuevo está parado por las tardes', 'horas que pasa parado'],
    }[locale];
    const kept = {
      en: ['Ten years of results, well by well', 'recorded in the last twelve months'],
      es: ['Diez años de resultados, pozo a pozo', 'registrado en los últimos doce meses'],
    }[locale];
    for (const [strength = '', says = ''] of [idle, kept]) expect(advice(strength)).toContain(says);
  },
);

test.each(LOCALES)('nobody is told that there is no history whose strength is one (%s)', (locale) => {
  const problems: [string, string][] = [[SHEETS[locale], 'quality-phone-checklists']];
  const textOf = (strength: string) =>
    compose(profileOf({ department: 'x', strength, problems }), locale).texts.aiArchitecture;
  const none = { en: 'no history on record', es: 'no consta todavía un histórico' }[locale];
  const strengths = {
    en: [
      TURNSTILES.en,
      'Every inspection since 2011 is on the server',
      'Fourteen years of cards',
      'Ten years of results',
    ],
    es: [
      TURNSTILES.es,
      'Cada inspección desde 2011 está en el servidor',
      'Catorce años de fichas',
      'Diez años de resultados',
    ],
  }[locale];
  for (const strength of strengths) {
    expect(textOf(strength)).not.toContain(none);
    expect(textOf(strength)).toContain(strength);
  }
  const counted = { en: 'The looms count their stops', es: 'Los telares cuentan sus paradas' }[locale];
  expect(textOf(counted)).toContain(none);
});

test.each(LOCALES)(
  'the noun before a machine is not the thing that it shares with a problem (%s)',
  (locale) => {
    const strength = {
      en: "There's a head scanner on a tablet, it is good to a millimetre",
      es: 'Tenemos un escáner de cabezas en una tableta, exacto al milímetro',
    }[locale];
    const card = {
      en: "Every patient's card with her head size lies in an open box on the desk",
      es: 'La ficha de cada paciente con el tamaño de la cabeza está en una caja abierta',
    }[locale];
    const problems: [string, string][] = [[card, 'papers-out-of-sight']];
    expect(usersOf(profileOf({ department: 'x', strength, problems }), locale)).toEqual([]);
  },
);

test.each(LOCALES)('records are never advised to be said where customers choose (%s)', (locale) => {
  const problems: [string, string][] = [[SHEETS[locale], 'quality-phone-checklists']];
  const strengths = {
    en: [
      'Drawings and thickness readings for every boiler since 1983',
      'A photograph and the measurements of every wig in the store',
      'Bev can match a colour by eye',
    ],
    es: [
      'Los cuadernos de compra de mi padre, finca por finca desde 1978',
      'Un archivo de voces con muestras de 640 actores',
      'Los azules de mi tío Ernesto no los hace nadie más',
    ],
  }[locale];
  for (const strength of strengths)
    expect(adviceOf(profileOf({ department: 'x', strength, problems }), locale)).not.toMatch(
      /where customers choose|donde el cliente elige/i,
    );
});

test.each(LOCALES)(
  'a strength that a cause stands on is in its actions, be it people or a machine (%s)',
  (locale) => {
    const snapshot = profileOf({
      department: 'x',
      strength: { en: 'Bev can match a colour by eye', es: 'Bea iguala un color a ojo' }[locale],
      problems: [[SHEETS[locale], 'quality-phone-checklists']],
    });
    const causes = [{ id: 1, text: 'x', problemIds: [1], strengthId: 1, tool: null }];
    expect(usersOf({ ...snapshot, causes }, locale)).toEqual(['P1']);
  },
);
