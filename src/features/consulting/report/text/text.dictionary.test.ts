// Longer than 200 lines: whether a text is used shows only after one walk through everything that prints texts.
import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import type { TextTree } from '#shared/texts/text.ts';
import { leaves, recorded } from '#tests/dictionary.ts';
import { aFrozenReport, SITE } from '#tests/report-document.ts';
import { department, everySize, intervention, problem, profileOf } from '#tests/builders/figures.ts';
import { bigSnapshot, readCase } from '#tests/report-case.ts';
import { CASES } from '#tests/report-measures.ts';
import { STAKES } from '#features/consulting/profile/stake/stake.values.ts';
import { PROCESSES, SYMPTOMS } from '#features/consulting/profile/reading/reading.values.ts';
import es from '#i18n/es/report.json' with { type: 'json' };
import type { ComposeInput } from '#features/consulting/report/draft/draft.types.ts';
import { buildReportDocument } from '#features/consulting/report/document/document.rules.ts';
import { composeReport } from '#features/consulting/report/draft/compose.rules.ts';
import type { DocumentFace } from '#features/consulting/report/document/document.schema.ts';
import { reportSources, reportTables } from '#features/consulting/report/report.texts.ts';
import { topicsOf } from '#features/language/topic-stems.rules.ts';
import {
  COMPANY_SIZES,
  COMPANY_STRUCTURES,
  CURRENCIES,
} from '#features/consulting/companies/company.values.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

const PROFILES = 600;
/** Of them with causes. */
const CAUSED = 40;
/** A report of rule version 1 has its own texts. */
const GIVEN = { analysis: 'x', recommendations: 'x', aiArchitecture: 'x' };
const NO_FACE: DocumentFace = {
  firm: '',
  author: null,
  preparedFor: null,
  color: null,
  logo: null,
  version: null,
  words: { preparedFor: '', author: '', version: '', draft: '' },
  isDraft: false,
};

function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomProfile(below: (limit: number) => number): ReportSnapshot {
  const pool = bigSnapshot(64);
  const some = <T extends { id: number }>(rows: T[]): T[] =>
    Array.from({ length: 1 + below(below(8) === 0 ? 14 : 4) }, (_, index) => index + 1).flatMap((id) =>
      rows
        .slice(below(rows.length))
        .slice(0, 1)
        .map((row) => ({ ...row, id })),
    );
  const top = 1 + below(5);
  const rating = () => 1 + below(top);
  const size = COMPANY_SIZES[below(COMPANY_SIZES.length)] ?? 'small';
  const structure = COMPANY_STRUCTURES[below(COMPANY_STRUCTURES.length)] ?? 'simple';
  return {
    company: { ...pool.company, size, structure },
    products: some(pool.products),
    departments: some(pool.departments).map((row) => ({
      ...row,
      digitalizationLevel: below(2) === 0 ? rating() : 6 - rating(),
    })),
    // Few are monitored: what is monitored has no action to speak of.
    problems: some(pool.problems).map((row) => ({ ...row, priority: Math.max(rating(), 1 + below(3)) })),
    strengths: some(pool.strengths).map((row) => ({ ...row, impact: rating() })),
  };
}

