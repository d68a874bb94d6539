import { OWNER } from '#features/marketing/text-warnings.rules.ts';

const MODEL = 'model:';

/** As it stands in `writer` of what a model wrote; what the rules wrote names their version instead. */
export const modelWriter = (model: string): string => `${MODEL}${model}`;

/** The model that wrote a text; null where the rules did. */
export const modelOf = (writer: string): string | null =>
  writer.startsWith(MODEL) ? writer.slice(MODEL.length) : null;

/** Whether the composer wrote a text and nobody has changed it since. */
export const isByRules = (writer: string): boolean => modelOf(writer) === null && writer !== OWNER;
