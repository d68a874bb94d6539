import type { Company } from '#features/consulting/companies/company.schema.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';
import { missingParts } from './readiness.rules.ts';
import type { ReportSnapshot } from './report.schema.ts';

function missingFields({ products, departments, problems, strengths }: ReportSnapshot): FieldErrors {
  const missing = missingParts({
    products: products.length,
    departments: departments.length,
    problems: problems.length,
    strengths: strengths.length,
  });
  return Object.fromEntries(missing.map((part) => [part, `consulting:report.missing.${part}`]));
}

/** Throws `report_not_ready` (422) with the missing parts (specification section 4). */
export function requireReady(snapshot: ReportSnapshot): void {
  const fields = missingFields(snapshot);
  if (Object.keys(fields).length > 0) throw new AppError('report_not_ready', { fields });
}

/** Also names what nobody has confirmed: a frozen report says no sector and no size that was only supposed. */
export function requireFreezable(
  { unconfirmed }: Pick<Company, 'unconfirmed'>,
  snapshot: ReportSnapshot,
): void {
  const fields = {
    ...missingFields(snapshot),
    ...Object.fromEntries(unconfirmed.map((name) => [name, 'consulting:report.unconfirmed'])),
  };
  if (Object.keys(fields).length > 0) throw new AppError('report_not_ready', { fields });
}
