import { writeDepartments, writeProblems, writeStrengths } from './report-text-lists.rules.ts';
import { createPlainText, type PlainText } from './report-plain-text.rules.ts';
import { HIGH_IMPACT, LOW_DIGITALIZATION, problemLevel } from './report-model.rules.ts';
import { byDigitalization, byImpact } from './report-summary.rules.ts';
import { groupBy, namesOf, type ReportWriting } from './report-writing.rules.ts';

/** Up to this many rows a list needs no headings inside. */
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
  document.paragraph(
    words.say('analysis.offer.intro', { parts: words.list(counted) }),
    words.say(`analysis.offer.meaning.${types.length > 1 ? 'both' : (types[0]?.[0] ?? 'product')}`),
  );
  if (products.length <= LONG_OFFER || types.length === 1) return document.bullets(products.map(line));
  for (const [type, rows] of types) {
    document.subsection(words.say(`analysis.offer.group.${type}`, { total: rows.length }));
    document.bullets(rows.map(line));
  }
}

/** Where the profile points, in one paragraph: what presses, where there is most to gain, on what to lean. */
function writeConclusion(document: PlainText, { snapshot, problems, words }: ReportWriting) {
  document.section(words.say('analysis.conclusion.title'));
  const sentences: string[] = [];
  const worst = problems[0]?.row;
  if (worst !== undefined && problemLevel(worst.priority) === 'high') {
    const shared = problems.filter(({ row }) => row.priority === worst.priority).length;
    const values = { problem: words.cite(worst.description), level: worst.priority };
    sentences.push(
      shared === 1
        ? words.say('analysis.conclusion.urgent', values)
        : words.say('analysis.conclusion.urgentAmong', { ...values, shared }),
    );
  } else if (worst !== undefined) sentences.push(words.say('analysis.conclusion.calm'));

  const lowest = byDigitalization(snapshot.departments)[0]?.digitalizationLevel;
  if (lowest !== undefined) {
    const departments = snapshot.departments.filter(
      ({ digitalizationLevel }) => digitalizationLevel === lowest,
    );
    const names = namesOf(words, departments);
    sentences.push(
      lowest > LOW_DIGITALIZATION
        ? words.say('analysis.conclusion.digital')
        : names === undefined
          ? words.say('analysis.conclusion.lowestMany', { total: departments.length, level: lowest })
          : words.say('analysis.conclusion.lowest', { departments: names, level: lowest }),
    );
  }
  const best = byImpact(snapshot.strengths)[0];
  if (best !== undefined)
    sentences.push(
      best.impact >= HIGH_IMPACT
        ? words.say('analysis.conclusion.support', {
            strength: words.cite(best.description),
            impact: best.impact,
          })
        : words.say('analysis.conclusion.noSupport'),
    );
  document.paragraph(...sentences);
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
