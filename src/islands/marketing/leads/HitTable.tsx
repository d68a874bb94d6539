import { ChevronDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import { isClosedLead, type LeadStatus, type SearchKind } from '#features/marketing/marketing.values.ts';
import type { SearchHit } from '#features/marketing/prospects/lead-search.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Bar } from '#islands/ui/Bar.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { HitAct } from './HitAct.tsx';
import { LEAD_TONES } from './lead-tones.ts';

type Props = { hits: readonly SearchHit[]; companyId: number | undefined; onChanged: () => void };

const PAGES: Record<SearchKind, string> = {
  lead: '/comercia/leads/',
  inbox: '/leadmanager/inbox/',
  contact: '/leadmanager/contacts/',
  prospect: '/comercia/search?kind=prospect&q=',
};

type Place = SearchHit['places'][number];

/** A line of a list has no page: it is searched for. */
const pageOf = ({ kind, id, name }: Pick<Place, 'kind' | 'id' | 'name'>): string =>
  `${PAGES[kind]}${kind === 'prospect' ? encodeURIComponent(name ?? '') : id}`;

const titleOf = ({ name, company, email }: SearchHit): string => name ?? company ?? email ?? '';

/** The people who may buy, best first and closed leads last, and why each of them fits as well as the score says. */
export function HitTable({ hits, companyId, onChanged }: Props) {
  const { t } = useTexts();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  const nameId = ({ key }: SearchHit) => `hit-${key}`;
  return (
    <Table
      isList
      caption={t('marketing:search.title')}
      rows={hits}
      rowKey={({ key }) => key}
      groupOf={({ leadStatus }) => (isClosedLead(leadStatus) ? t('marketing:search.closed') : null)}
      columns={[
        {
          id: 'score',
          label: t('marketing:search.minScore'),
          onPhone: 'fact',
          cell: ({ key, score }) => (
            <button
              type="button"
              title={t('marketing:search.why')}
              aria-expanded={opened.has(key)}
              onClick={() => toggle(key)}
              className="touch-target relative z-1 inline-flex items-center gap-2 whitespace-nowrap tabular-nums"
            >
              <span className="grid gap-1">
                <span className="font-semibold text-ink">
                  {score}{' '}
                  <span className="text-xs font-normal text-ink-soft">{t('marketing:search.score')}</span>
                </span>
                <span className="flex w-16 max-sm:hidden">
                  <Bar percentage={score} fill="fill-accent-ink" />
                </span>
              </span>
              <span className="sr-only">{t('marketing:search.why')}</span>
              <ChevronDown
                size={16}
                aria-hidden="true"
                className={`shrink-0 text-ink-soft transition-[rotate] duration-quick ${opened.has(key) ? 'rotate-180' : ''}`}
              />
            </button>
          ),
        },
        {
          id: 'name',
          label: t('marketing:lead.contact'),
          isRowHeader: true,
          cell: (hit) => (
            <span className="wrap-anywhere max-sm:contents sm:block sm:min-w-52 sm:py-1.5 xl:min-w-[29rem]">
              <a
                data-in="name"
                id={nameId(hit)}
                href={pageOf(hit)}
                className="touch-target text-ink hover:text-accent-ink"
              >
                {titleOf(hit)}
              </a>
              <span data-in="about" className="block text-xs font-normal text-ink-soft">
                {[hit.position, hit.company === titleOf(hit) ? null : hit.company]
                  .filter(Boolean)
                  .join(' · ')}
                <Reach of={hit} />
              </span>
              {opened.has(hit.key) ? <Reasons reasons={hit.reasons} /> : null}
            </span>
          ),
        },
        {
          id: 'places',
          label: t('marketing:search.kind'),
          onPhone: 'next',
          cell: (hit) => (
            <span className="gap-x-1 text-xs max-sm:*:mr-2 sm:flex sm:flex-wrap">
              {hit.leadStatus === null ? null : (
                <span className="sm:hidden">
                  <Status of={hit.leadStatus} />
                </span>
              )}
              {hit.places.map((place, index) => (
                <span
                  key={`${place.kind}-${place.id}`}
                  // Of a lead a phone has the state.
                  className={`sm:contents ${place.kind === 'lead' ? 'max-sm:hidden' : ''}`}
                >
                  {index === 0 ? null : (
                    <span aria-hidden="true" className="text-ink-soft max-sm:hidden">
                      ·
                    </span>
                  )}
                  <PlaceLink place={place} title={titleOf(hit)} />
                </span>
              ))}
            </span>
          ),
        },
        {
          id: 'status',
          label: t('marketing:lead.status'),
          isSecondary: true,
          cell: ({ leadStatus }) => (leadStatus === null ? null : <Status of={leadStatus} />),
        },
        {
          id: 'actions',
          label: t('ui:actions.more'),
          isLabelHidden: true,
          onPhone: 'acts',
          cell: (hit) => (
            <HitAct
              hit={hit}
              companyId={companyId}
              onChanged={() => {
                // The pressed button may disappear: focus the person's name.
                document.getElementById(nameId(hit))?.focus();
                onChanged();
              }}
            />
          ),
        },
      ]}
    />
  );
}

/** Address and number, whole each; a phone has no room for them. */
function Reach({ of: { name, company, position, email, phone } }: { of: SearchHit }) {
  const isFirst = position === null && (name === null || company === null);
  return [email, phone]
    .filter((each) => each !== null)
    .map((each, index) => (
      <Fragment key={each}>
        {isFirst && index === 0 ? null : <span className="max-sm:hidden"> · </span>}
        <span className={`inline-block ${isFirst && index === 0 ? '' : 'max-sm:hidden'}`}>{each}</span>
      </Fragment>
    ));
}

function Status({ of }: { of: LeadStatus }) {
  const { t } = useTexts();
  return <Badge tone={LEAD_TONES[of]}>{t(`marketing:leadStatuses.${of}`)}</Badge>;
}

/** A place by its kind, with the name where it has another one there. On a phone the row leads to the person. */
function PlaceLink({ place, title }: { place: Place; title: string }) {
  const { t } = useTexts();
  const { kind, name, listName } = place;
  const details = [listName, name === title ? null : name].filter(Boolean).join(' · ');
  const label = t(`marketing:searchKinds.${kind}`);
  return (
    <a
      href={pageOf(place)}
      className="touch-target wrap-anywhere text-ink-soft underline decoration-transparent underline-offset-2 hover:text-ink hover:decoration-current max-sm:pointer-events-none max-sm:whitespace-nowrap"
    >
      {details === '' ? label : `${label}: ${details}`}
    </a>
  );
}

function Reasons({ reasons }: Pick<SearchHit, 'reasons'>) {
  const { tDynamic } = useTexts();
  return (
    <ul data-in="more" className="mt-1 grid gap-1 text-xs font-normal text-ink-soft">
      {reasons.map(({ code, points, values }, index) => (
        <li key={index} className="flex gap-3">
          <span className="w-9 shrink-0 text-right font-semibold text-ink tabular-nums">
            {points > 0 ? `+${points}` : points}
          </span>
          {tDynamic(`writer:score.${code}`, values) ?? code}
        </li>
      ))}
    </ul>
  );
}
