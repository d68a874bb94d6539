import { readFileSync } from 'node:fs';
import { readCase } from '#features/marketing/sample/case.rules.ts';
import { idsOf, member, type ApiClient } from '../api-client.ts';

const CASE = readCase(readFileSync('tests/cases/queseria-valdeon.json', 'utf8'));

export async function aDairy(owner: ApiClient): Promise<{ companyId: number; productIds: number[] }> {
  const { status, body } = await owner.call('POST', '/api/marketing/import', CASE);
  if (status !== 201) throw new Error(`the import answered ${status} ${JSON.stringify(body)}`);
  const { company, products } = body as { company: unknown; products: unknown };
  return { companyId: member(company, 'id', 'number'), productIds: idsOf({ items: products }) };
}

/** Creates the three campaigns of its first product, by type, and its page's address. */
export async function aLivePage(owner: ApiClient) {
  const { companyId, productIds } = await aDairy(owner);
  const path = `/api/marketing/products/${productIds[0]}/campaigns`;
  const written = await owner.call('POST', path, { language: 'es' });
  const [email = 0, social = 0, page = 0] = idsOf(written.body);
  const published = await owner.call('POST', `/api/marketing/campaigns/${page}/publish`, {});
  return { companyId, email, social, page, slug: member(published.body, 'slug', 'string') };
}

/**
 * Sends the form of a page like a browser without JavaScript, through a proxy that sets the address; returns the
 * status.
 */
export async function answerPage(
  url: string,
  slug: string,
  fields: Record<string, string>,
  address = '127.0.0.1',
): Promise<number> {
  const body = new URLSearchParams({ name: 'Ana Ruiz', consent: '1', ...fields });
  const headers = { 'x-forwarded-for': address };
  const response = await fetch(`${url}/l/${slug}`, { method: 'POST', redirect: 'manual', headers, body });
  await response.arrayBuffer();
  return response.status;
}
