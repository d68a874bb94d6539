import { AppError } from '#shared/errors.ts';
import { missingParts } from './readiness.rules.ts';
import type { ReportSnapshot } from './report.schema.ts';

/** Throws `report_not_ready` (422) with the missing parts (specification section 4). */
export function requireReady({ products, departments, problems, strengths }: ReportSnapshot): void {
  const missing = missingParts({
    products: products.length,
    departments: departments.length,
    problems: problems.length,
    strengths: strengths.length,
  });
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((part) => [part, `consulting:report.missing.${part}`]));
  throw new AppError('report_not_ready', { fields });
}
