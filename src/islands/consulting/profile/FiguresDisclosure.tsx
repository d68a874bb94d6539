import type { ComponentProps } from 'react';
import { FieldsDisclosure } from '#islands/ui/FieldsDisclosure.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

/** The optional figures of a form. */
export function FiguresDisclosure(props: Omit<ComponentProps<typeof FieldsDisclosure>, 'title'>) {
  const { t } = useTexts();
  return <FieldsDisclosure title={t('consulting:figure.title')} {...props} />;
}
