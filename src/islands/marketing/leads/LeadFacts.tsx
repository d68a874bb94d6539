import type { ReactNode } from 'react';
import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { telHref } from '#shared/contact/tel-href.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';

type Props = { lead: Lead; campaignName: string | null };

const parametersOf = ({ utmSource, utmMedium, utmCampaign, utmTerm, utmContent }: Lead): string =>
  [utmSource, utmMedium, utmCampaign, utmTerm, utmContent].filter(Boolean).join(' · ');

/** Contact details, campaign and consent of a lead. */
export function LeadFacts({ lead, campaignName }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { contactEmail, contactPhone, campaignId, consentAt, consentText } = lead;
  const parameters = parametersOf(lead);
  const link = (href: string, text: string) => (
    <a href={href} className={`${TEXT_LINK} touch-target`}>
      {text}
    </a>
  );
  const facts: [string, ReactNode][] = [
    [t('marketing:lead.email'), contactEmail && link(`mailto:${contactEmail}`, contactEmail)],
    [t('marketing:lead.phone'), contactPhone && link(telHref(contactPhone), contactPhone)],
    [t('marketing:lead.source'), t(`marketing:leadSources.${lead.source}`)],
    [t('marketing:lead.campaign'), campaignName && link(`/comercia/campaigns/${campaignId}`, campaignName)],
    [t('marketing:lead.createdAt'), formatDateTime(lead.createdAt, tag, timeZone)],
  ];
  return (
    <section
      aria-label={t('marketing:list.details')}
      className="grid gap-4 border-line text-sm wrap-anywhere lg:border-l lg:pl-5"
    >
      <dl className="grid gap-3">
        {facts.map(([label, value]) =>
          value === null || value === '' ? null : (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {parameters === '' ? null : (
        <p className="text-xs text-ink-soft">{t('marketing:lead.parameters', { values: parameters })}</p>
      )}
      {consentAt && consentText ? (
        <p className="rounded-control bg-sunken p-3 text-xs text-ink-soft">
          {t('marketing:lead.consent', { date: formatDateTime(consentAt, tag, timeZone) })}{' '}
          <q>{consentText}</q>
        </p>
      ) : null}
    </section>
  );
}
