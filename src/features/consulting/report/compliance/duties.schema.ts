import { z } from 'zod';
import { LOCALES } from '#shared/languages.ts';
import type { CatalogueMistake } from '#features/consulting/report/catalogue/catalogue-check.rules.ts';
import { readChecked } from '#features/consulting/report/catalogue/catalogue-files.schema.ts';
import { ACTIVITY_IDS } from './activities.rules.ts';
import { day, factId, phrase, places } from './compliance.schema.ts';
import { DUTY_FIELDS } from './compliance.values.ts';

/** A duty that an activity brings. `version` goes up whenever anything of it changes. */
const dutySchema = z.strictObject({
  id: factId,
  version: z.int().positive(),
  activities: z.array(z.enum(ACTIVITY_IDS)).min(1),
  countries: places,
  source: phrase.max(140),
  sourceUrl: z.url({ protocol: /^https$/ }),
  validFrom: day,
  /** The last day; null while no end is known. */
  validTo: day.nullable(),
  checkedOn: day,
});

const dutyWordsSchema = z.strictObject({
  activities: z.record(z.string(), phrase.max(80)),
  duties: z.record(
    z.string(),
    z.strictObject({
      title: phrase.max(80),
      /** The law, and what to do: one to three short sentences. */
      text: phrase.max(340),
      source: phrase.max(140).optional(),
    }),
  ),
});

/** Everything that is wrong with the duties and their words, by file and key; the build refuses them. */
export function dutyMistakes(files: ReadonlyMap<string, string>): CatalogueMistake[] {
  const mistakes: CatalogueMistake[] = [];
  const seen = new Set<string>();
  const named = new Map(LOCALES.map((locale) => [locale, new Set<string>()]));
  for (const field of DUTY_FIELDS) {
    const file = `duties/${field}.json`;
    const duties = readChecked(files, file, z.array(dutySchema), mistakes) ?? [];
    duties.forEach(({ id }, index) => {
      if (seen.has(id)) mistakes.push({ file, key: `[${index}].id`, expected: `no second ${id}` });
      seen.add(id);
    });
    for (const locale of LOCALES) {
      const own = `${locale}/${file}`;
      const words = readChecked(files, own, dutyWordsSchema, mistakes);
      if (!words) continue;
      for (const id of Object.keys(words.activities)) named.get(locale)?.add(id);
      for (const { id } of duties)
        if (!words.duties[id])
          mistakes.push({ file: own, key: `duties.${id}`, expected: `the words of ${file}` });
      for (const id of Object.keys(words.duties))
        if (!duties.some((duty) => duty.id === id))
          mistakes.push({ file: own, key: `duties.${id}`, expected: `nothing: ${file} has no such id` });
    }
  }
  for (const [locale, ids] of named)
    for (const id of ACTIVITY_IDS)
      if (!ids.has(id))
        mistakes.push({
          file: `${locale}/duties`,
          key: `activities.${id}`,
          expected: 'the name of an activity',
        });
  return mistakes;
}
