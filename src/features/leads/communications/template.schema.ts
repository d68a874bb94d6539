import { z } from 'zod';
import {
  nullIsAbsent,
  oneOf,
  readUpdatedAt,
  requiredLine,
  requiredParagraph,
  rowId,
} from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import { locale, record, texts, timestamp } from '#shared/answer.ts';

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

export const templateSchema = record('Template', {
  id: rowId,
  userId: rowId,
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  language: locale,
  /** Fields in braces that nobody fills in: misspelt, most likely. */
  unknownFields: texts,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Template = z.infer<typeof templateSchema>;
