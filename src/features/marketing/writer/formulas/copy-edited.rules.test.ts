import { expect, test } from 'vitest';
import { composerCase, composerInput, readTexts } from '#tests/composer-cases.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import { TONES } from '#features/marketing/writer/checks/writer.values.ts';
import type { MarketingFacts, Tone } from '#features/marketing/writer/checks/writer.types.ts';
import { saysFact } from '#features/marketing/writer/reading/quoting.rules.ts';
import { composeCampaigns } from './campaigns.rules.ts';

/** What copy editors struck out of composed texts. */

const cheese = composerCase('cheese-maker');
type Changes = { product?: Partial<MarketingFacts['product']>; company?: Partial<MarketingFacts['company']> };
const factsWith = ({ product = {}, company = {} }: Changes): MarketingFacts => ({
  company: { ...cheese.facts.company, ...company },
  product: { ...cheese.facts.product, ...product },
});
const spanish = (changes: Changes, brief: Partial<Brief> | null, tone: Tone = 'professional') =>
  composerInput({ facts: factsWith(changes), brief: brief && { ...emptyBrief(), ...brief } }, 'es', tone);
const aProof = (text: string) => ({ text, kind: 'figure' as const, isStrongest: false });

test('advantages stand after the proofs, on the page too, and what has no room is named', () => {
  const product = {
    characteristics: 'fontanería y calefacción de toda la casa',
    advantages: 'LLEGAMOS EN 1 HORA\nNO COBRAMOS DESPLAZAMIENTO\nfactura con IVA',
  };
  for (const tone of TONES) {
    const { email, landingPage, socialMedia } = composeCampaigns(
      spanish({ product }, { proofs: [aProof('22 años en Getafe')] }, tone),
    );
    const mail = [...Object.values(email.content)].join('\n');
    const { benefits } = landingPage.content;
    const page = JSON.stringify(landingPage.content);
    for (const advantage of product.advantages.split('\n')) {
      expect(saysFact(mail, advantage), advantage).toBe(true);
      expect(saysFact(page, advantage), advantage).toBe(true);
    }
    expect(benefits.some(({ title, text }) => /LLEGAMOS/.test(title + text))).toBe(true);
    for (const { network, text } of socialMedia.content.posts) {
      const left = socialMedia.hints.find(({ field }) => field === `posts.${network}`)?.facts ?? [];
      for (const advantage of product.advantages.split('\n'))
        expect(saysFact(`${text}\n${left.join('\n')}`, advantage), advantage).toBe(true);
    }
  }
  const first = readTexts(spanish({ product }, { proofs: [aProof('22 años en Getafe')] })).find(
    ({ place }) => place === 'email',
  );
  expect(first?.text.indexOf('22 años')).toBeLessThan(first?.text.indexOf('LLEGAMOS') ?? 0);
});
