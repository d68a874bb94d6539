import { useTexts } from '#islands/ui/texts.tsx';
import { PartField } from './PartField.tsx';

const AIDA = ['attention', 'interest', 'desire', 'action'] as const;

export type PartsProps<Content> = {
  content: Content;
  /** The parts that were changed. */
  onChange: (parts: Record<string, unknown>) => void;
  /** Messages by the path that the server names. */
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
