import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ERROR_STATUS } from '#shared/errors.ts';
import { LOCALES, translateDynamic } from './index.ts';

test.each(LOCALES)('every error code has a sentence in %s', (locale) => {
  const missing = Object.keys(ERROR_STATUS).filter((code) => !translateDynamic(locale, `errors:${code}`));
  expect(missing).toEqual([]);
});

const SRC = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync(['shared/*.ts', 'features/**/*.ts'], { cwd: SRC, exclude: ['**/*.test.ts'] }).map(
  (file) => readFileSync(join(SRC, file), 'utf8'),
);

test.each(LOCALES)('every message that the server names has a sentence in %s', (locale) => {
  const keys = sources.flatMap((text) =>
    [...text.matchAll(/'((?:errors|accounts?|consulting|leads|marketing):[\w.]+)'/g)].map(
      ([, key = '']) => key,
    ),
  );
  expect(keys).toContain('errors:fields.invalid');
  const isSaid = (key: string) => translateDynamic(locale, key) ?? translateDynamic(locale, `${key}_other`);
  expect([...new Set(keys)].filter((key) => !isSaid(key))).toEqual([]);
});
