import { OWNER } from '#features/marketing/text-warnings.rules.ts';

const MODEL = 'model:';

/** Returns the `writer` value of a model's text; a text by the rules has their version instead. */
export const modelWriter = (model: string): string => `${MODEL}${model}`;

export const modelOf = (writer: string): string | null =>
  writer.startsWith(MODEL) ? writer.slice(MODEL.length) : null;

/** Returns whether the composer wrote a text and nobody has edited it. */
export const isByRules = (writer: string): boolean => modelOf(writer) === null && writer !== OWNER;
