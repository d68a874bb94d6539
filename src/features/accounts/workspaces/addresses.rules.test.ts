import { expect, test } from 'vitest';
import { readAddresses } from './addresses.rules.ts';

const emails = (text: string) => readAddresses(text).map(({ email, written }) => email ?? `? ${written}`);

test.each([
  ['ana@x.example, luis@x.example;eva@x.example', ['ana@x.example', 'luis@x.example', 'eva@x.example']],
  ['ana@x.example\r\nluis@x.example\n\n', ['ana@x.example', 'luis@x.example']],
  ['ana@x.example luis@x.example', ['ana@x.example', 'luis@x.example']],
  ['Ana Ruiz <ana@x.example>, Luis <luis@x.example>', ['ana@x.example', 'luis@x.example']],
  ['Ruiz, Ana <ana@x.example>; Gil, Luis <luis@x.example>', ['ana@x.example', 'luis@x.example']],
  ['"Ruiz, Ana" <ana@x.example>, "Gil; Luis" <luis@x.example>', ['ana@x.example', 'luis@x.example']],
  ['Ana Ruiz\tana@x.example\nLuis\tluis@x.example', ['ana@x.example', 'luis@x.example']],
  ['Ana Ruiz ana@x.example', ['ana@x.example']],
  ['ana@x.example, ANA@X.example', ['ana@x.example']],
  ['ana@x, luis@x.example', ['? ana@x', 'luis@x.example']],
  ['Marta, Eva, Ruiz, Ana <ana@x.example>', ['? Marta', '? Eva', 'ana@x.example']],
  ['Marta, luis@x.example', ['? Marta', 'luis@x.example']],
  ['luis@x.example, Marta', ['luis@x.example', '? Marta']],
  ['"Ana <ana@x.example>\nluis@x.example', ['ana@x.example', 'luis@x.example']],
  [' ,;\n', []],
])('every part of a pasted list is read, and none is lost: %j', (text, expected) => {
  expect(emails(text)).toEqual(expected);
});

test('the name beside an address is read', () => {
  expect(readAddresses('"Ruiz, Ana" <ana@x.example>')).toEqual([
    { written: '"Ruiz, Ana" <ana@x.example>', name: 'Ruiz, Ana', email: 'ana@x.example' },
  ]);
});
