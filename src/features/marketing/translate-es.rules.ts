import { nounCount, type EnglishNoun } from './grammar-en.rules.ts';
import { SPANISH_NOUNS, SPANISH_PARTICIPLES, SPANISH_PHRASES, SPANISH_VERBS } from './lexicon.rules.ts';
import { measure, rangeOf } from './translate-es-measure.rules.ts';
import { complement, nounPhrase, withArticle, type Phrase } from './translate-es-noun.rules.ts';
import { isName, longest, tokensOf, type Token } from './translate-tokens.rules.ts';

export type Translation = {
  text: string;
  form: 'noun' | 'clause' | 'verb' | 'adjective' | 'phrase';
  count?: EnglishNoun;
};

const AND = /^(?:y|e)$/;
const OR = /^(?:o|u)$/;

type Part = Translation & { next: number };

/** Sends and serves: who does it is not said, so that English says what is done. */
const PASSIVES: readonly (readonly [RegExp, string])[] = [
  [/^(?:sirven?|entregan?|envian?)$/, 'delivered'],
  [/^(?:imparten?|dan)$/, 'taught'],
  [/^dirigen?$/, 'led'],
  [/^fabrican?$/, 'made'],
  [/^elaboran?$/, 'made'],
];

/** Complements in a row: "en 24 horas en la península". */
function complements(tokens: readonly Token[], at: number): { text: string; next: number } | undefined {
  const texts: string[] = [];
  let next = at;
  for (;;) {
    const part = complement(tokens, next);
    if (part === undefined) break;
    texts.push(part.text);
    ({ next } = part);
  }
  return texts.length === 0 ? undefined : { text: texts.join(' '), next };
}

/** "Imparte la maestra quesera", "se sirve en 24 horas". */
function passive(tokens: readonly Token[], at: number): Part | undefined {
  const isReflexive = tokens[at]?.word === 'se';
  const verb = at + (isReflexive ? 1 : 0);
  const done = PASSIVES.find(([stem]) => stem.test(tokens[verb]?.word ?? ''))?.[1];
  if (done === undefined) return undefined;
  if (isReflexive) {
    const rest = complements(tokens, verb + 1);
    return rest && { text: `${done} ${rest.text}`, form: 'adjective', next: rest.next };
  }
  const doer = nounPhrase(tokens, verb + 1, false);
  return doer && { text: `${done} by ${doer.text}`, form: 'adjective', next: doer.next };
}

/** A verb with what it takes; `isPlural` is the number of whatever does it. */
function verbPhrase(tokens: readonly Token[], at: number, isPlural: boolean): Part | undefined {
  const start = tokens[at]?.word === 'se' ? at + 1 : at;
  const verb = SPANISH_VERBS.get(tokens[start]?.word ?? '');
  if (verb === undefined) return undefined;
  const said = verb.en[isPlural ? 1 : 0];
  const time = measure(tokens, start + 1);
  if (time !== undefined) {
    const rest = complements(tokens, time.next);
    const tie = /^conserva/.test(verb.es[0]) && time.isTime ? ' for' : '';
    return {
      text: `${said}${tie} ${time.text}${rest === undefined ? '' : ` ${rest.text}`}`,
      form: 'verb',
      next: rest?.next ?? time.next,
    };
  }
  if (start !== at) return undefined;
  const object = list(tokens, start + 1, (from) => {
    const phrase = nounPhrase(tokens, from, false);
    return phrase && { text: withArticle(phrase), form: 'noun', next: phrase.next };
  });
  const rest = complements(tokens, object?.next ?? start + 1);
  if (object === undefined && rest === undefined) return undefined;
  return {
    text: [said, object?.text, rest?.text].filter((part) => part !== undefined).join(' '),
    form: 'verb',
    next: rest?.next ?? object?.next ?? start + 1,
  };
}

/** "a, b y c" of whatever `read` reads. */
function list(
  tokens: readonly Token[],
  at: number,
  read: (from: number) => Part | undefined,
): Part | undefined {
  const first = read(at);
  if (first === undefined) return undefined;
  const parts = [first.text];
  let tie = 'and';
  let { next } = first;
  for (;;) {
    const word = tokens[next]?.word ?? '';
    const isLast = AND.test(word) || OR.test(word);
    if (!isLast && word !== ',') break;
    const further = read(next + 1);
    if (further === undefined) break;
    if (OR.test(word)) tie = 'or';
    parts.push(further.text);
    ({ next } = further);
    if (isLast) break;
  }
  if (parts.length === 1) return first;
  const text = `${parts.slice(0, -1).join(', ')} ${tie} ${parts.at(-1) ?? ''}`;
  return { text, form: first.form, count: 'many', next };
}

