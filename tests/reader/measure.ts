import { recall, type Example } from '#features/consulting/profile/memory/memory.rules.ts';
import { nearestIndex } from '#features/consulting/profile/memory/nearest.rules.ts';
import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import type { Process, Reading, Symptom } from '#features/consulting/profile/reading/reading.values.ts';
import { interventionChooser, isGeneric } from '#features/consulting/report/catalogue/catalogue.rules.ts';
import { CATALOGUE } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { proposedStake } from '#features/consulting/profile/stake/stake.rules.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import { SETS, type Case } from './sets.ts';

/** A way of reading: the reading as "process/symptom" or "open", and the intervention that is offered, if any. */
export type Read = (one: Case) => { reading: string; action: string | null };

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const isLeftOpen = ({ process }: Pick<Reading, 'process'>): boolean => process === 'other';

function answerOf(reading: Omit<Reading, 'isConfirmed'>, { text, sector, size }: Case): string | null {
  const choose = interventionChooser(sectorsOf(sector), size, CATALOGUE);
  const answer = choose({ ...reading, isConfirmed: false }, text);
  return answer === null || isGeneric(answer) ? null : answer.id;
}

const said = (reading: Omit<Reading, 'isConfirmed'>, one: Case) => ({
  reading: isLeftOpen(reading) ? 'open' : `${reading.process}/${reading.symptom}`,
  action: answerOf(reading, one),
});

const byRules: Read = (one) => said(readProblem(one.text), one);

/**
 * A case as a consultant would have confirmed it: corrected where the rules are wrong, and with an answer of its own
 * where theirs does not fit.
 */
function confirmed(one: Case): Example[] {
  const { text, readings, actions } = one;
  const read = readProblem(text);
  const answer = actions && CATALOGUE.find(({ id }) => id === actions[0]);
  const isRead = readings
    ? verdictOn(said(read, one).reading, readings) === 'right'
    : read.process === answer?.match.process;
  const [process, symptom] = (readings?.[0] ?? '').split('/') as [Process, Symptom | 'open' | undefined];
  const corrected = readings
    ? { process, symptom: symptom === 'open' || symptom === undefined ? read.symptom : symptom }
    : { process: answer?.match.process ?? 'other', symptom: answer?.match.symptoms[0] ?? 'other' };
  const reading = isRead ? read : corrected;
  if (isLeftOpen(reading) || readings?.[0] === 'open') return [];
  const isFit = actions?.includes(answerOf(reading, one) ?? '') ?? true;
  return [{ ...reading, description: text, interventionId: isFit ? null : (answer?.id ?? null) }];
}

/** Sets that a firm has confirmed; a sentence of theirs never remembers itself. */
const REMEMBERED: ReadonlySet<string> = new Set(['golden answers', 'golden readings', 'trades, tuned']);
const examples = once(() =>
  nearestIndex(
    SETS.filter(({ name }) => REMEMBERED.has(name)).flatMap(({ cases }) => cases.flatMap(confirmed)),
    ({ description }) => description,
  ),
);

function byMemory(one: Case) {
  const found = recall(examples(), one.text, ({ description }) => description === one.text);
  return said(found ?? readProblem(one.text), one);
}

/** Every way of reading there is, but that of a recorded model (`model.ts`). */
export const METHODS: Readonly<Record<string, Read>> = { rules: byRules, 'rules with memory': byMemory };

export type Measures = {
  right: number;
  misread: number;
  open: number;
  /** Interventions that were offered, and how many of them a consultant would accept. */
  offered: number;
  fit: number;
  wrong: string[];
};

const isProcessOnly = (reading: string) => reading.endsWith('/other');

function verdictOn(reading: string, right: readonly string[]): 'right' | 'misread' | 'open' {
  const [process = ''] = reading.split('/');
  if (right.includes(reading) || right.includes(`${process}/open`)) return 'right';
  const isProcess = right.some((one) => one.startsWith(`${process}/`));
  // A process without a symptom claims nothing wrong.
  return reading === 'open' || (isProcess && isProcessOnly(reading)) ? 'open' : 'misread';
}

export function measure(cases: readonly Case[], read: Read): Measures {
  const sums: Measures = { right: 0, misread: 0, open: 0, offered: 0, fit: 0, wrong: [] };
  for (const one of cases) {
    const { reading, action } = read(one);
    const verdict = one.readings ? verdictOn(reading, one.readings) : undefined;
    if (verdict) sums[verdict] += 1;
    const isFit = action !== null && one.actions?.includes(action);
    if (one.actions && action !== null) sums.offered += 1;
    if (isFit) sums.fit += 1;
    if ((verdict && verdict !== 'right') || (one.actions && action !== null && !isFit))
      sums.wrong.push(
        `  ${verdict ?? ''} ${one.text}\n    ${reading}, is ${one.readings?.join(' ') ?? ''}; ${action}, may be ${one.actions?.join(' ') ?? ''}`,
      );
  }
  return sums;
}

/** How the stakes of a set are told: `other` is one that is told as another, `false` one where nothing is at stake. */
export function measureStakes(cases: readonly Case[]) {
  const sums = { due: 0, right: 0, other: 0, missed: 0, false: 0 };
  for (const { text, stake } of cases) {
    if (stake === undefined) continue;
    const proposed = proposedStake(text) ?? 'none';
    if (stake === 'none') sums.false += Number(proposed !== 'none');
    else {
      sums.due += 1;
      sums[proposed === stake ? 'right' : proposed === 'none' ? 'missed' : 'other'] += 1;
    }
  }
  return sums;
}
