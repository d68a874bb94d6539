import { expect, test } from 'vitest';
import type { Country } from '#features/consulting/companies/company.values.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { problem, profileOf } from '#tests/builders/figures.ts';
import { blockLines } from '#tests/report-document.ts';
import { compose } from '#tests/report-measures.ts';
import { COMPLIANCE_FACTS } from './compliance.texts.ts';

const read = (id: number, process: 'invoices_out' | 'hiring' | 'ai_use' | 'sales') =>
  problem(id, { priority: 4, reading: { process, symptom: 'other', isConfirmed: true } });

/** A small clinic of the public sector that everything concerns. */
const everything = (country: Country | null) =>
  profileOf({
    company: { sector: 'Clínica', personalData: 'special', isPublicSector: true, country },
    departments: [{ id: 20, name: 'Recepción', function: 'Citas', digitalizationLevel: 2 }],
    problems: [read(1, 'invoices_out'), read(2, 'hiring'), read(3, 'ai_use'), read(4, 'sales')],
  });

const DUTIES = new Set(
  COMPLIANCE_FACTS.filter(({ predicate }) => predicate === 'activity').map(({ id }) => id),
);

function reportOf(country: Country | null, locale: Locale) {
  const { document, facts } = compose(everything(country), locale);
  const partText = (id: string) =>
    document.parts
      .filter((part) => part.id === id)
      .flatMap(({ blocks }) => blocks.flatMap(blockLines))
      .join('\n');
  return {
    // Duties of an activity have a test of their own.
    ids: facts.map(({ id }) => id).filter((id) => !DUTIES.has(id)),
    partText,
    all: document.parts.map(({ id }) => partText(id)).join('\n'),
  };
}
/** Facts that the company's name, size and words rule out. */
const NOT_FOR_THIS_ONE = [
  'invoicingOfOthers',
  'invoicingOfUnknown',
  'tenEmployees',
  'fiftyEmployees',
  'grantMentioned',
  'personalDataFrom250',
  'activity',
];
const idsOf = (...places: string[]) =>
  COMPLIANCE_FACTS.filter(
    ({ countries, predicate }) =>
      countries.some((place) => places.includes(place)) && !NOT_FOR_THIS_ONE.includes(predicate),
  ).map(({ id }) => id);
const times = (text: string, part: string): number => text.split(part).length - 1;

/** Terms that hold only in Spain or in the Union. */
const SPANISH =
  /veri\*?factu|kit digital|red\.es|\bINE\b|\bBOE\b|AEPD|\bENS\b|españa|español|\bspain|\bspanish|real decreto|royal decree|ley 41|law 41/i;
const ASSUMED = { en: 'Spain is assumed', es: 'se parte de que es España' };
const UNCOVERED = { en: 'is not covered by this report', es: 'queda fuera de este informe' };
const EUROS = { en: 'All sums are in euros', es: 'Todas las sumas están en euros' };

test.each(LOCALES)(
  'a British company is told British law, and no Spanish law, grant or statistic (%s)',
  (locale) => {
    const { ids, all, partText } = reportOf('GB', locale);
    expect(ids).toEqual(idsOf('GB'));
    expect(all).not.toMatch(SPANISH);
    expect(partText('risks')).toContain('Data Protection Act 2018');
    expect(partText('risks')).toContain('72');
    expect(all).not.toContain(ASSUMED[locale]);
    expect(all).not.toContain(UNCOVERED[locale]);
  },
);

test.each(LOCALES)(
  'a French company is told the law of the Union, and that French law is missing (%s)',
  (locale) => {
    const { ids, all, partText } = reportOf('FR', locale);
    expect(ids).toEqual(idsOf('EU'));
    expect(all).not.toMatch(SPANISH);
    expect(times(all, UNCOVERED[locale])).toBe(1);
    expect(partText('risks')).toContain(locale === 'en' ? '(France)' : '(Francia)');
  },
);

test.each(LOCALES)(
  'a company without a country is told the law of Spain, and that this is assumed (%s)',
  (locale) => {
    const { ids, all } = reportOf(null, locale);
    expect(ids).toEqual(idsOf('EU', 'ES'));
    expect(times(all, ASSUMED[locale])).toBe(1);
    const stated = reportOf('ES', locale);
    expect(stated.ids).toEqual(ids);
    expect(stated.all).not.toContain(ASSUMED[locale]);
  },
);

test.each(LOCALES)(
  'a country of which no law is recorded gets one honest sentence and no law (%s)',
  (locale) => {
    const { ids, partText } = reportOf('MX', locale);
    expect(ids).toEqual([]);
    expect(times(partText('risks'), UNCOVERED[locale])).toBe(1);
  },
);

test.each(LOCALES)('outside the euro area the letter says once that sums are in euros (%s)', (locale) => {
  for (const country of ['GB', 'SE', 'MX'] as const) {
    expect(times(reportOf(country, locale).all, EUROS[locale])).toBe(1);
    expect(reportOf(country, locale).partText('letter')).toContain(EUROS[locale]);
  }
  for (const country of ['ES', 'FR', 'AD', null] as const)
    expect(reportOf(country, locale).all).not.toContain(EUROS[locale]);
});

test('income tax goes digital for who may be a sole trader, not for large firms and companies', () => {
  const british = everything('GB');
  const idsFor = (company: Partial<typeof british.company>) =>
    compose({ ...british, company: { ...british.company, ...company } }, 'en').facts.map(({ id }) => id);
  expect(idsFor({ name: 'Limited Edition Prints' })).toContain('uk-making-tax-digital-income');
  for (const company of [{ size: 'large' }, { name: 'Prints Ltd.' }, { name: 'PRINTS LIMITED' }] as const) {
    expect(idsFor(company)).toContain('uk-making-tax-digital-vat');
    expect(idsFor(company)).not.toContain('uk-making-tax-digital-income');
  }
});

test('e-mail marketing is found in the words of a problem, and not in the mailbox', () => {
  const about = (description: string) =>
    compose(
      profileOf({ company: { country: 'GB' }, problems: [problem(1, { description })] }),
      'en',
    ).facts.map(({ id }) => id);
  expect(about('The newsletter goes out late')).toContain('uk-marketing-mail');
  expect(about('Los boletines salen tarde')).toContain('uk-marketing-mail');
  expect(about('Customer e-mails wait for days')).not.toContain('uk-marketing-mail');
});

test('an exemption for firms of fewer than 250 people is told to them alone', () => {
  const records = (employees: number) =>
    compose(
      profileOf({ company: { personalData: 'ordinary', country: 'GB', size: 'large', employees } }),
      'en',
    )
      .facts.map(({ id }) => id)
      .filter((id) => id.startsWith('uk-gdpr-records'));
  expect(records(249)).toEqual(['uk-gdpr-records']);
  expect(records(250)).toEqual(['uk-gdpr-records-large']);
});
