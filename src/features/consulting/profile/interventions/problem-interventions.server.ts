import type { ServiceContext } from '#kernel/context.ts';
import { INTL_TAG } from '#shared/languages.ts';
import { sortedByName } from '#shared/texts/order.ts';
import { AppError } from '#shared/errors.ts';
import { requireOwnRow } from '#features/consulting/companies/company-rows.server.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { catalogueSearch } from '#features/consulting/report/catalogue/catalogue-search.rules.ts';
import { chooseIntervention, isCorrected } from '#features/consulting/report/catalogue/catalogue.rules.ts';
import type { Intervention } from '#features/consulting/report/catalogue/catalogue.schema.ts';
import { isOwnIntervention } from '#features/consulting/report/catalogue/catalogue.values.ts';
import { workspaceCatalogue } from '#features/consulting/report/catalogue/own/own-catalogue.server.ts';
import { fitSheet, recordNames } from '#features/consulting/report/catalogue/fit/fit.rules.ts';
import { recordOf } from '#features/consulting/report/snapshot.server.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import { findInterventions } from './intervention-search.rules.ts';
import { isOfAnotherTrade, sheetOf } from './intervention-sheet.rules.ts';
import type {
  InterventionsQuery,
  ProblemInterventions,
} from '#features/consulting/profile/problem.schema.ts';
import { withReading } from '#features/consulting/profile/problem.server.ts';

/**
 * Lists the interventions that a consultant may choose for a problem: the one of the rules, and those of the process,
 * with the chosen one, which a call may have taken from another process. `query` is a reading that is not stored yet.
 */
export async function listProblemInterventions(
  ctx: ServiceContext,
  id: number,
  query: InterventionsQuery,
): Promise<ProblemInterventions> {
  const { companyId, description, reading } = withReading(await requireOwnRow(ctx, 'problem', id));
  const company = await requireOwnCompany(ctx, companyId);
  const { sector, size } = company;
  const { process = reading.process, symptom = reading.symptom } = query;
  const { all, wordsOf } = await workspaceCatalogue(ctx);
  const titled = (interventionId: string) => ({
    id: interventionId,
    title: wordsOf(interventionId, ctx.locale)?.title ?? interventionId,
    ...(isOwnIntervention(interventionId) && { isOwn: true as const }),
  });
  // A reading that a person is choosing counts as confirmed.
  const isConfirmed = reading.isConfirmed || query.process !== undefined || query.symptom !== undefined;
  const suggested = chooseIntervention(
    { process, symptom, isConfirmed },
    sectorsOf(sector),
    size,
    catalogueSearch(all),
    description,
    !isCorrected({ process, symptom, isConfirmed: true }, description),
  );
  if (!suggested) throw new AppError('internal');
  const sectors = sectorsOf(sector);
  // Of another trade only the one that somebody chose is listed; a search finds them all, and says whose they are.
  const isOffered = (each: Intervention) =>
    each.id === query.chosen ||
    (process === reading.process && each.id === reading.interventionId) ||
    (each.match.process === process && !isOfAnotherTrade(each, sectors));
  const inLanguage = (each: string) => wordsOf(each, ctx.locale);
  const items = query.q
    ? findInterventions(all, query.q, inLanguage, sectors)
    : sortedByName(all.filter(isOffered), INTL_TAG[ctx.locale], ({ id: each }) => titled(each).title);
  const shown = all.find((each) => each.id === query.chosen) ?? suggested;
  const words = inLanguage(shown.id);
  if (!words) throw new AppError('internal');
  const names = recordNames(await recordOf(ctx, company));
  /** As it would be printed for this company; whole where nothing of it would be. */
  const firstOf = (interventionId: string): string => {
    const own = inLanguage(interventionId);
    if (own === undefined) return '';
    const fitted = isOwnIntervention(interventionId) ? own : fitSheet(own, names, ctx.locale).words;
    return fitted.first || own.first;
  };
  return {
    suggested: titled(suggested.id),
    items: items.map((each) => ({
      ...titled(each.id),
      ...(isOfAnotherTrade(each, sectors) && { otherTrades: each.match.sectors }),
      first: firstOf(each.id),
    })),
    sheet: sheetOf(
      shown,
      isOwnIntervention(shown.id) ? { words, hangsOn: [] } : fitSheet(words, names, ctx.locale),
      {
        size,
        sectors,
        description,
      },
    ),
  };
}