/** "familias que cocinan en casa y buscan …" */
function relative(tokens: readonly Token[], phrase: Phrase, isPerson: boolean): Part | undefined {
  if (tokens[phrase.next]?.word !== 'que') return undefined;
  const isMany = phrase.count === 'many';
  const act = list(tokens, phrase.next + 1, (from) => verbPhrase(tokens, from, isMany));
  return (
    act && {
      text: `${phrase.text} ${isPerson ? 'who' : 'that'} ${act.text}`,
      form: 'noun',
      count: phrase.count,
      next: act.next,
    }
  );
}

/** "A 20 minutos de Fuente Dé" */
function distance(tokens: readonly Token[], at: number): Part | undefined {
  const far = tokens[at]?.word === 'a' ? measure(tokens, at + 1) : undefined;
  if (far === undefined || tokens[far.next]?.word !== 'de') return undefined;
  let next = far.next + 1;
  while (isName(tokens, next)) next += 1;
  const place = tokens.slice(far.next + 1, next).map(({ raw }) => raw);
  return place.length === 0
    ? undefined
    : { text: `${far.text} from ${place.join(' ')}`, form: 'phrase', next };
}

function item(tokens: readonly Token[], at: number, isPlural: boolean): Part | undefined {
  const done = distance(tokens, at) ?? passive(tokens, at) ?? verbPhrase(tokens, at, isPlural);
  if (done !== undefined) return done;
  const whole = longest(SPANISH_PHRASES, tokens, at);
  if (whole?.entry.kind === 'adjective') {
    const rest = complements(tokens, whole.next);
    const text = rest === undefined ? whole.entry.en : `${whole.entry.en} ${rest.text}`;
    return { text, form: 'adjective', next: rest?.next ?? whole.next };
  }
  if (whole?.entry.kind === 'adverb') return { text: whole.entry.en, form: 'phrase', next: whole.next };
  const spread = tokens[at]?.word === 'de' ? rangeOf(tokens, at + 1) : undefined;
  if (spread !== undefined) return { text: `for ${spread.text}`, form: 'phrase', next: spread.next };
  const time = measure(tokens, at);
  if (time !== undefined) {
    const pace = complements(tokens, time.next);
    const text = pace === undefined ? time.text : `${time.text} ${pace.text}`;
    return { text, form: 'noun', count: 'many', next: pace?.next ?? time.next };
  }
  const made = longest(SPANISH_PARTICIPLES, tokens, at, 1);
  const ties = complements(tokens, at);
  if (ties !== undefined) return { ...ties, form: made === undefined ? 'phrase' : 'adjective' };
  const phrase = nounPhrase(tokens, at, false);
  if (phrase === undefined) return undefined;
  const act = verbPhrase(tokens, phrase.next, phrase.count === 'many');
  const who = relative(tokens, phrase, longest(SPANISH_NOUNS, tokens, at)?.entry.noun.isPerson === true);
  if (who !== undefined) return who;
  if (act !== undefined)
    return { text: `${withArticle(phrase)} ${act.text}`, form: 'clause', next: act.next };
  return {
    text: phrase.text,
    form: 'noun',
    count: phrase.hasArticle ? 'many' : phrase.count,
    next: phrase.next,
  };
}

/**
 * A Spanish fragment in English, word for word through the glossary, or nothing where one word is not in it: what is
 * not understood is not translated. `isPlural` is the number of the product that the fragment speaks of.
 */
export function translateSpanish(fragment: string, isPlural: boolean): Translation | undefined {
  const tokens = tokensOf(fragment);
  const single = item(tokens, 0, isPlural);
  if (single?.next === tokens.length) return said(single);
  const several = list(tokens, 0, (from) => {
    const part = item(tokens, from, isPlural);
    if (part?.form !== 'noun') return part;
    const phrase = nounPhrase(tokens, from, false);
    return phrase?.next === part.next ? { ...part, text: withArticle(phrase) } : part;
  });
  return several?.next === tokens.length ? said(several) : undefined;
}

function said({ text, form, count }: Part): Translation {
  if (form !== 'noun') return { text, form };
  return { text, form, count: count ?? nounCount(text) };
}
