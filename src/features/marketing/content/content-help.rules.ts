import type { Locale } from '#shared/languages.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { ContentType } from '#features/marketing/marketing.values.ts';
import { editingHelp, type EditingHelp } from '#features/marketing/writer/help/editing-help.rules.ts';

type EditedContent = { type: ContentType; text: string; language: Locale };

/** Returns hints and warnings for a single text being edited; words for an image need no proof. */
export const contentHelp = (
  { type, text, language }: EditedContent,
  brief: Brief | null,
  now?: Date,
): EditingHelp[] =>
  editingHelp({ language, isWhole: type !== 'ad_design', fields: [{ field: 'text', text }] }, brief, now);
