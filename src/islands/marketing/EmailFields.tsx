import type { EmailContent } from '#features/marketing/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer.values.ts';
import { useTexts } from '../ui/texts.tsx';
import { AidaFields, type PartsProps } from './AidaFields.tsx';
import { PartField } from './PartField.tsx';

export function EmailFields(props: PartsProps<EmailContent>) {
  const { content, onChange, errors } = props;
  const { t } = useTexts();
  const line = (part: 'subject' | 'preheader' | 'greeting' | 'callToAction', limit?: number) => (
    <PartField
      isLine
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
        label={t('marketing:campaign.parts.signature')}
        rows={2}
        value={content.signature}
        onChange={(signature) => onChange({ signature })}
        error={errors['content.signature']}
      />
    </>
  );
}

/** As an inbox shows it. */
export function EmailPreview({ content }: { content: EmailContent }) {
  const { subject, preheader, greeting, attention, interest, desire, action, callToAction, signature } =
    content;
  return (
    <article className="overflow-hidden rounded-panel border border-line bg-surface text-sm">
      <header className="border-b border-line bg-sunken px-5 py-4">
        <p className="font-semibold break-words">{subject}</p>
        <p className="line-clamp-1 text-ink-soft">{preheader}</p>
      </header>
      <div className="grid gap-4 px-5 py-5 break-words whitespace-pre-line">
        {[greeting, attention, interest, desire, action].filter(Boolean).map((text, index) => (
          <p key={index}>{text}</p>
        ))}
        {callToAction ? (
          <p>
            <span className="inline-flex min-h-11 items-center rounded-control bg-accent px-4 font-semibold text-on-accent">
              {callToAction}
            </span>
          </p>
        ) : null}
        <p className="text-ink-soft">{signature}</p>
      </div>
    </article>
  );
}
