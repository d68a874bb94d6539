import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/text.ts';
import { aspectOf, type Aspect } from './aspects.rules.ts';
import type { Shape } from './forms.rules.ts';
import { fragmentsOf, isNothing, LONGEST_FACT } from './fragments.rules.ts';
import type { NounForm } from './grammar-es.rules.ts';
import { defined, isKind, kindOf } from './kinds.rules.ts';
import { languageOf } from './language-of.rules.ts';
import { readPrice, type Price } from './price.rules.ts';
import { companyName, readName, type ProductName } from './product-name.rules.ts';
import { said } from './saying.rules.ts';
import { isService, themeOf, type Theme } from './themes.rules.ts';
import { weightOf } from './weight.rules.ts';
import type { AudienceType, MarketingFacts, Source } from './writer.types.ts';

/** A fact that can be said in the language that is written in. */
export type Fact = {
  id: number;
  source: Source;
  aspect: Aspect;
  /** As it stands inside a sentence. */
  text: string;
  shape: Shape;
  /** How much it tells: figures and what is particular stand before what anybody could say. */
  weight: number;
};

export type Reading = {
  language: Locale;
  product: ProductName;
  company: string;
  /**
   * What the product is, with its article: "un queso azul de leche cruda". An echo repeats the noun of the name ("the oak
   * table is a table of solid oak") and says something only together with a feature.
   */
  definition?: { text: string; fact: Fact; isEcho: boolean };
  /** Most telling first. */
  facts: readonly Fact[];
  /** Fragments of the other language that the glossary does not cover, as they were typed. */
  foreign: readonly Source[];
  price: Price;
  /** `text` is who may be named in a text; `described` is the same where the name of the product says whom it is for. */
  audience: { type: AudienceType; text?: string; described?: string };
  theme: Theme;
  /** What its name shows that it wants. */
  goal?: 'book' | 'talk';
};

/** What is made for one place or one case is talked over first. */
const TALKED_OVER =
  /^(?:proyecto|diseno|instalacion|reforma|reparacion|mudanza)(?![a-z])|(?:^|\s)(?:design|installation|refurbishment|removals?)$/;

/**
 * What a word means hangs on the trade: in services "90 minutos" is how long they take, of goods it may be anything;
 * a light texture is tasted in a cheese and not in a cream, and in a program invoicing is what it does.
 */
function fitting(aspect: Aspect, theme: Theme, isBooked: boolean): Aspect {
  const isOther =
    (aspect === 'duration' && !isService(theme) && !isBooked) ||
    (aspect === 'taste' && theme !== 'food' && theme !== 'drink') ||
    (aspect === 'invoice' && theme === 'software') ||
    (aspect === 'origin' && theme === 'training');
  return isOther ? 'general' : aspect;
}

/** What has a date is booked, whatever trade it is of. */
const BOOKED =
  /^(?:sesion|sesiones|cita|masaje|tratamiento|consulta|visita|clases?|session|appointment|massage|treatment)(?![a-z])|(?:^|\s)(?:session|appointment|massage|treatment|assessment|consultation|check-?up|class|tour|lesson)s?$/;

/** All that can be told of a product in a language, read once for every text that is written from it. */
export function readFacts({ company, product }: MarketingFacts, language: Locale): Reading {
  const fields = [
    ['product.characteristics', product.characteristics],
    ['product.advantages', product.advantages],
  ] as const;
  const typed =
    languageOf(`${product.characteristics} ${product.advantages}`) ?? languageOf(company.targetAudience);
  const first = fragmentsOf(product.characteristics)[0] ?? '';
  const theme = themeOf(product.name, first, company.sector, product.characteristics);
  const named = foldText(product.name.trim());
  const isBooked = BOOKED.test(named);
  const kind = kindOf(first, languageOf(first) ?? typed);
  const isDefining = kind !== undefined && isKind(kind);
  const name = readName(
    product.name,
    language,
    isDefining ? { gender: kind.gender, isPlural: false } : undefined,
    (languageOf(first) ?? typed) === 'es' ? first : '',
  );
  const about: NounForm = { gender: name.isFeminine ? 'f' : 'm', isPlural: name.isPlural };
  const facts: Fact[] = [];
  const foreign: Source[] = [];
  const seen = new Set<string>();
  for (const [field, text] of fields)
    for (const fragment of fragmentsOf(text)) {
      // What only repeats the name is no fact.
      if (seen.has(foldText(fragment)) || foldText(fragment) === foldText(product.name.trim())) continue;
      seen.add(foldText(fragment));
      const source: Source = { field, quote: fragment };
      const from = languageOf(fragment) ?? typed;
      const isCode = /[<>{}[\]\\|=]|https?:/u.test(fragment);
      const isSayable = fragment.length <= LONGEST_FACT && !isCode;
      const found = isSayable ? said(fragment, from, language, about) : undefined;
      if (found === undefined) {
        foreign.push(source);
        continue;
      }
      const aspect = fitting(aspectOf(fragment), theme, isBooked);
      const begins = foldText(found.text).startsWith(foldText(name.name));
      if (begins) {
        found.text = name.name + found.text.slice(name.name.length);
        // With the capital of the name it stands in no sentence of ours.
        found.shape = { form: 'loose' };
      }
      facts.push({ id: facts.length, source, aspect, ...found, weight: weightOf(fragment, aspect, field) });
    }
  const opening = facts.find(({ source }) => source.quote === first);
  // A name that says what the product is knows it better: "the box is a cheese" is wrong.
  const isOther = name.head !== undefined && name.head.noun !== kind;
  // "El Bálsamo de caléndula es un bálsamo de caléndula" says nothing.
  const isEcho = opening?.text.startsWith(name.name) === true;
  const definition = opening && isDefining && !isOther && !isEcho ? defined(opening, language) : undefined;
  const described = audienceOf(company.targetAudience, language, typed);
  return {
    language,
    product: name,
    company: companyName(company.name),
    ...(definition !== undefined &&
      opening && { definition: { text: definition, fact: opening, isEcho: name.head !== undefined } }),
    facts: facts.toSorted((a, b) => b.weight - a.weight || a.id - b.id),
    foreign,
    price: readPrice(product.price, language, typed),
    audience: {
      type: company.targetAudienceType,
      ...(described !== undefined && { described, ...(!isForSomebody(product.name) && { text: described }) }),
    },
    theme,
    ...(isBooked && { goal: 'book' }),
    ...(TALKED_OVER.test(named) && { goal: 'talk' }),
  };
}

/**
 * A name that says whom the product is for knows it better than the company's own audience; "inglés para viajar" says
 * what for.
 */
const isForSomebody = (name: string): boolean =>
  /\s(?:para|for)\s(?!\S+(?:ar|er|ir|ing)(?:\s|$))/iu.test(name);

const LONGEST_AUDIENCE = 110;

/** A word that shows no language is taken for one of the language of the whole input. */
function audienceOf(field: string, language: Locale, typed: Locale | undefined): string | undefined {
  const text = field.trim().replace(/\s+/gu, ' ').replace(/\.$/u, '');
  if (isNothing(text) || text.length > LONGEST_AUDIENCE || /[<>{}[\]]|[.!?]\s/u.test(text)) return undefined;
  const found = said(text, languageOf(text) ?? typed, language, { gender: 'm', isPlural: true });
  return found?.shape.form === 'noun' ? found.text : undefined;
}
