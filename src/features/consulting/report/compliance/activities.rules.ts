import { stakeOf } from '#features/consulting/profile/stake/stake.rules.ts';
import { mattersIn } from '#features/consulting/profile/stake/matters.rules.ts';
import { wordsIn, type Word } from '#features/consulting/profile/reading/word-families.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { foldText } from '#shared/texts/text.ts';
import construction from './activities/construction.json' with { type: 'json' };
import environment from './activities/environment.json' with { type: 'json' };
import food from './activities/food.json' with { type: 'json' };
import health from './activities/health.json' with { type: 'json' };
import industry from './activities/industry.json' with { type: 'json' };
import lists from './activities/lists.json' with { type: 'json' };
import people from './activities/people.json' with { type: 'json' };
import services from './activities/services.json' with { type: 'json' };
import transport from './activities/transport.json' with { type: 'json' };
import { phrasesOf, type Phrases } from './phrases.rules.ts';
import { isOfServed } from './served.rules.ts';

/**
 * Words of both languages that tell an activity (phrases.rules.ts has how they are written). `is`: in the sector. `makes`:
 * there too, beside a word of making. `does`: in the sector, a product or a department. `says`: in a problem too.
 * `touches`: a problem of a company with that activity is about its duties. `debtor`: in a problem of money owed, who owes
 * it. `unless`: rules it out, in the sector and in the text itself.
 */
type Telling = 'is' | 'makes' | 'does' | 'says' | 'touches' | 'debtor' | 'unless';
const ACTIVITIES: Readonly<Record<string, Partial<Record<Telling, string>>>> = {
  ...construction,
  ...industry,
  ...environment,
  ...health,
  ...food,
  ...transport,
  ...services,
  ...people,
};
export const ACTIVITY_IDS: readonly string[] = Object.keys(ACTIVITIES);

/** The part of a profile that tells of an activity. */
export type EvidencePlace = 'sector' | 'product' | 'department' | 'problem';
/** The words of the company, with those around them; the row of a problem. */
export type Evidence = { place: EvidencePlace; words: string; rowId: number | null };
/** An activity: what tells it, and the problems that its duties are about. */
export type FoundActivity = { evidence: Evidence[]; problemIds: number[] };

/** Evidence that is kept of one activity: the rest says the same. */
const MOST_KEPT = 3;
const MOST_PROBLEMS = 20;
/** Characters on either side of the words that are quoted from a long text. */
const AROUND = 40;
const WHOLE_UP_TO = 70;

const NAMED_LISTS: Readonly<Record<string, string>> = lists;
const NAME_OF_LIST = /@(\w+)/g;
const namedIn = (phrases: string): string[] =>
  [...phrases.matchAll(NAME_OF_LIST)].flatMap(([, name = '']) => [name, ...namedIn(NAMED_LISTS[name] ?? '')]);
const ownPhrases = (phrases: string): string => phrases.replaceAll(NAME_OF_LIST, '');

type Key = `${Telling}:${string}` | `list:${string}`;
/** `@name` stands for a list, which may name another one; of many activities, it is looked for once. */
const LISTS_OF = new Map(
  Object.entries(ACTIVITIES).map(([id, { unless = '' }]) => [
    id,
    namedIn(unless).map((name): Key => `list:${name}`),
  ]),
);
const MAKES: Key = 'list:makes';
const PHRASES: Phrases<Key> = phrasesOf([
  ...Object.entries(NAMED_LISTS).map(([name, phrases]): [Key, string] => [
    `list:${name}`,
    ownPhrases(phrases),
  ]),
  ...Object.entries(ACTIVITIES).flatMap(([id, { ...told }]) =>
    Object.entries(told).map(([telling, phrases]): [Key, string] => [
      `${telling as Telling}:${id}`,
      ownPhrases(phrases),
    ]),
  ),
]);

const isRuledOut = (id: string, said: ReadonlyMap<Key, unknown>): boolean =>
  said.has(`unless:${id}`) || (LISTS_OF.get(id)?.some((list) => said.has(list)) ?? false);

/** "Sin piscina" and "we use no subcontractors" tell of neither. */
const DENIES = new Set(['no', 'sin', 'without', 'never', 'nunca', 'ni', 'nor', 'neither']);
const DENIED_WITHIN = 3;
const isDenied = (words: readonly Word[], start: number): boolean =>
  words
    .filter(({ end }) => end <= start)
    .slice(-DENIED_WITHIN)
    .some(({ text }) => DENIES.has(text));

/** The words where they stand: a short text whole, of a long one what is around them. */
function quoted(text: string, start: number, end: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= WHOLE_UP_TO) return line;
  const from = Math.max(0, start - AROUND);
  const to = Math.min(text.length, end + AROUND);
  const cut = text.slice(from, to);
  const head = from === 0 ? cut : cut.replace(/^\S*\s/u, '');
  const tail = to === text.length ? head : head.replace(/\s\S*$/u, '');
  return `${from === 0 ? '' : '…'}${tail.replaceAll(/\s+/g, ' ').trim()}${to === text.length ? '' : '…'}`;
}

/** A problem that is marked or worded as money owed to the company tells of this activity, whatever else it says. */
const OF_MONEY_OWED = 'moneyOwed';
/** A town hall or a hospital pays by rules of its own, in place of those between businesses. */
const OF_PUBLIC_MONEY = 'publicMoneyOwed';
const PUBLIC_DEBTOR: Key = `debtor:${OF_PUBLIC_MONEY}`;
/** "The Hendersons", "los García": a household, to whom the law of payments between businesses does not apply. */
const HOUSEHOLD = /\b(?:[Tt]he \p{Lu}\p{Ll}+s|[Ll]os \p{Lu}\p{Ll}+)(?!\p{L})(?! \p{Lu})/u;

