import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import type { Process } from '#features/consulting/profile/reading/reading.values.ts';
import { computeFigures } from '#features/consulting/report/plan/figures.rules.ts';
import { intervention, problem, profileOf } from '#tests/builders/figures.ts';
import { complianceMistakes } from './compliance.schema.ts';
import type { ComplianceFact } from './compliance.types.ts';
import { complianceFor, freezeFacts, movedSince } from './compliance.rules.ts';
import { COMPLIANCE_FACTS, factWords } from './compliance.texts.ts';

const TODAY = '2026-11-23';
const about = (process: Process, id = 1) =>
  problem(id, { reading: { process, symptom: 'other', isConfirmed: true } });
const generic = intervention();

/** All that concerns a company, with what concerns every company of its country. */
function everything(profile: Parameters<typeof profileOf>[0], on = TODAY, catalogue = [generic]) {
  const snapshot = profileOf({ ...profile, company: { size: 'large', ...profile?.company } });
  const { actions } = computeFigures(snapshot, catalogue);
  return complianceFor(snapshot, actions, on, COMPLIANCE_FACTS, catalogue, 'ES');
}
const applying = (...given: Parameters<typeof everything>) =>
  everything(...given).filter(
    ({ fact, rowIds, because }) =>
      fact.kind !== 'statistic' &&
      because === undefined &&
      !(fact.predicate === 'invoicingOfCompany' && rowIds.length === 0),
  );
const idsOf = (...given: Parameters<typeof applying>) => applying(...given).map(({ fact }) => fact.id);

test('a company that says nothing of data, sector or AI is told nothing', () => {
  expect(idsOf({})).toEqual([]);
  expect(idsOf({ company: { personalData: 'none' } })).toEqual([]);
});

test('personal data call for contracts and a record, special ones for more, health records for Spanish law', () => {
  const common = ['gdpr-processor', 'gdpr-records'];
  expect(idsOf({ company: { personalData: 'ordinary' } })).toEqual(common);
  expect(idsOf({ company: { personalData: 'special' } })).toEqual(['gdpr-special-data', ...common]);
  expect(idsOf({ company: { personalData: 'special', sector: 'Clínica dental' } })).toEqual([
    'gdpr-special-data',
    'health-records-spain',
    'health-officer-spain',
    ...common,
  ]);
  expect(idsOf({ company: { personalData: 'ordinary', sector: 'Clínica dental' } })).toEqual(common);
});

test('the public sector has the security scheme', () => {
  expect(idsOf({ company: { isPublicSector: true } })).toEqual(['national-security-scheme']);
});

test('generative AI is found in readings, descriptions and tools', () => {
  const both = ['ai-act-literacy', 'ai-act-transparency'];
  expect(idsOf({ problems: [about('ai_use')] })).toEqual(both);
  expect(idsOf({ problems: [problem(1, { description: 'Usan ChatGPT con datos de clientes' })] })).toEqual(
    both,
  );
  expect(idsOf({ company: { tools: ['Excel', 'Microsoft Copilot'] } })).toEqual(both);
  expect(idsOf({ company: { tools: ['Claudette ERP'] } })).toEqual([]);
});

test('hiring is checked for high risk where software or AI comes into it', () => {
  const hiring = { problems: [about('hiring')] };
  const software = intervention({ id: 'hire', match: { process: 'hiring' }, module: 'processAutomation' });
  expect(idsOf(hiring)).toEqual([]);
  expect(applying(hiring, TODAY, [software, generic])).toMatchObject([
    { fact: { id: 'ai-act-hiring' }, status: 'upcoming', rowIds: [1], actionIds: ['A1'] },
  ]);
  expect(idsOf({ problems: [about('hiring'), about('ai_use', 2)] })).toContain('ai-act-hiring');
});

test('dates decide whether a law is ahead or in force', () => {
  const statusAt = (on: string) => applying({ problems: [about('invoices_out')] }, on)[0]?.status;
  expect([statusAt('2026-12-31'), statusAt('2027-01-01')]).toEqual(['upcoming', 'inForce']);
});

test('the closed grant is shown as closed where somebody speaks of grants, and never as available', () => {
  const problems = [problem(1, { description: 'No llegamos a pedir el Kit Digital' })];
  expect(applying({ company: { size: 'small' }, problems })).toMatchObject([
    { fact: { id: 'kit-digital' }, status: 'ended', rowIds: [1] },
  ]);
  expect(idsOf({ company: { size: 'small' } })).not.toContain('kit-digital');
  expect(idsOf({ company: { size: 'large' }, problems })).not.toContain('kit-digital');
});

test.each([
  ['Conservas Nutrimar, S.L.', 'verifactu-companies'],
  ['Clínica Ría Fisioterapia, S.L.P.', 'verifactu-companies'],
  ['Hierros del Norte SA', 'verifactu-companies'],
  ['Talleres Hermanos Prieto, C.B.', 'verifactu-others'],
  ['Estudio Marta Soler', 'verifactu'],
])('%s has its own date of VeriFactu, whatever its problems', (name, id) => {
  const found = everything({ company: { name } })
    .map(({ fact }) => fact.id)
    .filter((one) => one.startsWith('verifactu'));
  expect(found).toEqual([id]);
});

