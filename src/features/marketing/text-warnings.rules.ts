import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import type { Hint } from '#features/marketing/writer/formulas/composer.types.ts';

/** What a person wrote or changed, after a model wrote it. */
export const OWNER = 'owner';

/** Warnings come among the hints of an answer (api.md). */
export const isHint = (one: Hint | TextWarning): one is Hint => !one.code.startsWith('model_');

/** Whether the words that a warning is about still stand in the text of its field. */
export function stillStands({ code, facts: [fragment = ''] }: TextWarning, text: string): boolean {
  if (code !== 'model_too_long') return text.includes(fragment);
  const limit = Number(fragment.split('/')[1]);
  return [...text].length > limit;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Warnings of one kind at one field as one, with all their words, for who reads them. */
export function gathered(warnings: readonly TextWarning[]): TextWarning[] {
  const found = new Map<string, TextWarning>();
  for (const { code, field, facts } of warnings) {
    const key = `${code} ${field}`;
    found.set(key, { code, field, facts: [...(found.get(key)?.facts ?? []), ...facts] });
  }
  return [...found.values()];
}

/** The text of a campaign's field, by the name that variants and hints give it: `subject`, `posts.x`, `faq.0.answer`. */
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

/** A campaign's content with other words in some fields, as they are named above. */
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

/** The warnings of a campaign that its text still deserves. */
export const standingIn = (
  content: Readonly<Record<string, unknown>>,
  warnings: readonly TextWarning[] | null,
): TextWarning[] =>
  (warnings ?? []).filter((warning) => stillStands(warning, textAt(content, warning.field)));

/** Those of a single text, which is edited in one piece: a length that was too much of its part is judged once. */
export const standingInText = (text: string, warnings: readonly TextWarning[] | null): TextWarning[] =>
  (warnings ?? []).filter((warning) => warning.code !== 'model_too_long' && stillStands(warning, text));