/** Figures for about half of the rows, so that each kind of gap occurs. */
function withFigures(profile: ReportSnapshot, below: (limit: number) => number): ReportSnapshot {
  const maybe = <T>(value: T): T | null => (below(2) === 0 ? value : null);
  return {
    ...profile,
    company: {
      ...profile.company,
      employees: maybe(1 + below(3)),
      hourlyCostCents: maybe(below(3) === 0 ? 60 : 1000 + below(5000)),
      budgetCents: maybe(below(3) === 0 ? 100 : 5_000_000),
      startDate: maybe('2027-01-11'),
      deadline: maybe(below(3) === 0 ? '2027-02-08' : '2029-01-01'),
      tools: below(2) === 0 ? ['ERP'] : [],
      personalData: maybe('special' as const),
    },
    departments: profile.departments.map((row) => ({
      ...row,
      headcount: maybe(1 + below(3)),
      targetLevel: maybe(4),
    })),
    problems: profile.problems.map((row) => ({
      ...row,
      reading: {
        process: PROCESSES[below(PROCESSES.length)] ?? 'other',
        symptom: SYMPTOMS[below(SYMPTOMS.length)] ?? 'other',
        isConfirmed: true,
      },
      departmentId: maybe(1 + below(4)),
      hoursPerWeek: maybe(1 + below(40)),
      people: maybe(1 + below(3)),
      incidentsPerMonth: maybe(1 + below(4)),
      incidentCostCents: maybe(1 + below(500_000)),
      tiedUpCents: row.id % 2 === 0 ? 4_000_000 : null,
      ownerContactId: maybe(1),
      source: maybe('told' as const),
    })),
    contacts: Array.from({ length: below(4) }, (_, index) => ({
      id: index + 1,
      name: `Ana ${index + 1}`,
      position: 'Gerente',
      isPrimary: index === 0,
    })),
  };
}

/** Up to two stated causes, of one problem and of many, on a strength, a program or nothing. */
function withCauses(profile: ReportSnapshot, below: (limit: number) => number): ReportSnapshot {
  const [first, ...strengths] = profile.strengths;
  const ids = profile.problems.map(({ id }) => id);
  return {
    ...profile,
    ...(first && {
      strengths: [{ ...first, description: 'Fresadora de cinco ejes', impact: 5 }, ...strengths],
    }),
    causes: Array.from({ length: 1 + below(2) }, (_, index) => ({
      id: index + 1,
      text: 'Nadie lo mira',
      problemIds: ids.slice(0, 1 + below(6)),
      strengthId: below(2) === 0 ? 1 : null,
      tool: below(2) === 0 ? 'ERP' : null,
    })),
  };
}

/** The generic words of a list, and what says something else of one row than of several. */
const ALTERNATIVES = /(?:_one|_other)$/;

