import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { translator } from '#i18n/index.ts';
import { aForm } from '#tests/builders/enquiry.ts';
import { campaignOf, completeForm, CONSENT_VERSION, enquiryOfForm, greetingName } from './enquiry.rules.ts';
import { enquirySchema } from './enquiry.schema.ts';

const labelOf = (service: string) => `label of ${service}`;

test('a changed consent text needs a new CONSENT_VERSION', () => {
  const texts = (['en', 'es'] as const).map((locale) => translator(locale)('contact:consent')).join('\n');
  const hash = createHash('sha256').update(texts).digest('hex').slice(0, 12);
  expect({ [CONSENT_VERSION]: hash }).toEqual({ '2026-11': '31544b4f8710' });
});

describe('the form of a browser without JavaScript', () => {
  test('becomes the request body, with the label of the service', () => {
    const body = enquiryOfForm(aForm({ empresa: 'Talleres Mar' }), labelOf);
    expect(enquirySchema.parse(body)).toMatchObject({
      name: 'Ana Ruiz',
      company: 'Talleres Mar',
      service: 'label of consultoria_ia',
      consent: true,
      waitlist: false,
      page: '/es',
    });
  });

  test('keeps an unknown service and a filled-in trap field unchanged', () => {
    expect(enquiryOfForm(aForm({ servicio: 'Otro', website: 'x' }), labelOf)).toMatchObject({
      service: 'Otro',
      website: 'x',
    });
  });

  const onPage = (query: string, form = aForm()) =>
    enquiryOfForm(completeForm(form, `http://127.0.0.1/es${query}#contacto`), labelOf);

  test('includes the campaign of its page', () => {
    const body = onPage('?utm_source=news&utm_medium=email&other=1');
    expect(body).toMatchObject({ utm_source: 'news', utm_medium: 'email' });
    expect(body).not.toHaveProperty('other');
    const lost = enquiryOfForm(completeForm(aForm(), 'not an address'), labelOf);
    expect(enquirySchema.safeParse(lost).success).toBe(true);
  });

  test('includes the subject of a product’s page, and its service if none was chosen', () => {
    const asked = '?service=soluciones_ia&about=algorithmia&waitlist=1';
    expect(onPage(asked, aForm({ servicio: '' }))).toMatchObject({
      about: 'algorithmia',
      waitlist: true,
      service: 'label of soluciones_ia',
    });
    expect(onPage(asked)).toMatchObject({ service: 'label of consultoria_ia' });
    expect(onPage(asked, aForm({ about: 'consultia' }))).toMatchObject({
      about: 'consultia',
      waitlist: false,
    });
    const unknown = onPage('?about=fraud&waitlist=1&service=fraud', aForm({ servicio: '' }));
    expect(unknown).toMatchObject({ service: '', waitlist: false });
    expect(unknown).not.toHaveProperty('about');
  });

  test('without any fields is an empty enquiry', () => {
    const { error } = enquirySchema.safeParse(enquiryOfForm(new URLSearchParams(), labelOf));
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['name', 'email']);
  });
});

test('a campaign that is too long is cut between two emails, so that the call takes it', () => {
  const { utm_source: source } = campaignOf(new URLSearchParams({ utm_source: `${'a'.repeat(199)}🙂` }));
  expect(source).toBe('a'.repeat(199));
});

test.each([
  ['Ana', true],
  ['María José Núñez-Cortés', true],
  ["Siobhán O'Neill", true],
  ['王小明', true],
  ['Win money at evil.example', false],
  ['https://evil.example', false],
  ['Call 600 000 000', false],
  ['<b>Ana</b>', false],
  ['a'.repeat(61), false],
])('a confirmation greets a name, but no advertisement: %s', (name, isGreeted) => {
  expect(greetingName(name)).toBe(isGreeted ? name : null);
});