test('statistics of firms of ten or more are shown to those alone', () => {
  const shown = (employees: number) =>
    everything({ company: { size: 'small', employees } }).map(({ fact }) => fact.id);
  expect(shown(4)).not.toContain('ai-use-spain');
  expect(shown(10)).toContain('ai-use-spain');
});

test('a law that has ended concerns nobody', () => {
  const snapshot = profileOf({ company: { isPublicSector: true } });
  const ended = COMPLIANCE_FACTS.filter(({ predicate }) => predicate === 'publicSector').map((fact) => ({
    ...fact,
    validTo: '2026-01-01',
  }));
  expect(complianceFor(snapshot, [], TODAY, ended, [], 'ES')).toEqual([]);
});

test('an older report names the facts that have moved since, and those alone', () => {
  const snapshot = profileOf({ company: { personalData: 'special' }, problems: [about('invoices_out')] });
  const frozen = freezeFacts(complianceFor(snapshot, [], TODAY, COMPLIANCE_FACTS, [], 'ES'));
  expect(movedSince(frozen, COMPLIANCE_FACTS, TODAY, 'ES')).toEqual([]);
  expect(movedSince(frozen, COMPLIANCE_FACTS, '2027-01-01', 'ES')).toEqual([
    { id: 'verifactu-companies', change: 'began' },
  ]);
  const changed = COMPLIANCE_FACTS.filter(({ id }) => id !== 'gdpr-records').map((fact) => {
    if (fact.id === 'gdpr-processor') return { ...fact, version: 2 };
    return fact.id === 'gdpr-special-data' ? { ...fact, validTo: '2026-12-01' } : fact;
  });
  expect(movedSince(frozen, changed, '2026-12-15', 'ES')).toEqual([
    { id: 'gdpr-special-data', change: 'ended' },
    { id: 'gdpr-processor', change: 'changed' },
    { id: 'gdpr-records', change: 'removed' },
  ]);
});

test('a fact that holds no more in the country of an older report is named as removed', () => {
  const snapshot = profileOf({ company: { isPublicSector: true, country: 'ES', size: 'large' } });
  const frozen = freezeFacts(complianceFor(snapshot, [], TODAY, COMPLIANCE_FACTS, [], 'ES')).filter(
    ({ id }) => id === 'national-security-scheme',
  );
  const moved = (countries: ComplianceFact['countries']) =>
    movedSince(
      frozen,
      COMPLIANCE_FACTS.map((fact) => ({ ...fact, countries })),
      TODAY,
      'ES',
    );
  expect(moved(['PT'])).toEqual([{ id: 'national-security-scheme', change: 'removed' }]);
  expect(moved(['ES', 'PT'])).toEqual([]);
  expect(moved(['EU'])).toEqual([]);
});

const read = (name: string) => readFileSync(new URL(`../../../../i18n/${name}`, import.meta.url), 'utf8');
const NAMES = ['provider.json', 'compliance.json', 'en/compliance.json', 'es/compliance.json'];
const after = (name: string, edit: (text: string) => string) =>
  complianceMistakes(new Map(NAMES.map((file) => [file, file === name ? edit(read(file)) : read(file)]))).map(
    ({ file, key, expected }) => `${file} ${key}: ${expected}`,
  );

test('the facts and their words have no mistake', () => {
  expect(after('', (text) => text)).toEqual([]);
});

test('the grant is called closed, and the reader sent to Red.es, in each language', () => {
  for (const locale of LOCALES) {
    const words = factWords('kit-digital', locale);
    expect(words?.text).toContain('{{validTo}}');
    expect(words?.todo).toContain('Red.es');
  }
  expect(factWords('gone-since', 'en')).toBeUndefined();
});

test('a wrong fact, missing words and a value that is not there are named', () => {
  expect(after('compliance.json', (text) => text.replace('"2018-05-25"', '"2018-25-05"'))).toEqual([
    'compliance.json [0].validFrom: expected a day such as 2027-01-31',
  ]);
  expect(
    after('compliance.json', (text) => text.replace('"countries": ["ES"]', '"countries": ["ES", "EU"]')),
  ).toEqual(['compliance.json [1].countries: expected no country of the Union beside EU']);
  expect(
    after('compliance.json', (text) => text.replace('"countries": ["ES"]', '"countries": []')),
  ).toMatchObject([expect.stringContaining('compliance.json [1].countries:')]);
  expect(after('provider.json', (text) => text.replace('"country": "ES"', '"country": "XX"'))).toMatchObject([
    expect.stringContaining('provider.json country:'),
  ]);
  expect(after('es/compliance.json', (text) => text.replace('"kit-digital"', '"kit"'))).toEqual([
    'es/compliance.json kit-digital: the words of compliance.json',
    'es/compliance.json kit: nothing: compliance.json has no such id',
  ]);
  expect(after('en/compliance.json', (text) => text.replace('{{allPercent}}', '{{al}}'))).toEqual([
    'en/compliance.json ai-use-spain: no {{al}}: compliance.json has no such value',
  ]);
});