/** Activities that a problem tells by its matter (matters.rules.ts), in whatever words. */
const TOLD_BY_MATTER: Readonly<Record<string, string>> = {
  height: 'workAtHeight',
  high: 'workAtHeight',
  'accident-unrecorded': 'accidentAtWork',
  harm: 'accidentAtWork',
  substances: 'substancesTold',
  fumes: 'substancesTold',
  sprays: 'pesticideUse',
  'off-books': 'newWorkers',
  'cash-pay': 'newWorkers',
  'paid-quietly': 'newWorkers',
  'too-soon': 'newWorkers',
  minors: 'minors',
  hours: 'workingTime',
  'long-hours': 'workingTime',
};

type Row = { place: EvidencePlace; text: string; rowId: number | null; isOwed?: boolean };
const rowsOf = ({ company, products, departments, problems }: ReportSnapshot): Row[] => [
  { place: 'sector', text: company.sector, rowId: null },
  ...products.flatMap(({ name, description }): Row[] =>
    [name, description].map((text) => ({ place: 'product', text, rowId: null })),
  ),
  ...departments.flatMap((row): Row[] =>
    [row.name, row.function].map((text) => ({ place: 'department', text, rowId: null })),
  ),
  ...problems.map(({ id, description: text, priority, stake }): Row => ({
    place: 'problem',
    text,
    rowId: id,
    isOwed: stakeOf({ description: text, priority, stake })?.stake === 'owed',
  })),
];

/** One word among those of a department tells no activity by itself: the drones of a bagpipe do not fly. */
const isDoubtful = ({ place }: Row, words: string): boolean => place === 'department' && !words.includes(' ');

const HOW: Readonly<Record<EvidencePlace, readonly Telling[]>> = {
  sector: ['is', 'makes', 'does', 'says'],
  product: ['does', 'says'],
  department: ['does', 'says'],
  problem: ['says'],
};

/**
 * Returns the activities that a company's profile tells of, with its own words. Each text is read once, whatever the
 * number of activities: 10,000 rows take ten times as long as 1,000.
 */
export function activitiesOf(snapshot: ReportSnapshot): ReadonlyMap<string, FoundActivity> {
  const found = new Map<string, FoundActivity>();
  const doubtful: Parameters<typeof add>[] = [];
  const touched = new Map<string, number[]>();
  const ofSector = PHRASES.in(wordsIn(foldText(snapshot.company.sector)));
  const add = (id: string, { place, rowId }: Row, words: string): void => {
    const activity = found.get(id) ?? { evidence: [], problemIds: [] };
    found.set(id, activity);
    if (activity.evidence.length < MOST_KEPT && !activity.evidence.some((one) => one.words === words))
      activity.evidence.push({ place, words, rowId });
    if (rowId !== null && activity.problemIds.length < MOST_PROBLEMS && !activity.problemIds.includes(rowId))
      activity.problemIds.push(rowId);
  };
  for (const row of rowsOf(snapshot)) {
    const { place, text, rowId } = row;
    const folded = foldText(text);
    const words = wordsIn(folded);
    const said = place === 'sector' ? ofSector : PHRASES.in(words);
    const isOut = (id: string): boolean => isRuledOut(id, said) || isRuledOut(id, ofSector);
    // Folding keeps the length of nearly every text; where it does not, the beginning is quoted.
    const shown = (start: number, end: number): string =>
      folded.length === text.length
        ? quoted(text, start, end)
        : quoted(text, 0, Math.min(text.length, AROUND));
    const isPublicDebt = row.isOwed === true && said.has(PUBLIC_DEBTOR);
    if (isPublicDebt) add(OF_PUBLIC_MONEY, row, shown(0, 0));
    else if (row.isOwed && !HOUSEHOLD.test(text) && !isOut(OF_MONEY_OWED))
      add(OF_MONEY_OWED, row, shown(0, 0));
    const toldBy = place === 'problem' ? mattersIn(text) : [];
    for (const id of toldBy.flatMap(({ matter }) => TOLD_BY_MATTER[matter] ?? []))
      if (!isOut(id)) add(id, row, shown(0, 0));
    for (const [key, { start, end }] of said) {
      const [telling = '', id = ''] = key.split(':');
      if (place === 'problem' && telling === 'touches' && rowId !== null) {
        const rows = touched.get(id) ?? [];
        if (rows.length < MOST_PROBLEMS) touched.set(id, [...rows, rowId]);
      }
      if (id === '' || !HOW[place].some((each) => each === telling)) continue;
      if (isOut(id) || isDenied(words, start)) continue;
      if (id === OF_MONEY_OWED && (isPublicDebt || HOUSEHOLD.test(text))) continue;
      if (telling === 'makes' && !said.has(MAKES)) continue;
      if (telling !== 'says' && isOfServed(folded, words, { start, end })) continue;
      if (isDoubtful(row, folded.slice(start, end))) doubtful.push([id, row, shown(start, end)]);
      else add(id, row, shown(start, end));
    }
  }
  for (const told of doubtful) if (found.has(told[0])) add(...told);
  for (const [id, rows] of touched) {
    const activity = found.get(id);
    if (activity) activity.problemIds = [...new Set([...activity.problemIds, ...rows])];
  }
  return found;
}
