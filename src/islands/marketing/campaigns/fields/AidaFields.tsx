import { useTexts } from '#islands/ui/texts.tsx';
import { PartField } from './PartField.tsx';

export const AIDA = ['attention', 'interest', 'desire', 'action'] as const;

export type AidaPart = (typeof AIDA)[number];

export type PartsProps<Content> = {
  content: Content;
  /** Called with the changed parts. */
  onChange: (parts: Record<string, unknown>) => void;
  errors: Record<string, string>;
};

type Props = PartsProps<Record<AidaPart, string>> & {
  isShown?: (part: AidaPart) => boolean;
  isAdded?: (part: AidaPart) => boolean;
};

export function AidaFields({ content, onChange, errors, isShown, isAdded }: Props) {
  const { t } = useTexts();
  return AIDA.filter((part) => isShown?.(part) ?? true).map((part) => (
    <PartField
      key={part}
      name={part}
      label={t(`marketing:campaign.parts.${part}`)}
      step={t(`marketing:campaign.steps.${part}`)}
      value={content[part]}
      onChange={(text) => onChange({ [part]: text })}
      error={errors[`content.${part}`]}
      isFocused={isAdded?.(part) ?? false}
    />
  ));
}
