import { z } from 'zod';
import { nullIsAbsent, oneOf, readUpdatedAt, requiredLine, requiredParagraph } from '#shared/fields.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { countAsked, listQuery } from '#shared/list.ts';

export const TEMPLATE_SORTS = ['createdAt', '-createdAt'] as const;

const fields = {
  name: requiredLine('leads:templates.nameRequired'),
  subject: requiredLine('leads:templates.subjectRequired'),
  body: requiredParagraph('leads:templates.bodyRequired'),
};
const language = oneOf(LOCALES);

export const createTemplateSchema = z.strictObject({ ...fields, language: nullIsAbsent(language) });
export const updateTemplateSchema = z
  .strictObject({
    name: nullIsAbsent(fields.name),
    subject: nullIsAbsent(fields.subject),
    body: nullIsAbsent(fields.body),
    language: nullIsAbsent(language),
    updatedAt: readUpdatedAt,
  })
  .partial();
export const templateQuerySchema = listQuery(TEMPLATE_SORTS).extend(countAsked);

export type CreateTemplate = z.infer<typeof createTemplateSchema>;
export type UpdateTemplate = z.infer<typeof updateTemplateSchema>;
export type TemplateQuery = z.infer<typeof templateQuerySchema>;

export type Template = {
  id: number;
  userId: number;
  name: string;
  subject: string;
  body: string;
  language: Locale;
  unknownFields: string[];
  createdAt: string;
  updatedAt: string;
};
