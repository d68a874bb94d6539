import { expect, test } from 'vitest';
import { ERROR_STATUS } from '#shared/errors.ts';
import { LOCALES, translateDynamic } from './index.ts';

test.each(LOCALES)('every error code has a sentence in %s', (locale) => {
  const missing = Object.keys(ERROR_STATUS).filter((code) => !translateDynamic(locale, `errors:${code}`));
  expect(missing).toEqual([]);
});

const sources = import.meta.glob<string>(
  ['../shared/*.ts', '../features/**/*.ts', '../server/**/*.ts', '!**/*.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

test.each(LOCALES)('every message that the server names has a sentence in %s', (locale) => {
  const keys = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/'((?:errors|accounts?|consulting|leads|marketing):[\w.]+)'/g)].map(
      ([, key = '']) => key,
    ),
  );
  expect(keys).toContain('errors:fields.invalid');
  const isSaid = (key: string) => translateDynamic(locale, key) ?? translateDynamic(locale, `${key}_other`);
  expect([...new Set(keys)].filter((key) => !isSaid(key))).toEqual([]);
});
