/** The sets of problems that `npm run reader` measures, in one shape. */
import { readdirSync, readFileSync } from 'node:fs';
import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import broad from '#features/consulting/profile/reading/reading.broad.json' with { type: 'json' };
import golden from '#features/consulting/profile/reading/reading.golden.json' with { type: 'json' };
import holdout from '#features/consulting/profile/reading/reading.holdout.json' with { type: 'json' };
import fresh from '#features/consulting/profile/reading/reading.fresh.json' with { type: 'json' };
import firms from '#features/consulting/profile/reading/reading.firms.json' with { type: 'json' };
import trades from '#features/consulting/profile/reading/reading.trades.json' with { type: 'json' };
import visits from '#features/consulting/profile/reading/reading.visits.json' with { type: 'json' };
import type { STAKES } from '#features/consulting/profile/stake/stake.values.ts';
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
  /** Why it comes first; `none` where it does not. */
  stake?: (typeof STAKES)[number];
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

type Told = {
  text: string;
  language: string;
  trade: string;
  readings: readonly string[];
  stake: (typeof STAKES)[number];
};
const toldOf = (list: readonly Told[]): Case[] =>
  list.map(({ trade, ...told }) => ({ ...told, sector: trade, size: 'small' }));

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
  { name: 'visits, tuned', cases: toldOf(visits.tuned as Told[]) },
  { name: 'visits, measured', isMeasured: true, cases: toldOf(visits.measured as Told[]) },
  { name: 'firms, measured', isMeasured: true, cases: toldOf(firms as Told[]) },
];
