import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { Problem, Writing } from '#features/consulting/report/sections/section.types.ts';

/** A title inside a sentence: an acronym at its head stays. */
export const lowered = (title: string): string =>
  /^\p{Lu}{2}/u.test(title) ? title : title.replace(/^\p{Lu}/u, (first) => first.toLowerCase());

/** A phrase at the head of a sentence. */
export const raised = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** "leer las facturas de proveedores (A1)". */
export const actionNamed = ({ words, titleOf }: Writing, action: Action): string =>
  words.say('actionNamed', { title: lowered(titleOf(action)), id: action.id });

/** "“The last noise survey in the weaving shed…” (P3)": a problem in the client's own first words. */
export const inWords = ({ words, numberOf }: Writing, row: Problem): string =>
  words.say('inWords', { words: words.firstWordsOf(row), id: numberOf(row.id) });
