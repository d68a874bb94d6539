import { caniemail } from 'caniemail';
import { describe, expect, test } from 'vitest';
import { allLetters } from '#tests/builders/letters.ts';
import { LOCALES } from '#shared/languages.ts';
import { composeEmail } from './email-message.ts';

/** Programs that nearly all recipients use; the package knows too little of the others to judge every feature. */
const CLIENTS: Parameters<typeof caniemail>[0]['clients'] = [
  'gmail.*',
  'outlook.*',
  'apple-mail.*',
  'yahoo.*',
  'samsung-email.*',
];

/** Features that a program may ignore, and how the email looks there. */
const IGNORED_WELL: Readonly<Record<string, string>> = {
  '<style> element': 'light colours everywhere',
  '@media': 'light colours everywhere',
  'Attribute selector': 'light colours everywhere',
  'Class selector': 'light colours everywhere',
  'Descendant combinator': 'light colours everywhere',
  'color-scheme meta tag': 'the program darkens the email by itself',
  '<body> element': 'its colour stands on the outer table too',
  'border-radius': 'square tiles and buttons',
  overflow: 'a narrow strip by the media query',
  'table-layout': 'Outlook on Windows is never narrower than the strip',
  'height property': 'the height stands as an attribute too',
  'word-break': 'long addresses widen the card',
  'aria-hidden attribute': 'the strip has no words',
  'role attribute': 'tables are announced as such',
};

const letters = LOCALES.flatMap((locale) =>
  allLetters(locale).map((letter) => [`${letter.name} (${locale})`, letter] as const),
);

describe.each(letters)('%s', (name, { html, text, href, subject }) => {
  test('uses only what mail programs show, or ignore without harm', () => {
    const { issues } = caniemail({ clients: CLIENTS, html });
    const harmful = [...issues.errors].flatMap(([client, found]) =>
      found.filter(({ title }) => !(title in IGNORED_WELL)).map(({ title }) => `${client}: ${title}`),
    );
    expect(harmful).toEqual([]);
  });

  test('loads nothing: no picture, font, script or style sheet', () => {
    expect(html).not.toMatch(/<(?:img|script|link|iframe)\b|url\(|src=/);
  });

  test('has one heading of 22 px, or none as a letter of a person, and at most one address that it leads to, in both forms', () => {
    expect([...html.matchAll(/<h1 [^>]*font-size:22px/g)]).toHaveLength(name.startsWith('personal') ? 0 : 1);
    const targets = new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target));
    expect([...targets]).toEqual(href === null ? [] : [href]);
    if (href !== null) expect(text).toContain(href);
  });

  test('leaves no placeholder open and no key instead of its words', () => {
    expect(subject + text).not.toMatch(/\{\{|\bmail:|:landing\.|questionnaire:mail/);
  });
});

test('every class has a light colour beside it, for programs that drop style sheets', () => {
  for (const [, { html }] of letters)
    for (const [tag] of html.matchAll(/<[^>]*class="e-(?:paper|card|ink|soft|line|link)[^>]*>/g))
      expect(tag).toMatch(/style="[^"]*(?:color|background|border-top):/);
});

test('typed words cannot become markup', () => {
  const typed = '<b onclick="x">&\'';
  const { html } = composeEmail({
    locale: 'en',
    brand: typed,
    subject: typed,
    heading: typed,
    paragraphs: [typed],
    action: { label: typed, href: 'https://site.example/?a="b"', note: typed },
    facts: [[typed, typed]],
    quote: typed,
    footer: [typed],
  });
  expect(html).not.toContain('<b ');
  expect(html).not.toContain('"b"');
});
