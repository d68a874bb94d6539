import type { EmailContent } from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { AidaFields, type PartsProps } from './AidaFields.tsx';
import { FieldSection } from './FieldSection.tsx';
import { AddParts, useOptionalParts } from './optional-parts.tsx';
import { PartField } from './PartField.tsx';

type Line = 'subject' | 'preheader' | 'greeting' | 'callToAction';

export function EmailFields(props: PartsProps<EmailContent>) {
  const { content, onChange, errors } = props;
  const { t } = useTexts();
  const { preheader, greeting, callToAction, signature } = content;
  const optional = useOptionalParts({
    preheader: preheader === '',
    greeting: greeting === '',
    callToAction: callToAction === '',
    signature: signature === '',
  });
  const field = (part: Line | 'signature') => ({
    name: part,
    label: t(`marketing:campaign.parts.${part}`),
    value: content[part],
    onChange: (text: string) => onChange({ [part]: text }),
    error: errors[`content.${part}`],
    isFocused: part !== 'subject' && optional.isAdded(part),
  });
  const line = (part: Line, limit?: number) =>
    part !== 'subject' && !optional.isShown(part) ? null : (
      <PartField isLine {...field(part)} {...(limit !== undefined && { limit })} />
    );
  return (
    <>
      <FieldSection
        isFirst
        title={t('marketing:campaign.sections.inbox')}
        note={t('marketing:campaign.emptyParts')}
      >
        {line('subject', TEXT_LIMITS.subject)}
        {line('preheader', TEXT_LIMITS.preheader)}
      </FieldSection>
      <FieldSection title={t('marketing:campaign.text')}>
        {line('greeting')}
        <AidaFields {...props} />
        {line('callToAction', TEXT_LIMITS.callToAction)}
        {optional.isShown('signature') ? <PartField rows={2} {...field('signature')} /> : null}
      </FieldSection>
      <AddParts parts={optional} labelOf={(part) => t(`marketing:campaign.parts.${part}`)} />
    </>
  );
}
