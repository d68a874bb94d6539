import { member, type ApiClient } from '../api-client.ts';
import { aLivePage, answerPage } from '../builders/landing.ts';
import type { Locale } from './screens.ts';

/** Creates the dairy with a live page, three images per campaign, texts, leads, a list and a snapshot. */
export async function seedMarketing(url: string, client: ApiClient) {
  // The dairy's data is in Spanish, whatever the portal's language.
  const language: Locale = 'es';
  const live = await aLivePage(client);
  const { companyId, email, social, page, slug } = live;
  const campaign = await client.call('GET', `/api/marketing/campaigns/${page}`);
  const productId = member(campaign.body, 'productId', 'number');
  await client.call('POST', `/api/marketing/products/${productId}/analysis`, { language });
  for (const id of [email, social, page])
    await client.call('POST', `/api/marketing/campaigns/${id}/assets`, {});
  await client.call('POST', `/api/marketing/campaigns/${email}/rewrite`, {});
  for (const type of ['advertising_text', 'email_template', 'social_post', 'ad_design'])
    await client.make('/api/marketing/content', {
      productId,
      type,
      tone: 'friendly',
      language,
      length: 'medium',
    });
  const visitors = [
    [
      'Ana Ruiz',
      'Tienda La Cava',
      '¿Cuánto tarda un pedido de doce piezas? Compro para tres tiendas.',
      'linkedin',
    ],
    ['José Ángel Fernández de la Vega y Montenegro', '', '', ''],
    [
      'Emma Clarke',
      'Borough Fine Foods Ltd',
      'Do you ship to London? We would order for October.',
      'newsletter',
    ],
  ] as const;
  for (const [name, company, message, source] of visitors) {
    const email = `${name.split(' ')[0]?.toLowerCase() ?? ''}@example.com`
      .normalize('NFD')
      .replace(/[̀-ͯ]/g, '');
    await answerPage(url, slug, { name, email, company, message, utm_source: source });
  }
  const csv =
    'Nombre;Empresa;Cargo;Correo;Sector\nMarta Soler;Gourmet Soler;Jefa de compras;marta@soler.example;Tiendas gourmet\nIker Oya;Hotel Mirador;Chef;iker@mirador.example;Hostelería';
  await client.call('POST', '/api/marketing/prospects', {
    marketingCompanyId: companyId,
    listName: 'Feria de Valencia',
    csv,
  });
  await client.call('POST', '/api/marketing/analytics/snapshot', { marketingCompanyId: companyId, language });
  return { ...live, productId };
}
