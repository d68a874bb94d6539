/** Dull valid records of the marketing portal; a test overrides what it is about. */
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
