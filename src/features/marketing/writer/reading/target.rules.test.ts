import { expect, test } from 'vitest';
import { composerCase, composerInput, readTexts } from '#tests/composer-cases.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { TONES } from '#features/marketing/writer/checks/writer.values.ts';
import type { Tone } from '#features/marketing/writer/checks/writer.types.ts';
import { composeCampaigns } from '#features/marketing/writer/formulas/campaigns.rules.ts';
import { tradeWords } from '#features/marketing/writer/formulas/composer.texts.ts';
import { hrefOf } from './target.rules.ts';

const cheese = composerCase('cheese-maker');
const saas = composerCase('saas');
const inSpanish = (action: Brief['action'], tone: Tone = 'professional') =>
  composerInput({ facts: cheese.facts, brief: { ...cheese.brief, action } }, 'es', tone);
const inEnglish = (action: Brief['action'], tone: Tone = 'professional') =>
  composerInput({ facts: saas.facts, brief: { ...saas.brief, action } }, 'en', tone, {
    trade: tradeWords('en', 'software'),
  });

test.each([
  ['call', '01902 555 014', 'tel:01902555014'],
  ['call', '+34 612 34 56 78', 'tel:+34612345678'],
  ['whatsapp', '612 34 56 78', 'https://wa.me/34612345678'],
  ['whatsapp', '+34 612 34 56 78', 'https://wa.me/34612345678'],
  ['whatsapp', '0044 7700 900123', 'https://wa.me/447700900123'],
  ['whatsapp', '07700 900123', 'https://wa.me/447700900123'],
  ['whatsapp', 'https://wa.me/34612345678', 'https://wa.me/34612345678'],
  ['visit', 'https://ledgerly.example/trial', 'https://ledgerly.example/trial'],
  ['visit', 'ledgerly.example/trial', 'https://ledgerly.example/trial'],
  ['book', 'hello@studio.example', 'mailto:hello@studio.example'],
  ['visit', 'C/ Toledo 14, Madrid', null],
  ['form', '', null],
  ['form', 'javascript:alert(1)', null],
  ['call', 'pregunte por Ana', null],
] as const)('a button leads where it says: %s %s', (kind, target, href) => {
  expect(hrefOf({ kind, target })).toBe(href);
});

test('a link is looked at, and no shop that a reader drops in', () => {
  const action = { kind: 'visit', target: 'https://ledgerly.example/trial' } as const;
  for (const tone of TONES) {
    for (const { text } of readTexts(inEnglish(action, tone)))
      expect(text).not.toMatch(/Visit us|Directions/);
    for (const { text } of readTexts(inSpanish(action, tone)))
      expect(text).not.toMatch(/Le esperamos|Cómo llegar/);
  }
  const english = composeCampaigns(inEnglish(action)).landingPage.content;
  expect(english.callToAction).toBe('More information');
  const spanish = composeCampaigns(inSpanish(action)).landingPage.content;
  expect(spanish.callToAction).toBe('Más información');
  const shop = inSpanish({ kind: 'visit', target: 'C/ Toledo 14' });
  expect(composeCampaigns(shop).email.content.action).toContain('Le esperamos en C/ Toledo 14');
});

test('the button of a page never names what it cannot do', () => {
  const button = (action: Brief['action']) =>
    composeCampaigns(inSpanish(action)).landingPage.content.callToAction;
  expect(button({ kind: 'visit', target: 'C/ Toledo 14' })).toBe('Pedir información');
  expect(button({ kind: 'call', target: 'ana@tienda.example' })).toBe('Escribir un correo');
  expect(button({ kind: 'call', target: '612 34 56 78' })).toBe('Llamar');
  expect(button({ kind: null, target: '612 34 56 78' })).toBe('Llamar');
  expect(button({ kind: 'whatsapp', target: '' })).toBe('Pedir información');
});

test('who books or orders by e-mail is asked to book or order', () => {
  for (const tone of TONES) {
    const asked = (kind: 'book' | 'order') =>
      composeCampaigns(inEnglish({ kind, target: 'hello@studio.example' }, tone)).email.content.action;
    expect(asked('book')).toContain('To book: hello@studio.example');
    expect(asked('order')).toContain('To order: hello@studio.example');
    expect(
      composeCampaigns(inSpanish({ kind: 'book', target: 'hola@estudio.example' }, tone)).email.content
        .action,
    ).toContain('Para reservar: hola@estudio.example');
  }
});
