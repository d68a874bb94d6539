import type { EmailContent } from '#features/marketing/writer/checks/writer.types.ts';
import type { Brand } from '#islands/marketing/brand.ts';
import { FormattedText } from '#islands/marketing/FormattedText.tsx';
import { MailHead } from './MailHead.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { PreviewCanvas } from './PreviewCanvas.tsx';

type Props = { content: EmailContent; brand: Brand };

/** As a mail program shows it: the line of the inbox above, the opened message below. */
export function EmailPreview({ content, brand }: Props) {
  const { subject, preheader, greeting, attention, interest, desire, action, callToAction, signature } =
    content;
  return (
    <PreviewCanvas>
      <MailHead {...{ brand, subject, preheader }} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        {[greeting, attention, interest, desire, action].filter(Boolean).map((text, index) => (
          <FormattedText key={index} text={text} />
        ))}
        <PreviewButton brand={brand}>{callToAction}</PreviewButton>
        <p className="whitespace-pre-line text-ink-soft">{signature}</p>
      </div>
    </PreviewCanvas>
  );
}
