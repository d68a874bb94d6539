import { writeDepartments, writeProblems, writeStrengths } from './lists.rules.ts';
import { createPlainText, type PlainText } from '#features/consulting/report/export/plain-text.rules.ts';
import {
  HIGH_IMPACT,
  LOW_DIGITALIZATION,
  problemLevel,
} from '#features/consulting/report/document/model.rules.ts';
import { byDigitalization, byImpact } from '#features/consulting/report/document/summary.rules.ts';
import { groupBy, namesOf, type ReportWriting } from './writing.rules.ts';

/** Up to this many rows a list has no subheadings. */
const LONG_OFFER = 12;

function writeCompany(document: PlainText, { snapshot, words }: ReportWriting) {
  const { company, products, departments, problems, strengths } = snapshot;
  document.section(words.say('analysis.company.title'));
  document.paragraph(
    words.say('analysis.company.who', {
      company: words.label(company.name),
      size: words.say(`size.${company.size}`),
      sector: words.quote(company.sector),
    }),
    words.say(`analysis.company.structure.${company.structure}`),
  );
  const services = products.filter(({ type }) => type === 'service').length;
  const parts: [string, number][] = [
    ['products', products.length - services],
    ['services', services],
    ['departments', departments.length],
    ['problems', problems.length],
    ['strengths', strengths.length],
  ];
  const counted = parts
    .filter(([, count]) => count > 0)
    .map(([part, count]) => words.say(`count.${part}`, { count }));
  if (counted.length > 0)
    document.paragraph(words.say('analysis.company.basis', { parts: words.list(counted) }));
}

function writeOffer(document: PlainText, { snapshot: { products }, words }: ReportWriting) {
  if (products.length === 0) return;
  const types = groupBy(products, ({ type }) => type).sort(([a], [b]) => a.localeCompare(b));
  const counted = types.map(([type, rows]) => words.say(`count.${type}s`, { count: rows.length }));
  const line = ({ name, description, type }: (typeof products)[number]) =>
    words.say('analysis.offer.row', {
      name: words.label(name),
      type: words.say(`analysis.offer.type.${type}`),
      description: words.quote(description),
    });
  document.section(words.say('analysis.offer.title'));
  const first = types[0]?.[0] ?? 'product';
  document.paragraph(
    products.length === 1
      ? words.say(`analysis.offer.only.${first}`)
      : words.say('analysis.offer.intro', { parts: words.list(counted) }),
    words.say(`analysis.offer.meaning.${types.length > 1 ? 'both' : first}`),
  );
  if (products.length <= LONG_OFFER || types.length === 1) return document.bullets(products.map(line));
  for (const [type, rows] of types) {
    document.subsection(words.say(`analysis.offer.group.${type}`, { total: rows.length }));
    document.bullets(rows.map(line));
  }
}

function pressing({ problems, words }: ReportWriting): string | undefined {
  const worst = problems[0]?.row;
  if (worst === undefined) return undefined;
  if (problemLevel(worst.priority) !== 'high')
    return words.say('analysis.conclusion.calm', { count: problems.length });
  const shared = problems.filter(({ row }) => row.priority === worst.priority).length;
  const values = { problem: words.cite(worst.description), level: worst.priority };
  if (problems.length === 1) return words.say('analysis.conclusion.urgentOnly', values);
  return shared === 1
    ? words.say('analysis.conclusion.urgent', values)
    : words.say('analysis.conclusion.urgentAmong', { ...values, shared });
}

function mostToGain({ snapshot: { departments }, words }: ReportWriting): string | undefined {
  const level = byDigitalization(departments)[0]?.digitalizationLevel;
  if (level === undefined) return undefined;
  if (level > LOW_DIGITALIZATION)
    return words.say('analysis.conclusion.digital', { count: departments.length, level });
  const lowest = departments.filter(({ digitalizationLevel }) => digitalizationLevel === level);
  const names = namesOf(words, lowest);
  if (names === undefined)
    return words.say('analysis.conclusion.lowestMany', { total: lowest.length, level });
  const key = departments.length === 1 ? 'lowestOnly' : 'lowest';
  return words.say(`analysis.conclusion.${key}`, { departments: names, level });
}

function toLeanOn({ snapshot: { strengths }, words }: ReportWriting): string | undefined {
  const best = byImpact(strengths)[0];
  if (best === undefined) return undefined;
  if (best.impact < HIGH_IMPACT) return words.say('analysis.conclusion.noSupport');
  return words.say(`analysis.conclusion.${strengths.length === 1 ? 'supportOnly' : 'support'}`, {
    strength: words.cite(best.description),
    impact: best.impact,
  });
}

/** Writes the conclusion in one paragraph: the most urgent, the largest potential, the strengths to build on. */
function writeConclusion(document: PlainText, writing: ReportWriting) {
  document.section(writing.words.say('analysis.conclusion.title'));
  document.paragraph(pressing(writing), mostToGain(writing), toLeanOn(writing));
}

/** Specification section 4: name, sector, size, structure; products, departments, problems and strengths. */
export function writeAnalysis(writing: ReportWriting): string {
  const document = createPlainText();
  writeCompany(document, writing);
  writeOffer(document, writing);
  writeDepartments(document, writing);
  writeProblems(document, writing);
  writeStrengths(document, writing);
  writeConclusion(document, writing);
  return document.text();
}
