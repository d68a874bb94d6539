import { RESOURCES } from '#i18n/resources.ts';
import { reportWords } from '#features/consulting/report/text/words.rules.ts';
import { problemNumbers } from '#features/consulting/report/text/problem-numbers.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { raised } from '#features/consulting/report/sections/wording/titles.rules.ts';
import type { Locale } from '#shared/languages.ts';
import type { CauseProposal, SharedEvidence } from './cause-proposals.rules.ts';
import { UNFINISHED } from './cause.values.ts';

/** Words up to which problems are named one by one. */
const MOST_NAMED = 6;

/** Returns a function that writes what the problems of a proposal share, and the beginning of a sentence about it. */
export function proposalWords(
  locale: Locale,
  { problems, departments }: Pick<ReportSnapshot, 'problems' | 'departments'>,
): (proposal: CauseProposal) => { evidence: string; draft: string } {
  const words = reportWords(RESOURCES[locale].causes, locale);
  const processes = reportWords(RESOURCES[locale].reading, locale);
  const numbers = problemNumbers(problems);
  const nameOf = (departmentId: number): string =>
    words.label(departments.find(({ id }) => id === departmentId)?.name ?? '');
  const shared = (evidence: SharedEvidence): string => {
    if (evidence.kind === 'department')
      return words.say('shared.department', { department: nameOf(evidence.departmentId) });
    if (evidence.kind === 'process')
      return words.say('shared.process', { process: processes.say(`processes.${evidence.process}`) });
    return 'object' in evidence
      ? words.say('shared.object', { object: words.say(`objects.${evidence.object}`) })
      : words.say('shared.word', { word: words.quote(evidence.word) });
  };
  const begun = (evidence: SharedEvidence | undefined): string => {
    if (evidence === undefined) return '';
    if (evidence.kind === 'department')
      return words.say('draft.department', { department: nameOf(evidence.departmentId) });
    if (evidence.kind === 'process') return `${raised(processes.say(`processes.${evidence.process}`))}:`;
    return 'object' in evidence
      ? raised(words.say(`objects.${evidence.object}`))
      : raised([evidence.article?.toLowerCase(), evidence.word.toLowerCase()].filter(Boolean).join(' '));
  };
  return ({ problemIds, evidence }) => ({
    evidence: words.say('evidence', {
      problems:
        problemIds.length > MOST_NAMED
          ? words.say('some', { total: problemIds.length })
          : words.list(problemIds.map((id) => numbers.get(id) ?? '')),
      shared: words.list(evidence.map(shared)),
    }),
    draft: `${begun(evidence[0])} ${UNFINISHED}`,
  });
}