test.each(LOCALES)('every text of the dictionaries %s is used, and none is missing', (locale) => {
  const tables = reportTables(locale);
  const used = { prose: new Set<string>(), plan: new Set<string>() };
  const sources = {
    ...reportSources(locale),
    tables: {
      ...tables,
      prose: recorded(tables.prose, used.prose),
      plan: recorded(tables.plan, used.plan),
    },
  };
  const below = chance(20_250_101);
  const compose = (snapshot: ReportSnapshot, firm = '', over: Partial<ComposeInput> = {}) =>
    composeReport({
      ...sources,
      edits: [],
      madeAt: '2026-11-23T10:00:00.000Z',
      ...over,
      snapshot,
      face: firm === '' ? null : { ...NO_FACE, firm },
    });
  for (let index = 0; index < PROFILES; index += 1) {
    const profile = randomProfile(below);
    if (index % 10 === 0) buildReportDocument(aFrozenReport(profile, locale, GIVEN), sources.tables, SITE);
    compose(below(3) === 0 ? profile : withFigures(profile, below), index % 2 === 0 ? 'Firma' : '');
  }
  const other = chance(20_261_130);
  for (let index = 0; index < CAUSED; index += 1)
    compose(withCauses(withFigures(randomProfile(other), other), other));
  for (const count of [100, 400]) compose(withFigures(bigSnapshot(count), below));
  for (const name of CASES) {
    const { snapshot } = readCase(name);
    compose(snapshot);
    // Nothing is monitored: every problem is answered by an action.
    const answered = snapshot.problems.map((row) => ({ ...row, priority: Math.max(2, row.priority) }));
    compose({ ...snapshot, problems: answered });
    compose({ ...snapshot, problems: answered, company: { ...snapshot.company, budgetCents: 1_100_000 } });
  }
  const [first] = CASES;
  const abroad = readCase(first).snapshot;
  compose({ ...abroad, company: { ...abroad.company, country: 'FR' } });
  const { catalogue } = sources;
  compose(readCase(first).snapshot, '', { catalogue: { ...catalogue, interventions: [] } });
  // A quarter of the hours decides whether the action is worth its cost.
  const orders = intervention({ id: 'orders', match: { process: 'orders' }, savedShare: [0.2, 0.6] });
  const reading = { process: 'orders', symptom: 'manual', isConfirmed: true } as const;
  const problems = [problem(1, { reading, hoursPerWeek: 1, people: 1 })];
  const company = { hourlyCostCents: 2000 };
  compose(profileOf({ company, departments: [department(1, 3)], problems }), '', {
    catalogue: { ...catalogue, interventions: [orders] },
  });
  // An intervention of the firm's own says so.
  const ours = { ...orders, id: 'ours-3f9a2c51d0', isConfirmed: false, figuresSource: 'Own estimate' };
  const sheet = catalogue.words['orders-one-inbox'];
  compose(profileOf({ company, departments: [department(1, 3)], problems }), '', {
    catalogue: {
      interventions: [ours],
      words: { ...catalogue.words, ...(sheet && { [ours.id]: sheet }) },
    },
  });
  // A report that is made after the start, and one long before a season; sums that were measured; a cause that stands on people.
  const late = readCase('thornbury-catering-supplies').snapshot;
  const dutiful = late.problems.map((row) => (row.id === 1 ? { ...row, stake: 'legal' as const } : row));
  const passed = { ...late.company, deadline: late.company.startDate ?? '' };
  for (const at of [late.company, passed])
    compose({ ...late, problems: dutiful, company: at }, '', { madeAt: '2027-03-03T10:00:00.000Z' });
  const words = catalogue.words['order-read-back'];
  const lace = problem(2, { tiedUpCents: 100, source: 'measured', stake: 'owed' });
  const told = problem(3, {
    reading,
    description: 'Every summer orders go wrong, and in May 14 orders were wrong',
    incidentCostCents: 100,
    source: 'measured',
  });
  compose(
    {
      ...profileOf({
        company: { startDate: '2027-10-04' },
        departments: [department(1, 3)],
        problems: [lace, told],
        strengths: [{ id: 1, description: 'Bev can match a colour by eye', impact: 5 }],
      }),
      causes: [{ id: 1, text: 'Nobody looks', problemIds: [3], strengthId: 1, tool: null }],
    },
    '',
    {
      catalogue: {
        interventions: [orders],
        words: {
          ...catalogue.words,
          ...(words && { orders: { ...words, kpi: 'orders wrong' } }),
        },
      },
    },
  );
  // A danger that waits for what deals with another one.
  const rules = intervention({ id: 'rules', match: { process: 'ai_use' } });
  const leak = intervention({ id: 'leak', match: { process: 'privacy' }, needs: ['rules'] });
  const dangers = (['ai_use', 'privacy'] as const).map((process, index) =>
    problem(index + 1, { priority: 5, reading: { process, symptom: 'risk', isConfirmed: true } }),
  );
  compose(profileOf({ departments: [department(1, 3)], problems: dangers }), '', {
    catalogue: { ...catalogue, interventions: [rules, leak] },
  });
  // Nothing is understood: every kind of trouble, more of them than get a sheet, with and without a day to begin.
  const open = SYMPTOMS.map((symptom, index) =>
    problem(index + 1, {
      description: index === 0 ? '5 hours a week, or 8 hours a week' : 'It takes 35 minutes',
      reading: { process: 'other', symptom, isConfirmed: false },
    }),
  );
  const alone = problem(20, { description: 'Eva keeps it in her head', departmentId: 1, priority: 5 });
  compose(profileOf({ departments: [department(1, 3)], problems: [alone, ...open] }));
  compose(profileOf({ problems: [problem(1, { description: 'Mi hermano y yo no nos hablamos' })] }));
  compose(profileOf({ company: { startDate: '2027-03-01' }, problems: open }));
  // One action answers more problems than it names: by one, and by several.
  for (const count of [9, 12]) {
    const many = Array.from({ length: count }, (_, index) => problem(index + 1, { reading }));
    compose(profileOf({ company, departments: [department(1, 3)], problems: many }), '', {
      catalogue: { ...catalogue, interventions: [orders] },
    });
  }
  // Own actions: one is planned, one names no problem; a text is older than its figures, a sheet is of another trade.
  const plan = {
    ownerContactId: null,
    owner: 'desk lead',
    weeks: 4,
    effort: 2,
    setupLowCents: 100_000,
    setupHighCents: 200_000,
    runningLowCents: 0,
    runningHighCents: 0,
    savedShare: { low: 0.4, high: 0.5 },
    avoidedShare: null,
    kpi: 'claims filed on the day',
    kpiHow: 'counted each Friday',
  };
  const ownEdit = (id: string, problemIds: number[]) => ({
    id: `own-${id}`,
    own: 'Do it\nNow.',
    isHidden: false,
    seen: null,
    action: { ...plan, problemIds },
  });
  const stale = { id: 'letter', own: 'Dear', isHidden: false, seen: 'x' };
  const ofATrade = intervention({ id: 'orders', match: { process: 'orders', sectors: ['food'] } });
  const chosen = { ...reading, interventionId: 'orders' };
  for (const count of [1, 2])
    compose(
      profileOf({
        company,
        departments: [department(1, 3)],
        problems: [
          problem(1, { hoursPerWeek: 1, people: 1 }),
          ...Array.from({ length: count }, (_, index) =>
            problem(index + 2, { reading: chosen, description: '5 hours a week, or 8 hours a week' }),
          ),
        ],
      }),
      '',
      {
        edits: [ownEdit('a', [1]), ...['b', 'c'].slice(0, count).map((id) => ownEdit(id, [])), stale],
        catalogue: { ...catalogue, interventions: [ofATrade] },
      },
    );
  // Stakes: marked and proposed, answered, to be settled, and left out.
  const said = problem(20, { description: 'Nobody claimed the unpaid invoices', reading });
  // Duties begin whatever the budget and the deadline.
  for (const duties of [1, 2])
    compose(
      profileOf({
        company: { ...company, budgetCents: 1_000, startDate: '2027-03-01', deadline: '2027-03-08' },
        problems: Array.from({ length: duties }, (_, index) =>
          problem(index + 1, {
            priority: 5,
            stake: 'legal',
            reading: { ...reading, process: index === 0 ? 'orders' : 'quotes' },
          }),
        ),
      }),
      '',
      {
        catalogue: {
          ...catalogue,
          interventions: [orders, { ...orders, id: 'quotes', match: { ...orders.match, process: 'quotes' } }],
        },
      },
    );
  for (const stake of STAKES)
    for (const isHidden of [false, true])
      compose(profileOf({ problems: [problem(1, { reading, stake, priority: 4 }), said] }), '', {
        edits: [{ id: 'action.orders', own: null, isHidden, seen: null }],
        catalogue: { ...catalogue, interventions: [orders] },
      });
  compose(profileOf({ problems: open.map((row) => ({ ...row, stake: 'legal' as const })) }));
  // A tool that a cause names, in an action that costs nothing.
  const none = [0, 0] as [number, number];
  const gratis = { ...orders, setupEuros: everySize(none), runningEurosPerYear: everySize(none) };
  compose(
    profileOf({
      problems: [problem(1, { reading, priority: 5, hoursPerWeek: 9, people: 2 })],
      causes: [{ id: 1, text: 'Nobody looks', problemIds: [1], strengthId: null, tool: 'CRM' }],
    }),
    '',
    { catalogue: { ...catalogue, interventions: [gratis] } },
  );
  // A level on which the order of the first actions hangs.
  const level = readCase('harrow-vale-group').snapshot;
  const low = level.departments.map((row) => ({ ...row, digitalizationLevel: 2 }));
  compose({ ...level, company: { ...level.company, budgetCents: null }, departments: low });
  // A first step before the roll-out that begins first.
  const early = chance(1135);
  compose(withCauses(withFigures(randomProfile(early), early), early));
  const unread = { process: 'other', symptom: 'other', isConfirmed: false } as const;
  for (const stake of STAKES)
    for (const tiedUpCents of [null, 100])
      compose(
        profileOf({
          problems: [problem(1, { reading: unread, stake, description: 'Something', tiedUpCents })],
        }),
      );
  // Strengths that no action uses: a machine that stands idle, and a history.
  for (const description of ['A spectrometer that stands idle', 'Ten years of results'])
    compose(
      profileOf({ problems: [problem(1, { reading })], strengths: [{ id: 1, description, impact: 5 }] }),
    );
  // Incidents of a season, alone and with hours.
  for (const hours of [{}, { hoursPerWeek: 1, people: 1 }])
    compose(
      profileOf({
        company: { hourlyCostCents: 2_000, weeksPerYear: 20 },
        problems: [problem(1, { reading, incidentsPerMonth: 2, incidentCostCents: 100, ...hours })],
      }),
    );
  // Duties of an activity: more than the body tells, of each place, and one that is ahead.
  compose(
    profileOf({
      company: { sector: 'Hotel, restaurante, almazara y piscina', country: 'ES' },
      products: [{ id: 1, name: 'Tienda online', description: '', type: 'service' }],
      departments: [{ ...department(1, 3), name: 'Caldera de vapor' }],
      problems: [problem(1, { description: 'Las subcontratas llegan sin papeles' })],
    }),
  );
  compose(profileOf({ company: { sector: 'Fabricación de maquinaria', country: 'ES' } }));
  // Prediction without a history is not approved.
  const forecast = intervention({ id: 'forecast', match: { process: 'forecasting' }, module: 'predictive' });
  compose(
    profileOf({
      departments: [department(1, 4)],
      problems: [problem(1, { reading: { ...reading, process: 'forecasting' }, priority: 4 })],
    }),
    '',
    { catalogue: { ...catalogue, interventions: [forecast] } },
  );
  // The firm's own figures: a worst case can be spoken of.
  for (const name of CASES) {
    const { snapshot } = readCase(name);
    const owned = catalogue.interventions.map((row) => ({ ...row, isConfirmed: true }));
    compose(snapshot, '', { catalogue: { ...catalogue, interventions: owned } });
  }
  // A follow-up: its sum has fallen, risen or stayed, and one action or several are done.
  const base = [
    problem(1, { description: 'Orders are copied', reading, hoursPerWeek: 9, people: 3 }),
    problem(2, { reading }),
  ];
  for (const cents of [1, 1_000_000_000, 9 * 3 * 44 * 2000])
    for (const count of [1, 2])
      for (const savingPerYear of [null, { low: 1, high: 2 }])
        compose(
          {
            ...profileOf({ company, departments: [department(1, 3)], problems: base }),
            earlier: {
              ...profileOf({ problems: base }),
              madeAt: '2025-06-17T09:00:00.000Z',
              contentHash: 'a'.repeat(64),
              tracked: { actions: 2, done: count, savedHoursPerYear: null, savingPerYear },
              figures: {
                currency: 'EUR',
                hoursPerYear: 1,
                costPerYearCents: cents,
                problems: [{ description: 'Orders are copied', hoursPerYear: 1, costPerYearCents: cents }],
              },
              actions: ['orders', 'other'].slice(0, count).map((interventionId, index) => ({
                id: `A${index + 1}`,
                interventionId,
                title: 'Do it',
                status: 'done' as const,
              })),
            },
          },
          '',
          { catalogue: { ...catalogue, interventions: [orders] } },
        );
  // Every currency, with example costs and without, and amounts of another one.
  for (const currency of CURRENCIES)
    for (const priced of [orders, { ...orders, isConfirmed: true }])
      for (const count of [1, 2])
        compose(
          profileOf({
            company: { ...company, currency },
            departments: [department(1, 3)],
            problems: Array.from({ length: count }, (_, index) =>
              problem(index + 1, { reading, description: 'Each costs £340', hoursPerWeek: 9, people: 3 }),
            ),
          }),
          '',
          { catalogue: { ...catalogue, interventions: [priced] } },
        );
  // Everything measured: confidence is high.
  const measured = problems.map((row) => ({ ...row, source: 'measured' as const }));
  compose(profileOf({ company, departments: [department(1, 3)], problems: measured }));
  // A history on record, and no action that would use it.
  const history = readCase('thornbury-catering-supplies').snapshot;
  compose(history, '', { catalogue: { ...catalogue, interventions: [] } });
  const dear = [5_000_000, 9_000_000] as [number, number];
  const nothing = [0, 0] as [number, number];
  const free = catalogue.interventions.map((row) => ({
    ...row,
    setupEuros: { small: nothing, medium: nothing, large: nothing },
  }));
  compose(readCase(first).snapshot, '', { catalogue: { ...catalogue, interventions: free } });
  // A danger in each country, a feeling, and work that waits for one person.
  for (const country of ['ES', 'GB', 'FR'] as const)
    compose(
      profileOf({
        company: { country },
        departments: [department(1, 3)],
        problems: [
          problem(1, { reading, priority: 5, stake: 'safety' }),
          problem(2, {
            description: 'I dread the post',
            reading: { process: 'other', symptom: 'other', isConfirmed: true },
          }),
          problem(3, {
            description: 'Solo lo sabe hacer Alec',
            reading: { ...reading, process: 'knowledge' },
          }),
        ],
      }),
      '',
      {
        catalogue: {
          ...catalogue,
          interventions: [
            ...catalogue.interventions.filter(({ match }) => match.process !== 'knowledge'),
            intervention({ id: 'heir', match: { process: 'knowledge' }, avoidedShare: [0.1, 0.2] }),
          ],
        },
      },
    );
  // A duty that costs nothing but its fee.
  const duty = problem(1, { reading, priority: 5, stake: 'legal', departmentId: 1 });
  const unpaid = free.map((row) => ({ ...row, runningEurosPerYear: everySize(nothing) }));
  compose(profileOf({ departments: [department(1, 3)], problems: [duty] }), '', {
    catalogue: { ...catalogue, interventions: unpaid },
  });
  const confirmed = catalogue.interventions.map((row) => ({
    ...row,
    isConfirmed: true,
    setupEuros: { small: dear, medium: dear, large: dear },
  }));
  compose(readCase(first).snapshot, '', { catalogue: { ...catalogue, interventions: confirmed } });
  const ofThemes = /^(?:problem|department|strength)\./;
  /** Asked of no formula yet. */
  const asked = 'plan: input.headcount';
  const unused = (['prose', 'plan'] as const).flatMap((table) => {
    const base = (key: string) => key.replace(ALTERNATIVES, '');
    const known = new Set([...used[table]].map(base));
    return leaves(tables[table])
      .map(([key]) => key)
      .filter((key) => !known.has(base(key)) && !ofThemes.test(key))
      .map((key) => `${table}: ${key}`)
      .filter((key) => key !== asked);
  });
  expect(unused).toEqual([]);
});

test('both dictionaries have the same keys and placeholders', () => {
  const places = (tree: TextTree) =>
    leaves(tree).map(([key, text]) => [key, (text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')]);
  for (const table of ['prose', 'layout', 'plan', 'readings'] as const)
    expect(places(reportTables('es')[table])).toEqual(places(reportTables('en')[table]));
});

test('the advice covers exactly the known themes', () => {
  const names = (...lists: (readonly string[])[]) => [...new Set([...lists.flat(), 'general'])].sort();
  expect(Object.keys(es.problem).sort()).toEqual(
    names(
      topicsOf(({ subjects }) => subjects),
      topicsOf(({ areas }) => areas),
      topicsOf(({ broad }) => broad),
    ),
  );
  expect(Object.keys(es.department).sort()).toEqual(names(topicsOf(({ departments }) => departments)));
  expect(Object.keys(es.strength).sort()).toEqual(names(topicsOf(({ strengths }) => strengths)));
});
