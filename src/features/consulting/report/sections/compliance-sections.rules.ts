import { complianceFor, isCovered } from '#features/consulting/report/compliance/compliance.rules.ts';
import type { ApplicableFact } from '#features/consulting/report/compliance/compliance.types.ts';
import type { ComposeInput } from '#features/consulting/report/draft/draft.types.ts';
import { addDays, isDay } from '#shared/dates/days.ts';
import { byCode } from '#shared/texts/order.ts';
import { formatText } from '#shared/texts/text.ts';
import { leadOf } from './wording/owners.rules.ts';
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

/** One that begins within so many days is begun on at once. */
const NEXT_DAYS = 92;

/** A law that begins soon: as the letter says it, as a step with who takes it, and as a decision where it is near. */
export type SoonLaw = { sentence: string; step: string; decision: string | undefined };

/** Laws that begin soon, the soonest first: no plan moves their day. */
export function soonLaws(writing: Writing, input: ComposeInput): SoonLaw[] {
  const { words } = writing;
  const today = input.madeAt.slice(0, 10);
  const soon = applyingFacts(writing, input).flatMap((applicable) => {
    const { fact, status } = applicable;
    const said = input.compliance.words[fact.id];
    if (fact.kind !== 'law' || status !== 'upcoming' || said === undefined) return [];
    if (fact.validFrom === null || fact.validFrom > addDays(today, SOON_DAYS)) return [];
    const todo = said.todo === undefined ? undefined : factText(writing, applicable, said.todo);
    return [{ title: said.title, todo, from: fact.validFrom }];
  });
  return soon
    .toSorted((one, other) => byCode(one.from, other.from))
    .map(({ title, todo, from }) => {
      const person = leadOf(writing, 'finance');
      const sentence = words.say('letter.law', { title, day: words.longDay(from) });
      if (todo === undefined) return { sentence, step: sentence, decision: undefined };
      const law = { title, day: words.longDay(from), todo };
      return {
        sentence,
        step:
          person === undefined ? words.say('next.law', law) : words.say('next.lawWith', { ...law, person }),
        decision:
          from > addDays(today, NEXT_DAYS)
            ? undefined
            : words.say('decision.law', { title, day: words.day(from) }),
      };
    });
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
