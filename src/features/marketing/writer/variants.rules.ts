import type { Tone } from '../writer.types.ts';
import type { Channel, Material, Variant, VariantFormula } from './composer.types.ts';
import { MOST_VARIANTS } from './composer.values.ts';
import { canStandAlone, countWords, ended, fill, lengthOf, raised, withoutStop } from './quoting.rules.ts';

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

/** With nothing but a product to go by, the product and its price open. */
const UNBRIEFED: readonly VariantFormula[] = ['number', 'plain', 'proof', 'question'];

export const orderOf = (m: Material): readonly VariantFormula[] =>
  m.isBriefed ? ORDER[m.input.tone] : UNBRIEFED;

/** The customer's words in quotation marks, with the name where there is one. */
export function quoted(m: Material, isNamed: boolean): string | undefined {
  if (m.quote === undefined) return undefined;
  const { words } = m.input;
  const said = raised(m.quote.text.text);
  const text = fill(words.quote.text, m.address, { text: isNamed ? ended(said) : withoutStop(said) });
  return isNamed && m.quote.name !== ''
    ? fill(words.quote.by, m.address, { quote: text, name: m.quote.name })
    : text;
}

/** The offer with its deadline, or alone. */
export function offered(m: Material): { formula: VariantFormula; text: string } | undefined {
  if (m.offer === undefined) return undefined;
  const { offer } = m.input.words;
  const text = raised(m.offer.text);
  if (m.deadline === undefined) return { formula: 'offer', text };
  if (/[.!?…]$/u.test(text))
    return { formula: 'deadline', text: `${text} ${fill(offer.deadline, m.address, { date: m.deadline })}` };
  return { formula: 'deadline', text: fill(offer.until, m.address, { offer: text, date: m.deadline }) };
}

/** The doubt of the trade that the guarantee answers. */
export const doubtOf = (m: Material): string | undefined =>
  m.guarantee && m.input.trade.objections.find(({ field }) => field === 'guarantee')?.objection;

const lead = (
  m: Material,
  frame: 'name' | 'price' | 'company',
  value: string | undefined,
): string | undefined => {
  const { words } = m.input;
  if (value === undefined || value === '') return undefined;
  const key = frame === 'name' ? 'fact' : frame;
  return fill(words.lead[frame], m.address, {
    name: m.name,
    [key]: frame === 'name' ? raised(value) : value,
  });
};

/** Words of a quotation that is understood by itself. */
const FEWEST_QUOTED = 5;

/** What can open a text, of every formula for which there are words; `isLong`: the place holds two sentences. */
function openings(m: Material, isLong: boolean): Variant[] {
  const { words, tone } = m.input;
  const alone = m.proofs.filter(({ text }) => canStandAlone(text));
  const figure = alone.find(({ text }) => /\d(?![\d.,]*\p{L})/u.test(text));
  const proof = alone.find((fact) => fact !== figure);
  const asksItself = m.pain?.text.endsWith('?') === true;
  const doubt = doubtOf(m);
  const offer = offered(m);
  const isOfferAlone = m.offer !== undefined && canStandAlone(m.offer.text);
  const found: (readonly [VariantFormula, string | undefined])[] = [
    ['result', m.change && canStandAlone(m.change.text) ? raised(m.change.text) : undefined],
    ['number', m.isBriefed ? undefined : lead(m, 'price', m.price?.text)],
    [m.hasOwnProofs ? 'number' : 'plain', figure && raised(figure.text)],
    [m.hasOwnProofs ? 'proof' : 'plain', proof && raised(proof.text)],
    [
      'customer',
      m.quote && (isLong || countWords(m.quote.text.text) >= FEWEST_QUOTED) ? quoted(m, isLong) : undefined,
    ],
    [
      'question',
      m.pain &&
        (isLong && !asksItself
          ? `${ended(raised(m.pain.text))} ${fill(words.sound[tone], m.address)}`
          : raised(m.pain.text)),
    ],
    ['objection', doubt && m.guarantee && (isLong ? `${doubt} ${raised(m.guarantee.text)}` : doubt)],
    [offer?.formula ?? 'offer', isOfferAlone ? offer?.text : undefined],
    ['plain', m.isBriefed ? lead(m, 'price', m.price?.text) : undefined],
    ['plain', lead(m, 'name', (m.what ?? m.proofs[0])?.text)],
    ['plain', lead(m, 'company', m.company)],
  ];
  return found.flatMap(([formula, text]) => (text ? [{ formula, text }] : []));
}

/** Where the owner's words give too few: the trade's questions, and the bare name. */
const spareOpenings = (m: Material): Variant[] => [
  ...m.input.trade.openings.map((text) => ({ formula: 'question' as const, text: fill(text, m.address) })),
  { formula: 'plain', text: m.name },
];

const FEWEST = 3;

type Place = { limit: number; isLong?: boolean; order?: readonly VariantFormula[] };

/**
 * Three to five openings for a place of `limit` characters, in the order of the tone, each of a formula of its own where
 * there are enough; what the owner typed comes before frames and trade.
 */
export function openingVariants(
  m: Material,
  { limit, isLong = false, order = orderOf(m) }: Place,
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
  const more = [...fitting, ...spareOpenings(m)].filter(
    ({ text }) => lengthOf(text) <= limit && !best.some((one) => one.text === text),
  );
  return [...best, ...more.slice(0, Math.max(0, FEWEST - best.length))];
}

/** The variant that this take opens with, and the others after it. */
export function taken(variants: readonly Variant[], take = 0): Variant[] {
  const at = variants.length === 0 ? 0 : take % variants.length;
  return [...variants.slice(at), ...variants.slice(0, at)];
}

/** Buttons: what the brief asks for, then those of the trade. */
export function buttonVariants(m: Material, limit: number): Variant[] {
  const { words, trade } = m.input;
  const { kind } = m.action;
  const isOwn = kind === 'call' || kind === 'whatsapp' || kind === 'visit';
  const found: Variant[] = [
    ...(isOwn ? [{ formula: 'action' as const, text: words.button[kind] }] : []),
    { formula: 'action', text: trade.buttons.action },
    { formula: 'question', text: trade.buttons.question },
    { formula: 'number', text: trade.buttons.number },
    ...(m.deadline && m.offer
      ? [{ formula: 'deadline' as const, text: fill(words.button.deadline, m.address, { date: m.deadline }) }]
      : []),
    ...(kind !== null && !isOwn ? [{ formula: 'plain' as const, text: words.button[kind] }] : []),
  ];
  return found
    .map(({ formula, text }) => ({ formula, text: fill(text, m.address) }))
    .filter(
      ({ text }, at, all) => lengthOf(text) <= limit && all.findIndex((one) => one.text === text) === at,
    )
    .slice(0, MOST_VARIANTS);
}

/** What the reader is asked to do, as a sentence of the tone, the audience and the channel. */
export function actionSentence(
  m: Material,
  channel: Channel,
  audience = m.input.facts.company.targetAudienceType,
): string {
  const { words, tone } = m.input;
  const { kind, target } = m.action;
  if (target === '') return fill(words.action[channel][audience][tone], m.address);
  return ended(fill(words.action.withTarget[kind ?? 'form'][tone], m.address, { target }));
}
