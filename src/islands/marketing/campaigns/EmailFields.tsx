import type { EmailContent } from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { AidaFields, type PartsProps } from './AidaFields.tsx';
import { PartField } from './PartField.tsx';

export function EmailFields(props: PartsProps<EmailContent>) {
  const { content, onChange, errors } = props;
  const { t } = useTexts();
  const line = (part: 'subject' | 'preheader' | 'greeting' | 'callToAction', limit?: number) => (
    <PartField
      isLine
      name={part}
      label={t(`marketing:campaign.parts.${part}`)}
      value={content[part]}
      onChange={(text) => onChange({ [part]: text })}
      error={errors[`content.${part}`]}
      {...(limit !== undefined && { limit })}
    />
  );
  return (
    <>
      {line('subject', TEXT_LIMITS.subject)}
      {line('preheader', TEXT_LIMITS.preheader)}
      {line('greeting')}
      <AidaFields {...props} />
      {line('callToAction', TEXT_LIMITS.callToAction)}
      <PartField
        name="signature"
        label={t('marketing:campaign.parts.signature')}
        rows={2}
        value={content.signature}
        onChange={(signature) => onChange({ signature })}
        error={errors['content.signature']}
      />
    </>
  );
}
