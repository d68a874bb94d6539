import type { Locale } from '#shared/languages.ts';
import { calm, inner, shapeOf, type Shape } from './forms.rules.ts';
import type { NounForm } from './grammar-es.rules.ts';
import { translateEnglish } from './translate-en.rules.ts';
import { translateSpanish } from './translate-es.rules.ts';

/** "Imparte la maestra quesera" is a note; in a sentence the verb wants its object: "lo imparte la maestra quesera". */
const withObject = (text: string, { gender, isPlural }: NounForm): string =>
  text.replace(
    /^(?=(?:imparten?|dirigen?|elaboran?|firman?|presentan?|guían?)\s(?:el|la|los|las|un|una|nuestr[oa]s?)\s)/u,
    () => {
      const object = gender === 'f' ? 'la' : 'lo';
      return `${object}${isPlural ? 's' : ''} `;
    },
  );

/** "Conserva 30 días en frío" is a note as well: whoever names the product says that it "se conserva". */
const withReflexive = (text: string): string =>
  text.replace(
    /^conserva(?=n?\s(?:\d|hasta|bien|durante|un|una|dos|tres|cuatro|cinco|seis|varios)(?!\p{L}))/u,
    'se $&',
  );

/** A verb of the other number has another subject than the product. */
const agreeing = (shape: Shape, { isPlural }: NounForm): Shape =>
  shape.form === 'verb' && shape.isPlural !== undefined && shape.isPlural !== isPlural
    ? { form: 'clause' }
    : shape;

/** A fragment as it can stand in a sentence of the language that is written in. */
export type Said = { text: string; shape: Shape };

/** Nothing where it is in the other language and the glossary does not cover it. */
export function said(typed: string, from: Locale | undefined, to: Locale, about: NounForm): Said | undefined {
  const fragment = calm(typed);
  if (from === undefined || from === to) {
    const text = inner(fragment);
    return {
      text: to === 'es' ? withReflexive(withObject(text, about)) : text,
      shape: agreeing(shapeOf(fragment, to), about),
    };
  }
  const found =
    from === 'es'
      ? translateSpanish(inner(fragment), about.isPlural)
      : translateEnglish(inner(fragment), about);
  if (found === undefined) return undefined;
  const { form, count, text } = found;
  // "Keep for four years" would be an order.
  if (to === 'en' && form === 'verb' && about.isPlural)
    return { text: `they ${text}`, shape: { form: 'clause' } };
  if (to === 'en') return { text, shape: { form, ...(count && { english: count }) } };
  const shape = agreeing(shapeOf(text, 'es'), about);
  return { text, shape: form === 'noun' ? { ...shape, form } : shape };
}
