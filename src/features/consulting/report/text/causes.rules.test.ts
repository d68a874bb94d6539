import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proposeCauses } from '#features/consulting/profile/causes/cause-proposals.rules.ts';
import { proposalWords } from '#features/consulting/profile/causes/cause-proposals.texts.ts';
import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { compose } from '#tests/report-measures.ts';
import { blockLines } from '#tests/report-document.ts';

type Example = {
  firm: string;
  language: Locale;
  sector: string;
  size: ReportSnapshot['company']['size'];
  departments: string[];
  /** As typed, with priority and department, a number from 1. */
  problems: [string, number, number][];
  /** As typed, with impact. */
  strengths: [string, number][];
  tools: string[];
  proposals: { problems: string[]; evidence: string; draft: string; support: number | null }[];
  cause: { text: string; problems: string[]; strength: number };
  letter: string;
  block: string;
  action: string;
};

/** Five firms in each language, written by hand before there were rules. */
const EXAMPLES = JSON.parse(
  readFileSync(new URL('../../../../../tests/cases/causes.json', import.meta.url), 'utf8'),
) as Example[];

const idOf = (number: string): number => Number(number.slice(1));

const profileOf = (example: Example): ReportSnapshot => ({
  company: {
    id: 1,
    name: example.firm,
    sector: example.sector,
    size: example.size,
    structure: 'simple',
    tools: example.tools,
  },
  products: [{ id: 1, name: 'x', description: 'x', type: 'product' }],
  departments: example.departments.map((name, index) => ({
    id: index + 1,
    name,
    function: name,
    digitalizationLevel: 3,
  })),
  problems: example.problems.map(([description, priority, departmentId], index) => ({
    id: index + 1,
    description,
    priority,
    departmentId,
    reading: { ...readProblem(description), isConfirmed: true },
  })),
  strengths: example.strengths.map(([description, impact], index) => ({
    id: index + 1,
    description,
    impact,
  })),
});

const stated = (example: Example): ReportSnapshot => ({
  ...profileOf(example),
  causes: [
    {
      id: 1,
      text: example.cause.text,
      problemIds: example.cause.problems.map(idOf),
      strengthId: example.cause.strength,
      tool: null,
    },
  ],
});

const partOf = (snapshot: ReportSnapshot, language: Locale, id: string): string[] =>
  compose(snapshot, language)
    .document.parts.filter((part) => part.id === id)
    .flatMap(({ blocks }) => blocks.flatMap(blockLines));

test.each(EXAMPLES)('what problems of $firm share is proposed, and no cause', (example) => {
  const profile = profileOf(example);
  const words = proposalWords(example.language, profile);
  expect(
    proposeCauses(profile).map((proposal) => ({
      problems: proposal.problemIds.map((id) => `P${id}`),
      ...words(proposal),
      support: proposal.strengthId,
    })),
  ).toEqual(example.proposals);
});

test.each(EXAMPLES)('a stated cause opens the letter of $firm', (example) => {
  const [first] = partOf(stated(example), example.language, 'letter');
  expect(first).toBe(example.letter);
  expect(example.letter.split(' ').length).toBeLessThanOrEqual(25);
});

test.each(EXAMPLES)('the causes of $firm take the place of what the rules would guess', (example) => {
  const texts = compose(stated(example), example.language).texts.analysis;
  expect(texts).toContain(example.block);
  const guess = { en: 'have one thing in common', es: 'tienen algo en común' }[example.language];
  expect(texts).not.toContain(guess);
});

test.each(EXAMPLES)(
  'a tool of $firm is used in the action that it can serve; where none can, its idle hours are written down',
  (example) => {
    const { blocks, texts } = compose(stated(example), example.language);
    const sheets = blocks
      .filter(({ part }) => part === 'recommendations')
      .map(({ computed }) => computed ?? '');
    expect(sheets.filter((text) => text.includes(example.action)).length).toBeGreaterThan(0);
    const choose = { en: /where customers choose/i, es: /donde el cliente elige/i }[example.language];
    const [name] = example.strengths[example.cause.strength - 1] ?? [''];
    const line = texts.recommendations
      .split('\n')
      .filter((text) => text.includes(name) && text.startsWith('• '));
    expect(line.filter((text) => choose.test(text))).toEqual([]);
  },
);

test.each(LOCALES)(
  'a report of a profile without a stated cause has neither sentence nor block (%s)',
  (locale) => {
    const [example] = EXAMPLES;
    if (!example) throw new Error('There is no example.');
    const { texts } = compose(profileOf(example), locale);
    const title = { en: 'Causes that join these problems:', es: 'Causas que unen estos problemas:' }[locale];
    expect(texts.analysis).not.toContain(title);
  },
);
