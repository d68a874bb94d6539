import { createPlainText, type PlainText } from '#features/consulting/report/export/plain-text.rules.ts';
import {
  callsForAnalytics,
  callsForAutomation,
  callsForPrediction,
  isDataDepartment,
} from './keywords.rules.ts';
import { PHASES, type PhaseName } from '#features/consulting/report/document/phases.values.ts';
import { byDigitalization, byImpact } from '#features/consulting/report/document/summary.rules.ts';
import type { ArchitectureModule } from '#features/consulting/report/report.values.ts';
import { namesOf, type ReportWriting } from './writing.rules.ts';

/** Rows named under a module; the analysis lists them all. */
const MOST_REASONS = 5;

/** Order of the modules in the text and in the plan: the foundations of the others come first. */
const BUILDING_ORDER: readonly ArchitectureModule[] = [
  'integration',
  'processAutomation',
  'analytics',
  'predictive',
];

/** Returns the rows that require a module, by the rules that chose it. */
function reasons({ snapshot, problems, words }: ReportWriting, module: ArchitectureModule): string[] {
  if (module === 'analytics')
    return snapshot.departments.filter(callsForAnalytics).map((row) =>
      isDataDepartment(row)
        ? words.say('architecture.reason.dataDepartment', {
            name: words.quote(row.name),
            function: words.cite(row.function),
          })
        : words.say('architecture.reason.salesDepartment', { name: words.quote(row.name) }),
    );
  if (module === 'processAutomation')
    return problems
      .map(({ row }) => row)
      .filter(callsForAutomation)
      .map((row) =>
        words.say('architecture.reason.problem', { text: words.quote(row.description), level: row.priority }),
      );
  if (module === 'predictive')
    return byImpact(snapshot.strengths)
      .filter(callsForPrediction)
      .map((row) =>
        words.say('architecture.reason.strength', { text: words.quote(row.description), level: row.impact }),
      );
  return [];
}

function writeModules(document: PlainText, writing: ReportWriting) {
  const { model, words } = writing;
  document.section(words.say('architecture.modules.title'));
  document.paragraph(words.say('architecture.modules.intro', { count: model.modules.length }));
  for (const module of BUILDING_ORDER.filter((name) => model.modules.includes(name))) {
    document.subsection(words.say(`architecture.${module}.title`));
    document.paragraph(words.say(`architecture.${module}.what`));
    const why = reasons(writing, module);
    if (why.length === 0) continue;
    document.paragraph(words.say(`architecture.${module}.why`, { count: why.length }));
    const more = why.length - MOST_REASONS;
    document.bullets([
      ...why.slice(0, MOST_REASONS),
      ...(more > 0 ? [words.say(`architecture.${module}.more`, { count: more })] : []),
    ]);
  }
  const absent = BUILDING_ORDER.filter((name) => !model.modules.includes(name));
  if (absent.length > 0)
    document.paragraph(
      words.say('architecture.modules.absent', {
        count: absent.length,
        modules: words.list(absent.map((module) => words.say(`architecture.${module}.name`))),
      }),
    );
}

function phaseDetail(writing: ReportWriting, phase: PhaseName): string | undefined {
  const { problems, snapshot, model, words } = writing;
  if (phase === 'prepare') {
    const first = problems[0]?.row;
    return (
      first &&
      words.say('architecture.phase.prepare.detail', {
        count: problems.length,
        problem: words.cite(first.description),
      })
    );
  }
  if (phase === 'build')
    return words.say('architecture.phase.build.detail', {
      count: model.modules.length,
      modules: words.list(
        BUILDING_ORDER.filter((name) => model.modules.includes(name)).map((module) =>
          words.say(`architecture.${module}.name`),
        ),
      ),
    });
  if (phase !== 'roll') return undefined;
  const rows = byDigitalization(snapshot.departments);
  const lowest = rows.filter(
    ({ digitalizationLevel }) => digitalizationLevel === rows[0]?.digitalizationLevel,
  );
  if (rows.length === 1)
    return words.say('architecture.phase.roll.only', { name: words.quote(rows[0]?.name ?? '') });
  if (lowest.length === 0 || lowest.length === rows.length) return words.say('architecture.phase.roll.equal');
  const departments = namesOf(words, lowest);
  return departments === undefined
    ? words.say('architecture.phase.roll.detailMany', { total: lowest.length })
    : words.say('architecture.phase.roll.detail', { count: lowest.length, departments });
}

/** Specification section 4: by size, the modules that apply, the integration platform and the five-phase plan. */
export function writeArchitecture(writing: ReportWriting): string {
  const { snapshot, words } = writing;
  const { company } = snapshot;
  const document = createPlainText();
  document.section(words.say('architecture.base.title'));
  document.paragraph(
    words.say(`architecture.base.${company.size}`, {
      company: words.label(company.name),
      size: words.say(`size.${company.size}`),
    }),
    words.say(`architecture.governance.${company.structure}`),
  );
  writeModules(document, writing);
  document.section(words.say('architecture.plan.title'));
  document.paragraph(words.say('architecture.plan.intro'));
  PHASES.forEach(({ name: phase }, index) => {
    document.heading(
      words.say('architecture.plan.phase', {
        number: index + 1,
        name: words.say(`architecture.phase.${phase}.name`),
        duration: words.say(`architecture.phase.${phase}.duration`),
      }),
    );
    document.paragraph(words.say(`architecture.phase.${phase}.text`), phaseDetail(writing, phase));
  });
  return document.text();
}
