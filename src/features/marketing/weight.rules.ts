import { foldText } from '#shared/text.ts';
import type { Aspect } from './aspects.rules.ts';
import type { Source } from './writer.types.ts';

const VAGUE =
  /(?<![\p{L}])(?:calidad|excelen|mejor|innovador|moderno|unico|competitiv|lider|alto nivel|premium|quality|excellen|best|great|innovative|unique|competitive|leading|world-class|affordable|economico|barato|buen|good|bonito|nice)/u;
const NEGATIVE = /(?<![\p{L}])(?:no inclu|no se inclu|excepto|salvo|excluye|not includ|exclud|except)/u;

/** How much a fact tells; below zero it tells nothing, or what the product lacks. */
export function weightOf(text: string, aspect: Aspect, field: Source['field']): number {
  const folded = foldText(text);
  const count = text.split(/\s+/u).length;
  let weight = /\d/.test(text) ? 2 : 0;
  if (aspect !== 'general') weight += 3;
  if (count >= 3 && count <= 14) weight += 1;
  if (field === 'product.advantages') weight += 1;
  if (VAGUE.test(folded)) weight -= 4;
  if (NEGATIVE.test(folded)) weight -= 4;
  if (count > 20) weight -= 2;
  return weight;
}
