import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SRC = new URL('..', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, SRC), 'utf8');
const tokens = read('styles/tokens.css');

const SEVEN = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl'];

/** Documents with a style of their own, which are no screens of the site or the portals. */
const DOCUMENTS = [
  'components/marketing/landing-styles.ts', // a client's landing page
  'components/loop/landing-proof.ts', // its report on the home page
  'kernel/front/problem-answer.ts', // an error before any style sheet
  'shared/contact/email-html.ts',
  'shared/contact/email-look.ts',
  'styles/report-print.css',
];
/** Drawings measure their letters in their own units, which their width scales. */
const DRAWINGS = ['components/site/screens/TradeDrawing.astro'];

const screens = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.(css|astro|tsx?)$/.test(path) &&
    !/\.test\.tsx?$/.test(path) &&
    ![...DOCUMENTS, ...DRAWINGS].includes(path),
);

/** Sizes that are written down instead of named. */
const OWN_SIZES = [
  /font-size:(?!\s*var\(--size-[\w]+\))[^;'"`}]*/g,
  /(?<![\w-])text-\[(?:length:|clamp|calc|min|max|[\d.])[^\]]*\]/g,
  /(?<![\w-])font:\s[^;]*\d(?:px|rem|em|%)[^;]*/g,
  /fontSize:[^,}]*/g,
];

const ownSizes = (text: string) => OWN_SIZES.flatMap((pattern) => text.match(pattern) ?? []);

describe('type has seven sizes', () => {
  it('in the tokens', () => {
    const named = new Set([...tokens.matchAll(/--size-([\w]+):/g)].map(([, name]) => name));
    expect([...named]).toEqual(SEVEN);
    const sheets = screens.filter((path) => path.endsWith('.css')).map(read);
    const elsewhere = sheets.flatMap((css) => [...css.matchAll(/--size-([\w]+):/g)].map(([, name]) => name));
    expect(SEVEN).toEqual(expect.arrayContaining(elsewhere));
  });

  it('in the classes, which are the tokens', () => {
    const classes = [...read('styles/theme.css').matchAll(/--text-([\w]+): var\(--size-([\w]+)\)/g)];
    expect(classes.map(([, name, size]) => [name, size])).toEqual(SEVEN.map((size) => [size, size]));
  });

  it('of which text without a class has one', () => {
    expect(tokens).toContain('--size-base: 1rem;');
    expect(read('styles/foundation.css')).toMatch(/html \{[^}]*font-size: var\(--size-base\);/);
  });

  it.each([
    'p { font-size: 0.9rem }',
    'p { font-size: 12px; }',
    '<p class="text-[15px]">',
    '<p class="sm:text-[clamp(1rem,2vw,2rem)]">',
    'p { font: 600 14px/1.2 sans-serif; }',
    '<p style={{ fontSize: 12 }}>',
  ])('and finds an eighth: %s', (text) => {
    expect(ownSizes(text)).toHaveLength(1);
  });

  it('on every screen', () => {
    const found = screens.flatMap((path) => ownSizes(read(path)).map((size) => `${path}: ${size}`));
    expect(found).toEqual([]);
  });
});
