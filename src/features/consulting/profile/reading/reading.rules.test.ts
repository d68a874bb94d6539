import { expect, test } from 'vitest';
import golden from './reading.golden.json' with { type: 'json' };
import { readProblem } from './reading.rules.ts';

type Row = { text: string; process: string; symptom: string };

function misread(rows: readonly Row[]): string[] {
  return rows.flatMap(({ text, process, symptom }) => {
    const read = readProblem(text);
    const isRight = read.process === process && read.symptom === symptom;
    return isRight ? [] : [`${text}\n  read ${read.process}/${read.symptom}, is ${process}/${symptom}`];
  });
}

test.each(['en', 'es'] as const)(
  'at least 54 of the 60 problems in %s are read as an expert reads them',
  (locale) => {
    const wrong = misread(golden[locale]);
    if (wrong.length > 0) console.log(`${locale}: ${wrong.length} misread\n${wrong.join('\n')}`);
    expect(golden[locale]).toHaveLength(60);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(6);
  },
);
