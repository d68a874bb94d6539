import { expect, test } from 'vitest';
import { copiedText, paragraphsOf } from './content-notes.rules.ts';

const parts = {
  parts: [
    { name: 'headline', text: 'Llame hoy' },
    { name: 'line', text: 'Abierto los domingos' },
    { name: 'callToAction', text: 'Llamar' },
    { name: 'image', text: 'El taller por dentro' },
    { name: 'altText', text: 'Taller: el taller por dentro' },
  ],
};
const text = parts.parts.map((part) => part.text).join('\n\n');

test('button and image idea are shown with labels and not copied', () => {
  expect(paragraphsOf(text, parts).map(({ text: one, label }) => [label, one])).toEqual([
    [null, 'Llame hoy'],
    [null, 'Abierto los domingos'],
    ['callToAction', 'Llamar'],
    ['image', 'El taller por dentro'],
  ]);
  expect(copiedText(text, parts)).toBe('Llame hoy\n\nAbierto los domingos');
});

test('an edited text, or one stored without parts, is copied as it is', () => {
  expect(copiedText('Llame hoy\n\nLlámenos', parts)).toBe('Llame hoy\n\nLlámenos');
  expect(copiedText(text, null)).toBe(text);
});
