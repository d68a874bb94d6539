/** The sets of problems that `npm run reader` measures, in one shape. */
import { readdirSync, readFileSync } from 'node:fs';
import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import broad from '#features/consulting/profile/reading/reading.broad.json' with { type: 'json' };
import golden from '#features/consulting/profile/reading/reading.golden.json' with { type: 'json' };
import holdout from '#features/consulting/profile/reading/reading.holdout.json' with { type: 'json' };
import fresh from '#features/consulting/profile/reading/reading.fresh.json' with { type: 'json' };
import trades from '#features/consulting/profile/reading/reading.trades.json' with { type: 'json' };
import { isSpanish } from './languages.ts';

export type Case = {
  text: string;
  language: string;
  sector: string;
  size: CompanySize;
  /** Acceptable readings as "process/symptom"; "open" where a careful consultant would not decide, `process/open` for any symptom. */
  readings?: readonly string[];
  /** Acceptable interventions; none where nothing of the catalogue would help. */
  actions?: readonly string[];
};
export type ProblemSet = { name: string; isMeasured?: boolean; cases: readonly Case[] };

type Answer = { text: string; sector: string; size: CompanySize; id: string };
const FOLDER = 'src/features/consulting/report/catalogue/answers';

const answers = readdirSync(FOLDER).flatMap((file) =>
  (JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Answer[]).map(({ id, ...rest }): Case => ({
    ...rest,
    language: isSpanish(rest.text) ? 'es' : 'en',
    actions: [id],
  })),
);

type Read = { text: string; sector: string; process: string; symptom: string };
const readOf = (lists: Readonly<Record<string, readonly Read[]>>): Case[] =>
  Object.entries(lists).flatMap(([language, rows]) =>
    rows.map(({ text, sector, process, symptom }) => ({
      text,
      sector,
      language,
      size: 'small',
      readings: process === 'other' ? ['open', `other/${symptom}`] : [`${process}/${symptom}`],
    })),
  );

type Trade = (typeof trades)['tuned'][number];
const tradesOf = (list: readonly Trade[]): Case[] =>
  list.flatMap(({ trade, language, problems }) =>
    problems.map((problem) => ({ ...problem, language, sector: trade, size: 'small' })),
  );

export const SETS: readonly ProblemSet[] = [
  { name: 'golden answers', cases: answers },
  { name: 'golden readings', cases: readOf(golden) },
  { name: 'held-out', cases: readOf(holdout) },
  { name: 'trades, tuned', cases: tradesOf(trades.tuned) },
  { name: 'trades, measured', isMeasured: true, cases: tradesOf(trades.measured) },
  { name: 'broad, tuned', cases: tradesOf(broad.tuned) },
  { name: 'broad, held', isMeasured: true, cases: tradesOf(broad.measured) },
  { name: 'fresh, tuned', cases: tradesOf(fresh.tuned) },
  { name: 'fresh, measured', isMeasured: true, cases: tradesOf(fresh.measured) },
];
