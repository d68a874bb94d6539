import { member, type ApiClient } from '../api-client.ts';
import { aPhotographForm } from './photograph.ts';

export const aMarketingCompany = (over: object = {}) => ({
  name: 'Talleres Mar',
  sector: 'Metal',
  commercialObjectives: 'Vender más en el norte.',
  targetAudience: 'Carpinteros que trabajan por encargo',
  targetAudienceType: 'B2B' as const,
  website: null,
  tone: null,
  brandColors: null,
  ...over,
});

export const aMarketingProduct = (marketingCompanyId: number, over: object = {}) => ({
  marketingCompanyId,
  name: 'Bisagra oculta',
  characteristics: 'Acero inoxidable; apertura de 110 grados',
  advantages: 'Se monta sin herramientas',
  price: '4,20 €',
  ...over,
});

export const aCampaign = (marketingCompanyId: number, productId: number | null, over: object = {}) => ({
  marketingCompanyId,
  productId,
  name: 'Bisagra oculta · Página',
  type: 'landing_page' as const,
  content: {
    attention: 'Puertas que no se ven abrir.',
    interest: 'Una bisagra oculta de acero inoxidable.',
    desire: 'Se monta sin herramientas.',
    action: 'Pida una muestra.',
    headline: 'La bisagra que no se ve',
    callToAction: 'Pedir muestra',
  },
  ...over,
});

export const anEmailCampaign = (marketingCompanyId: number, over: object = {}) => ({
  marketingCompanyId,
  productId: null,
  name: 'Bisagra oculta · Correo',
  type: 'email' as const,
  content: {
    attention: '¿Le sobran puertas que se ven?',
    interest: 'La bisagra oculta no se ve.\n\n- Acero\n- Sin herramientas',
    desire: 'Se monta en un minuto.',
    action: 'Pida una muestra.',
    subject: 'Puertas que no se ven',
    preheader: 'Con bisagra oculta',
    greeting: 'Hola:',
    callToAction: 'Pedir muestra',
    signature: 'Talleres Mar',
  },
  ...over,
});

/** An email campaign, and a list of one person who has agreed to its offers. */
export async function aSendableCampaign(owner: ApiClient): Promise<{ campaignId: number; listId: number }> {
  const company = await owner.make(
    '/api/marketing/companies',
    aMarketingCompany({ website: 'https://mar.example' }),
  );
  const campaignId = await owner.make('/api/marketing/campaigns', anEmailCampaign(company));
  const listId = await owner.make('/api/marketing/lists', { name: 'Clientes' });
  const consent = { purpose: 'offers', proof: 'Casilla de la tienda, 2025' };
  await owner.call('POST', `/api/marketing/lists/${listId}/people`, { csv: 'ana@list.example', consent });
  return { campaignId, listId };
}

export const aLead = (marketingCompanyId: number, over: object = {}) => ({
  marketingCompanyId,
  companyName: 'Carpintería Ruiz',
  source: 'website' as const,
  contactName: 'Ana Ruiz',
  contactEmail: null,
  ...over,
});

/** Creation of each kind for a company and product, and the path of its calls. */
const KINDS = {
  marketingCompany: { address: 'companies', make: async (_owner, { company }) => company },
  marketingProduct: { address: 'products', make: async (_owner, { product }) => product },
  campaign: {
    address: 'campaigns',
    make: (owner, { company, product }) =>
      owner.make('/api/marketing/campaigns', aCampaign(company, product)),
  },
  publishedCampaign: {
    address: 'campaigns',
    make: async (owner, { company, product }) => {
      const id = await owner.make('/api/marketing/campaigns', aCampaign(company, product));
      await owner.call('POST', `/api/marketing/campaigns/${id}/publish`, {});
      return id;
    },
  },
  content: {
    address: 'content',
    make: (owner, { product }) =>
      owner.make('/api/marketing/content', {
        productId: product,
        type: 'social_post',
        tone: 'direct',
        language: 'es',
        length: 'short',
      }),
  },
  marketingLead: {
    address: 'leads',
    make: (owner, { company }) => owner.make('/api/marketing/leads', aLead(company)),
  },
  snapshot: {
    address: 'analytics',
    make: (owner, { company }) =>
      owner.make('/api/marketing/analytics/snapshot', { marketingCompanyId: company, language: 'es' }),
  },
  asset: {
    address: 'assets',
    make: async (owner, { company, product }) => {
      const campaignId = await owner.make('/api/marketing/campaigns', aCampaign(company, product));
      return owner.make('/api/marketing/assets', { campaignId, format: 'medium_rectangle' });
    },
  },
  mailList: {
    address: 'lists',
    make: (owner) => owner.make('/api/marketing/lists', { name: 'Clientes' }),
  },
  mailSegment: {
    address: 'segments',
    make: (owner) =>
      owner.make('/api/marketing/segments', { name: 'Todos', record: 'contact', filter: { all: [] } }),
  },
  photograph: {
    address: 'media',
    make: async (owner, { product }) =>
      member(
        (await owner.call('POST', '/api/marketing/media', await aPhotographForm(product))).body,
        'id',
        'number',
      ),
  },
} satisfies Record<
  string,
  {
    address: string;
    make: (owner: ApiClient, ids: { company: number; product: number }) => Promise<number>;
  }
>;
export type MarketingKind = keyof typeof KINDS;

export const isMarketingKind = (kind: string): kind is MarketingKind => kind in KINDS;
export const marketingAddress = (kind: MarketingKind): string => `/api/marketing/${KINDS[kind].address}`;

/** Creates a company with a product and one record of the kind; returns their ids by the names in bodies. */
export async function aMarketingWorld(owner: ApiClient, kind: MarketingKind) {
  const company = await owner.make('/api/marketing/companies', aMarketingCompany());
  const product = await owner.make('/api/marketing/products', aMarketingProduct(company));
  const id = await KINDS[kind].make(owner, { company, product });
  const bodyIds = { marketingCompanyId: company, productId: product };
  return {
    id,
    bodyIds: {
      ...bodyIds,
      ...(kind === 'campaign' && { campaignId: id }),
      ...(kind === 'marketingLead' && { leadId: id }),
    },
  };
}
