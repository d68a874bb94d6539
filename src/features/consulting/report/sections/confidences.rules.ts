import { DEFAULT_CURRENCY } from '#features/consulting/companies/company.values.ts';
import { isConfidence } from '#features/consulting/profile/stake/matters.rules.ts';
import type { ComposeInput } from '#features/consulting/report/draft/draft.types.ts';
import { planWords } from './wording/plan-words.rules.ts';

/**
 * The input without what was told in confidence of somebody who may read the report: a sentence says that it was. The
 * profile and the frozen snapshot keep the client's words, and the gate asks for others.
 */
export function withoutConfidences(input: ComposeInput): ComposeInput {
  const { snapshot, tables, language } = input;
  const { problems, company } = snapshot;
  if (!problems.some(({ description }) => isConfidence(description))) return input;
  const words = planWords(tables.plan, language, tables.readings, company.currency ?? DEFAULT_CURRENCY);
  const unsaid = words.say('unsaid');
  return {
    ...input,
    snapshot: {
      ...snapshot,
      problems: problems.map((row) =>
        isConfidence(row.description) ? { ...row, description: unsaid } : row,
      ),
    },
  };
}
