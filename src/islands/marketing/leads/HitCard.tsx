import { ArrowRightFromLine, ChevronDown, UserRoundPlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { SearchKind } from '#features/marketing/marketing.values.ts';
import type { SearchHit } from '#features/marketing/prospects/lead-search.schema.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { Bar } from '#islands/ui/Bar.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { badgeClass } from '#islands/ui/badge-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { SendLeadDialog } from '#islands/marketing/dialogs.ts';
import { LEAD_TONES } from './lead-tones.ts';

type Props = { hit: SearchHit; companyId: number | undefined; onChanged: () => void };

const PAGES: Record<SearchKind, string> = {
  lead: '/comercia/leads/',
  inbox: '/leadmanager/inbox/',
  contact: '/leadmanager/contacts/',
  prospect: '/comercia/search?kind=prospect&q=',
};

type PlaceLinkProps = { place: SearchHit['places'][number]; title: string };

/** A place by its kind, with the name where it has another one there. A line of a list has no page: it is searched for. */
function PlaceLink({ place: { kind, id, name, listName }, title }: PlaceLinkProps) {
  const { t } = useTexts();
  const details = [listName, name === title ? null : name].filter(Boolean).join(' · ');
  const label = t(`marketing:searchKinds.${kind}`);
  return (
    <a
      href={`${PAGES[kind]}${kind === 'prospect' ? encodeURIComponent(name ?? '') : id}`}
      className={`touch-target wrap-anywhere whitespace-normal! underline decoration-transparent underline-offset-2 hover:decoration-current ${badgeClass('neutral')}`}
    >
      {details === '' ? label : `${label}: ${details}`}
    </a>
  );
}

export function HitCard({ hit, companyId, onChanged }: Props) {
  const { t, tDynamic } = useTexts();
  const [isPending, setPending] = useState(false);
  const named = useRef<HTMLSpanElement>(null);
  const [isSending, setSending] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const reasonsId = useId();
  const { name, company, position, email, phone, text, score, reasons, places } = hit;
  const { leadId, leadContactId, leadStatus } = hit;
  const title = name ?? company ?? email ?? '';

  function changed() {
    // The pressed button may disappear: focus the person's name.
    named.current?.focus();
    onChanged();
  }

  async function add() {
    setPending(true);
    try {
      await api('POST', '/api/marketing/leads', {
        body: {
          marketingCompanyId: companyId,
          companyName: company ?? title,
          contactName: name,
          contactEmail: email,
          contactPhone: phone,
          position,
          notes: text,
          source: 'lead_search',
        },
        idempotencyKey: newIdempotencyKey(),
      });
      toast.success(t('marketing:search.added', { name: title }));
    } catch (error) {
      toast.error(t('marketing:search.addFailed'), errorText(error, t));
    }
    setPending(false);
    changed();
  }

  return (
    <article className="grid grid-cols-[4.75rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 rounded-panel border border-line bg-surface px-4 py-2 text-sm sm:grid-cols-[4.75rem_minmax(0,1fr)_13.5rem] sm:gap-x-6 lg:grid-cols-[4.75rem_minmax(0,1fr)_auto_13.5rem]">
      <div className="max-sm:col-start-1 max-sm:row-start-2">
        <p className="mb-1 text-xs whitespace-nowrap text-ink-soft tabular-nums">
          <span className="display text-base leading-5 text-ink">{score}</span> {t('marketing:search.score')}
        </p>
        <Bar percentage={score} fill="fill-accent-ink" />
      </div>
      <div className="min-w-0 max-sm:col-span-3 max-sm:col-start-1 max-sm:row-start-1">
        <p className="flex flex-wrap items-center gap-2">
          <span ref={named} tabIndex={-1} className="font-semibold wrap-anywhere outline-none">
            {title}
          </span>
          {leadStatus === null ? null : (
            <Badge tone={LEAD_TONES[leadStatus]}>{t(`marketing:leadStatuses.${leadStatus}`)}</Badge>
          )}
          {places.map((place) => (
            <PlaceLink key={`${place.kind}-${place.id}`} place={place} title={title} />
          ))}
        </p>
        <p className="[overflow-wrap:anywhere] text-ink-soft">
          {[position, company === title ? null : company, email, phone].filter(Boolean).join(' · ')}
        </p>
        <ul id={reasonsId} hidden={!isOpen} className="mt-1 grid gap-1">
          {reasons.map(({ code, points, values }, index) => (
            <li key={index} className="flex gap-3">
              <span className="w-9 shrink-0 text-right font-semibold tabular-nums">
                {points > 0 ? `+${points}` : points}
              </span>
              {tDynamic(`writer:score.${code}`, values) ?? code}
            </li>
          ))}
        </ul>
      </div>
      <p className="max-sm:col-start-2 max-sm:row-start-2 sm:max-lg:col-start-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={reasonsId}
          onClick={() => setOpen(!isOpen)}
          className="touch-target inline-flex items-center gap-1 whitespace-nowrap text-accent-ink"
        >
          <span className="max-sm:sr-only">{t('marketing:search.why')}</span>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={`shrink-0 transition-[rotate] duration-quick ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:col-start-3 max-sm:row-start-2 max-[24rem]:col-span-3 max-[24rem]:col-start-1 max-[24rem]:row-start-3 max-[24rem]:justify-start sm:max-lg:col-start-3 sm:max-lg:row-start-1">
        {leadId === null ? (
          companyId === undefined ? null : (
            <Button
              className="act"
              size="small"
              icon={UserRoundPlus}
              isPending={isPending}
              onPress={() => void add()}
            >
              {t('marketing:search.add')}
            </Button>
          )
        ) : leadContactId === null ? (
          <Button className="act" size="small" icon={ArrowRightFromLine} onPress={() => setSending(true)}>
            {t('marketing:lead.send')}
          </Button>
        ) : (
          <ButtonLink size="small" href={`/leadmanager/contacts/${leadContactId}`}>
            {t('marketing:lead.openContact')}
          </ButtonLink>
        )}
      </div>
      <SendLeadDialog
        lead={
          isSending && leadId !== null
            ? { id: leadId, contactName: name, companyName: company ?? title }
            : undefined
        }
        onClose={() => setSending(false)}
        onSent={changed}
      />
    </article>
  );
}
