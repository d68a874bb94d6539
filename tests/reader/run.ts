/**
 * `npm run reader [--wrong]`: how the problems of each set are read, and whether what is offered for them is acceptable,
 * by every way of reading there is; then what is proposed to be at stake. `--wrong` lists the misread and the unread of each set but the measured one, which
 * is looked at as totals alone. Needs no network and no database. `--record` has a model answer first (`model.ts`), whose
 * row is printed where each problem of a set has an answer.
 */
import { measure, measureStakes, METHODS } from './measure.ts';
import { record, recordedModel } from './model.ts';
import { SETS } from './sets.ts';

const WIDTH = [16, 4, 17, 6, 6, 8, 5, 10, 9, 8, 8];
const HEADER = [
  'set',
  'lang',
  'method',
  'all',
  'right',
  'misread',
  'open',
  'precision',
  'coverage',
  'offered',
  'fit',
];
const row = (cells: readonly (string | number)[]) =>
  cells.map((cell, place) => String(cell).padEnd(WIDTH[place] ?? 8)).join(' ');
const share = (part: number, whole: number) =>
  whole === 0 ? '-' : `${Math.round((1000 * part) / whole) / 10}%`;

if (process.argv.includes('--record')) await record(process.env);
const model = await recordedModel();
const showsWrong = process.argv.includes('--wrong');
console.log(row(HEADER));
for (const { name, isMeasured, cases } of SETS) {
  const methods = { ...METHODS, ...(model?.has(cases) && { [model.name]: model.read }) };
  for (const [method, read] of Object.entries(methods)) {
    for (const language of ['en', 'es', 'both']) {
      const some = language === 'both' ? cases : cases.filter((one) => one.language === language);
      const { right, misread, open, offered, fit, wrong } = measure(some, read);
      const readable = right + misread;
      console.log(
        row([
          name,
          language,
          method,
          some.length,
          right,
          misread,
          open,
          share(right, readable),
          share(readable, readable + open),
          offered,
          share(fit, offered),
        ]),
      );
      if (showsWrong && !isMeasured && language === 'both') console.log(wrong.join('\n'));
    }
  }
}

const STAKES_HEADER = ['set', 'all', 'at stake', 'right', 'other', 'missed', 'false'];
const stakesRow = (cells: readonly (string | number)[]) =>
  cells.map((cell, place) => String(cell).padEnd(place === 0 ? 16 : 8)).join(' ');
console.log(`\n${stakesRow(STAKES_HEADER)}`);
for (const { name, cases } of SETS) {
  const { due, right, other, missed, false: wrong } = measureStakes(cases);
  if (due > 0) console.log(stakesRow([name, cases.length, due, right, other, missed, wrong]));
}
