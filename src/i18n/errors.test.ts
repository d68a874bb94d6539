import { expect, test } from 'vitest';
import { ERROR_STATUS } from '#shared/errors.ts';
import { LOCALES, translateDynamic } from './index.ts';

test.each(LOCALES)('every error code has a sentence in %s', (locale) => {
  const missing = Object.keys(ERROR_STATUS).filter((code) => !translateDynamic(locale, `errors:${code}`));
  expect(missing).toEqual([]);
});
