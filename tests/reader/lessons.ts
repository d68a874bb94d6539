/** All that `npm run reader:learn` learns from: sentences of the tuned sets and of the product, and what they say. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { foldedOf } from '#features/consulting/profile/reading/folded.rules.ts';
import lessons from '#features/consulting/profile/reading/reading.lessons.json' with { type: 'json' };
import { PROCESSES, SYMPTOMS, type Process } from '#features/consulting/profile/reading/reading.values.ts';
import { situationsIn } from '#features/consulting/profile/reading/situations.rules.ts';
import { featuresOf, namesIn } from '#features/consulting/profile/reading/vote-features.rules.ts';
import { symptomFeatures } from '#features/consulting/profile/reading/vote.rules.ts';
import { wordsIn } from '#features/consulting/profile/reading/word-families.rules.ts';
import cases from '#features/consulting/profile/stake/stake.cases.json' with { type: 'json' };
import stakeLessons from '#features/consulting/profile/stake/stake.lessons.json' with { type: 'json' };
import { STAKE_CHOICES, stakeFeatures } from '#features/consulting/profile/stake/stake-vote.rules.ts';
import { mattersIn } from '#features/consulting/profile/stake/matters.rules.ts';
import type { STAKES } from '#features/consulting/profile/stake/stake.values.ts';
import matters from '#features/consulting/profile/stake/matters.json' with { type: 'json' };
import { CATALOGUE, interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { LOCALES } from '#shared/languages.ts';
import { SETS } from './sets.ts';

const TEMPLATES = 'src/i18n/templates';
const TITLE_COUNTS = 0.3;
const PROBLEM_COUNTS = 0.7;
/** A lesson has one symptom, a sentence of a trade all that a consultant would accept. */
const LESSON_COUNTS = 0.5;
/** Every client of the trade picks from these. */
const TEMPLATE_COUNTS = 2;
/** One consultant has read what is said on visits; several have read the other sets. */
const VISIT_COUNTS = 0.5;

/** Nobody has looked whether sentences of other lessons tell a stake; nearly none does. */
const UNLOOKED_COUNTS = 0.2;

type Lesson = {
  text: string;
  readings: readonly string[];
  counts: number;
  isWhole?: boolean;
  actions?: readonly string[];
};

const processOf = new Map(CATALOGUE.map(({ id, match }) => [id, match.process]));

const ofSets = SETS.filter(({ isMeasured }) => isMeasured !== true).flatMap(({ name, cases }) =>
  cases.map(({ text, readings, actions = [] }): Lesson => ({
    text,
    readings: readings ?? actions.map((id) => `${processOf.get(id) ?? 'other'}/`),
    counts: name === 'visits, tuned' ? VISIT_COUNTS : 1,
    actions,
    isWhole: true,
  })),
);
const ofLessons = Object.entries(lessons).flatMap(([readings, texts]) =>
  texts.map((text): Lesson => ({ text, readings: readings.split(' '), counts: 1 })),
);
/** Sheets that a matter alone calls for: their words speak for no process. */
const answered = new Set(SETS.flatMap(({ cases }) => cases.flatMap(({ actions = [] }) => actions)));
const ofMatters = new Set(
  matters.flatMap(({ intervention }) =>
    intervention !== undefined && !answered.has(intervention) ? [intervention] : [],
  ),
);
const ofCatalogue = CATALOGUE.filter(({ id }) => !ofMatters.has(id)).flatMap(({ id, match: { process } }) =>
  LOCALES.flatMap((locale): Lesson[] => {
    const { problem = '', title = '', first = '' } = interventionWords(id, locale) ?? {};
    return [
      { text: problem, readings: [`${process}/`], counts: PROBLEM_COUNTS, actions: [id] },
      { text: title, readings: [`${process}/`], counts: TITLE_COUNTS, actions: [id] },
      { text: first, readings: [], counts: TITLE_COUNTS, actions: [id] },
    ];
  }),
);
type Template = { problems: { id: string; process: string; symptom: string }[] };
type Words = { problems: Record<string, string> };
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const ofTemplates = readdirSync(TEMPLATES)
  .toSorted()
  .flatMap((file) =>
    (readJson(`${TEMPLATES}/${file}`) as Template).problems.flatMap(({ id, process, symptom }) =>
      LOCALES.map((locale): Lesson => ({
        text: (readJson(`src/i18n/${locale}/templates/${file}`) as Words).problems[id] ?? '',
        readings: [`${process}/${symptom}`],
        counts: TEMPLATE_COUNTS,
        isWhole: true,
      })),
    ),
  );

