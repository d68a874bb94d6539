import { expect, test } from 'vitest';
import { asTyped, printOf, readSeen, withSent, withStored } from './answer-print.rules.ts';

test('a print tells texts apart that differ in a letter, an accent or their order, and has no space', () => {
  const texts = ['Ana', 'Aná', 'naA', 'Ana ', '1', '01', '👍', 'a'.repeat(5000), `${'a'.repeat(4999)}b`];
  const prints = texts.map(printOf);
  expect(new Set(prints).size).toBe(texts.length);
  expect(prints.filter((print) => !/^[a-z\d]+-[a-z\d]+$/.test(print))).toEqual([]);
  expect(printOf('')).toBe('');
  expect(printOf(asTyped(' uno\r\ndos '))).toBe(printOf('uno\ndos'));
});

test('what was sent is added once, and ends with what is stored after it', () => {
  expect(readSeen('')).toEqual(['']);
  const sent = ['a', 'b', 'a', 'c'].reduce(withSent, 'p');
  expect(readSeen(sent)).toEqual(['p', 'b', 'a', 'c']);
  expect(withStored(sent, 'a')).toBe('a c');
  expect(withStored(sent, 'elsewhere')).toBe('elsewhere');
  expect(readSeen(withSent('', 'a'))).toEqual(['', 'a']);
});

test('a form that hears nothing for long keeps what it showed and the latest that it sent', () => {
  const many = Array.from({ length: 100 }, (_, index) => `n${index}`).reduce(withSent, 'p');
  expect(readSeen(many)).toHaveLength(21);
  expect([readSeen(many)[0], readSeen(many).at(-1)]).toEqual(['p', 'n99']);
});
