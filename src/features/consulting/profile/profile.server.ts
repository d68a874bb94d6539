import type { ServiceContext } from '#kernel/context.ts';
import { listRows } from '#features/consulting/companies/company-rows.server.ts';
import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import { readCompany } from '#features/consulting/companies/company.server.ts';
import type { ProfileRows } from './profile.schema.ts';
import { listProblems } from './problem.server.ts';
import { KIND_OF, ROWS_PAGE, type CompanyTab } from './profile.values.ts';
import type { Proposal } from '#features/consulting/questionnaire/proposal.schema.ts';
import { listProposals } from '#features/consulting/questionnaire/proposal.server.ts';
import { suggestTemplate } from '#features/consulting/questionnaire/template.rules.ts';
import { TEMPLATE_PHRASES } from '#features/consulting/questionnaire/template.texts.ts';
import type { TemplateId } from '#features/consulting/questionnaire/template.values.ts';
import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import { readDraft } from '#features/consulting/report/draft/draft.server.ts';
import { missingParts } from '#features/consulting/report/readiness.rules.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import { asShown } from '#features/consulting/report/document/screen.rules.ts';
import { findReport } from '#features/consulting/report/report.server.ts';
import { isAppError } from '#shared/errors.ts';

export type CompanyProfile = {
  company: CompanySummary;
  /** The first page of the open list and of those that it names; the others load when they are opened. */
  rows: Partial<ProfileRows>;
  report: Report | null;
  /** On the report's tab: what the report would be; null where there is one, or the profile is not ready. */
  draft: Draft | null;
  /** Rows proposed for it and not yet decided. */
  proposals: Proposal[];
  /** Sector template that fits it. */
  template: TemplateId | null;
};

/** Returns a company with the first data of one tab, or null for an invalid id, a missing company or another workspace's. */
export async function findCompanyProfile(
  ctx: ServiceContext,
  rawId: string | undefined,
  tab: CompanyTab,
): Promise<CompanyProfile | null> {
  if (rawId === undefined || !/^[1-9]\d{0,14}$/.test(rawId)) return null;
  const id = Number(rawId);
  try {
    const [company, { items: proposals }, shown] = await Promise.all([
      readCompany(ctx, id),
      listProposals(ctx, id, { state: 'open' }),
      tab === 'report' ? reportOf(ctx, id) : rowsOf(ctx, id, tab),
    ]);
    const isDraft = tab === 'report' && shown.report === null && missingParts(company.counts).length === 0;
    return {
      company,
      ...shown,
      draft: isDraft ? await readDraft(ctx, id) : null,
      proposals,
      template: suggestTemplate(company.sector, TEMPLATE_PHRASES),
    };
  } catch (error) {
    if (isAppError(error) && error.code === 'company_not_found') return null;
    throw error;
  }
}

type Shown = Pick<CompanyProfile, 'rows' | 'report'>;

async function reportOf(ctx: ServiceContext, id: number): Promise<Shown> {
  const report = await findReport(ctx, id);
  return { rows: {}, report: report && asShown(report) };
}

async function rowsOf(ctx: ServiceContext, id: number, tab: Exclude<CompanyTab, 'report'>): Promise<Shown> {
  const page = { limit: ROWS_PAGE };
  const rows =
    tab === 'problems' ? await listProblems(ctx, id, page) : await listRows(ctx, KIND_OF[tab], id, page);
  return { rows: { ...(await namedRows(ctx, id, rows)), [tab]: rows }, report: null };
}

type Linked = { id: number; departmentId?: number | null; ownerContactId?: number | null };

/** The lists that hold the departments and contacts that these rows name, for their cards. */
async function namedRows(
  ctx: ServiceContext,
  companyId: number,
  rows: readonly Linked[],
): Promise<Partial<ProfileRows>> {
  const page = { limit: ROWS_PAGE };
  const [contacts, departments] = await Promise.all([
    rows.some(({ ownerContactId }) => (ownerContactId ?? null) !== null) &&
      listRows(ctx, 'contact', companyId, page),
    rows.some(({ departmentId }) => (departmentId ?? null) !== null) &&
      listRows(ctx, 'department', companyId, page),
  ]);
  return { ...(contacts && { contacts }), ...(departments && { departments }) };
}
