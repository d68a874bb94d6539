import type { EmailContent } from '#features/marketing/writer/checks/writer.types.ts';
import { brandButton, type Brand } from '#islands/marketing/brand.ts';
import { FormattedText } from '#islands/marketing/FormattedText.tsx';
import { PreviewCanvas } from '#islands/marketing/PreviewCanvas.tsx';
import { SenderTile } from './PreviewSender.tsx';

type Props = { content: EmailContent; brand: Brand };

/** The email as a client shows it: the inbox line above, the opened message below. */
export function EmailPreview({ content, brand }: Props) {
  const { subject, preheader, greeting, attention, interest, desire, action, callToAction, signature } =
    content;
  return (
    <PreviewCanvas>
      <header className="flex items-center gap-3 border-b border-line bg-sunken px-5 py-3">
        <SenderTile brand={brand} />
        <div className="min-w-0">
          <p className="truncate text-xs text-ink-soft">{brand.name}</p>
          <p className="truncate font-semibold">{subject}</p>
          <p className="truncate text-ink-soft">{preheader}</p>
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        {[greeting, attention, interest, desire, action].filter(Boolean).map((text, index) => (
          <FormattedText key={index} text={text} />
        ))}
        {callToAction ? (
          <p>
            <span
              style={brandButton(brand)}
              className="inline-flex min-h-11 items-center rounded-control px-4 font-semibold"
            >
              {callToAction}
            </span>
          </p>
        ) : null}
        <p className="whitespace-pre-line text-ink-soft">{signature}</p>
      </div>
    </PreviewCanvas>
  );
}
