import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import { interventionChooser, isGeneric } from '#features/consulting/report/catalogue/catalogue.rules.ts';
import { CATALOGUE } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import type { Case } from './sets.ts';

/** A way of reading: the reading as "process/symptom" or "open", and the intervention that is offered, if any. */
export type Read = (one: Case) => { reading: string; action: string | null };

function byRules({ text, sector, size }: { text: string; sector: string; size: CompanySize }) {
  const { process, symptom } = readProblem(text);
  const reading = process === 'other' ? 'open' : `${process}/${symptom}`;
  const answer = interventionChooser(
    sectorsOf(sector),
    size,
    CATALOGUE,
  )({ process, symptom, isConfirmed: false }, text);
  return { reading, action: answer === null || isGeneric(answer) ? null : answer.id };
}

/** Every way of reading there is, but that of a recorded model (`model.ts`); one with the firm's memory joins here. */
export const METHODS: Readonly<Record<string, Read>> = { rules: byRules };

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
