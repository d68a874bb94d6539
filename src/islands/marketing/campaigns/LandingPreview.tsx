import type { LandingContent } from '#features/marketing/writer/checks/writer.types.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { content: LandingContent; companyName: string };

const BUTTON =
  'inline-flex min-h-11 items-center justify-self-start rounded-control bg-accent px-4 font-semibold text-on-accent';

/** The words of the page in the order and width of a phone; its own colours are in the page's preview. */
export function LandingPreview({ content, companyName }: Props) {
  const { t } = useTexts();
  const { headline, subheadline, attention, interest, desire, action, benefits, faq, callToAction } = content;
  const shown = benefits.filter(({ title, text }) => title !== '' || text !== '');
  return (
    <article className="mx-auto max-h-[40rem] w-full max-w-[24rem] overflow-y-auto rounded-[1.75rem] border-4 border-line-strong bg-surface text-sm">
      <div
        tabIndex={0}
        role="group"
        aria-label={t('marketing:editor.phone')}
        className="grid gap-5 px-5 py-6 wrap-anywhere whitespace-pre-line"
      >
        <p className="text-xs font-semibold text-ink-soft">{companyName}</p>
        <div className="grid gap-2">
          <p className="font-display text-xl font-semibold">{headline}</p>
          {subheadline ? <p className="text-ink-soft">{subheadline}</p> : null}
        </div>
        {callToAction ? <span className={BUTTON}>{callToAction}</span> : null}
        {[attention, interest].filter(Boolean).map((text, at) => (
          <p key={at}>{text}</p>
        ))}
        {shown.length > 0 ? (
          <ul className="grid gap-3 border-y border-line py-4">
            {shown.map(({ title, text }, at) => (
              <li key={at}>
                {title ? <p className="font-semibold">{title}</p> : null}
                {text ? <p>{text}</p> : null}
              </li>
            ))}
          </ul>
        ) : null}
        {desire ? <p>{desire}</p> : null}
        {faq.map(({ question, answer }, at) => (
          <div key={at}>
            <p className="font-semibold">{question}</p>
            <p>{answer}</p>
          </div>
        ))}
        {action ? <p>{action}</p> : null}
      </div>
    </article>
  );
}
