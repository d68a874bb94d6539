/**
 * `npm run texts [-- --read]`: twenty texts of each of ten briefs, and what each does with what was typed. `--read` prints
 * the texts too, `--only=piano` those of one brief. Needs no network and no database.
 */
import { readFileSync } from 'node:fs';
import { guessTrade } from '#features/marketing/writer/reading/trade-of.rules.ts';
import { composerWords, tradeWords } from '#features/marketing/writer/formulas/composer.texts.ts';
import type { ComposerInput } from '#features/marketing/writer/formulas/composer.types.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { MarketingFacts, Tone } from '#features/marketing/writer/checks/writer.types.ts';
import type { Locale } from '#shared/languages.ts';
import { RECIPES } from './kinds.ts';
import { measure } from './measure.ts';

type Given = {
  id: string;
  language: Locale;
  company: MarketingFacts['company'] & { tone: Tone | null };
  product: MarketingFacts['product'];
  brief: Brief;
};

const NOW = new Date('2026-12-01T09:00:00Z');
// The file beside this one is ours, and its shape with it.
const BRIEFS = JSON.parse(readFileSync(new URL('./briefs.json', import.meta.url), 'utf8')) as Given[];

function inputOf({ language, company, product, brief }: Given): ComposerInput {
  return {
    facts: { company, product },
    brief,
    language,
    tone: company.tone ?? 'friendly',
    now: NOW,
    words: composerWords(language),
    trade: tradeWords(language, brief.trade ?? guessTrade(company.sector)),
  };
}

const option = (name: string) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = option('only');
const isRead = process.argv.includes('--read');

const briefs = BRIEFS.filter(({ id }) => only === undefined || id === only);
const totals = { texts: 0, used: 0, typed: 0, unsaid: 0, label: 0, sold: 0, offers: 0, offered: 0, long: 0, same: 0 };

for (const given of briefs) {
  const input = inputOf(given);
  const seen = new Set<string>();
  for (const { name, kind, make, tone, take } of RECIPES) {
    const made = { name, kind, ...make({ ...input, tone: tone ?? input.tone, take }) };
    const found = measure(made, input);
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
label kept                 ${share(totals.label, totals.texts)}
says what is sold          ${share(totals.sold, totals.texts)}
offer with its condition   ${share(totals.offered, totals.offers)}
too long for its network   ${share(totals.long, totals.texts)}
the same as another        ${share(totals.same, totals.texts)}`);
