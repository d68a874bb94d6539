/**
 * Prints how long the report's rules take: `node tests/bench/report.ts [rows]`. Times depend on the machine, so this is
 * no test.
 */
import { gzipSync } from 'node:zlib';
import { applyOverrides } from '#features/consulting/report/catalogue/catalogue.rules.ts';
import { CATALOGUE } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { buildReportModel } from '#features/consulting/report/plan/recommendations.rules.ts';
import { computeFigures } from '#features/consulting/report/plan/figures.rules.ts';
import { PROCESSES, SYMPTOMS } from '#features/consulting/profile/reading/reading.values.ts';
import en from '#i18n/en/report.json' with { type: 'json' };
import es from '#i18n/es/report.json' with { type: 'json' };
import { bigSnapshot } from '#tests/report-case.ts';
import { compose } from '#tests/report-measures.ts';
import { measured } from './measured.ts';

const rows = Number(process.argv[2] ?? 10_000);
const snapshot = bigSnapshot(rows);

function measure<T>(name: string, act: () => T): T {
  const { first, wall, cpu, result } = measured(act);
  process.stdout.write(
    `${name}: first ${first.toFixed(1)} ms, median ${wall.toFixed(1)} ms (processor ${cpu.toFixed(1)} ms)\n`,
  );
  return result;
}

process.stdout.write(`${rows} rows\n`);
measure('model', () => buildReportModel(snapshot));
/** Contains no keyword, so that no search ends early. */
const silent = {
  ...snapshot,
  departments: snapshot.departments.map((row) => ({ ...row, name: 'Área', function: 'Varias tareas' })),
  problems: snapshot.problems.map((row) => ({ ...row, description: 'Algo que no acaba de funcionar bien' })),
  strengths: snapshot.strengths.map((row) => ({ ...row, description: 'Algo que sale bien casi siempre' })),
};
measure('model without key words', () => buildReportModel(silent));
/** Every process and symptom in turn, all quantified. */
const quantified = {
  ...snapshot,
  company: { ...snapshot.company, hourlyCostCents: 2400, budgetCents: 10_000_000, startDate: '2027-01-04' },
  problems: snapshot.problems.map((row, index) => ({
    ...row,
    departmentId: index + 1,
    hoursPerWeek: 1 + (index % 40),
    people: 1 + (index % 3),
    reading: {
      process: PROCESSES[index % PROCESSES.length] ?? 'other',
      symptom: SYMPTOMS[index % SYMPTOMS.length] ?? 'other',
      isConfirmed: false,
    },
  })),
};
const catalogue = applyOverrides(CATALOGUE, new Map());
measure('figures', () => computeFigures(quantified, catalogue));
for (const [locale, texts] of [
  ['es', es],
  ['en', en],
] as const) {
  const report = measure(`whole report (${locale})`, () => compose(quantified, locale));
  const sizes = Object.entries(report.texts).map(([name, text]) => `${name} ${text.length}`);
  process.stdout.write(
    `  characters: ${sizes.join(', ')}; dictionary ${gzipSync(JSON.stringify(texts)).length} bytes gzipped\n`,
  );
}
