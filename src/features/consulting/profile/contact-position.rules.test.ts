import { expect, test } from 'vitest';
import { translator } from '#i18n/index.ts';
import { LOCALES } from '#shared/languages.ts';
import { positionInText } from './contact-position.rules.ts';

test.each(LOCALES)('a position that nobody knows stands in lower case behind a name in %s', (locale) => {
  const unknown = translator(locale)('loop:unknown.position');
  expect(positionInText(unknown)).toBe(unknown.toLowerCase());
});

test('a position stays as it was typed', () => {
  expect(positionInText('CEO')).toBe('CEO');
  expect(positionInText('Gerente')).toBe('Gerente');
});
