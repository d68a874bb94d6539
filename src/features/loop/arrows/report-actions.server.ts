import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { DEFAULT_CURRENCY, type Currency } from '#features/consulting/companies/company.values.ts';
import { readParts } from '#features/consulting/report/draft/stored-parts.server.ts';
import { requireOwnReport } from '#features/consulting/report/report.server.ts';
import { frozenReport } from '#features/consulting/report/snapshot.server.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import { actionTitle } from './loop.texts.ts';

/** An action of a frozen report with its title there and the problems that it answers, as they were typed. */
export type ReportAction = Action & { title: string; problems: string[] };
export type ActionsOfReport = {
  companyId: number;
  companyName: string;
  language: Locale;
  /** Of its amounts. */
  currency: Currency;
  actions: ReportAction[];
};

/**
 * Returns the named actions of an own report, in the report's order. Errors: `not_found`; `invalid` for a report of
 * rule version 1, which has none, and for an action that the report does not have.
 */
export async function actionsOfReport(
  ctx: ServiceContext,
  reportId: number,
  actionIds: readonly string[],
  field: 'actionIds' | 'actionId' = 'actionIds',
): Promise<ActionsOfReport> {
  const stored = await requireOwnReport(ctx, reportId);
  const parts = readParts(stored.parts);
  const all = parts?.figures.actions ?? [];
  if (!parts || all.length === 0) throw new AppError('invalid', { fields: { [field]: 'loop:noActions' } });
  if (actionIds.some((id) => !all.some((action) => action.id === id)))
    throw new AppError('invalid', { fields: { [field]: 'loop:actionUnknown' } });
  const language = LOCALES.find((locale) => locale === stored.language) ?? 'en';
  const { snapshot } = frozenReport(stored);
  const sheets = parts.document.parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'sheet' ? [block] : [])),
  );
  const actions = all
    .filter(({ id }) => actionIds.includes(id))
    .map((action) => ({
      ...action,
      title:
        sheets.find(({ number }) => number === action.id)?.title ??
        actionTitle(language, action.interventionId),
      problems: action.rowIds.flatMap(
        (rowId) => snapshot.problems.find((problem) => problem.id === rowId)?.description ?? [],
      ),
    }));
  return {
    companyId: stored.companyId,
    companyName: snapshot.company.name,
    language,
    currency: snapshot.company.currency ?? DEFAULT_CURRENCY,
    actions,
  };
}
