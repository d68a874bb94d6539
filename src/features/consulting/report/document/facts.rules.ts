import { INTL_TAG, type Locale } from '#shared/languages.ts';
import { countryName } from '#features/consulting/companies/country.rules.ts';
import { formatLongDay } from '#shared/dates/moment-text.ts';
import { DEFAULT_TIME_ZONE } from '#shared/dates/time-zone.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type { ReportWords } from '#features/consulting/report/text/words.rules.ts';
import type { ReportDocument } from './document.schema.ts';

/** Days of the provider, because a report is the same for whoever reads it. */
export const dateIn =
  (language: Locale) =>
  (iso: string): string =>
    formatLongDay(iso, INTL_TAG[language], DEFAULT_TIME_ZONE);

/** Date, sector, country where it is stated, size, structure and what the report is based on. */
export function documentFacts(
  { company, products, departments, problems, strengths }: ReportSnapshot,
  language: Locale,
  madeOn: string,
  prose: ReportWords,
  layout: ReportWords,
): ReportDocument['facts'] {
  const services = products.filter(({ type }) => type === 'service').length;
  const counts: [string, number][] = [
    ['products', products.length - services],
    ['services', services],
    ['departments', departments.length],
    ['problems', problems.length],
    ['strengths', strengths.length],
  ];
  return [
    ['madeOn', madeOn],
    ['sector', layout.label(company.sector)],
    ...(company.country == null ? [] : [['country', countryName(company.country, language)]]),
    ['size', layout.say(`size.${company.size}`)],
    ['structure', layout.say(`structure.${company.structure}`)],
    [
      'basis',
      layout.list(
        counts.filter(([, count]) => count > 0).map(([part, count]) => prose.say(`count.${part}`, { count })),
      ),
    ],
  ].map(([key, value = '']) => ({ label: layout.say(`facts.${key}`), value }));
}
