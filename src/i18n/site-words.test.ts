import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sampleWords } from '#features/leads/sample/lead-sample.texts.ts';
import { SAMPLE_DEALS } from '#features/leads/sample/lead-sample.values.ts';
import { SOLUTIONS } from '#features/site/pages/solutions.values.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { INTL_TAG, LOCALES, translator } from './index.ts';

describe.each(LOCALES)('the pages of the site (%s)', (locale) => {
  const t = translator(locale);
  const page = (name: string) =>
    JSON.parse(readFileSync(`src/i18n/${locale}/pages/${name}.json`, 'utf8')) as Record<string, unknown>;

  test('say of all that does not exist yet the same', () => {
    for (const [name, key] of [
      ['webia', 'badge'],
      ['comercia', 'badge'],
      ['algorithmia', 'comingSoon'],
    ] as const)
      expect([name, page(name)[key]]).toEqual([name, t('site:pages.planned')]);
  });

  test('call a product as the home page does', () => {
    for (const { id, page: path } of SOLUTIONS) {
      if (path === null) continue;
      const { title, lead } = page(path.slice(1));
      const name = t(`site:home.solutions.items.${id}.name`);
      expect([path, String(title).startsWith(name)]).toEqual([path, true]);
      expect(String(lead)).not.toMatch(/SmartBox/i);
    }
  });

  test('tell of the lead manager’s sample what its board shows', () => {
    const { loop } = page('leadmanager') as { loop: { steps: { record: unknown }[] } };
    const { amountCents, path } = SAMPLE_DEALS.forecast;
    expect(path.at(-1)?.[0]).toBe('won');
    expect(loop.steps[2]?.record).toMatchObject({
      title: sampleWords(locale).opportunities.forecast.title,
      facts: [
        moneyText(amountCents, 'EUR', INTL_TAG[locale]),
        expect.stringMatching(new RegExp(t('leads:stages.won'), 'i')),
      ],
    });
  });
});
