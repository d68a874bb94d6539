import { createCompany } from '#features/consulting/companies/company.server.ts';
import type { CompanySize, CompanyStructure } from '#features/consulting/companies/company.values.ts';
import { createContact } from '#features/consulting/profile/contact.server.ts';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import { createProblem } from '#features/consulting/profile/problem.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import type { ProductType } from '#features/consulting/profile/product.values.ts';
import { freezeDraft } from '#features/consulting/report/freeze.server.ts';
import { readDraft } from '#features/consulting/report/draft/draft.server.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { demoTexts, type ConsultingSampleTexts } from './demo.texts.ts';

type Words = ConsultingSampleTexts;

/** Values that `i18n/<locale>/demo/consulting.json` does not have: figures, kinds, contact details. */
const COMPLETE = {
  company: { size: 'medium' as CompanySize, structure: 'functional' as CompanyStructure },
  domain: 'valdearce.example',
  primary: 'director',
  services: ['privateLabel', 'milling', 'tours'],
  digitalization: {
    sales: 2,
    production: 3,
    quality: 4,
    administration: 2,
    purchasing: 1,
    growers: 1,
    visits: 3,
  },
  priority: { orders: 5, stock: 4, settlements: 4, forecast: 3, traceability: 3, reviews: 1, quotes: 2 },
  impact: { history: 5, brand: 4, export: 4, laboratory: 5, team: 3, land: 2 },
} as const;

const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

async function addContacts(
  ctx: ServiceContext,
  companyId: number,
  people: Record<string, { name: string; position: string }>,
  domain: string,
): Promise<void> {
  for (const [index, [key, person]] of Object.entries(people).entries()) {
    await createContact(ctx, {
      companyId,
      ...person,
      phone: `+34 900 000 1${String(index).padStart(2, '0')}`,
      email: `${key}@${domain}`,
      isPrimary: key === COMPLETE.primary,
    });
  }
}

async function addComplete(ctx: ServiceContext, words: Words['complete']): Promise<number> {
  const { name, sector } = words;
  const email = `info@${COMPLETE.domain}`;
  const { id: companyId } = await createCompany(ctx, { name, sector, email, ...COMPLETE.company });
  await addContacts(ctx, companyId, words.contacts, COMPLETE.domain);
  for (const [key, product] of Object.entries(words.products)) {
    const type: ProductType = COMPLETE.services.some((service) => service === key) ? 'service' : 'product';
    await createProduct(ctx, { companyId, ...product, type });
  }
  for (const key of keysOf(words.departments)) {
    const digitalizationLevel = COMPLETE.digitalization[key];
    await createDepartment(ctx, { companyId, ...words.departments[key], digitalizationLevel });
  }
  for (const key of keysOf(words.problems)) {
    await createProblem(ctx, {
      companyId,
      description: words.problems[key],
      priority: COMPLETE.priority[key],
    });
  }
  for (const key of keysOf(words.strengths)) {
    await createStrength(ctx, { companyId, description: words.strengths[key], impact: COMPLETE.impact[key] });
  }
  return companyId;
}

async function addUnfinished(ctx: ServiceContext, words: Words['unfinished']): Promise<void> {
  const { name, sector } = words;
  const company = await createCompany(ctx, {
    name,
    sector,
    size: 'small',
    structure: 'simple',
    email: null,
  });
  await addContacts(ctx, company.id, words.contacts, 'arrabal.example');
  for (const product of Object.values(words.products)) {
    await createProduct(ctx, { companyId: company.id, ...product, type: 'service' });
  }
  for (const department of Object.values(words.departments)) {
    await createDepartment(ctx, { companyId: company.id, ...department, digitalizationLevel: 2 });
  }
}

/** Adds a company with a complete profile and a report from the real rules, and an incomplete one. */
export async function addConsultingSample(ctx: ServiceContext): Promise<void> {
  const { consulting } = demoTexts(ctx.locale);
  await addUnfinished(ctx, consulting.unfinished);
  const companyId = await addComplete(ctx, consulting.complete);
  const { updatedAt } = await readDraft(ctx, companyId, ctx.locale);
  await freezeDraft(ctx, companyId, { updatedAt, language: ctx.locale });
}
