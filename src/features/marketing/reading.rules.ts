import { translateEnglish } from './translate-en.rules.ts';
import { translateSpanish } from './translate-es.rules.ts';
import { aOrAn } from './grammar-en.rules.ts';
import { article, type NounForm } from './grammar-es.rules.ts';
import { aspectOf, type Aspect } from './aspects.rules.ts';
import { inner, shapeOf, type Shape } from './forms.rules.ts';
import { fragmentsOf, isNothing, LONGEST_FACT } from './fragments.rules.ts';
import { languageOf } from './language-of.rules.ts';
import { ENGLISH_NOUNS, SPANISH_NOUNS, type Noun } from './lexicon.rules.ts';
import { readPrice, type Price } from './price.rules.ts';
import { companyName, readName, type ProductName } from './product-name.rules.ts';
import { isService, themeOf, type Theme } from './themes.rules.ts';
import type { AudienceType, MarketingFacts, Source } from './writer.types.ts';
import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/text.ts';

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
  audience: { type: AudienceType; text?: string };
  theme: Theme;
};

const VAGUE =
  /(?<![\p{L}])(?:calidad|excelen|mejor|innovador|moderno|unico|competitiv|lider|alto nivel|premium|quality|excellen|best|great|innovative|unique|competitive|leading|world-class|affordable|economico|barato|buen|good|bonito|nice)/u;
const NEGATIVE = /(?<![\p{L}])(?:no inclu|no se inclu|excepto|salvo|excluye|not includ|exclud|except)/u;

/** Parts, materials and qualities of a product: a fact that begins with one does not say what the product is. */
const NOT_A_KIND = new Set(
  'cuadro freno freno_de_disco rueda sillin bateria motor pantalla teclado cargador cable sensor camara bolsillo cremallera costura forro suela talla correa tapa asa mango color tamano peso altura anchura capacidad potencia autonomia esmalte sabor aroma textura curacion maduracion fermentacion elaboracion coccion ingrediente aditivo conservante colorante alergeno proteina fibra vitamina algodon lana lino seda cuero piel ante poliester nailon tela tejido hilo fieltro madera roble pino haya nogal bambu corcho acero acero_inoxidable aluminio hierro laton cobre plata vidrio cristal ceramica barro porcelana plastico goma caucho silicona carton papel piedra marmol cera mimbre esparto leche harina trigo hoja cueva pieza loncha rodaja porcion racion caja botella lata tarro bote bolsa paquete estuche envase lote juego surtido par garantia devolucion cambio entrega envio recogida montaje instalacion mantenimiento soporte soporte_tecnico asistencia atencion embalaje bonificacion descuento cuota pago financiacion permanencia cliente persona nombre numero fecha ano mes semana dia hora minuto vez unidad plaza metro litro kilo origen calidad diseno rendimiento seguridad ahorro consumo energia trazabilidad certificacion norma produccion fabricacion stock marca logotipo experiencia resultado actualizacion integracion copia_de_seguridad dato cifrado panel informe acceso licencia regalo tarjeta lazo etiqueta precio receta equipo'.split(
    ' ',
  ),
);
const isKind = (noun: Noun): boolean =>
  !NOT_A_KIND.has(foldText(noun.es).replaceAll(' ', '_')) && !noun.isTime;

function weightOf(text: string, aspect: Aspect, field: Source['field']): number {
  const folded = foldText(text);
  const count = text.split(/\s+/u).length;
  let weight = /\d/.test(text) ? 2 : 0;
  if (aspect !== 'general') weight += 3;
  if (count >= 3 && count <= 14) weight += 1;
  if (field === 'product.advantages') weight += 1;
  if (VAGUE.test(folded)) weight -= 4;
  if (NEGATIVE.test(folded)) weight -= 4;
  if (count > 20) weight -= 2;
  return weight;
}

/** "Imparte la maestra quesera" is a note; in a sentence the verb wants its object: "lo imparte la maestra quesera". */
const withObject = (text: string, { gender, isPlural }: NounForm): string =>
  text.replace(
    /^(?=(?:imparten?|dirigen?|elaboran?|firman?|presentan?|guían?)\s(?:el|la|los|las|un|una|nuestr[oa]s?)\s)/u,
    () => {
      const object = gender === 'f' ? 'la' : 'lo';
      return `${object}${isPlural ? 's' : ''} `;
    },
  );

/** A verb of the other number has another subject than the product. */
const agreeing = (shape: Shape, { isPlural }: NounForm): Shape =>
  shape.form === 'verb' && shape.isPlural !== undefined && shape.isPlural !== isPlural
    ? { form: 'clause' }
    : shape;

type Said = { text: string; shape: Shape };

