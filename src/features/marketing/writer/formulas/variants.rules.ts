import type { ActionKind } from '#features/marketing/brief/brief.types.ts';
import type { Tone } from '#features/marketing/writer/checks/writer.types.ts';
import { hrefOf, isMailAddress, isNumber, isWebAddress } from './target.rules.ts';
import type { Channel, Deed, Material, Variant, VariantFormula } from './composer.types.ts';
import { MOST_VARIANTS } from './composer.values.ts';
import {
  canStandAlone,
  countWords,
  ended,
  fill,
  lengthOf,
  raised,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import { askedOf, byCompany, changeOf, named, offered, priced, quoted, withName } from './phrases.rules.ts';

/** What each tone opens with, the first that there is. */
const ORDER: Record<Tone, readonly VariantFormula[]> = {
  professional: [
    'number',
    'proof',
    'result',
    'customer',
    'deadline',
    'offer',
    'question',
    'objection',
    'plain',
  ],
  friendly: ['customer', 'result', 'question', 'number', 'offer', 'deadline', 'proof', 'objection', 'plain'],
  direct: ['offer', 'deadline', 'number', 'proof', 'result', 'question', 'customer', 'objection', 'plain'],
  inspiring: ['result', 'customer', 'proof', 'number', 'question', 'objection', 'offer', 'deadline', 'plain'],
};

/** With nothing but a product to go by, what it is is the subject, and an advantage opens. */
const UNBRIEFED: readonly VariantFormula[] = ['plain', 'proof', 'question', 'number'];
const UNBRIEFED_OPENING: readonly VariantFormula[] = ['proof', 'plain', 'question', 'number'];

export const orderOf = (m: Material): readonly VariantFormula[] =>
  m.isBriefed ? ORDER[m.input.tone] : UNBRIEFED;

/** The problem first, where there is one: the subject has said something else already. */
export const openingOrder = (m: Material): readonly VariantFormula[] =>
  m.isBriefed ? ['question', ...orderOf(m).filter((formula) => formula !== 'question')] : UNBRIEFED_OPENING;

/** Words of a quotation that is understood by itself. */
const FEWEST_QUOTED = 5;

/** What can open a text, of every formula for which there are words; `isLong`: the place holds two sentences. */
function openings(m: Material, isLong: boolean): Variant[] {
  const alone = m.proofs.filter(({ text }) => canStandAlone(text));
  const figure = alone.find(({ text }) => /\d(?![\d.,]*\p{L})/u.test(text));
  const proof = alone.find((fact) => fact !== figure);
  const offer = offered(m);
  // Without a brief nothing else in the text may say what it is about.
  const led = (text: string) => (m.isBriefed || !isLong ? raised(text) : withName(m, text));
  const isOfferAlone = m.offer !== undefined && canStandAlone(m.offer.text);
  const told = m.what ?? m.proofs[0];
  const found: (readonly [VariantFormula, string | undefined])[] = [
    ['result', m.change && canStandAlone(m.change.text) ? changeOf(m) : undefined],
    ['number', m.isBriefed ? undefined : priced(m)],
    [m.hasOwnProofs ? 'number' : 'plain', figure && led(figure.text)],
    [m.hasOwnProofs ? 'proof' : 'plain', proof && led(proof.text)],
    [
      'customer',
      // Nobody’s words are no headline.
      m.quote && m.quote.name !== '' && (isLong || countWords(m.quote.text.text) >= FEWEST_QUOTED)
        ? quoted(m)
        : undefined,
    ],
    ['question', askedOf(m, isLong)],
    ['objection', m.guarantee && canStandAlone(m.guarantee.text) ? raised(m.guarantee.text) : undefined],
    [offer?.formula ?? 'offer', isOfferAlone ? offer?.text : undefined],
    ['plain', told && named(m, told.text)],
    ['plain', m.isBriefed ? priced(m) : undefined],
    ['plain', byCompany(m)],
  ];
  return found.flatMap(([formula, text]) => (text ? [{ formula, text }] : []));
}

/** Where the owner’s words give too few: the bare name, and the trade’s questions. */
const spareOpenings = (m: Material, isPicture: boolean): Variant[] => [
  { formula: 'plain', text: m.name },
  ...(isPicture && m.company !== '' ? [{ formula: 'plain' as const, text: m.company }] : []),
  ...m.input.trade.openings.map((text) => ({ formula: 'question' as const, text: fill(text, m.address) })),
];

const FEWEST = 3;

/** `isPicture`: nobody picks there, so that the company stands before a question of its trade. */
type Place = { limit: number; isLong?: boolean; isPicture?: boolean; order?: readonly VariantFormula[] };

/**
 * Three to five openings for a place of `limit` characters, in the order of the tone, each of a formula of its own where
 * there are enough; what the owner typed comes before frames and trade.
 */
export function openingVariants(
  m: Material,
  { limit, isLong = false, isPicture = false, order = orderOf(m) }: Place,
): Variant[] {
  const fitting = openings(m, isLong).filter(({ text }) => lengthOf(text) <= limit);
  const rank = ({ formula }: Variant) => order.indexOf(formula);
  const first = fitting.filter(
    ({ formula }, at) => fitting.findIndex((one) => one.formula === formula) === at,
  );
  const ranked = first.toSorted((a, b) => rank(a) - rank(b));
  // Whatever the tone begins with, the proof that the owner starred can be picked.
  const strongest = ranked.findIndex(({ text }) => m.proofs[0] && text === raised(m.proofs[0].text));
  const best =
    strongest >= MOST_VARIANTS
      ? [...ranked.slice(0, MOST_VARIANTS - 1), ...ranked.slice(strongest, strongest + 1)]
      : ranked.slice(0, MOST_VARIANTS);
  const more = [...fitting, ...spareOpenings(m, isPicture)].filter(
    ({ text }) => lengthOf(text) <= limit && !best.some((one) => one.text === text),
  );
  return [...best, ...more.slice(0, Math.max(0, FEWEST - best.length))];
}

/** The variant that this take opens with, and the others after it. */
export function taken(variants: readonly Variant[], take = 0): Variant[] {
  const at = variants.length === 0 ? 0 : take % variants.length;
  return [...variants.slice(at), ...variants.slice(0, at)];
}

const NEEDS_TARGET = new Set<ActionKind>(['order', 'call', 'whatsapp', 'visit']);

/**
 * What a button can keep: an order or a call needs its link or number, an answer its e-mail; else there is a form. A link
 * is looked at, a number called, and no page leads to a place.
 */
function deedOf({ action }: Material, channel: Channel): Deed {
  const { kind, target } = action;
  if (target === '') {
    if (kind === null || NEEDS_TARGET.has(kind)) return 'form';
    return kind === 'reply' && channel !== 'email' ? 'form' : kind;
  }
  if (kind === 'visit' && isWebAddress(target)) return 'look';
  if (isNumber(target)) return kind === null || kind === 'form' || kind === 'visit' ? 'call' : kind;
  const leadsNowhere = channel === 'landing' && hrefOf(action) === null;
  if (kind === null || leadsNowhere || (kind === 'call' && !isNumber(target))) return 'form';
  return kind === 'reply' && channel !== 'email' ? 'form' : kind;
}

/** Buttons: what the brief asks for, in the trade's words where they ask for the same, then its questions. */
export function buttonVariants(m: Material, limit: number, channel: Channel): Variant[] {
  const { words, trade } = m.input;
  const kind = deedOf(m, channel);
  const isTrades = trade.kind === kind || (kind === 'look' && trade.isTried);
  const found: Variant[] = [
    ...(isTrades ? [{ formula: 'action' as const, text: trade.buttons.action }] : []),
    { formula: 'action', text: words.button[kind] },
    { formula: 'question', text: trade.buttons.question },
    { formula: 'number', text: trade.buttons.number },
    { formula: 'plain', text: words.button.form },
  ];
  const variants = found
    .map(({ formula, text }) => ({ formula, text: fill(text, m.address) }))
    .filter(
      ({ text }, at, all) => lengthOf(text) <= limit && all.findIndex((one) => one.text === text) === at,
    )
    .slice(0, MOST_VARIANTS);
  return kind === 'form' && channel !== 'ad' ? taken(variants, m.input.take) : variants;
}

/** What the reader is asked to do, as a sentence of the tone, the audience and the channel. */
export function actionSentence(
  m: Material,
  channel: Channel,
  audience = m.input.facts.company.targetAudienceType,
): string {
  const { words, tone } = m.input;
  const { kind, target } = m.action;
  // The button of an advertisement asks already.
  if (target === '') return channel === 'ad' ? '' : fill(words.action[channel][audience][tone], m.address);
  // An e-mail address is written to, a number is called and a link is looked at; neither of the first two is "here".
  const hasNumber = isNumber(target);
  const isCalled = hasNumber && (kind === null || kind === 'form' || kind === 'visit');
  const own: Deed = isCalled ? 'call' : kind === 'visit' && isWebAddress(target) ? 'look' : (kind ?? 'form');
  const isOrdered = own === 'book' || own === 'order';
  const isMail = isMailAddress(target);
  const asked = isMail && !isOrdered ? 'reply' : own;
  const said = (hasNumber || isMail) && isOrdered ? 'professional' : tone;
  return ended(fill(words.action.withTarget[asked][said], m.address, { target }));
}
