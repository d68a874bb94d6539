import { expect, test } from 'vitest';
import { COPY } from './copy.rules.ts';
import { isOnly } from './language-of.rules.ts';

/** Every line of the sentence material, with the path to it. */
function lines(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => lines(value, `${path}.${key}`));
}

const PLACES =
  /^(?:product|name|company|definition|kind|price|exact|amount|audience|fact|factA|fact2|facts|need1|need2|needs|topic1|topic2|a|b|list|listA|question|quote|label|scene|means|meansSmall|so|copula)$/;
const bare = (line: string) =>
  line
    .replace(/\{[ung]:([^{}]*)\}/g, (_, options: string) => options.replaceAll('|', ' '))
    .replace(/\{\^?\w+\}/g, ' ');

/** What everybody writes and nobody believes. */
const CLICHES =
  /descubr|no lo dude|líder|relación calidad|siguiente nivel|soluci(?:ón|ones) integral|de la mano|a un clic|imagin[ae]|revolucion|increíble|espectacular|único en|discover|unlock|elevate|seamless|game.chang|next level|cutting.edge|leverage|delight|world.class|look no further|imagine|revolutioni|amazing|unleash/i;

test.each(['es', 'en'] as const)('every place of a line in %s is one that can be filled', (language) => {
  const wrong = lines(COPY[language]).filter(([, line]) =>
    [...line.matchAll(/\{([^{}]*)\}/g)].some(([, inside = '']) => {
      const [kind, options = ''] = inside.split(/:(.*)/s);
      const count = options.split('|').length;
      if (kind === 'u' || kind === 'n') return count !== 2;
      if (kind === 'g') return count !== 4;
      return !PLACES.test(inside.replace('^', ''));
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(['es', 'en'] as const)(
  'the material in %s holds no figure, no cliché and no word of the other language',
  (language) => {
    const other = language === 'es' ? 'en' : 'es';
    const wrong = lines(COPY[language]).filter(([path, line]) => {
      const text = bare(line).replace(/\bel súper\b|\bchat\b/g, ' ');
      const words = text.match(/\p{L}[\p{L}’-]*/gu) ?? [];
      const isForeign =
        !path.includes('.tags.') && words.some((word) => !word.includes('-') && isOnly(word, other));
      return isForeign || /\d/.test(text) || CLICHES.test(text);
    });
    expect(wrong).toEqual([]);
  },
);

test.each(['es', 'en'] as const)('in %s every consequence and every hook is a sentence', (language) => {
  const { aspects, themes, moves } = COPY[language];
  const sentences = [
    ...Object.values(aspects).flatMap(({ means }) => lines(means)),
    ...Object.values(themes).flatMap(({ hooks }) => lines(hooks)),
    ...lines({ ...moves, lead: {} }),
  ];
  const wrong = sentences.filter(([, line]) => !/^[\p{Lu}¿«“{]/u.test(line) || !/[.?]$/u.test(line));
  expect(wrong).toEqual([]);
});

test('typography: curly apostrophes in English, both marks of a question in Spanish', () => {
  expect(lines(COPY.en).filter(([, line]) => line.includes("'"))).toEqual([]);
  expect(lines(COPY.es).filter(([, line]) => line.includes('?') !== line.includes('¿'))).toEqual([]);
  for (const language of ['es', 'en'] as const)
    expect(lines(COPY[language]).filter(([, line]) => / {2}|\s$|^\s/.test(line))).toEqual([]);
});

test.each(['es', 'en'] as const)(
  'no line of %s stands twice, so that nothing sounds familiar',
  (language) => {
    const { aspects, themes, moves } = COPY[language];
    const all = [aspects, themes, moves]
      .flatMap((table) => lines(table))
      .filter(([path]) => !/\.(?:label|need|tags)/.test(path));
    const seen = new Set<string>();
    const twice = all.filter(([, line]) => seen.size === seen.add(line).size);
    expect(twice).toEqual([]);
  },
);
