import type { ReportModel, ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type { ProblemTheme } from './themes.rules.ts';
import type { ReportWords } from './words.rules.ts';

export type ThemedProblem = { row: ReportSnapshot['problems'][number]; theme: ProblemTheme };

/** Input of the three texts. Problems are sorted by priority, highest first, with their themes. */
export type ReportWriting = {
  snapshot: ReportSnapshot;
  model: ReportModel;
  words: ReportWords;
  problems: readonly ThemedProblem[];
};

/** Names listed in a sentence; more are counted. */
export const MOST_NAMES = 3;

export function groupBy<T, K>(items: readonly T[], key: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [item]);
    else group.push(item);
  }
  return [...groups];
}

export const sharpestOn = (
  problems: readonly ThemedProblem[],
  themes: readonly ProblemTheme[],
): ThemedProblem['row'] | undefined => problems.find(({ theme }) => themes.includes(theme))?.row;

/** Returns "«A» y «B»", or undefined if there are too many to name. */
export const namesOf = (words: ReportWords, departments: readonly { name: string }[]): string | undefined =>
  departments.length <= MOST_NAMES ? words.quoteList(departments.map(({ name }) => name)) : undefined;
