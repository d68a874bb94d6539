import { expect, test } from 'vitest';
import { gathered, isHint, standingIn, standingInText, textAt, withTexts } from './text-warnings.rules.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';

const content = {
  subject: 'Dura 75 años',
  posts: [{ network: 'x', text: 'La premió Ikea', hashtags: [] }],
  faq: [{ question: '¿Cuánto dura?', answer: 'Mucho' }],
};
const doubt = (field: string, fact: string, code: TextWarning['code'] = 'model_untraceable') => ({
  code,
  field,
  facts: [fact],
});

test('finds a field of the editor in a campaign, in lists and posts too', () => {
  expect(
    ['subject', 'posts.x', 'faq.0.answer', 'posts.linkedin', 'faq.7.answer', 'nothing'].map((field) =>
      textAt(content, field),
    ),
  ).toEqual(['Dura 75 años', 'La premió Ikea', 'Mucho', '', '', '']);
});

test('replaced words go to their fields, and nothing else changes', () => {
  const texts = { subject: 'Nuevo', 'posts.x': 'Otro', 'faq.0.answer': 'Siempre' };
  const changed = withTexts(content, texts);
  expect(Object.keys(texts).map((field) => textAt(changed, field))).toEqual(Object.values(texts));
  expect(textAt(changed, 'faq.0.question')).toBe('¿Cuánto dura?');
  expect(withTexts(content, { 'posts.linkedin': 'Nadie', 'faq.9.answer': 'Nada' })).toEqual(content);
});

test('a warning applies while its words are in the text, and a length warning while it is too long', () => {
  const all = [
    doubt('subject', '75'),
    doubt('subject', '1999'),
    doubt('posts.x', 'Ikea'),
    doubt('subject', '40/10', 'model_too_long'),
    doubt('subject', '40/30', 'model_too_long'),
  ];
  expect(standingIn(content, all)).toEqual([all[0], all[2], all[3]]);
  expect(standingIn(content, null)).toEqual([]);
  expect(standingInText('Dura 75 años', all)).toEqual([all[0]]);
});

test('warnings are separate from hints, and those of a kind are merged', () => {
  expect(isHint(doubt('subject', '75'))).toBe(false);
  expect(isHint({ code: 'no_price', field: 'price' })).toBe(true);
  expect(gathered([doubt('a', '1'), doubt('a', '2'), doubt('b', '3')])).toEqual([
    { code: 'model_untraceable', field: 'a', facts: ['1', '2'] },
    doubt('b', '3'),
  ]);
});
