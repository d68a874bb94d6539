import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import type { Hint } from '#features/marketing/writer/formulas/composer.types.ts';

/** `writer` of text that a person wrote or edited after a model. */
export const OWNER = 'owner';

/** Tells hints from warnings, which come in one list (api.md). */
export const isHint = (one: Hint | TextWarning): one is Hint => !one.code.startsWith('model_');

export function stillStands({ code, facts: [fragment = ''] }: TextWarning, text: string): boolean {
  if (code !== 'model_too_long') return text.includes(fragment);
  const limit = Number(fragment.split('/')[1]);
  return [...text].length > limit;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Merges warnings of one kind at one field, with all their words. */
export function gathered(warnings: readonly TextWarning[]): TextWarning[] {
  const found = new Map<string, TextWarning>();
  for (const { code, field, facts } of warnings) {
    const key = `${code} ${field}`;
    found.set(key, { code, field, facts: [...(found.get(key)?.facts ?? []), ...facts] });
  }
  return [...found.values()];
}

/** Returns the text of a campaign's field, named as in variants and hints: `subject`, `posts.x`, `faq.0.answer`. */
export function textAt(content: Readonly<Record<string, unknown>>, field: string): string {
  const [top = '', ...rest] = field.split('.');
  if (top === 'posts') {
    const posts = Array.isArray(content[top]) ? content[top].filter(isRecord) : [];
    return textAt(posts.find(({ network }) => network === rest[0]) ?? {}, 'text');
  }
  const found = rest.reduce<unknown>(
    (value, key) => (isRecord(value) ? value[key] : undefined),
    content[top],
  );
  return typeof found === 'string' ? found : '';
}

/** Returns a campaign's content with the texts of some fields replaced, named as above. */
export function withTexts(
  content: Readonly<Record<string, unknown>>,
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const changed: Record<string, unknown> = { ...content };
  for (const [field, text] of Object.entries(texts)) {
    const [top = '', key = '', part = ''] = field.split('.');
    const list = changed[top];
    if (key === '') changed[top] = text;
    else if (Array.isArray(list))
      changed[top] = list.map((entry: unknown, at) => {
        if (!isRecord(entry)) return entry;
        if (top === 'posts') return entry['network'] === key ? { ...entry, text } : entry;
        return String(at) === key ? { ...entry, [part]: text } : entry;
      });
  }
  return changed;
}

export const standingIn = (
  content: Readonly<Record<string, unknown>>,
  warnings: readonly TextWarning[] | null,
): TextWarning[] =>
  (warnings ?? []).filter((warning) => stillStands(warning, textAt(content, warning.field)));

/**
 * Returns the warnings that still apply to a single text. It is edited as a whole, so the length of its parts is
 * checked only once.
 */
export const standingInText = (text: string, warnings: readonly TextWarning[] | null): TextWarning[] =>
  (warnings ?? []).filter((warning) => warning.code !== 'model_too_long' && stillStands(warning, text));
