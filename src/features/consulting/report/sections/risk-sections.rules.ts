import { complianceFor, isCovered } from '#features/consulting/report/compliance/compliance.rules.ts';
import type { ApplicableFact } from '#features/consulting/report/compliance/compliance.types.ts';
import type { ComposeInput } from '#features/consulting/report/draft/draft.types.ts';
import { addDays, isDay } from '#shared/days.ts';
import { formatText } from '#shared/text.ts';
import { decidingUnknown } from '#features/consulting/report/figures/advice.rules.ts';
import { doNot, type DoNot } from '#features/consulting/report/figures/do-not.rules.ts';
import type { SmallestChange } from '#features/consulting/report/figures/smallest-change.rules.ts';
import type { Section, Writing } from './section.types.ts';
import { lowered } from './titles.rules.ts';

/** Rows or actions named in a sentence; more are counted. */
const MOST_NAMED = 6;

/** Fills a fact's text: days and numbers as a reader of the language writes them. */
function factText({ words }: Writing, { fact }: ApplicableFact, text: string): string {
  const shown = Object.entries({ ...fact.values, validFrom: fact.validFrom, validTo: fact.validTo }).map(
    ([name, value]): [string, string] => {
      if (typeof value === 'number') return [name, words.number(value)];
      if (value === null || value === undefined) return [name, ''];
      return [name, isDay(value) ? words.day(value) : value];
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

/** Laws that begin soon, for the letter: no plan moves their day. Undefined without any. */
export function soonLaws(writing: Writing, input: ComposeInput): string | undefined {
  const { words } = writing;
  const latest = addDays(input.madeAt.slice(0, 10), SOON_DAYS);
  const sentences = applyingFacts(writing, input).flatMap(({ fact, status }) => {
    const title = input.compliance.words[fact.id]?.title;
    if (fact.kind !== 'law' || status !== 'upcoming' || title === undefined) return [];
    if (fact.validFrom === null || fact.validFrom > latest) return [];
    return [words.say('letter.law', { title, day: words.day(fact.validFrom) })];
  });
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

const factLines = (
  writing: Writing,
  { compliance }: ComposeInput,
  facts: readonly ApplicableFact[],
): string[] =>
  facts.flatMap((applicable) => {
    const said = compliance.words[applicable.fact.id];
    if (said === undefined) return [];
    return [
      writing.words.say('risks.fact', {
        title: said.title,
        text: factText(writing, applicable, said.text),
        todo: factText(writing, applicable, said.todo),
        source: said.source ?? applicable.fact.source,
        checked: writing.words.day(applicable.fact.checkedOn),
      }),
    ];
  });

/** Statistics that the company may compare itself with; no law, so apart from compliance. */
export function comparisonSection(writing: Writing, input: ComposeInput): Section | undefined {
  const facts = applyingFacts(writing, input).filter(({ fact }) => fact.kind === 'statistic');
  const lines = factLines(writing, input, facts);
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
  const applying = applyingFacts(writing, input).filter(({ fact }) => fact.kind !== 'statistic');
  const lines = factLines(writing, input, applying);
  const { country } = writing.snapshot.company;
  const uncovered = country != null && !isCovered(compliance.facts, country);
  if (lines.length === 0 && !uncovered) return undefined;
  const about = [
    ...(lines.length > 0 ? [words.say('risks.counsel')] : []),
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

/** Names a few and counts the rest: "P1, P2 y 3 más". */
const named = ({ words }: Writing, names: readonly string[]): string => {
  const unique = [...new Set(names)];
  return words.list(
    unique.length > MOST_NAMED
      ? [
          ...unique.slice(0, MOST_NAMED),
          words.say('architecture.more', { count: unique.length - MOST_NAMED }),
        ]
      : unique,
  );
};

/** "Do not do": short, each with its reason. */
export function avoidSection(writing: Writing): Section | undefined {
  const { words, figures, snapshot, catalogue, numberOf } = writing;
  const departments = new Map(snapshot.departments.map((row) => [row.id, words.quote(row.name)]));
  const line = ({ code, rowIds, actionIds }: DoNot) => {
    const rows = rowIds.flatMap((id) =>
      code === 'predictionWithoutData' ? (departments.get(id) ?? []) : numberOf(id),
    );
    const counted = { predictionWithoutData: rows, automationOfLittleWeight: actionIds }[code as string];
    return words.say(`avoid.${code}`, {
      ...(counted && { count: new Set(counted).size }),
      rows: named(writing, rows),
      actions: named(writing, actionIds),
    });
  };
  const lines = doNot(snapshot, figures, catalogue).map(line);
  if (lines.length === 0) return undefined;
  return {
    id: 'risks.avoid',
    part: 'risks',
    title: words.say('avoid.title'),
    text: lines.map((text) => `• ${text}`).join('\n'),
  };
}

/** Names the unknown that would change the decision, in one sentence. */
export function unknownSentence(writing: Writing): string | undefined {
  const { words, figures, snapshot, catalogue, numberOf, problems } = writing;
  const unknown = decidingUnknown(figures, snapshot, catalogue);
  if (unknown === null) return undefined;
  const row = problems.find(({ id }) => id === unknown.rowId);
  const values = {
    action: unknown.actionId,
    problem: unknown.rowId === null ? '' : numberOf(unknown.rowId),
    reading: row === undefined ? '' : words.readingOf(row),
  };
  if (unknown.kind === 'missing')
    return words.say('change.missing', {
      ...values,
      input: words.say(`question.${unknown.input}`, { problem: `${values.problem} (${values.reading})` }),
    });
  const { low, high } = unknown.range;
  const range =
    unknown.input === 'savedShare' || unknown.input === 'avoidedShare'
      ? `${words.percent(low)}–${words.percent(high)}`
      : words.euros(low, high);
  return words.say(`change.${unknown.changes}.${unknown.input}`, { ...values, range });
}

/** Writes the unknown that would change the decision, and the smallest change of the profile that would. */
export function changeSection(writing: Writing, change: SmallestChange | null): Section | undefined {
  const { words, snapshot, numberOf, problems } = writing;
  const named = (id: string) => {
    const action = writing.figures.actions.find(({ interventionId }) => interventionId === id);
    const title = words.quote(writing.interventionWords[id]?.title ?? id);
    return action === undefined ? title : words.say('actionNamed', { title, id: action.id });
  };
  const advice = (changed: SmallestChange): string =>
    words.say(`change.effect.${changed.effect}${changed.effect === 'wave' ? String(changed.wave) : ''}`, {
      title: named(changed.interventionId),
      other: changed.effect === 'first' ? named(changed.insteadOf) : '',
    });
  const row = problems.find(({ id }) => id === change?.rowId);
  const department = snapshot.departments.find(({ id }) => id === change?.rowId);
  const unknown = unknownSentence(writing);
  const lines = [
    unknown && words.say('change.alone', { sentence: lowered(unknown) }),
    change === null
      ? undefined
      : words.say(`change.${change.kind}`, {
          row:
            change.kind === 'level'
              ? words.quote(department?.name ?? '')
              : row === undefined
                ? ''
                : `${numberOf(row.id)} (${words.readingOf(row)})`,
          from: change.from,
          to: Math.round(change.to * 10) / 10,
          advice: advice(change),
        }),
  ].filter((line) => line !== undefined);
  if (lines.length === 0) return undefined;
  return { id: 'risks.change', part: 'risks', title: words.say('change.title'), text: lines.join('\n\n') };
}
