import { expect, test } from 'vitest';
import { writeReport } from '#features/consulting/report/report.texts.ts';
import { readCase } from '#tests/report-case.ts';

const NAMES = ['conservas-nutrimar', 'estudio-marta-soler', 'harrow-vale-group'];
const RULE = '='.repeat(72);

/** An editor proofreads these files: run `vitest -u` only after reading the changes. */
for (const name of NAMES)
  for (const locale of ['es', 'en'] as const)
    test(`the report of ${name} in ${locale} is the one that was edited`, async () => {
      const { snapshot } = readCase(name);
      const report = writeReport(snapshot, locale);
      const document = [report.analysis, report.recommendations, report.aiArchitecture].join(
        `\n\n${RULE}\n\n`,
      );
      await expect(`${document}\n`).toMatchFileSnapshot(`../../../../../tests/cases/${name}.${locale}.txt`);
    });
