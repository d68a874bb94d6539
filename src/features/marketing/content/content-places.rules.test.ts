import { expect, test } from 'vitest';
import { partOf, placedParagraphs } from './content-places.rules.ts';

const written = [
  { name: 'subject', text: 'Pan de ayer, no' },
  { name: 'preheader', text: 'Horno a las seis' },
  { name: 'greeting', text: 'Hola:' },
  { name: 'body', text: 'Horneamos cada noche.\n\nAbrimos a las siete.' },
  { name: 'callToAction', text: 'Pedir' },
  { name: 'signature', text: 'Horno Sol\nValencia' },
];
const parts = { parts: written };
const text = written.map((part) => part.text).join('\n\n');
const namesOf = (typed: string) => placedParagraphs(typed, parts).map(({ name }) => name);

test('every paragraph of a text as it was written is known by its part', () => {
  expect(namesOf(text)).toEqual([
    'subject',
    'preheader',
    'greeting',
    'body',
    'body',
    'callToAction',
    'signature',
  ]);
});

test('an edited subject stays the subject, and an edited button the button', () => {
  const placed = placedParagraphs(
    text.replace('Pan de ayer, no', 'Pan del día').replace('Pedir', 'Reservar'),
    parts,
  );
  expect(partOf(placed, 'subject')).toBe('Pan del día');
  expect(partOf(placed, 'callToAction')).toBe('Reservar');
});

test('what was deleted leaves its place empty and moves no other part into it', () => {
  const placed = placedParagraphs(text.replace('Pan de ayer, no\n\n', '').replace('Pedir\n\n', ''), parts);
  expect(partOf(placed, 'subject')).toBe('');
  expect(partOf(placed, 'preheader')).toBe('Horno a las seis');
  expect(partOf(placed, 'callToAction')).toBe('');
  expect(partOf(placed, 'signature')).toBe('Horno Sol\nValencia');
});

test('what was added is body, also after the signature', () => {
  expect(placedParagraphs(`${text}\n\nP. D.: cerramos en agosto.`, parts).at(-1)).toEqual({
    name: 'body',
    text: 'P. D.: cerramos en agosto.',
  });
});

test('a text without parts is all body', () => {
  expect(placedParagraphs('Uno\n\nDos', null).map(({ name }) => name)).toEqual(['body', 'body']);
});
