import { INTL_TAG, type Locale } from '#shared/languages.ts';
import { countryName } from '#features/consulting/companies/country.rules.ts';
import { DEFAULT_TIME_ZONE } from '#shared/time-zone.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type { ReportWords } from '#features/consulting/report/text/words.rules.ts';
import type { ReportDocument } from './document.values.ts';

export const dateIn = (language: Locale): ((iso: string) => string) => {
  const format = new Intl.DateTimeFormat(INTL_TAG[language], {
    dateStyle: 'long',
    timeZone: DEFAULT_TIME_ZONE,
  });
  return (iso) => format.format(new Date(iso));
};

/** Date, sector, country where it is stated, size, structure and what the report is based on. */
export function documentFacts(
  { company, products, departments, problems, strengths }: ReportSnapshot,
  language: Locale,
  madeAt: string,
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
    ['madeOn', dateIn(language)(madeAt)],
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
