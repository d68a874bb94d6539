import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';

/** Tags as words between commas: a form keeps texts. */
export const tagsOf = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

export function TagsField({ field }: { field: FieldBinding }) {
  const { t } = useTexts();
  return (
    <TextField
      {...field}
      label={t('leads:tags.label')}
      description={t('leads:tags.hint')}
      isRequired={false}
    />
  );
}
