import { positionInText } from '#features/consulting/profile/contact-position.rules.ts';
import type { ProblemFigures } from '#features/consulting/report/plan/figures.schema.ts';
import { dutyRows } from './wording/beginnings.rules.ts';
import type { Section, Writing } from './section.types.ts';
import { missingText } from './wording/sources.rules.ts';

/** Rows named with what they lack; more are counted. */
const MOST_MISSING = 8;
const MOST_PEOPLE = 4;
/** From here on one interview is no measure of the whole firm. */
const MANY_EMPLOYEES = 50;

function sources({ snapshot, prose, words }: Writing): string | undefined {
  const { products, departments, problems, strengths, contacts = [] } = snapshot;
  const services = products.filter(({ type }) => type === 'service').length;
  const counts: [string, number][] = [
    ['products', products.length - services],
    ['services', services],
    ['departments', departments.length],
    ['problems', problems.length],
    ['strengths', strengths.length],
  ];
  const parts = words.list(
    counts.filter(([, count]) => count > 0).map(([part, count]) => prose.say(`count.${part}`, { count })),
  );
  if (parts === '') return undefined;
  const people = contacts
    .slice(0, MOST_PEOPLE)
    .map(({ name, position }) => `${words.label(name)} (${words.label(positionInText(position))})`);
  return people.length === 0
    ? words.say('scope.basis', { parts })
    : words.say('scope.basisWith', { parts, count: people.length, people: words.list(people) });
}

/** Writes sources and confidence of the figures; undefined without figures. */
function confidence({ figures, problems, words, snapshot }: Writing): string | undefined {
  const { quantifiedProblems: count } = figures.totals;
  const { company, contacts = [] } = snapshot;
  if (count === 0) return undefined;
  const known = new Set(
    figures.problems
      .filter(({ costPerYearCents, hoursPerYear }) => (costPerYearCents ?? hoursPerYear) !== null)
      .map(({ rowId }) => rowId),
  );
  const rows = problems.filter(({ id }) => known.has(id));
  const sources = (['measured', 'told', 'estimated'] as const)
    .map((source) => ({ source, total: rows.filter((row) => (row.source ?? 'estimated') === source).length }))
    .filter(({ total }) => total > 0);
  const measured = rows.filter(({ source }) => source === 'measured').length / Math.max(1, rows.length);
  const isMany = company.employees == null ? company.size !== 'small' : company.employees >= MANY_EMPLOYEES;
  const isOneVoice = isMany && contacts.length < 2;
  const level = measured >= 0.6 && !isOneVoice ? 'high' : measured > 0.2 ? 'medium' : 'low';
  return words.say('scope.confidence', {
    count,
    total: problems.length,
    sources: words.list(
      sources.map(({ source, total }) => words.say(`scope.source.${source}`, { count: total })),
    ),
    level: words.say(`scope.level.${level}`),
  });
}

function missing(writing: Writing): string[] {
  const { figures, numberOf, words, problems } = writing;
  const byId = new Map(problems.map((row) => [row.id, row]));
  const duties = dutyRows(writing);
  const rows = figures.problems.filter(
    ({ rowId, missing: inputs }) => inputs.length > 0 && !duties.has(rowId),
  );
  const lines = rows.slice(0, MOST_MISSING).flatMap(({ rowId }) => {
    const row = byId.get(rowId);
    if (row === undefined) return [];
    return [
      words.say('scope.missing', {
        problem: numberOf(rowId),
        reading: words.readingOf(row),
        inputs: missingText(writing, [rowId]),
      }),
    ];
  });
  const more = rows.length - MOST_MISSING;
  return more > 0 ? [...lines, words.say('scope.missingMore', { count: more })] : lines;
}

/** Names the problems that nobody has to count: what answers them saves no sum. */
function unasked(writing: Writing): string[] {
  const uncounted = writing.figures.problems.filter(
    (row) => row.costPerYearCents === null && row.hoursPerYear === null,
  );
  const duties = dutyRows(writing);
  // Of a problem that is not understood nobody knows what answers it; a sum that is tied up is a figure.
  const said = new Set(
    writing.problems
      .filter((row) => writing.toSettle.includes(row) || row.tiedUpCents != null)
      .map(({ id }) => id),
  );
  const free = uncounted.filter(
    ({ rowId, missing: inputs }) => inputs.length === 0 && !duties.has(rowId) && !said.has(rowId),
  );
  const order = writing.problems.map(({ id }) => id);
  const done = uncounted
    .filter(({ rowId }) => duties.has(rowId))
    .toSorted((a, b) => order.indexOf(a.rowId) - order.indexOf(b.rowId));
  return [named(writing, 'unasked', free), named(writing, 'duties', done)].filter(
    (text) => text !== undefined,
  );
}

function named(
  { numberOf, words }: Writing,
  key: 'unasked' | 'duties',
  rows: readonly ProblemFigures[],
): string | undefined {
  const ids = rows.map(({ rowId }) => numberOf(rowId));
  const more = ids.length - MOST_MISSING;
  const few =
    more > 0 ? [...ids.slice(0, MOST_MISSING), words.say('architecture.more', { count: more })] : ids;
  return ids.length === 0
    ? undefined
    : words.say(`scope.${key}`, { count: ids.length, problems: words.list(few) });
}

/** Scope, sources and confidence; each missing input is named, never guessed (D22). */
export function scopeSection(writing: Writing): Section {
  const { words, figures, problems } = writing;
  const isWithoutFigures = figures.totals.quantifiedProblems === 0;
  const gaps = isWithoutFigures ? [] : missing(writing);
  const free = isWithoutFigures ? [] : unasked(writing);
  return {
    id: 'scope',
    part: 'scope',
    title: '',
    text: [
      [sources(writing), confidence(writing)].filter((text) => text !== undefined).join(' '),
      ...(isWithoutFigures && problems.length > 0
        ? [words.say('scope.noFigures', { count: problems.length })]
        : []),
      ...(gaps.length > 0
        ? [words.say('scope.missingTitle'), gaps.map((line) => `• ${line}`).join('\n')]
        : []),
      ...free,
    ].join('\n\n'),
  };
}
