import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { aLandingCampaign } from '#tests/builders/landing-campaign.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import { saveBrief } from '#features/marketing/brief/brief.server.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { getBrief } from '#features/marketing/brief/brief.server.ts';
import { updateCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { draftPage } from './landing-page.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function aDraft(changes: Partial<Brief> | null, content = {}) {
  const ctx = await aUserContext(database.db);
  const campaign = await aLandingCampaign(ctx);
  if (campaign.productId === null) throw new Error('no product');
  if (changes !== null) {
    const { updatedAt } = await getBrief(ctx, campaign.productId, 'es');
    await saveBrief(ctx, campaign.productId, 'es', { ...emptyBrief(), ...changes, updatedAt });
  }
  await updateCampaign(ctx, campaign.id, { content });
  return draftPage(ctx, campaign.id);
}

test('the button of a page leads to the number, the chat or the link of the brief, else to its form', async () => {
  const href = async (changes: Partial<Brief> | null) => (await aDraft(changes)).href;
  expect(await href({ action: { kind: 'call', target: '01902 555 014' } })).toBe('tel:01902555014');
  expect(await href({ action: { kind: 'whatsapp', target: '612 34 56 78' } })).toBe(
    'https://wa.me/34612345678',
  );
  expect(await href({ action: { kind: 'visit', target: 'https://a.example/trial' } })).toBe(
    'https://a.example/trial',
  );
  expect(await href({ action: { kind: 'form', target: '' } })).toBeNull();
  expect(await href({ action: { kind: 'form', target: 'https://a.example/form' } })).toBeNull();
  expect(await href(null)).toBeNull();
});

test('a page marks which of its benefits are proofs, and whether it says tú', async () => {
  const page = await aDraft(
    { proofs: [{ text: '22 años en Getafe.', kind: 'figure', isStrongest: false }] },
    {
      benefits: [
        { title: '22 años en Getafe', text: '' },
        { title: 'Factura con IVA', text: '' },
      ],
      action: 'Rellena el formulario y te respondemos.',
    },
  );
  expect(page).toMatchObject({ proofsAt: [0], isInformal: true });
});

test('a page lists as included what was ticked and nothing else, and the rest of the sheet apart', async () => {
  const page = await aDraft(
    { included: ['apertura de 110 grados'] },
    {
      benefits: [
        { title: 'Se monta sin herramientas', text: '' },
        { title: 'Apertura de 110 grados', text: '' },
        { title: 'Acero inoxidable', text: '' },
      ],
    },
  );
  expect(page).toMatchObject({ includedAt: [1], detailsAt: [2] });
});

test('the number stands beside the button as it was typed, and nothing where the button leads to none', async () => {
  const phone = async (action: Brief['action']) => (await aDraft({ action })).phone;
  expect(await phone({ kind: 'call', target: '01902 555 014' })).toBe('01902 555 014');
  expect(await phone({ kind: 'whatsapp', target: '612 34 56 78' })).toBe('612 34 56 78');
  expect(await phone({ kind: 'visit', target: 'https://a.example/trial' })).toBeNull();
});
