import { expect, test } from 'vitest';
import { briefCases, COMPOSER_CASES, composerCase, composerInput, readTexts } from '#tests/composer-cases.ts';
import { ALL_CASES, ORDINARY, queseria } from '#tests/marketing-cases.ts';
import { TRADES as PRODUCTS } from '#tests/marketing-trades.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { LENGTHS } from '#features/marketing/writer/checks/writer.values.ts';
import { analyseProduct } from './analysis.rules.ts';
import { composeAdTexts } from './ad.rules.ts';
import { composeCampaigns } from './campaigns.rules.ts';
import { tradeWords } from './composer.texts.ts';
import { composeContent } from './content.rules.ts';
import { languageOfProduct } from '#features/marketing/writer/reading/material.rules.ts';

/** Faults for which an owner would not send a text: each was once found in one. */

const typed = COMPOSER_CASES.map((name) => composerCase(name));
const bare = Object.values({ ...PRODUCTS, ...ORDINARY }).map((facts) => ({
  facts,
  brief: null,
  language: languageOfProduct(facts.product) ?? ('es' as const),
}));

const shop = (action: Brief['action']) => {
  const { facts, brief } = composerCase('cheese-maker');
  const input = composerInput({ facts, brief: { ...brief, action } }, 'es', 'friendly', {
    trade: tradeWords('es', 'shop'),
  });
  return composeCampaigns(input).landingPage.content.callToAction;
};

test('a button asks for what can be done: who gave no link to buy is asked for details', () => {
  expect(shop({ kind: null, target: '' })).toBe('Pedir información');
  expect(shop({ kind: 'order', target: '' })).toBe('Pedir información');
  expect(shop({ kind: 'order', target: 'https://tienda.example' })).toBe('Hacer el pedido');
  expect(shop({ kind: 'book', target: 'https://tienda.example' })).toBe('Reservar');
  expect(shop({ kind: 'call', target: '600 000 000' })).toBe('Llamar');
});

test('an advertisement names the product once', () => {
  for (const { facts, brief, language } of [...typed, ...bare])
    for (const length of LENGTHS) {
      const input = composerInput({ facts, brief }, language, 'direct');
      const { parts } = composeContent(input, { type: 'advertising_text', length }).content;
      const text = parts.map((part) => part.text).join('\n');
      const says = text.split(facts.product.name).length - 1;
      const typedIn = [facts.product.characteristics, facts.product.advantages, facts.company.name].join(
        '\n',
      );
      if (!typedIn.includes(facts.product.name)) expect(says, text).toBeLessThanOrEqual(1);
    }
});

test('a short advertisement of a problem and its end says whose it is', () => {
  for (const { facts, brief, language } of typed) {
    const order = { type: 'advertising_text', length: 'short', formula: 'bab' } as const;
    const { parts } = composeContent(composerInput({ facts, brief }, language), order).content;
    expect(parts.map(({ text }) => text).join('\n')).toContain(facts.product.name);
  }
});

test('a list of characteristics is never pasted with its semicolons', () => {
  for (const { facts, language } of bare) {
    if (!facts.product.characteristics.includes(';')) continue;
    const input = composerInput({ facts, brief: null }, language);
    for (const { text } of [...readTexts(input), analyseProduct(input).valueProposition])
      expect(text).not.toContain(facts.product.characteristics);
  }
});

test('a page of the product’s own fields says what the product is, and no column holds one bare feature', () => {
  for (const facts of queseria()) {
    const { content } = composeCampaigns(composerInput({ facts, brief: null }, 'es')).landingPage;
    expect(`${content.headline}\n${content.subheadline}`).toContain(
      facts.product.characteristics.split(';')[0] ?? '',
    );
    expect(JSON.stringify(content).toLowerCase().split(facts.product.price.toLowerCase()).length - 1).toBe(1);
  }
});

test('the analysis answers with the owner’s words, and what nobody answered is a question of its own', () => {
  for (const { facts, brief, language } of typed) {
    const typedWords = JSON.stringify({ facts, brief }).toLowerCase();
    for (const { answer, question, sources } of analyseProduct(composerInput({ facts, brief }, language))
      .objections) {
      expect(answer === '').toBe(question !== undefined);
      for (const { quote } of sources) expect(typedWords).toContain(quote.toLowerCase());
    }
  }
});

test('a price without its currency is not printed, and a hint asks for it', () => {
  const diary = Object.values(PRODUCTS).find(({ product }) => product.price === '18');
  if (diary === undefined) throw new Error('The diary is missing.');
  const { email } = composeCampaigns(composerInput({ facts: diary, brief: null }, 'es', 'direct'));
  expect(email.content.subject).not.toContain('18');
  expect(`${email.content.interest}\n${email.content.action}`).not.toContain('18');
  expect(email.hints.map(({ code }) => code)).toContain('no_currency');
});

test('the words of an image never ask what it has no room to answer, where the brief is full', () => {
  for (const language of ['es', 'en'] as const)
    for (const one of briefCases(language).filter(({ kind }) => kind === 'full')) {
      const input = composerInput(one, language);
      const { headline } = composeAdTexts(input);
      expect(input.trade.objections.map(({ objection }) => objection)).not.toContain(headline);
    }
});

test('no text has an empty line of a list, a double stop or two labels in a row', () => {
  for (const facts of Object.values(ALL_CASES)) {
    const language = languageOfProduct(facts.product) ?? 'es';
    for (const { text } of readTexts(composerInput({ facts, brief: null }, language)))
      expect(text).not.toMatch(/^[·-]\s*$|(?<!\.)\.\.(?!\.)|Precio: Precio|Price: Price/mu);
  }
});
