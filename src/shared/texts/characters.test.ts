import { describe, expect, test } from 'vitest';
import { hasVisible, isLine, isOneScript, isUsername, wordsOf } from './characters.ts';
import { isEmail } from '#shared/contact/email.ts';

const UNSEEN = [
  ['a control character', 'a\u0007b'],
  ['a tab', 'a\tb'],
  ['a line break', 'a\r\nb'],
  ['a C1 control', 'a\u0085b'],
  ['a line separator', 'a\u2028b'],
  ['a zero-width space', 'ana\u200b'],
  ['a word joiner', 'a\u2060b'],
  ['a byte order mark', 'a\ufeffb'],
  ['a right-to-left override', '\u202eabc'],
  ['an isolate', '\u2066abc\u2069'],
  ['a mark of direction', 'a\u200eb'],
  ['a soft hyphen', 'a\u00adb'],
  ['a filler', 'a\u3164'],
];

test.each(UNSEEN)('rejects %s in a line and in a user name', (_name, text) => {
  expect([isLine(text), isUsername(text)]).toEqual([false, false]);
});

test.each(['Peña & Hijos, S.L.', 'L’Hospitalet', '東京', 'مريم', 'می‌خواهم', '👩‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'n\u0303'])(
  'accepts what people write in a line: %s',
  (text) => expect([isLine(text), hasVisible(text)]).toEqual([true, true]),
);

test.each(['ana', 'Ana.Ruiz-2', 'peña', 'n\u0303u', '東京', '😀', "o'neil+x"])(
  '%s is a user name',
  (text) => {
    expect(isUsername(text)).toBe(true);
  },
);

test.each(['', 'a b', 'a@b', 'a\u00a0b', '👩‍👩‍👧', '\u0301', '\u2800', '\u200d', 'a\ue000', 'a\u0378'])(
  'rejects invisible or ambiguous characters in a user name: %j',
  (text) => expect(isUsername(text)).toBe(false),
);

test.each(['', ' ', '\u200b\u200b\u2060', '\u200d', '\u3164', '\ufe0f', '\u2800'])(
  '%j is invisible',
  (text) => {
    expect(hasVisible(text)).toBe(false);
  },
);

test.each([
  'ana@x.example',
  'ana.ruiz+tag@sub.x-y.example',
  "o'neil@x.ie",
  'josé@correo.españa',
  '用户@例子.中国',
  'a@xn--80ak6aa92e.com',
  'a@1.2.example',
])('%s is an email address', (text) => expect(isEmail(text)).toBe(true));

test.each([
  'a\u200b@x.org',
  'a@x\u200b.org',
  'a@x.or\u200bg',
  'a\u202e@x.org',
  'a\u3164@x.org',
  'a\u3164@x\u3164.org',
  'a..b@x.org',
  '.a@x.org',
  'a.@x.org',
  'a@x..org',
  'a@.x.org',
  'a@x.org.',
  'a@-x.org',
  'a@x-.org',
  'a@x.o',
  'a@x',
  'a@@x.org',
  'a@b@x.org',
  'a b@x.org',
  'a@x_y.org',
  'a\u0007@x.org',
  '<a@x.org>',
  `${'a'.repeat(250)}@x.org`,
])('%j is not an email address', (text) => expect(isEmail(text)).toBe(false));

/** Returns the fastest of many rounds: other load on the machine only makes a round slower. */
function fastestMs(act: () => void): number {
  let fastest = Infinity;
  for (let round = 0; round < 50; round += 1) {
    const startedAt = performance.now();
    for (let times = 0; times < 100; times += 1) act();
    fastest = Math.min(fastest, performance.now() - startedAt);
  }
  return fastest;
}

// Backtracking doubles the work with every character: sixteen more would take 65,536 times as long.
test.each(['a', 'a.', 'a-', '-', 'é'])(
  'an invalid address of many %j is rejected without backtracking',
  (part) => {
    const attempt = (length: number) => isEmail(`x@${part.repeat(length / part.length)}!`);
    expect(attempt(8)).toBe(false);
    expect(fastestMs(() => attempt(24))).toBeLessThan(fastestMs(() => attempt(8)) * 100);
  },
);

describe('one script', () => {
  test.each([
    'admin',
    'José',
    'Núria',
    'Αθηνά',
    'иван',
    '田中ひろカナ',
    'ﾀﾅｶ田中',
    '김철수',
    '金철수',
    'Tanaka田中',
    'हिन्दी',
    'نور',
    'ᏣᎳᎩ',
    'ⵜⵉⴼⵉⵏⴰⵖ',
    'O’Brien-2',
    'user_1.x',
    'x²',
    '🙂ana',
    '12345',
  ])('%s is in one script', (text) => expect(isOneScript(text)).toBe(true));

  test.each(['аdmin', 'admіn', 'αdmin', 'Ελλάδaς', 'аԁmin', 'Աdmin', 'aᏣ', 'aⵜ', 'иван金', 'Ωmega', 'ไทยa'])(
    '%s is in several scripts',
    (text) => expect(isOneScript(text)).toBe(false),
  );

  test('a name is checked word by word', () => {
    const isName = (name: string) => wordsOf(name).every(isOneScript);
    expect(['Núria Güell i Peña', 'Αθηνά López', 'Иван-Paul', '山田 Taro'].map(isName)).toEqual(
      Array(4).fill(true),
    );
    expect(['Аdmin Pérez', 'Ana Gаrcía'].map(isName)).toEqual([false, false]);
  });
});
