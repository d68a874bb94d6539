import { ArrowRightFromLine } from 'lucide-react';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

type Props = { lead: Lead; chain: Chain; onSend: () => void };

/** Origins of the lead, which stand among its facts. */
const ORIGINS: readonly string[] = ['marketing_product', 'marketing_campaign', 'marketing_company'];

/** The lead's way so far, in the order of time; while it has none, how it goes on. */
export function LeadWay({ lead, chain, onSend }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const steps = chain.steps
    .filter(({ kind, direction }) => direction !== 'self' && !ORIGINS.includes(kind))
    // The message itself, which stands above.
    .filter(({ kind }) => kind !== 'inbox_entry' || lead.consentAt === null)
    .toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <section aria-labelledby="way-title" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="way-title" className="text-base">
        {t(steps.length > 0 ? 'marketing:lead.soFar' : 'marketing:lead.goOn')}
      </h2>
      {steps.length > 0 ? (
        <ol className="divide-y divide-line rounded-panel border border-line bg-surface text-sm">
          {steps.map(({ kind, id, name, href, at }) => (
            <li
              key={`${kind} ${id}`}
              className="relative flex min-h-12 flex-wrap items-baseline gap-x-4 px-4 py-3 hover:bg-paper"
            >
              <span className="w-28 text-ink-soft max-sm:flex-1">{t(`loop:strip.kinds.${kind}`)}</span>
              <a
                href={href}
                className="min-w-0 flex-1 font-medium max-sm:order-last max-sm:basis-full wrap-anywhere text-ink no-underline after:absolute after:inset-0"
              >
                {name}
              </a>
              <time dateTime={at} className="text-xs text-ink-soft tabular-nums">
                {formatDateTime(at, tag, timeZone)}
              </time>
            </li>
          ))}
        </ol>
      ) : null}
      {lead.contactId === null ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm text-ink-soft">
          <p className="max-w-[56ch]">{t('marketing:lead.goOnText')}</p>
          <PlainButton className="act max-sm:hidden" icon={ArrowRightFromLine} onPress={onSend}>
            {t('marketing:lead.send')}
          </PlainButton>
        </div>
      ) : null}
    </section>
  );
}
