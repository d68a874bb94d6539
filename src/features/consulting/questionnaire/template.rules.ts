import { foldText } from '#shared/texts/text.ts';
import type { TemplateId } from './template.values.ts';

const WORD = /[a-z0-9]+/g;

/** "bar." is a whole word, "taller" the beginning of one. */
const isSaid = (part: string, words: readonly string[]): boolean =>
  part.endsWith('.') ? words.includes(part.slice(0, -1)) : words.some((word) => word.startsWith(part));

/**
 * Returns the template that most phrases of a company's sector, as typed, speak for; of equal ones the first, null where
 * none does.
 */
export function suggestTemplate(
  sector: string,
  phrases: readonly (readonly [TemplateId, readonly string[]])[],
): TemplateId | null {
  const words = foldText(sector).match(WORD) ?? [];
  let best: TemplateId | null = null;
  let most = 0;
  for (const [id, about] of phrases) {
    const said = about.filter((phrase) => phrase.split(' ').every((part) => isSaid(part, words))).length;
    if (said > most) [best, most] = [id, said];
  }
  return best;
}
