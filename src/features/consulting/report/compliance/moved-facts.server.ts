import type { FrozenReport } from '#features/consulting/report/document/document.rules.ts';
import { movedSince } from './compliance.rules.ts';
import { COMPLIANCE_FACTS, factWords, HOME_COUNTRY } from './compliance.texts.ts';
import type { MovedFact } from './compliance.types.ts';

/** Laws and statistics of an older report that have changed, begun or ended since, titled in its language. */
export const movedFactsOf = (
  { facts = [], language, snapshot }: FrozenReport,
  now: Date,
): (MovedFact & { title: string })[] =>
  movedSince(
    facts,
    COMPLIANCE_FACTS,
    now.toISOString().slice(0, 10),
    snapshot.company.country ?? HOME_COUNTRY,
  ).map((moved) => ({
    ...moved,
    title: factWords(moved.id, language)?.title ?? moved.id,
  }));
