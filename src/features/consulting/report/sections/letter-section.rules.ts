import { DEFAULT_CURRENCY } from '#features/consulting/companies/company.values.ts';
import { usesEuro } from '#features/consulting/companies/country.rules.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import { causesOpening } from '#features/consulting/report/text/causes.rules.ts';
import { startingNow, dated, errands } from './wording/beginnings.rules.ts';
import { fundedTotals, inFirstWave } from './opening-sections.rules.ts';
import type { Section, Writing } from './section.types.ts';
import { settleSentence } from './settle-sections.rules.ts';
import { stakeSentences } from './wording/stake-sentences.rules.ts';
import { toldSentence } from './wording/told-sums.rules.ts';
import { actionNamed, lowered } from './wording/titles.rules.ts';
import { adviceOn, idsOf, isUnsure, proposedNow } from './wording/verdicts.rules.ts';

/** Words of a computed letter: what is read before the decisions are made, and no more. */
export const LETTER_WORDS = { least: 60, most: 90 } as const;
/** Words of a danger's first step; a longer one is named by its action's title. */
const MOST_STEP_WORDS = 24;

export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** The first sentence of what to do first: "ask for one thing today: …"; the action's title where that is long. */
function firstStep({ interventionWords, titleOf }: Writing, action: Action): string {
  const title = titleOf(action);
  const step = (interventionWords[action.interventionId]?.first || title).split(/(?<=[.!?])\s/u, 1)[0] ?? '';
  return lowered(wordsIn(step) > MOST_STEP_WORDS ? title : step).replace(/\.$/, '');
}

/** The first danger by its first step, before the business case, because it is none; the decisions name them all. */
function dangerSentence(writing: Writing): string | undefined {
  const { words } = writing;
  const danger = startingNow(writing).find((action) => writing.beginningOf(action)?.why === 'danger');
  return (
    danger &&
    words.say('letter.danger', {
      step: words.say('actionNamed', { title: firstStep(writing, danger), id: danger.id }),
    })
  );
}

function costSentence(writing: Writing): string | undefined {
  const { snapshot, words } = writing;
  const { costPerYearCents, quantifiedProblems } = fundedTotals(writing);
  const company = words.label(snapshot.company.name);
  if (snapshot.problems.length === 0) return undefined;
  return costPerYearCents === null
    ? words.say('letter.unquantified', { company, count: snapshot.problems.length })
    : words.say('letter.cost', { company, count: quantifiedProblems, cost: words.money(costPerYearCents) });
}

/** Actions named one by one; more that follow each other are a span: "A4–A8". */
const MOST_IDS = 3;
function spanOfIds(writing: Writing, actions: readonly Action[]): string {
  const numbers = actions.map(({ id }) => Number(id.slice(1)));
  const isRun = numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1);
  return isRun && actions.length > MOST_IDS
    ? `${actions[0]?.id ?? ''}–${actions.at(-1)?.id ?? ''}`
    : idsOf(writing, actions);
}

/** Asks for the signature; in the shorter form without the title of the one action, which may be long. */
function signSentences(writing: Writing, approve: readonly Action[]): string[] {
  const { words } = writing;
  const [first] = approve;
  if (first === undefined) return [];
  const named = (action: string) =>
    words.say('letter.sign', {
      count: approve.length,
      ids: spanOfIds(writing, approve),
      action,
      cost: words.money(
        approve.reduce((sum, { costLowCents }) => sum + costLowCents, 0),
        approve.reduce((sum, { costHighCents }) => sum + costHighCents, 0),
      ),
    });
  return [named(actionNamed(writing, first)), named(first.id)];
}

/** The first action of the timetable, and the second where nothing comes before either. */
function beginSentences(writing: Writing, planned: readonly Action[], isFirst: boolean): string[] {
  const { words } = writing;
  const { notYet } = adviceOn(writing, planned);
  // An action that had better not be bought yet is no beginning.
  const [first, second] = planned.filter((action) => !notYet.includes(action));
  if (first === undefined) return [];
  if (!isFirst) return [words.say('letter.next', { first: actionNamed(writing, first) })];
  const one = words.say('letter.begin', { first: actionNamed(writing, first) });
  if (second === undefined || errands(writing) !== undefined) return [one];
  const two = words.say(second.fromWeek > first.fromWeek ? 'letter.beginTwo' : 'letter.beginBoth', {
    first: actionNamed(writing, first),
    second: actionNamed(writing, second),
  });
  return [two, one];
}

/**
 * Says what the sums are in where that is not plain: example costs of the catalogue are in euros and stand unconverted,
 * since no rate is stored; so does a sum that was typed in another currency.
 */
