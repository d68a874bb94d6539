import { z } from 'zod';
import { isDay } from '#shared/dates/days.ts';
import { LOCALES } from '#shared/languages.ts';
import { readChecked } from '#features/consulting/report/catalogue/catalogue-files.schema.ts';
import type { CatalogueMistake } from '#features/consulting/report/catalogue/catalogue-check.rules.ts';
import { COUNTRIES, EU_COUNTRIES } from '#features/consulting/companies/company.values.ts';
import { FACT_KINDS, PREDICATES, UNION } from './compliance.values.ts';

export const day = z.string().refine(isDay, 'expected a day such as 2027-01-31');
const isOfUnion = (place: string): boolean => EU_COUNTRIES.some((country) => country === place);
export const phrase = z.string().trim().min(1);

export const places = z
  .array(z.enum([UNION, ...COUNTRIES]))
  .min(1)
  .refine((given) => !given.includes(UNION) || !given.some(isOfUnion), {
    error: `expected no country of the Union beside ${UNION}`,
  });
export const factId = z.string().regex(/^[a-z][a-z0-9-]{2,40}$/, 'Lower-case words joined by hyphens.');

/** A law, a grant or a statistic. `version` goes up whenever anything of it changes. */
export const complianceFactSchema = z
  .strictObject({
    id: factId,
    version: z.int().positive(),
    kind: z.enum(FACT_KINDS),
    /** Codes of COUNTRIES in which it holds, or the Union as a whole. */
    countries: places,
    predicate: z.enum(PREDICATES).exclude(['activity']),
    source: phrase,
    sourceUrl: z.url({ protocol: /^https$/ }),
    /** Null where the beginning is not recorded. */
    validFrom: day.nullable(),
    /** The last day; null while no end is known. */
    validTo: day.nullable(),
    checkedOn: day,
    /** Days, amounts and shares that the words name as `{{name}}`. */
    values: z.record(z.string().regex(/^\w+$/), z.union([z.number(), day])),
  })
  .refine(({ validFrom, validTo }) => validFrom === null || validTo === null || validFrom <= validTo, {
    path: ['validTo'],
    error: 'expected no day before validFrom',
  });
export type ComplianceFact = z.infer<typeof complianceFactSchema>;

const factWordsSchema = z.strictObject({
  title: phrase.max(80),
  text: phrase.max(420),
  todo: phrase.max(220),
  /** The source as that language names it; where it is missing, the fact's own stands. */
  source: phrase.max(120).optional(),
});
export type FactWords = z.infer<typeof factWordsSchema>;

const FACTS_FILE = 'compliance.json';

/** The rest of the provider is checked with the texts (i18n/content-check.ts), which know no countries. */
const homeSchema = z.object({ country: z.enum(COUNTRIES) });

/** Placeholders in the words of a fact that the fact has no value for. */
function unknownPlaces(fact: ComplianceFact, words: FactWords): string[] {
  const known = new Set([
    ...Object.keys(fact.values),
    ...(fact.validFrom === null ? [] : ['validFrom']),
    ...(fact.validTo === null ? [] : ['validTo']),
  ]);
  return Object.values<string | undefined>(words).flatMap((text = '') =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name = '']) => (known.has(name) ? [] : [name])),
  );
}

/** Everything that is wrong with the facts and their words, by file and key; the build refuses them. */
export function complianceMistakes(files: ReadonlyMap<string, string>): CatalogueMistake[] {
  const mistakes: CatalogueMistake[] = [];
  const facts = readChecked(files, FACTS_FILE, z.array(complianceFactSchema), mistakes);
  readChecked(files, 'provider.json', homeSchema, mistakes);
  if (!facts) return mistakes;
  const byId = new Map<string, ComplianceFact>();
  facts.forEach((fact, index) => {
    if (byId.has(fact.id))
      mistakes.push({ file: FACTS_FILE, key: `[${index}].id`, expected: `no second ${fact.id}` });
    byId.set(fact.id, fact);
  });
  for (const locale of LOCALES) {
    const file = `${locale}/compliance.json`;
    const words = readChecked(files, file, z.record(z.string(), factWordsSchema), mistakes);
    if (!words) continue;
    for (const id of byId.keys())
      if (!words[id]) mistakes.push({ file, key: id, expected: `the words of ${FACTS_FILE}` });
    for (const [id, text] of Object.entries(words)) {
      const fact = byId.get(id);
      if (!fact) mistakes.push({ file, key: id, expected: `nothing: ${FACTS_FILE} has no such id` });
      else
        for (const name of unknownPlaces(fact, text))
          mistakes.push({ file, key: id, expected: `no {{${name}}}: ${FACTS_FILE} has no such value` });
    }
  }
  return mistakes;
}
