import type { FieldList } from '#shared/field-list.ts';

/** The letter of a report opens with the sentence, which leaves it so many words. */
export const MOST_WORDS = 16;
/** Left behind a sentence that a proposal only begins. */
export const UNFINISHED = '…';
const LONGEST = 200;

/** Fields of a cause besides its problems. */
export const CAUSE_FIELDS = {
  text: { kind: 'paragraph', required: 'consulting:cause.textRequired', max: LONGEST },
  strengthId: { kind: 'link' },
  tool: { kind: 'line' },
} as const satisfies FieldList;

/** The fields that a report may hold. */
export const FROZEN_CAUSE_FIELDS = ['text', 'problemIds', 'strengthId', 'tool'] as const;

/** Words of a sentence; its dashes and bullets are none. */
export const wordCount = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
