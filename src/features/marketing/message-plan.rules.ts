import { chance } from './chance.rules.ts';
import type { Goal } from './copy.types.ts';
import { newLedger, type Ledger } from './ledger.rules.ts';
import { takePen, type Pen, type Voice } from './pen.rules.ts';
import { readFacts, type Fact, type Reading } from './reading.rules.ts';
import { isPractical } from './weave.rules.ts';
import { isService, type Theme } from './themes.rules.ts';
import type { AudienceType, CampaignOptions, MarketingFacts } from './writer.types.ts';

/** What a set of texts says, before a word of it is written. */
export type MessagePlan = {
  reading: Reading;
  /** What the reader is asked to do. */
  goal: Goal;
  /** Facts in the order in which this set uses them: the first leads the e-mail, the second the posts, and so on. */
  facts: readonly Fact[];
  /** How many of them may lead a text. */
  leads: number;
};

const TALKED_OVER: ReadonlySet<Theme> = new Set(['advice', 'industry', 'software']);

/** Goods are ordered, dates are booked, and whatever has to fit a case is talked over first. */
function goalOf({ theme, price, audience, goal }: Reading): Goal {
  if (goal !== undefined) return goal;
  if (TALKED_OVER.has(theme)) return 'talk';
  if (isService(theme)) return 'book';
  return price.kind === 'ask' || (price.kind === 'none' && audience.type === 'B2B') ? 'talk' : 'order';
}

/**
 * How many of the best facts may lead a text; what is vague, says what something lacks or is only about ordering never
 * does while there is anything else.
 */
const LEADING = 4;
const FEWEST = 3;

const byInvoice = (a: Fact, b: Fact): number =>
  Number(a.aspect === 'invoice') - Number(b.aspect === 'invoice');

export function planMessage(
  facts: MarketingFacts,
  { language, seed }: Omit<CampaignOptions, 'tone'>,
): MessagePlan {
  const reading = readFacts(facts, language);
  const luck = chance(seed, 'plan');
  const strong = reading.facts.filter((fact) => fact.weight >= 0 && fact !== reading.definition?.fact);
  const telling = strong.filter((fact) => !isPractical(fact));
  // Who is invited, where and for how long may open a text; how it is invoiced draws nobody while there is another.
  const practical = strong.filter(isPractical).sort(byInvoice);
  const lead = luck.shuffled(
    [...telling, ...practical.slice(0, Math.max(0, FEWEST - telling.length))].slice(0, LEADING),
  );
  const others = reading.facts.filter((fact) => !lead.includes(fact) && fact !== reading.definition?.fact);
  // "The best quality" is said only where there is hardly anything else.
  const rest = strong.length >= FEWEST ? others.filter(({ weight }) => weight >= 0) : others;
  return { reading, goal: goalOf(reading), facts: [...lead, ...rest], leads: lead.length };
}

/**
 * Spanish says "tú" only in posts of a friendly tone to consumers; everything else says "usted", so that one text
 * never mixes the two.
 */
export const voiceOf = (tone: Voice['tone'], audience: AudienceType, isPost: boolean): Voice => ({
  tone,
  audience,
  isFamiliar: isPost && tone === 'friendly' && audience === 'B2C',
});

/** "Le decimos el precio por teléfono": whoever is spoken to like that in a fact is not "tú" beside it. */
const POLITE = /(?<!\p{L})(?:usted|ustedes|les?)(?!\p{L})/iu;
const isPolite = ({ facts }: Reading): boolean => facts.some(({ text }) => POLITE.test(text));

export type Desk = { plan: MessagePlan; tone: Voice['tone']; seed: number; ledger: Ledger };

export function newDesk(facts: MarketingFacts, options: CampaignOptions): Desk {
  const plan = planMessage(facts, options);
  const { product, company } = plan.reading;
  // The company signs, so that its bare name is no title.
  const ledger = newLedger([product.name, company], [company]);
  return { plan, tone: options.tone, seed: options.seed, ledger };
}

/** A pen for one text of the set; `audience` where the text is for one of two audiences only. */
export function penFor(
  { plan, tone, seed, ledger }: Desk,
  salt: string,
  {
    isPost = false,
    audience = plan.reading.audience.type,
  }: { isPost?: boolean; audience?: AudienceType } = {},
): Pen {
  return takePen(
    plan.reading,
    voiceOf(tone, audience, isPost && !isPolite(plan.reading)),
    seed,
    salt,
    ledger,
  );
}

const turned = <T>(items: readonly T[], by: number): T[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

/** The plan's facts for the text number `turn` of the set: another one leads, and the others follow in another order. */
export const factsFrom = ({ facts, leads }: MessagePlan, turn: number, count: number): Fact[] =>
  [...turned(facts.slice(0, leads), turn), ...turned(facts.slice(leads), turn)].slice(0, count);

/** Sentences of one paragraph. */
export const paragraph = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined && sentence !== '').join(' ');

export const paragraphs = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n');
