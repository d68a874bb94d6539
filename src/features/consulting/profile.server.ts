import type { ServiceContext } from '#server/context.ts';
import { isAppError } from '#shared/errors.ts';
import { requireOwnCompany } from './company.server.ts';
import { listContacts } from './contact.server.ts';
import { listDepartments } from './department.server.ts';
import { listProblems } from './problem.server.ts';
import { listProducts } from './product.server.ts';
import { findReport } from './report.server.ts';
import { listStrengths } from './strength.server.ts';

/** A company with its five lists and its report, or null for an id that is none, nobody's or somebody else's. */
export async function findCompanyProfile(ctx: ServiceContext, rawId: string | undefined) {
  if (rawId === undefined || !/^[1-9]\d{0,14}$/.test(rawId)) return null;
  const id = Number(rawId);
  try {
    const company = await requireOwnCompany(ctx, id);
    const [contacts, products, departments, problems, strengths, report] = await Promise.all([
      listContacts(ctx, id),
      listProducts(ctx, id),
      listDepartments(ctx, id),
      listProblems(ctx, id),
      listStrengths(ctx, id),
      findReport(ctx, id),
    ]);
    return { company, rows: { contacts, products, departments, problems, strengths }, report };
  } catch (error) {
    if (isAppError(error) && error.code === 'company_not_found') return null;
    throw error;
  }
}
