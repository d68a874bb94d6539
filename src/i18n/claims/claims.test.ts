import { describe, expect, test } from 'vitest';
import { readContent, readEvidence } from '../../../scripts/lib/content.mjs';
import { describeMistake } from '../content-check.ts';
import { claimMistakes, textsOf, type Claim, type ReadSource } from './claims-check.ts';
import { promiseIn } from './promises.ts';
import { shownMistakes } from './shown-check.ts';

const files = await readContent();

const mistakesIn = (content: ReadonlyMap<string, string>, source: ReadSource = readEvidence): string[] =>
  claimMistakes(content, source).map(describeMistake);

/** Returns the check's messages after one file was changed. */
function after(file: string, change: (text: string) => string): string[] {
  const before = files.get(file) ?? '';
  const text = change(before);
  expect(text).not.toBe(before);
  return mistakesIn(new Map(files).set(file, text));
}

function withClaim(name: string, key: string, change: Partial<Claim>): Map<string, string> {
  const register = JSON.parse(files.get(`claims/${name}.json`) ?? '') as { claims: Record<string, object> };
  register.claims[key] = { ...register.claims[key], ...change };
  return new Map(files).set(`claims/${name}.json`, JSON.stringify(register));
}

test('every claim of the site has its evidence and was checked as it stands', () => {
  expect(mistakesIn(files)).toEqual([]);
});

test('a sentence that was changed since its check is named, with the command that dates it', () => {
  const [mistake, ...others] = after('es/pages/comerzia.json', (text) =>
    text.replace(textsOf(files, 'comerzia', 'es').get('sales.items.1.text') ?? '', 'Con el ratón'),
  );
  expect(others).toEqual([]);
  expect(mistake).toMatch(
    /^src\/i18n\/claims\/comerzia\.json, sales\.items\.1: a new check: the sentence is not the one of [\d-]+\..* npm run claims -- comerzia sales\.items\.1$/,
  );
});

test('a claim whose sentence is gone is named', () => {
  const mistakes = after('en/pages/comercia.json', (text) =>
    text.replace('"technology":', '"technologies":'),
  );
  expect(mistakes).toContainEqual(
    expect.stringMatching(
      /^src\/i18n\/claims\/comercia\.json, technology\.items\.0: no such claim: src\/i18n\/en/,
    ),
  );
});

test('evidence that is gone, renamed or missing is named', () => {
  const path = 'tests/e2e/leads/board.spec.ts';
  const without: ReadSource = (file) => (file === path ? undefined : readEvidence(file));
  expect(mistakesIn(files, without)[0]).toMatch(
    /^src\/i18n\/claims\/comerzia\.json, sales\.items\.1: other evidence: there is no tests\/e2e\/leads\/board\.spec\.ts with the words a card/,
  );
  const renamed: ReadSource = (file) => (file === path ? 'test("cards")' : readEvidence(file));
  expect(mistakesIn(files, renamed)).toHaveLength(1);
  expect(mistakesIn(withClaim('webia', 'lead', { evidence: [] }))[0]).toMatch(
    /^src\/i18n\/claims\/webia\.json, claims lead evidence: expected evidence/,
  );
});

test('an installation without its tests can be built', () => {
  expect(mistakesIn(files, (file) => (file.startsWith('tests/') ? null : readEvidence(file)))).toEqual([]);
});

test('a promise that stands under no claim is named, in either language', () => {
  expect(
    after('en/pages/webia.json', (text) =>
      text.replace(textsOf(files, 'webia', 'en').get('closing.text') ?? '', 'In 3 days, free.'),
    ),
  ).toEqual([
    expect.stringMatching(
      /^src\/i18n\/en\/pages\/webia\.json, closing\.text: a claim that covers it, because it says “3 days”/,
    ),
  ]);
  expect(promiseIn('Siempre responde a tiempo', 'es')).toBe('Siempre');
  expect(promiseIn('De lunes a viernes, de {{opens}} a {{closes}}', 'es')).toBeUndefined();
});

describe('a page that is built', () => {
  const page = (section: string) =>
    new Map([['es/comerzia.html', `<main><section><h2>Marketing</h2></section>${section}</main>`]]);
  const told = (section: string) =>
    shownMistakes(files, page(section))
      .filter(({ file }) => file === 'es/pages/comerzia.json')
      .map(describeMistake);
  const texts = textsOf(files, 'comerzia', 'es');
  const sentence = `<p>${texts.get('marketing.items.2.text')}</p>`;

  test('shows the badge beside what is planned', () => {
    expect(told(`<section>${sentence}</section><section>Próximamente</section>`)).toEqual([
      'src/i18n/es/pages/comerzia.json, marketing.items.2.text: <ClaimBadge of="comerzia" at="marketing.items.2" /> in its section, or words that say so: it is planned (src/i18n/claims/comerzia.json, marketing.items.2)',
    ]);
    expect(told(`<section>${sentence}<span>Próximamente</span></section>`)).toEqual([]);
  });

  test('shows the note beside a target', () => {
    const content = withClaim('comerzia', 'sales.items.3', { state: 'target', note: 'joint.text' });
    const html = `<section>${texts.get('sales.items.3.text')}</section>`;
    const found = shownMistakes(content, page(html)).filter(({ file }) => file === 'es/pages/comerzia.json');
    expect(found.map(({ key }) => key)).toEqual(['sales.items.3.text']);
  });

  test('cannot show it in what search engines print', () => {
    const content = withClaim('comerzia', 'description', { state: 'planned' });
    expect(shownMistakes(content, page('')).map(({ key }) => key)).toContain('description');
  });
});
