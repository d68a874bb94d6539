import { desc } from 'drizzle-orm';
import { inboxEntries } from '#db/schema/index.ts';
import { createCompany } from '#features/consulting/companies/company.server.ts';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import { createProblem } from '#features/consulting/profile/problem.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';
import { readDraft } from '#features/consulting/report/draft/draft.server.ts';
import { freezeDraft } from '#features/consulting/report/freeze.server.ts';
import { createCompany as createCrmCompany } from '#features/leads/companies/company.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { landingAnswerSchema } from '#features/marketing/landing/landing-answer.schema.ts';
import { findPublicPage, receiveAnswer } from '#features/marketing/landing/landing-answer.server.ts';
import { publishPage } from '#features/marketing/landing/landing-page.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { anOpportunity } from './crm-flow.ts';
import { aCrmCompany, aCrmContact } from './crm.ts';
import { aLandingCampaign } from './landing-campaign.ts';
import { aCompany, aDepartment, aProblem, aProduct, aStrength } from './profile.ts';
import { someSettings } from './settings.ts';

export const LOOP_SETTINGS = someSettings({ smtpUrl: undefined });

/** A published page with a function that answers it. */
export async function aPage(ctx: ServiceContext) {
  const campaign = await aLandingCampaign(ctx, { language: 'es' });
  const { slug } = await publishPage(ctx, campaign.id, {}, LOOP_SETTINGS);
  const page = await findPublicPage(ctx, slug);
  if (!page) throw new Error('no page');
  const answer = async (email = 'eva@test.example') => {
    const sent = { name: 'Eva Prado', email, consent: '1', message: '¿Cuánto tardan?' };
    await receiveAnswer(ctx, page, { ...landingAnswerSchema.parse(sent), answers: [] }, LOOP_SETTINGS);
    const [entry] = await ctx.db.select().from(inboxEntries).orderBy(desc(inboxEntries.id)).limit(1);
    return { entryId: entry?.id ?? 0, leadId: entry?.marketingLeadId ?? 0 };
  };
  return { campaign, answer };
}

/** An opportunity of a contact in a company with a second contact. */
export async function aDeal(ctx: ServiceContext) {
  const company = await createCrmCompany(ctx, aCrmCompany({ phone: '+34 986 000 000' }));
  await createContact(
    ctx,
    aCrmContact({ firstName: 'Luis', companyId: company.id, email: 'luis@test.example' }),
  );
  const contact = await createContact(
    ctx,
    aCrmContact({ companyId: company.id, email: 'ana@test.example', position: 'Gerente' }),
  );
  return createOpportunity(ctx, anOpportunity({ contactId: contact.id, companyId: company.id }));
}

export async function fillProfile(ctx: ServiceContext, id: number): Promise<{ problemId: number }> {
  await createProduct(ctx, aProduct(id));
  await createDepartment(ctx, aDepartment(id));
  const problem = await createProblem(
    ctx,
    aProblem(id, { description: 'Las facturas de proveedores se teclean a mano.', hoursPerWeek: 10 }),
  );
  await createProblem(
    ctx,
    aProblem(id, { description: 'Los pedidos llegan por correo y se copian a mano.' }),
  );
  await createStrength(ctx, aStrength(id));
  return { problemId: problem.id };
}

export async function freezeProfile(ctx: ServiceContext, id: number) {
  const { updatedAt } = await readDraft(ctx, id);
  return freezeDraft(ctx, id, { updatedAt, language: 'es' });
}

/** A company with a frozen report of several actions. */
export async function aFrozenReport(ctx: ServiceContext, name = 'Conservas Nutrimar') {
  const { id } = await createCompany(ctx, aCompany({ name }));
  const { problemId } = await fillProfile(ctx, id);
  const report = await freezeProfile(ctx, id);
  const actionIds = report.model.figures?.actions.map((action) => action.id) ?? [];
  return { companyId: id, problemId, reportId: report.id, actionIds, report };
}
