import { foldText } from '#shared/texts/text.ts';
import type {
  Hint,
  LeftOutReason,
  Variant,
  Variants,
} from '#features/marketing/writer/formulas/composer.types.ts';
import type { EditingHelp } from './editing-help.rules.ts';
import { ended, raised } from '#features/marketing/writer/reading/quoting.rules.ts';

export type Standing = { variant: Variant; form: string; at: number };

/** The variant that a text holds, the longest where one holds another; undefined where it was edited away. */
export function standingVariant(text: string, variants: readonly Variant[]): Standing | undefined {
  const found = variants.flatMap((variant) =>
    [ended(variant.text), variant.text].flatMap((form): Standing[] => {
      const at = text.indexOf(form);
      return at === -1 ? [] : [{ variant, form, at }];
    }),
  );
  return found.toSorted((a, b) => b.form.length - a.form.length)[0];
}

/**
 * The text with another variant in the place of the one that it holds; before everything where it holds none, so that
 * nothing typed is lost. `isWhole`: the field is the variant and nothing else.
 */
export function withVariant(
  text: string,
  variants: readonly Variant[],
  picked: Variant,
  isWhole: boolean,
): string {
  if (isWhole) return picked.text;
  const standing = standingVariant(text, variants);
  if (!standing) return text.trim() === '' ? picked.text : `${picked.text}\n\n${text}`;
  const { form, at } = standing;
  const isSentence = form === ended(form) && !/^[«“]/u.test(picked.text);
  const put = isSentence ? ended(picked.text) : picked.text;
  return text.slice(0, at) + put + text.slice(at + form.length);
}

const WHOLE_FIELDS = ['subject', 'headline', 'callToAction'];
export const isWholeField = (field: string): boolean => WHOLE_FIELDS.includes(field);

/** Which lines of a text that is edited in one piece hold a part: its first ones open it, the others follow. */
function regionOf(text: string, field: string, variants: Variants): readonly [number, number] {
  const hasTitle = variants['headline'] !== undefined || variants['subject'] !== undefined;
  const firstEnd = text.indexOf('\n\n') === -1 ? text.length : text.indexOf('\n\n');
  if (field === 'headline' || field === 'subject') return [0, firstEnd];
  return hasTitle && firstEnd < text.length ? [firstEnd + 2, text.length] : [0, text.length];
}

/** `withVariant` for a text that holds all its parts in one field. */
export function withPartVariant(text: string, field: string, variants: Variants, picked: Variant): string {
  const [from, to] = regionOf(text, field, variants);
  const own = variants[field] ?? [];
  const part = text.slice(from, to);
  const isWhole = isWholeField(field) && standingVariant(part, own)?.form === part.trim();
  return text.slice(0, from) + withVariant(part, own, picked, isWhole) + text.slice(to);
}

export const standingPart = (text: string, field: string, variants: Variants): Variant | undefined =>
  standingVariant(text.slice(...regionOf(text, field, variants)), variants[field] ?? [])?.variant;

/** The text with the edit that a hint offers: in the place of its sentence, or at the end where it names none. */
export function withHelp(text: string, { sentence, suggestion }: EditingHelp): string {
  if (suggestion === undefined) return text;
  if (sentence === '') return text.trim() === '' ? suggestion : `${text.trimEnd()}\n${suggestion}`;
  // Said twice: the second one goes.
  const at = text.lastIndexOf(sentence);
  if (at === -1) return text;
  const [before, after] = [text.slice(0, at), text.slice(at + sentence.length)];
  return suggestion === '' ? `${before.trimEnd()}${after}`.trimStart() : before + suggestion + after;
}

/** Whether the words stand in the text, however they begin and end there. */
export const isSaid = (text: string, fact: string): boolean =>
  foldText(text).includes(foldText(fact.trim().replace(/\.$/u, '')));

/** The facts that a text left out and still does not say, one group a reason. */
export const unsaidIn = (
  text: string,
  hints: readonly Hint[],
): { reason: LeftOutReason; facts: string[] }[] =>
  hints
    .map(({ reason = 'room', facts = [] }) => ({
      reason,
      facts: facts.filter((fact) => !isSaid(text, fact)),
    }))
    .filter(({ facts }) => facts.length > 0);

/** The text with words that it had left out, before its last paragraph: that one asks the reader to act. */
export function withLeftOut(text: string, fact: string): string {
  const added = ended(raised(fact.trim()));
  const kept = text.trimEnd();
  const at = kept.lastIndexOf('\n\n');
  if (kept === '') return added;
  return at === -1 ? `${kept}\n\n${added}` : `${kept.slice(0, at)}\n\n${added}${kept.slice(at)}`;
}

/** Splits a text at a network's "more", between words. */
export function atFold(text: string, fold: number | null): { seen: string; rest: string } {
  const signs = [...text];
  if (fold === null || signs.length <= fold) return { seen: text, rest: '' };
  const visible = signs.slice(0, fold).join('');
  const cut = /\s/.test(signs[fold] ?? '') ? visible : visible.replace(/(?<!\S)\S+$/u, '');
  const seen = cut.trim() === '' ? visible : cut.trimEnd();
  return { seen, rest: text.slice(seen.length).trimStart() };
}
