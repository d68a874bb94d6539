/**
 * `npm run texts [-- --read]`: twenty texts of each of ten briefs, and what each does with what was typed. `--read` prints
 * the texts too, `--only=piano` those of one brief, `--briefs=FILE` takes others. Needs no network and no database.
 */
import { BRIEFS, inputOf, readBriefs } from './briefs.ts';
import { isOffered, makeAll } from './kinds.ts';
import { measure } from './measure.ts';

const option = (name: string) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = option('only');
const isRead = process.argv.includes('--read');

const file = option('briefs');
const briefs = (file === undefined ? BRIEFS : readBriefs(file)).filter(
  ({ id }) => only === undefined || id === only,
);
const totals = {
  notOffered: 0,
  texts: 0,
  used: 0,
  typed: 0,
  unsaid: 0,
  label: 0,
  sold: 0,
  offers: 0,
  offered: 0,
  long: 0,
  same: 0,
};

for (const given of briefs) {
  const input = inputOf(given);
  const seen = new Set<string>();
  for (const made of makeAll(input)) {
    const { name } = made;
    const found = measure(made, input);
    if (!isOffered(made)) totals.notOffered += 1;
    const isSame = seen.has(made.text);
    seen.add(made.text);
    const unsaid = found.leftOut.filter(({ isSaid }) => !isSaid).map(({ fact }) => fact);
    totals.texts += 1;
    totals.used += found.used.length;
    totals.typed += found.used.length + found.leftOut.length;
    totals.unsaid += unsaid.length;
    totals.label += Number(found.isLabelKept);
    totals.sold += Number(found.saysSold);
    totals.offers += Number(found.hasOffer !== null);
    totals.offered += Number(found.hasOffer === true);
    totals.long += Number(found.isTooLong);
    totals.same += Number(isSame);
    const marks = [
      `${found.used.length} used, ${found.leftOut.length} left out, ${unsaid.length} of them unannounced`,
      found.isLabelKept ? '' : 'LABEL NOT KEPT',
      found.saysSold ? '' : 'DOES NOT SAY WHAT IS SOLD',
      found.hasOffer === false ? 'WITHOUT ITS OFFER' : '',
      `length ${found.length}${found.isTooLong ? ', TOO LONG' : ''}`,
      isOffered(made) ? '' : `not offered as ${made.asked}`,
      isSame ? 'SAME AS ANOTHER' : '',
    ].filter((mark) => mark !== '');
    console.log(`${isRead ? '\n=== ' : ''}${given.id}, ${name}: ${marks.join('; ')}`);
    if (isRead) console.log(`\n${made.text}`);
    if (isRead && unsaid.length > 0) console.log(`\n(unannounced: ${unsaid.join(' | ')})`);
  }
}

const share = (part: number, whole: number) => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;
console.log(`
facts used                 ${share(totals.used, totals.typed)}
left out and not announced ${share(totals.unsaid, totals.typed)}
label not offered          ${share(totals.notOffered, totals.texts)}
label kept                 ${share(totals.label, totals.texts)}
says what is sold          ${share(totals.sold, totals.texts)}
offer with its condition   ${share(totals.offered, totals.offers)}
too long for its network   ${share(totals.long, totals.texts)}
the same as another        ${share(totals.same, totals.texts)}`);
