import { expect, test } from 'vitest';
import { OWNER } from '#features/marketing/text-warnings.rules.ts';
import { isByRules, modelWriter } from './writer-name.rules.ts';

test('a text is the composer’s unless a model or a person wrote it', () => {
  expect([modelWriter('gpt'), OWNER, 'rules@3'].map(isByRules)).toEqual([false, false, true]);
});
