import type { Pen } from './pen.rules.ts';
import { withArticle } from './places.rules.ts';
import type { Fact } from './reading.rules.ts';
import { listed } from './sentence.rules.ts';
import type { Aspect } from './aspects.rules.ts';

/** Facts about ordering, keeping and paying: they close a text rather than open it. */
const PRACTICAL: ReadonlySet<Aspect> = new Set([
  'delivery',
  'keeping',
  'guarantee',
  'invoice',
  'support',
  'freedom',
  'place',
  'near',
  'group',
  'duration',
  'format',
]);
/** "38 kg" and "180 x 90 cm" by themselves. */
const BARE_MEASURE = /^[\d.,\sx×]+\p{L}{1,3}[²³]?$/u;
export const isPractical = ({ aspect, text }: Fact): boolean =>
  PRACTICAL.has(aspect) || BARE_MEASURE.test(text);

/** Facts that a product can be said to come with, once it has been said what it is. */
const FEATURES: ReadonlySet<Aspect> = new Set([
  ...([
    'process',
    'taste',
    'steady',
    'material',
    'format',
    'guarantee',
    'support',
    'power',
    'comfort',
  ] as const),
  ...(['origin', 'certificate', 'connects', 'reports', 'secure', 'custom', 'contents'] as const),
]);

const HOLDER =
  /^(?:[\d.,]+ \S+ )?(?:pieza|caja|botella|lata|tarro|bote|bolsa|paquete|estuche|envase|formato|pack|barril|garrafa|rollo|tubo|saco|bidón|pastilla|piece|box|bottle|tin|jar|bag|case|pack|barrel|tube|sack|bar)(?![\p{L}])/u;

const LONGEST_WOVEN = 80;
/** "50 ml" and "180 x 90 cm" answer a question; nobody comes with them. */
const MEASURE = /^[\d.,\sx×]+\p{L}{1,3}[²³]?(?:\s|$)/u;
const isWoven = ({ shape, text }: Fact): boolean =>
  shape.form === 'noun' && text.length <= LONGEST_WOVEN && !/[;:,]/.test(text) && !MEASURE.test(text);

/** "un queso azul de leche cruda, con una curación de 90 días": what the product is, with one feature more. */
export function extended(pen: Pen, facts: readonly Fact[]): { text: string; fact: Fact } | undefined {
  const { definition, language } = pen.reading;
  const { frames } = pen.copy;
  // "With breakfast with bread" stumbles.
  const isTied = ({ text }: Fact): boolean => text.split(' ').includes(frames.with) && !HOLDER.test(text);
  const fact = facts.find(
    (one) => isWoven(one) && FEATURES.has(one.aspect) && one !== definition?.fact && !isTied(one),
  );
  if (definition === undefined || fact === undefined) return undefined;
  const tie = HOLDER.test(fact.text) ? frames.within : frames.with;
  const feature = language === 'en' ? withArticle(fact) : fact.text;
  return { text: `${definition.text}, ${tie} ${feature}`, fact };
}

type Kind = 'nouns' | 'clauses' | 'verbs' | 'adjectives' | 'predicates';

/** Only what is built alike is put into one sentence. */
function kindOf(facts: readonly Fact[]): Kind | undefined {
  const all = (form: Fact['shape']['form']) => facts.every(({ shape }) => shape.form === form);
  if (facts.every(isWoven)) return 'nouns';
  if (all('clause')) return 'clauses';
  if (all('verb')) return 'verbs';
  if (all('adjective')) return 'adjectives';
  const [a, b] = facts;
  return a?.shape.form === 'adjective' && b?.shape.form === 'verb' ? 'predicates' : undefined;
}

/** Two facts, or three things, in one sentence, where two of them are built alike; `isPlain` with no words around. */
export function summed(
  pen: Pen,
  facts: readonly Fact[],
  isPlain = false,
): { text: string; told: readonly Fact[] } | undefined {
  const { language } = pen.reading;
  // "An invoice and ninety minutes" are not two of a kind.
  const nouns = facts.filter((fact) => isWoven(fact) && fact.aspect !== 'duration');
  const others = facts
    .filter((fact) => !isWoven(fact))
    .toSorted((a, b) => a.shape.form.localeCompare(b.shape.form));
  for (const some of [nouns.slice(0, 3), others.slice(0, 2), others.slice(1, 3)]) {
    const [a, b] = some;
    const kind = kindOf(some);
    if (a === undefined || b === undefined || kind === undefined) continue;
    const extra = {
      ...pen.values(some),
      ...{ a: { text: a.text }, b: { text: b.text } },
      list: {
        text: listed(
          some.map(({ text }) => text),
          language,
        ),
      },
      listA: { text: listed(some.map(withArticle), language) },
    };
    const lines = pen.copy.frames.joins[kind];
    const text = pen.say(isPlain ? lines.slice(0, 1) : lines, extra);
    if (text !== undefined) return { text, told: some };
  }
  return undefined;
}
