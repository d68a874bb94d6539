import { eq } from 'drizzle-orm';
import { addDays } from '#shared/dates/days.ts';
import { foldText } from '#shared/texts/text.ts';
import { reportActions } from '#db/schema/index.ts';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { createCompany, updateCompany } from '#features/consulting/companies/company.server.ts';
import { createContact, listContacts } from '#features/consulting/profile/contact.server.ts';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import { createProblem } from '#features/consulting/profile/problem.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import type { ProductType } from '#features/consulting/profile/product.values.ts';
import { freezeDraft } from '#features/consulting/report/freeze.server.ts';
import { readDraft } from '#features/consulting/report/draft/draft.server.ts';
import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';
import { putReading, updateAction } from '#features/consulting/tracker/tracker.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { ago } from './ago.server.ts';
import { COMPLETE, RETURNED, TRACKED } from './consulting.values.ts';
import { demoTexts, type ConsultingSampleTexts } from './demo.texts.ts';
import { tieReport } from './loop.server.ts';
import { addReturnedQuestionnaire } from './returned-questionnaire.server.ts';

type Words = ConsultingSampleTexts;

type Ids = ReadonlyMap<string, number>;
type ProblemFigures = {
  department: string;
  owner?: string;
  hoursPerWeek?: number;
  people?: number;
  incidentsPerMonth?: number;
  incidentCostCents?: number;
  source?: 'measured' | 'told' | 'estimated';
  reading?: Reading;
};

const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

async function addContacts(
  ctx: ServiceContext,
  companyId: number,
  people: Record<string, { name: string; position: string }>,
  domain: string,
): Promise<Map<string, number>> {
  const known = await listContacts(ctx, companyId);
  const ids = new Map<string, number>();
  for (const [index, [key, person]] of Object.entries(people).entries()) {
    const there = known.find(({ name }) => name === person.name);
    if (there) {
      ids.set(key, there.id);
      continue;
    }
    const { id } = await createContact(ctx, {
      companyId,
      ...person,
      phone: `+34 900 000 1${String(index).padStart(2, '0')}`,
      email: `${key === COMPLETE.primary ? key : mailboxOf(person.name)}@${domain}`,
      isPrimary: key === COMPLETE.primary,
    });
    ids.set(key, id);
  }
  return ids;
}

/** "Lucía Ferrándiz Soler" writes from lucia@. */
const mailboxOf = (name: string): string => foldText(name).split(' ', 1)[0] ?? '';

const daysFrom = (now: Date, days: number): string => addDays(now.toISOString().slice(0, 10), days);

/** The figures of a problem, with the department and the owner that they name. */
function figuresOf(key: keyof typeof COMPLETE.figures, departments: Ids, contacts: Ids) {
  const { department, ...rest }: ProblemFigures = COMPLETE.figures[key];
  const { owner, ...figures } = rest;
  return {
    ...figures,
    departmentId: departments.get(department) ?? null,
    ownerContactId: owner === undefined ? null : (contacts.get(owner) ?? null),
  };
}

/** Fills the profile of a company that an opportunity became; what it is given counts as confirmed. */
async function fillComplete(
  ctx: ServiceContext,
  companyId: number,
  words: Words['complete'],
  now: Date,
): Promise<void> {
  const { name, sector } = words;
  const email = `info@${COMPLETE.domain}`;
  await updateCompany(ctx, companyId, {
    name,
    sector,
    email,
    ...COMPLETE.company,
    tools: [...COMPLETE.company.tools],
    startDate: daysFrom(now, COMPLETE.startsIn),
    deadline: daysFrom(now, COMPLETE.endsIn),
  });
  const contacts = await addContacts(ctx, companyId, words.contacts, COMPLETE.domain);
  for (const [key, product] of Object.entries(words.products)) {
    const type: ProductType = COMPLETE.services.some((service) => service === key) ? 'service' : 'product';
    await createProduct(ctx, { companyId, ...product, type });
  }
  const departments = new Map<string, number>();
  for (const key of keysOf(words.departments)) {
    const digitalizationLevel = COMPLETE.digitalization[key];
    const { id } = await createDepartment(ctx, {
      companyId,
      ...words.departments[key],
      digitalizationLevel,
      headcount: COMPLETE.headcount[key],
      targetLevel: COMPLETE.targetLevel[key],
    });
    departments.set(key, id);
  }
  for (const key of keysOf(words.problems)) {
    await createProblem(ctx, {
      companyId,
      description: words.problems[key],
      priority: COMPLETE.priority[key],
      ...figuresOf(key, departments, contacts),
    });
  }
  for (const key of keysOf(words.strengths)) {
    await createStrength(ctx, { companyId, description: words.strengths[key], impact: COMPLETE.impact[key] });
  }
}

async function addUnfinished(ctx: ServiceContext, words: Words['unfinished']): Promise<Company> {
  const { name, sector } = words;
  const company = await createCompany(ctx, {
    name,
    sector,
    size: 'small',
    structure: 'simple',
    country: COMPLETE.company.country,
    email: null,
  });
  await addContacts(ctx, company.id, words.contacts, 'arrabal.example');
  for (const product of Object.values(words.products)) {
    await createProduct(ctx, { companyId: company.id, ...product, type: 'service' });
  }
  for (const department of Object.values(words.departments)) {
    await createDepartment(ctx, { companyId: company.id, ...department, digitalizationLevel: 2 });
  }
  return company;
}

/**
 * Adds an incomplete company with a returned questionnaire, fills the given one and freezes its report from the real
 * rules, with actions under way of which one became an opportunity.
 */
export async function addConsultingSample(ctx: ServiceContext, companyId: number): Promise<void> {
  const { consulting } = demoTexts(ctx.locale);
  await addReturnedQuestionnaire(ctx, await addUnfinished(ago(ctx, RETURNED.sentAgo), consulting.unfinished));
  await fillComplete(ago(ctx, COMPLETE.profileAgo), companyId, consulting.complete, ctx.now);
  const then = ago(ctx, COMPLETE.reportAgo);
  const { updatedAt } = await readDraft(then, companyId, ctx.locale);
  const { id } = await freezeDraft(then, companyId, { updatedAt, language: ctx.locale });
  const actions = await actionsByIntervention(ctx, id);
  await trackActions(ctx, id, actions);
  await tieReport(ctx, id, (intervention) => actions.get(intervention));
}

async function actionsByIntervention(ctx: ServiceContext, reportId: number): Promise<Map<string, string>> {
  const { actionId, interventionId } = reportActions;
  const rows = await ctx
    .rows(reportActions)
    .select({ actionId, interventionId })
    .where(eq(reportActions.reportId, reportId));
  return new Map(rows.map((row) => [row.interventionId, row.actionId]));
}

/** Enters what became of the actions that the report has of those named. */
async function trackActions(
  ctx: ServiceContext,
  reportId: number,
  actions: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { intervention, status, enteredAgo, costCents, dueIn, readings = [] } of TRACKED) {
    const actionId = actions.get(intervention);
    if (actionId === undefined) continue;
    await updateAction(ago(ctx, enteredAgo), reportId, {
      actionId,
      status,
      costCents: costCents ?? null,
      dueDate: dueIn === undefined ? null : daysFrom(ctx.now, dueIn),
    });
    for (const [daysAgo, value] of readings)
      await putReading(ago(ctx, daysAgo), reportId, { actionId, day: daysFrom(ctx.now, -daysAgo), value });
  }
}
