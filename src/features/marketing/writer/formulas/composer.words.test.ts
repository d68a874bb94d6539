import { expect, test } from 'vitest';
import en from '#i18n/en/writer.json' with { type: 'json' };
import es from '#i18n/es/writer.json' with { type: 'json' };
import { MISSING_FACTS } from '#features/marketing/writer/checks/writer.values.ts';
import { FORMULA_REASONS, FORMULAS, HINT_CODES, VARIANT_FORMULAS } from './composer.values.ts';
import { EDITING_HELP_CODES } from '#features/marketing/writer/help/editing-help.rules.ts';
import { NETWORK_RULES, NETWORKS_CHECKED_ON } from './networks.values.ts';

test.each([
  ['hints', HINT_CODES],
  ['help', EDITING_HELP_CODES],
  ['variants', VARIANT_FORMULAS],
  ['formulas', FORMULAS],
  ['formulaReasons', FORMULA_REASONS],
  ['missing', MISSING_FACTS],
] as const)('every code of %s has its words in both languages, and no word is left over', (table, codes) => {
  for (const words of [es, en]) expect(Object.keys(words[table]).sort()).toEqual([...codes].sort());
});

test('what is known of the networks says when it was checked, and no fold is beyond a limit', () => {
  expect(NETWORKS_CHECKED_ON).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const { limit, fold } of Object.values(NETWORK_RULES)) expect(fold ?? 0).toBeLessThan(limit);
});
