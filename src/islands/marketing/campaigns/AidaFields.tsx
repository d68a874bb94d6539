import { useTexts } from '#islands/ui/texts.tsx';
import { PartField } from './PartField.tsx';

const AIDA = ['attention', 'interest', 'desire', 'action'] as const;

export type PartsProps<Content> = {
  content: Content;
  /** Called with the changed parts. */
  onChange: (parts: Record<string, unknown>) => void;
  errors: Record<string, string>;
};

export function AidaFields({ content, onChange, errors }: PartsProps<Record<(typeof AIDA)[number], string>>) {
  const { t } = useTexts();
  return AIDA.map((part) => (
    <PartField
      key={part}
      name={part}
      label={t(`marketing:campaign.parts.${part}`)}
      value={content[part]}
      onChange={(text) => onChange({ [part]: text })}
      error={errors[`content.${part}`]}
    />
  ));
}
