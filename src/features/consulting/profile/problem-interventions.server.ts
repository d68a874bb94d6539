import type { ServiceContext } from '#kernel/context.ts';
import { INTL_TAG } from '#shared/languages.ts';
import { sortedByName } from '#shared/texts/order.ts';
import { AppError } from '#shared/errors.ts';
import { requireOwnRow } from '#features/consulting/companies/company-rows.server.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { catalogueSearch } from '#features/consulting/report/catalogue/catalogue-search.rules.ts';
import { chooseIntervention, isCorrected } from '#features/consulting/report/catalogue/catalogue.rules.ts';
import { CATALOGUE, interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import { findInterventions, isOfAnotherTrade, sheetOf } from './intervention-sheet.rules.ts';
import type { InterventionsQuery, ProblemInterventions } from './problem.schema.ts';
import { withReading } from './problem.server.ts';

const SEARCH = catalogueSearch(CATALOGUE);

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
  const { sector, size } = await requireOwnCompany(ctx, companyId);
  const { process = reading.process, symptom = reading.symptom } = query;
  const titled = (interventionId: string) => ({
    id: interventionId,
    title: interventionWords(interventionId, ctx.locale)?.title ?? interventionId,
  });
  // A reading that a person is choosing counts as confirmed.
  const isConfirmed = reading.isConfirmed || query.process !== undefined || query.symptom !== undefined;
  const suggested = chooseIntervention(
    { process, symptom, isConfirmed },
    sectorsOf(sector),
    size,
    SEARCH,
    description,
    !isCorrected({ process, symptom, isConfirmed: true }, description),
  );
  if (!suggested) throw new AppError('internal');
  const sectors = sectorsOf(sector);
  const wordsOf = (interventionId: string) => interventionWords(interventionId, ctx.locale);
  // Of another trade only the one that somebody chose is listed; a search finds them all, and says whose they are.
  const isOffered = (each: (typeof CATALOGUE)[number]) =>
    each.id === query.chosen ||
    (process === reading.process && each.id === reading.interventionId) ||
    (each.match.process === process && !isOfAnotherTrade(each, sectors));
  const items = query.q
    ? findInterventions(CATALOGUE, query.q, wordsOf, sectors)
    : sortedByName(CATALOGUE.filter(isOffered), INTL_TAG[ctx.locale], ({ id: each }) => titled(each).title);
  const shown = CATALOGUE.find((each) => each.id === query.chosen) ?? suggested;
  const words = wordsOf(shown.id);
  if (!words) throw new AppError('internal');
  return {
    suggested: titled(suggested.id),
    items: items.map((each) => ({
      ...titled(each.id),
      ...(isOfAnotherTrade(each, sectors) && { otherTrades: each.match.sectors }),
    })),
    sheet: sheetOf(shown, words, { size, sectors, description }),
  };
}
