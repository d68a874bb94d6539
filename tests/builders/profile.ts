import type { CreateCompany } from '#features/consulting/companies/company.schema.ts';

/** Dull valid records, like all builders here; tests override what they are about. */
export const aCompany = (over: Partial<CreateCompany> = {}): CreateCompany => ({
  name: 'Talleres Mar',
  sector: 'Metal',
  size: 'medium',
  structure: 'functional',
  email: null,
  ...over,
});

export const aContact = (companyId: number, over: object = {}) => ({
  companyId,
  name: 'Ana Ruiz',
  position: 'Gerente',
  phone: null,
  email: null,
  isPrimary: false,
  ...over,
});

export const aProduct = (companyId: number, over: object = {}) => ({
  companyId,
  name: 'Bisagra',
  description: 'De acero.',
  type: 'product' as const,
  ...over,
});

export const aDepartment = (companyId: number, over: object = {}) => ({
  companyId,
  name: 'Producción',
  function: 'Fabrica.',
  digitalizationLevel: 3,
  ...over,
});

export const aProblem = (companyId: number, over: object = {}) => ({
  companyId,
  description: 'Falta sitio.',
  priority: 3,
  ...over,
});

export const aStrength = (companyId: number, over: object = {}) => ({
  companyId,
  description: 'Buen equipo.',
  impact: 3,
  ...over,
});

export const someReportTexts = (companyId: number) => ({
  companyId,
  analysis: 'Análisis.',
  recommendations: 'Recomendaciones.',
  aiArchitecture: 'Arquitectura.',
});