function said(fragment: string, from: Locale | undefined, to: Locale, about: NounForm): Said | undefined {
  if (from === undefined || from === to) {
    const text = inner(fragment);
    return {
      text: to === 'es' ? withObject(text, about) : text,
      shape: agreeing(shapeOf(fragment, to), about),
    };
  }
  const found =
    from === 'es'
      ? translateSpanish(inner(fragment), about.isPlural)
      : translateEnglish(inner(fragment), about);
  if (found === undefined) return undefined;
  const { form, count, text } = found;
  // "Keep for four years" would be an order.
  if (to === 'en' && form === 'verb' && about.isPlural)
    return { text: `they ${text}`, shape: { form: 'clause' } };
  if (to === 'en') return { text, shape: { form, ...(count && { english: count }) } };
  const shape = agreeing(shapeOf(text, 'es'), about);
  return { text, shape: form === 'noun' ? { ...shape, form } : shape };
}

/** The article that lets a noun phrase stand after "is"; nothing where gender or number are not sure. */
function defined({ text, shape }: Said, language: Locale): string | undefined {
  if (shape.form !== 'noun' || shape.isDetermined === true) return undefined;
  if (language === 'es') {
    if (shape.spanish === undefined) return undefined;
    return shape.spanish.isPlural
      ? text
      : `${article('un', text.split(' ')[0] ?? '', shape.spanish)} ${text}`;
  }
  return shape.english === 'one' ? `${aOrAn(text)} ${text}` : text;
}

function kindOf(fragment: string, from: Locale | undefined): Noun | undefined {
  const words = (fragment.match(/[\p{L}'’-]+/gu) ?? []).map(foldText);
  const stop = words.findIndex((word, at) => at > 0 && /^(?:of|for|with|in|from|by|made|that)$/.test(word));
  const head = from === 'en' ? words.slice(0, stop === -1 ? undefined : stop) : words;
  for (let size = Math.min(3, head.length); size > 0; size -= 1) {
    const found =
      from === 'en'
        ? ENGLISH_NOUNS.get(head.slice(-size).join(' '))
        : SPANISH_NOUNS.get(head.slice(0, size).join(' '));
    if (found !== undefined) return found.noun;
  }
  return undefined;
}

/** In services "90 minutos" is how long they take; of goods it may be anything. */
const fitting = (aspect: Aspect, theme: Theme): Aspect =>
  aspect === 'duration' && !isService(theme) ? 'general' : aspect;

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
  const kind = kindOf(first, languageOf(first) ?? typed);
  const isDefining = kind !== undefined && isKind(kind);
  const name = readName(
    product.name,
    language,
    isDefining ? { gender: kind.gender, isPlural: false } : undefined,
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
      const aspect = fitting(aspectOf(fragment), theme);
      const begins = foldText(found.text).startsWith(foldText(name.name));
      if (begins) found.text = name.name + found.text.slice(name.name.length);
      facts.push({ id: facts.length, source, aspect, ...found, weight: weightOf(fragment, aspect, field) });
    }
  const opening = facts.find(({ source }) => source.quote === first);
  // A name that says what the product is knows it better: "the box is a cheese" is wrong.
  const isOther = name.head !== undefined && name.head.noun !== kind;
  // "El Bálsamo de caléndula es un bálsamo de caléndula" says nothing.
  const isEcho = opening?.text.startsWith(name.name) === true;
  const definition = opening && isDefining && !isOther && !isEcho ? defined(opening, language) : undefined;
  // A name that says whom the product is for knows it better than the company's own audience.
  const isForSomebody = /\s(?:para|for)\s/iu.test(product.name);
  const audience = isForSomebody ? undefined : audienceOf(company.targetAudience, language);
  return {
    language,
    product: name,
    company: companyName(company.name),
    ...(definition !== undefined &&
      opening && { definition: { text: definition, fact: opening, isEcho: name.head !== undefined } }),
    facts: facts.toSorted((a, b) => b.weight - a.weight || a.id - b.id),
    foreign,
    price: readPrice(product.price, language, typed),
    audience: { type: company.targetAudienceType, ...(audience !== undefined && { text: audience }) },
    theme,
  };
}

const LONGEST_AUDIENCE = 110;

function audienceOf(typed: string, language: Locale): string | undefined {
  const text = typed.trim().replace(/\s+/gu, ' ').replace(/\.$/u, '');
  if (isNothing(text) || text.length > LONGEST_AUDIENCE || /[<>{}[\]]|[.!?]\s/u.test(text)) return undefined;
  const found = said(text, languageOf(text), language, { gender: 'm', isPlural: true });
  return found?.shape.form === 'noun' ? found.text : undefined;
}
