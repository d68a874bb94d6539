import { MODEL_FAULTS } from '#shared/model-faults.ts';
import type { PolishFault } from './polish-check.rules.ts';
import type { ReportTexts } from './report.schema.ts';

export const REPORT_TEXTS = ['analysis', 'recommendations', 'aiArchitecture'] as const;
export type ReportTextName = (typeof REPORT_TEXTS)[number];

export type PolishRefusal = PolishFault | (typeof MODEL_FAULTS)[number] | 'cap_reached';

/** A line of the response of POST /api/reports/polish (newline-delimited JSON). */
export type PolishEvent =
  | { type: 'progress'; part: ReportTextName; share: number }
  | { type: 'part'; part: ReportTextName; refusal: PolishRefusal | null }
  | { type: 'end'; texts: ReportTexts; polished: ReportTextName[] };

export const REFUSAL_KINDS = ['late', 'facts', 'key', 'cap', 'failed'] as const;

const isModelFault = (refusal: PolishRefusal): boolean => MODEL_FAULTS.some((fault) => fault === refusal);

/** Groups refusals for the reader: too slow, changed facts, wrong key, spending cap, or no response. */
export function refusalKind(refusal: PolishRefusal): (typeof REFUSAL_KINDS)[number] {
  if (refusal === 'stalled') return 'late';
  if (refusal === 'key_refused') return 'key';
  if (refusal === 'cap_reached') return 'cap';
  return isModelFault(refusal) && refusal !== 'too_long' ? 'failed' : 'facts';
}

/**
 * Replaces the lists of a text by marks: they must stay unchanged, and with 200 rows they are four fifths of the text,
 * which would cost minutes. `restore` inserts them again; `polishFault` detects a mark that was lost or moved.
 */
export function withoutLists(text: string): { prompt: string; restore: (polished: string) => string } {
  const lists: string[] = [];
  const prompt = text
    .split('\n\n')
    .map((block) => {
      if (!block.startsWith('• ')) return block;
      lists.push(block);
      return `[LIST ${lists.length}]`;
    })
    .join('\n\n');
  const restore = (polished: string): string =>
    polished
      .split('\n\n')
      .map((block) => {
        const number = /^\[LIST (\d+)\]$/.exec(block.trim())?.[1];
        return (number && lists[Number(number) - 1]) ?? block;
      })
      .join('\n\n');
  return { prompt, restore };
}
