import { complianceFor, isCovered } from '#features/consulting/report/compliance/compliance.rules.ts';
import type { ApplicableFact } from '#features/consulting/report/compliance/compliance.types.ts';
import type { ComposeInput } from '#features/consulting/report/draft/draft.types.ts';
import { addDays, isDay } from '#shared/dates/days.ts';
import { byCode } from '#shared/texts/order.ts';
import { formatText } from '#shared/texts/text.ts';
import type { Section, Writing } from './section.types.ts';

/** Fills a fact's text: days and numbers as a reader of the language writes them. */
export function factText({ words }: Writing, { fact }: ApplicableFact, text: string): string {
  const shown = Object.entries({ ...fact.values, validFrom: fact.validFrom, validTo: fact.validTo }).map(
    ([name, value]): [string, string] => {
      if (typeof value === 'number') return [name, words.number(value)];
      if (value === null || value === undefined) return [name, ''];
      return [name, isDay(value) ? words.longDay(value) : value];
    },
  );
  return formatText(text, Object.fromEntries(shown));
}

/** Laws, grants and statistics that concern the company on the day of the report. */
export const applyingFacts = (
  { snapshot, figures, catalogue }: Writing,
  { compliance, madeAt }: ComposeInput,
): ApplicableFact[] =>
  complianceFor(snapshot, figures.actions, madeAt.slice(0, 10), compliance.facts, catalogue, compliance.home);

/** A law that begins within so many days has its place in the letter. */
const SOON_DAYS = 366;

/** Laws that begin soon, for the letter, a sentence each, the soonest first: no plan moves their day. */
export function soonLaws(writing: Writing, input: ComposeInput): string[] {
  const { words } = writing;
  const latest = addDays(input.madeAt.slice(0, 10), SOON_DAYS);
  const soon = applyingFacts(writing, input).flatMap(({ fact, status }) => {
    const title = input.compliance.words[fact.id]?.title;
    if (fact.kind !== 'law' || status !== 'upcoming' || title === undefined) return [];
    if (fact.validFrom === null || fact.validFrom > latest) return [];
    return [{ title, from: fact.validFrom }];
  });
  return soon
    .toSorted((one, other) => byCode(one.from, other.from))
    .map(({ title, from }) => words.say('letter.law', { title, day: words.longDay(from) }));
}

export const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** The day on which all of these facts had been looked up; that of an older report is its own. */
const checkedBy = (facts: readonly ApplicableFact[], { madeAt }: ComposeInput): string =>
  facts.reduce((day, { fact }) => earlierOf(day, fact.checkedOn), madeAt.slice(0, 10));

const factLines = (
  writing: Writing,
  input: ComposeInput,
  facts: readonly ApplicableFact[],
  key: 'fact' | 'law',
): string[] =>
  facts.flatMap((applicable) => {
    const said = input.compliance.words[applicable.fact.id];
    if (said === undefined) return [];
    return [
      writing.words.say(`risks.${key}`, {
        title: said.title,
        text: factText(writing, applicable, said.text),
        todo: factText(writing, applicable, said.todo ?? ''),
        source: said.source ?? applicable.fact.source,
        ...(key === 'fact' && { checked: writing.words.longDay(checkedBy([applicable], input)) }),
      }),
    ];
  });

/** Statistics that the company may compare itself with; no law, so apart from compliance. */
export function comparisonSection(writing: Writing, input: ComposeInput): Section | undefined {
  const facts = applyingFacts(writing, input).filter(({ fact }) => fact.kind === 'statistic');
  const lines = factLines(writing, input, facts, 'fact');
  if (lines.length === 0) return undefined;
  return {
    id: 'risks.comparison',
    part: 'risks',
    title: writing.words.say('risks.comparison'),
    text: lines.map((line) => `• ${line}`).join('\n'),
  };
}

/**
 * Law that applies, each with its source and the day it was looked up. In front, once: that it is to be confirmed, whose
 * law it is where no country is recorded, and that national law is missing where the facts have none.
 */
export function complianceSection(writing: Writing, input: ComposeInput): Section | undefined {
  const { words } = writing;
  const { compliance } = input;
  const applying = applyingFacts(writing, input).filter(
    ({ fact, because }) => fact.kind !== 'statistic' && because === undefined,
  );
  const lines = factLines(writing, input, applying, 'law');
  const { country } = writing.snapshot.company;
  const uncovered = country != null && !isCovered(compliance.facts, country);
  if (lines.length === 0 && !uncovered) return undefined;
  const about = [
    ...(lines.length > 0
      ? [words.say('risks.counsel', { checked: words.longDay(checkedBy(applying, input)) })]
      : []),
    ...(country == null ? [words.say('risks.assumed', { country: words.country(compliance.home) })] : []),
    ...(uncovered ? [words.say('risks.uncovered', { country: words.country(country) })] : []),
  ];
  return {
    id: 'risks.compliance',
    part: 'risks',
    title: words.say('risks.compliance'),
    text: [about.join(' '), lines.map((line) => `• ${line}`).join('\n')].filter(Boolean).join('\n\n'),
  };
}
