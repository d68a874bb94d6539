import type { PlainText } from '#features/consulting/report/export/plain-text.rules.ts';
import {
  HIGH_IMPACT,
  LOW_DIGITALIZATION,
  problemLevel,
} from '#features/consulting/report/plan/recommendations.rules.ts';
import { byDigitalization, byImpact } from '#features/consulting/report/document/summary.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';
import { writeDepartments, writeProblems, writeStrengths } from './lists.rules.ts';
import { textSection, type TextSection } from './profile-text.rules.ts';
import { groupBy, namesOf } from './writing.rules.ts';
import { byCode } from '#shared/texts/order.ts';

/** Up to this many rows the offer has no subheadings. */
const LONG_OFFER = 12;

function writeCompany(document: PlainText, { snapshot, prose, words }: Writing) {
  const { company } = snapshot;
  document.paragraph(
    prose.say('analysis.company.who', {
      company: prose.label(company.name),
      size: prose.say(`size.${company.size}`),
      sector: prose.label(company.sector).replace(/(?<!\.)\.$/u, ''),
      structure: prose.say(`analysis.company.structure.${company.structure}`),
    }),
    company.employees == null ? undefined : words.say('analysis.employees', { count: company.employees }),
    company.tools === undefined || company.tools.length === 0
      ? undefined
      : words.say('analysis.tools', { tools: words.list(company.tools.map((tool) => words.label(tool))) }),
  );
}

function writeOffer(document: PlainText, { snapshot: { products }, prose }: Writing) {
  const types = groupBy(products, ({ type }) => type).sort(([a], [b]) => byCode(a, b));
  const line = ({ name, description, type }: (typeof products)[number]) =>
    prose.say('analysis.offer.row', {
      name: prose.label(name),
      type: prose.say(`analysis.offer.type.${type}`),
      description: prose.quote(description),
    });
  if (products.length <= LONG_OFFER || types.length === 1) return document.bullets(products.map(line));
  for (const [type, rows] of types) {
    document.subsection(prose.say(`analysis.offer.group.${type}`, { total: rows.length }));
    document.bullets(rows.map(line));
  }
}

function pressing({ problems, prose, words, numberOf }: Writing): string | undefined {
  const [worst] = problems;
  // Of one problem alone there is nothing to compare.
  if (worst === undefined || (problems.length === 1 && problemLevel(worst.priority) === 'high'))
    return undefined;
  if (problemLevel(worst.priority) !== 'high')
    return prose.say('analysis.conclusion.calm', { count: problems.length });
  const shared = problems.filter(({ priority }) => priority === worst.priority);
  const values = { problem: numberOf(worst.id), reading: words.readingOf(worst), level: worst.priority };
  return shared.length === 1
    ? words.say('analysis.urgent', values)
    : words.say('analysis.urgentAmong', { ...values, count: shared.length });
}

function mostToGain({ snapshot: { departments }, prose }: Writing): string | undefined {
  const level = byDigitalization(departments)[0]?.digitalizationLevel;
  if (level === undefined) return undefined;
  if (level > LOW_DIGITALIZATION)
    return prose.say('analysis.conclusion.digital', { count: departments.length, level });
  const lowest = departments.filter(({ digitalizationLevel }) => digitalizationLevel === level);
  const names = namesOf(prose, lowest);
  if (names === undefined)
    return prose.say('analysis.conclusion.lowestMany', { total: lowest.length, level });
  const key = departments.length === 1 ? 'lowestOnly' : 'lowest';
  return prose.say(`analysis.conclusion.${key}`, { departments: names, level });
}

/** Nothing of impact below 4 is a main strength. */
function toLeanOn({ snapshot: { strengths }, prose }: Writing): string | undefined {
  const [best] = byImpact(strengths);
  if (best === undefined || best.impact < HIGH_IMPACT) return undefined;
  return prose.say(`analysis.conclusion.${strengths.length === 1 ? 'supportOnly' : 'support'}`, {
    strength: prose.cite(best.description),
    impact: best.impact,
  });
}

/** Specification section 4: name, sector, size, structure; products, departments, problems and strengths. */
export function writeAnalysis(writing: Writing): TextSection[] {
  const { prose, snapshot } = writing;
  const section = (name: string, write: (document: PlainText) => void) =>
    textSection(name, prose.say(`analysis.${name}.title`), write);
  const sections = [
    section('company', (document) => writeCompany(document, writing)),
    ...(snapshot.products.length > 0 ? [section('offer', (document) => writeOffer(document, writing))] : []),
    ...(snapshot.departments.length > 0
      ? [section('departments', (document) => writeDepartments(document, writing))]
      : []),
    ...(snapshot.problems.length > 0
      ? [section('problems', (document) => writeProblems(document, writing))]
      : []),
    ...(snapshot.strengths.length > 0
      ? [section('strengths', (document) => writeStrengths(document, writing))]
      : []),
    section('conclusion', (document) =>
      document.paragraph(pressing(writing), mostToGain(writing), toLeanOn(writing)),
    ),
  ];
  return sections.filter(({ text }) => text !== '');
}