type Told = { text: string; stake: (typeof STAKES)[number]; counts: number };
type Lists = Partial<Record<Told['stake'], readonly string[]>>;
const ofStakes: readonly Told[] = [
  ...Object.entries(cases).flatMap(([half, lists]) => (half.includes('measured') ? [] : [lists])),
  stakeLessons,
].flatMap((lists: Lists) =>
  STAKE_CHOICES.flatMap((stake) => (lists[stake] ?? []).map((text) => ({ text, stake, counts: 1 }))),
);
const tellsNone = (text: string): boolean => mattersIn(text).every(({ stake }) => stake === undefined);
const ofOthers = [
  ...SETS.filter(({ isMeasured }) => isMeasured !== true).flatMap(({ cases: rows }) => rows),
  ...Object.values(lessons).flatMap((texts) => texts.map((text) => ({ text, stake: undefined }))),
].flatMap(({ text, stake }): Told[] => {
  if (stake !== undefined) return [{ text, stake, counts: 1 }];
  return tellsNone(text) ? [{ text, stake: 'none', counts: UNLOOKED_COUNTS }] : [];
});

/** Everything that may be learned from; no measured half. */
const LESSONS: readonly Lesson[] = [...ofSets, ...ofLessons, ...ofCatalogue, ...ofTemplates];

/** Features of a text, the choices that are right for it with the share of each, and how much it counts. */
export type Example = { names: string[]; right: [choice: number, share: number][]; counts: number };
/** Examples of each ballot; how many lessons they were made of. */
export type Examples = Record<'processes' | 'symptoms' | 'actions' | 'stakes', Example[]> & {
  lessons: number;
};

function namesOf(text: string): string[] {
  const folded = foldedOf(text);
  return featuresOf(wordsIn(folded), namesIn(text), situationsIn(folded).families).map(({ name }) => name);
}

const evenly = (all: readonly number[]): [number, number][] => all.map((one) => [one, 1 / all.length]);
const processIn = (reading: string): Process =>
  PROCESSES.find((one) => one === reading.split('/')[0]) ?? 'other';

/** The lessons as the learning takes them, with the features that the rules of today find in them. */
export function currentExamples(): Examples {
  const read = LESSONS.map((lesson) => ({ ...lesson, names: namesOf(lesson.text) }));
  const processes = read
    .filter(({ readings }) => readings.length > 0)
    .map(({ names, readings, counts }) => ({
      names,
      counts,
      right: evenly([...new Set(readings.map((one) => PROCESSES.indexOf(processIn(one))))]),
    }));
  const symptoms = read.flatMap(({ names, readings, isWhole }) =>
    [...new Set(readings.map(processIn))].flatMap((process) => {
      const own = readings.flatMap((one) => {
        const place = SYMPTOMS.findIndex((symptom) => one === `${process}/${symptom}`);
        return place < 0 ? [] : [place];
      });
      if (process === 'other' || own.length === 0) return [];
      return [
        { names: symptomFeatures(names, process), counts: isWhole ? 1 : LESSON_COUNTS, right: evenly(own) },
      ];
    }),
  );
  const places = new Map(CATALOGUE.map(({ id }, place) => [id, place]));
  const actions = read.flatMap(({ names, counts, actions: fit = [] }) => {
    const known = fit.flatMap((id) => places.get(id) ?? []);
    return known.length === 0 ? [] : [{ names, counts, right: evenly(known) }];
  });
  const stakes = [...ofStakes, ...ofOthers].map(({ text, stake, counts }) => ({
    names: stakeFeatures(text),
    counts,
    right: evenly([STAKE_CHOICES.indexOf(stake)]),
  }));
  return { processes, symptoms, actions, stakes, lessons: LESSONS.length };
}

/** By it a test sees that files of votes were learned from the sentences, features and choices that there are. */
export const printOf = (examples: Examples): string =>
  createHash('sha256').update(JSON.stringify(examples)).digest('hex').slice(0, 16);
