/** The fields a template may use, replaced when the message is sent. */
export const TEMPLATE_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'position',
  'opportunity',
  'myName',
  'myEmail',
] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];
/** By the names of fields, those of the workspace among them (`ownTemplateField`). */
export type TemplateValues = Readonly<Record<string, string | null | undefined>>;

/** A name with the spaces around it. */
const PLACE = /\{\{([^{}]*)\}\}/g;

const isField = (name: string): name is TemplateField => TEMPLATE_FIELDS.some((field) => field === name);
const valueOf = (values: TemplateValues, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;

export function fieldsOf(...texts: readonly string[]): { known: TemplateField[]; unknown: string[] } {
  const names = new Set(
    texts.flatMap((text) => [...text.matchAll(PLACE)].map(([, name = '']) => name.trim())),
  );
  return {
    known: [...names].filter(isField),
    unknown: [...names].filter((name) => !isField(name)),
  };
}

/** Fills fields that have a value; unknown and empty ones keep their braces, so that they are noticed. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(PLACE, (place, typed: string) => {
    const name = typed.trim();
    return valueOf(values, name) || place;
  });

export const unfilledFields = (text: string): string[] => {
  const { known, unknown } = fieldsOf(text);
  return [...known, ...unknown];
};

/** Returns an error key for each part of an email with an unfilled field; such an email is not sent. */
export const unfilledErrors = (message: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(message)
      .filter(([, text]) => unfilledFields(text ?? '').length > 0)
      .map(([part]) => [part, 'leads:templates.unfilled']),
  );

export type TemplatePart = { text: string; field?: string; state: 'text' | 'filled' | 'empty' | 'unknown' };

export function previewParts(text: string, values: TemplateValues): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let from = 0;
  for (const match of text.matchAll(PLACE)) {
    const [place, typed = ''] = match;
    const name = typed.trim();
    if (match.index > from) parts.push({ text: text.slice(from, match.index), state: 'text' });
    const value = valueOf(values, name);
    if (!isField(name) && !Object.hasOwn(values, name))
      parts.push({ text: place, field: name, state: 'unknown' });
    else if (!value) parts.push({ text: place, field: name, state: 'empty' });
    else parts.push({ text: value, field: name, state: 'filled' });
    from = match.index + place.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), state: 'text' });
  return parts;
}
