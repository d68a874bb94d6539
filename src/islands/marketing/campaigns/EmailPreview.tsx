import type { EmailContent } from '#features/marketing/writer/checks/writer.types.ts';
import { PreviewSender } from './PreviewSender.tsx';

type Props = { content: EmailContent; companyName: string };

/** As a mail program shows it: the line of the inbox above, the opened message below. */
export function EmailPreview({ content, companyName }: Props) {
  const { subject, preheader, greeting, attention, interest, desire, action, callToAction, signature } =
    content;
  return (
    <article className="overflow-hidden rounded-panel border border-line bg-surface text-sm">
      <div className="border-b border-line bg-sunken px-5 py-3">
        <p className="truncate font-semibold">{companyName}</p>
        <p className="truncate">{subject}</p>
        <p className="truncate text-ink-soft">{preheader}</p>
      </div>
      <header className="grid gap-3 px-5 pt-5">
        <p className="text-base font-semibold wrap-anywhere">{subject}</p>
        <PreviewSender name={companyName} />
      </header>
      <div className="grid gap-4 px-5 py-5 wrap-anywhere whitespace-pre-line">
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
