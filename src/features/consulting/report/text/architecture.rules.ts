import { createPlainText, type PlainText } from '#features/consulting/report/export/plain-text.rules.ts';
import {
  callsForAnalytics,
  callsForAutomation,
  callsForPrediction,
  speaksOfHistory,
} from './keywords.rules.ts';
import { PHASES, type PhaseName } from '#features/consulting/report/document/phases.values.ts';
import { byDigitalization, byImpact } from '#features/consulting/report/document/summary.rules.ts';
import { stakeOf } from '#features/consulting/profile/stake/stake.rules.ts';
import { isNoted } from '#features/consulting/report/plan/trouble.rules.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { ArchitectureModule } from '#features/consulting/report/report.values.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';
import {
  BUILDING_ORDER,
  frameText,
  headText,
  MOST_REASONS,
  namesWithRest,
} from './architecture-use.rules.ts';
import { keepsHistory } from './assets.rules.ts';
import { textSection, type TextSection } from './profile-text.rules.ts';
import { namesOf } from './writing.rules.ts';

/** Modules that no row calls for. */
export const absentModules = ({ modules }: Writing['model']): ArchitectureModule[] =>
  BUILDING_ORDER.filter((name) => !modules.includes(name));

/** Names the rows that the rules chose a module for: of the problems, those whose action uses it, if one does. */
function reasons(
  { snapshot, problems, prose, numberOf }: Writing,
  module: ArchitectureModule,
  served: readonly Action[],
): string[] {
  if (module === 'analytics')
    return snapshot.departments.filter(callsForAnalytics).map(({ name }) => prose.quote(name));
  if (module === 'processAutomation') {
    const servedRows = new Set(served.flatMap(({ rowIds }) => rowIds));
    const answered = problems.filter(({ id }) => servedRows.has(id));
    const called = answered.length > 0 ? answered : problems.filter(callsForAutomation);
    return called.map(({ id }) => numberOf(id));
  }
  if (module === 'predictive')
    return byImpact(snapshot.strengths)
      .filter(callsForPrediction)
      .map(({ description }) => prose.cite(description));
  return [];
}

function writeModules(document: PlainText, writing: Writing) {
  const { model, prose, words, figures } = writing;
  for (const module of BUILDING_ORDER.filter((name) => model.modules.includes(name))) {
    document.subsection(prose.say(`architecture.${module}.title`));
    const served = figures.actions.filter((action) => writing.moduleOf(action) === module);
    const why = reasons(writing, module, served);
    document.paragraph(
      prose.say(`architecture.${module}.what`),
      why.length === 0
        ? undefined
        : words.say(`architecture.why.${module}`, {
            count: why.length,
            rows: words.list(namesWithRest(words, why, MOST_REASONS)),
          }),
      served.length === 0
        ? words.say(`architecture.unserved.${module}`)
        : words.say('architecture.serves', {
            count: served.length,
            actions: words.list(
              namesWithRest(
                words,
                served.map(({ id }) => id),
                MOST_REASONS * 2,
              ),
            ),
          }),
    );
  }
  const absent = absentModules(model);
  if (absent.length > 0)
    document.paragraph(
      words.say('architecture.absent', {
        modules: absent
          .map((module) =>
            words.say('architecture.absentModule', {
              module: prose.say(`architecture.${module}.name`),
              reason: absenceReason(writing, module),
            }),
          )
          .join('; '),
      }),
    );
}

/** Why a component is left out, in the client's words: never that a row does not say what it says. */
function absenceReason({ snapshot, figures, words, moduleOf }: Writing, module: ArchitectureModule): string {
  const served = figures.actions.filter((action) => moduleOf(action) === module).map(({ id }) => id);
  if (served.length > 0) {
    return words.say('architecture.without.served', {
      count: served.length,
      actions: words.list(namesWithRest(words, served, MOST_REASONS)),
    });
  }
  const history =
    module === 'predictive'
      ? byImpact(snapshot.strengths).find((row) => speaksOfHistory(row) || keepsHistory(row))
      : undefined;
  return history === undefined
    ? words.say(`architecture.without.${module}`)
    : words.say('architecture.without.predictiveLater', { strength: words.cite(history.description) });
}

function phaseDetail(
  { problems, snapshot, model, prose, words, numberOf, figuresOf }: Writing,
  phase: PhaseName,
): string | undefined {
  if (phase === 'prepare') {
    const costOf = (id: number) => figuresOf(id)?.costPerYearCents ?? -1;
    const [first] = problems
      .filter((row) => row.source !== 'measured' && stakeOf(row) === undefined && !isNoted(row))
      .toSorted((a, b) => costOf(b.id) - costOf(a.id));
    return first && words.say('architecture.prepare', { problem: numberOf(first.id) });
  }
  if (phase === 'build')
    return prose.say('architecture.phase.build.detail', {
      count: model.modules.length,
      modules: prose.list(
        BUILDING_ORDER.filter((name) => model.modules.includes(name)).map((module) =>
          prose.say(`architecture.${module}.name`),
        ),
      ),
    });
  if (phase !== 'roll') return undefined;
  const rows = byDigitalization(snapshot.departments);
  const lowest = rows.filter(
    ({ digitalizationLevel }) => digitalizationLevel === rows[0]?.digitalizationLevel,
  );
  if (rows.length === 1)
    return prose.say('architecture.phase.roll.only', { name: prose.quote(rows[0]?.name ?? '') });
  if (lowest.length === 0 || lowest.length === rows.length) return prose.say('architecture.phase.roll.equal');
  const departments = namesOf(prose, lowest);
  return departments === undefined
    ? prose.say('architecture.phase.roll.detailMany', { total: lowest.length })
    : prose.say('architecture.phase.roll.detail', { count: lowest.length, departments });
}

/** The plan of the specification: five phases of fixed length. */
function planText(writing: Writing): string {
  const { prose } = writing;
  const document = createPlainText();
  document.paragraph(prose.say('architecture.plan.intro'), frameText(writing));
  PHASES.forEach(({ name: phase }, index) => {
    document.heading(
      prose.say('architecture.plan.phase', {
        number: index + 1,
        name: prose.say(`architecture.phase.${phase}.name`),
        duration: prose.say(`architecture.phase.${phase}.duration`),
      }),
    );
    document.paragraph(prose.say(`architecture.phase.${phase}.text`), phaseDetail(writing, phase));
  });
  return document.text();
}

/** Specification section 4: by size, the modules that apply, the integration platform and the five-phase plan. */
export function writeArchitecture(writing: Writing): TextSection[] {
  const { snapshot, prose } = writing;
  const { company } = snapshot;
  return [
    textSection('base', prose.say('architecture.base.title'), (document) => {
      const head = headText(writing);
      if (head !== undefined) document.paragraph(head);
      document.paragraph(
        prose.say(`architecture.base.${company.size}`, {
          company: prose.label(company.name),
          size: prose.say(`size.${company.size}`),
        }),
      );
    }),
    textSection('modules', prose.say('architecture.modules.title'), (document) =>
      writeModules(document, writing),
    ),
    { name: 'plan', title: prose.say('architecture.plan.title'), text: planText(writing) },
  ];
}
