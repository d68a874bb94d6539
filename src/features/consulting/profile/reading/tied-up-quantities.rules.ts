import { amountOf, isNoCost } from './cost-quantities.rules.ts';
import { groupIn, numberStart, spanOf } from './quantity-matches.rules.ts';
import type { FoundQuantity } from './quantity.types.ts';
import { isInexact, NUMBER } from './typed-numbers.rules.ts';

/** Euros alone: the form keeps euros, and nobody has said at which rate another currency would count. */
const EUROS = `(?:(?:€|eur)\\s?(?<after>${NUMBER})(?<afterK>\\s?k)?(?![a-z])|(?<before>${NUMBER})(?<beforeK>\\s?k|\\smil)?\\s?(?:€|(?:euros?|eur)(?![a-z])))(?!\\s(?:million|millon))`;
const AGE =
  '(?:\\d{2,3}|treinta|cuarenta y cinco|sesenta|noventa|ciento veinte|thirty|forty-five|sixty|ninety|a hundred)(?: and (?:twenty|eighty))?';
const WORDS = '(?:\\s[a-z]+){0,3}?\\s';
const OWED = [
  `(?:a |de |con |vencid[oa]s? (?:a |de |hace )?|desde hace )?mas de ${AGE} dias`,
  `(?:is |are |was )?(?:more than|over|beyond|past) ${AGE} days`,
  `${AGE} days (?:late|overdue|past due|old)`,
  '(?:vencid|impagad|atrasad)[oa]s?(?![a-z])',
  '(?:pendientes? de (?:cobro|cobrar)|sin cobrar|por cobrar)(?![a-z])',
  '(?:overdue|unpaid|past due|in late payments?|outstanding|owed to us|owing)(?![a-z])',
];
const LYING = [
  '(?:parad|inmovilizad|retenid|dormid|quiet|muert|obsolet)[oa]s?(?![a-z])',
  '(?:que no (?:se mueven?|rotan?|salen?)|(?:that|which) (?:does|do) not move)(?![a-z])',
  '(?:tied up|locked up|sitting (?:in|on)|lying (?:in|on)|stuck in)(?![a-z])',
  '(?:en|in) (?:existencias|stock|inventario|inventory)(?![a-z])',
  '(?:en|de|of|worth of|in) (?:dead|slow|slow-moving|excess|obsolete|unsold) (?:stock|inventory|goods)(?![a-z])',
];
const AFTER = new RegExp(`${EUROS}(?:${WORDS}|\\s)(?:${[...OWED, ...LYING].join('|')})`, 'g');
const BEFORE = new RegExp(
  `(?<![a-z])(?:(?:nos|le|les) (?:deben?|adeudan?)|clientes deben|owes? us|(?:we are|we’re|we're) owed)(?:\\s(?:ya|unos|casi|about|some|around|nearly)){0,2}\\s${EUROS}`,
  'g',
);
/** "Facturas sin cobrar por 40.000 €", "unpaid invoices come to €40,000", "el género parado suma 25.000 €". */
const NAMED_BEFORE = new RegExp(
  `(?<![a-z])(?:facturas (?:vencidas|sin cobrar|impagadas|pendientes(?: de cobro)?)|impagos|impagados|deuda vencida|(?:overdue|unpaid|late) invoices|(?:stock|genero|material|existencias) (?:parad|muert|obsolet)[oa]s?|dead stock)(?:\\s[a-z]+){0,2}?\\s${EUROS}`,
  'g',
);
/** What the company owes itself is no money of its own. */
const OWN_DEBT =
  /\bwe owe|\bdebemos|\bpagamos|\bwe pay|prestamo|\bloan|\bmulta|\bfine\b|salario|\bwage|nomina/;
/** A flow, not an amount that stands. */
const PERIOD_BEHIND =
  /^[^.;,]{0,24}?(?:al|a la|cada|per|a|every|each) (?:dia|semana|mes|ano|day|week|month|year)\b/;

/** Money owed to the company or lying in stock; two amounts in one text may be parts of each other and give nothing. */
export function tiedUpIn(folded: string): FoundQuantity[] {
  const found = [
    ...folded.matchAll(AFTER),
    ...folded.matchAll(BEFORE),
    ...folded.matchAll(NAMED_BEFORE),
  ].flatMap((match): FoundQuantity[] => {
    const amount = amountOf(match);
    const { start, end } = spanOf(match);
    const around = folded.slice(Math.max(0, start - 30), end);
    const typed = groupIn(match, 'after') ?? groupIn(match, 'before');
    if (
      !amount ||
      isInexact(folded, numberStart(match, typed)) ||
      OWN_DEBT.test(around) ||
      (isNoCost(folded, start) && !/vencid|deb|over|owe/.test(around)) ||
      PERIOD_BEHIND.test(folded.slice(end, end + 40))
    )
      return [];
    return [{ field: 'tiedUpCents', value: Math.round(amount * 100), start, end }];
  });
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}
