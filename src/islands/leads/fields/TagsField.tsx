import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';

/** Parses comma-separated tags, because form values are strings. */
export const tagsOf = (text = ''): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

export function TagsField({ field }: { field: FieldBinding }) {
  const { t } = useTexts();
  return <TextField {...field} label={t('leads:tags.label')} description={t('leads:tags.hint')} />;
}