function currencySentence(writing: Writing): string | undefined {
  const { words, snapshot } = writing;
  const { country, currency } = snapshot.company;
  if (currency != null && currency !== DEFAULT_CURRENCY)
    return proposedNow(writing).some((action) => action.costHighCents > 0 && writing.isExample(action))
      ? words.say('letter.unconverted', { currency: words.currency })
      : words.say('letter.currency', { currency: words.currency });
  return country != null && !usesEuro(country) ? words.say('letter.euros') : undefined;
}

/**
 * A sentence of the letter in its paragraph: a long and a short form, of which the first that fits is taken. One that
 * always stands has room kept for its last form.
 */
type Sentence = { paragraph: number; forms: (string | undefined)[]; isKept?: true };

/** Words that those of the sentences that always stand take in their shortest form. */
const keptWords = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { isKept, forms }) => sum + (isKept ? wordsIn(forms.at(-1) ?? '') : 0), 0);

/**
 * Takes the sentences that fit, in the order of their weight, and sets them in the order in which they are read; those
 * after the last that is needed stand only where the letter would be shorter than it should.
 */
function written(byWeight: readonly Sentence[], needed: number): string {
  let total = 0;
  const taken: { paragraph: number; text: string }[] = [];
  for (const [index, { paragraph, forms }] of byWeight.entries()) {
    if (index >= needed && total >= LETTER_WORDS.least) break;
    const most = LETTER_WORDS.most - keptWords(byWeight.slice(index + 1));
    const text = forms.find((form) => form && total + wordsIn(form) <= most);
    if (text === undefined) continue;
    total += wordsIn(text);
    taken.push({ paragraph, text });
  }
  const paragraphs = Map.groupBy(
    taken.toSorted((a, b) => a.paragraph - b.paragraph),
    ({ paragraph }) => Math.floor(paragraph),
  );
  return [...paragraphs.values()].map((list) => list.map(({ text }) => text).join(' ')).join('\n\n');
}

/**
 * The covering letter, of 60 to 90 words. It opens with the stated causes and with `opening`, what was done of the
 * report before. Then duties and money owed, what cannot wait, the cost, what to sign, the laws that begin soon, and where to
 * begin; duties, laws and what to sign always stand. Sums and verdicts stand with the budget, the decisions and the sheets.
 */
export function letterSection(writing: Writing, opening?: string, laws: readonly string[] = []): Section {
  const { snapshot, words, figures } = writing;
  const primary = snapshot.contacts?.find(({ isPrimary }) => isPrimary);
  const planned = dated(writing, inFirstWave(figures.actions));
  const { approve } = adviceOn(writing, planned);
  const stake = stakeSentences(writing);
  const danger = dangerSentence(writing);
  const free = errands(writing);
  const isFirst = danger === undefined && stake.length === 0;
  const proposed = proposedNow(writing);
  const needed: Sentence[] = [
    {
      paragraph: 0,
      forms: [primary && words.say('letter.to', { name: words.label(primary.name) })],
    },
    { paragraph: 1, forms: [causesOpening(writing)] },
    { paragraph: 1.1, forms: [opening] },
    { paragraph: 4.2, forms: signSentences(writing, approve), isKept: true },
    { paragraph: 2, forms: stake, isKept: true },
    { paragraph: 5.3, forms: laws.length > 1 ? [laws.join(' '), laws[0]] : [...laws], isKept: true },
    { paragraph: 3, forms: [danger] },
    { paragraph: 4.15, forms: [toldSentence(writing)] },
    { paragraph: 4.1, forms: [costSentence(writing)] },
    { paragraph: 5.9, forms: [currencySentence(writing)] },
    {
      paragraph: 5.1,
      forms: [free === undefined ? undefined : words.say('letter.free', { errands: free })],
    },
    {
      paragraph: 4.0,
      forms: [isUnsure(writing, planned) ? words.say('letter.verdict.noneSure') : undefined],
    },
    { paragraph: 5.2, forms: [settleSentence(writing)] },
    { paragraph: 4.3, forms: beginSentences(writing, planned, isFirst) },
  ];
  const filling: Sentence[] = [
    {
      paragraph: 4.4,
      forms: [
        proposed.some((action) => action.costHighCents > 0 && writing.isExample(action))
          ? words.say('letter.examples')
          : undefined,
      ],
    },
    { paragraph: 6, forms: [words.say('letter.pages')] },
    { paragraph: 6.1, forms: [words.say('letter.appendix')] },
  ];
  return {
    id: 'letter',
    part: 'letter',
    title: '',
    text: written([...needed, ...filling], needed.length),
  };
}
