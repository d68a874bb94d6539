import type { PersonSummary } from '#features/loop/person/person.schema.ts';
import { PERSON_PLACES } from '#features/loop/person/person.values.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

/** Places of a person's data, and those that this administrator may not export or erase. */
export function PersonPlaces({ person }: { person: PersonSummary }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { email, counts, records, hasAccount, elsewhere } = person;
  const places = PERSON_PLACES.filter((place) => counts[place] > 0);
  const number = new Intl.NumberFormat(tag);
  const note = 'max-w-[70ch] rounded-control bg-sunken px-4 py-3 text-sm';
  return (
    <>
      {places.length === 0 ? (
        <p className="text-sm text-ink-soft wrap-anywhere">{t('account:people.nothing', { email })}</p>
      ) : (
        <Table
          caption={t('account:people.foundTitle', { email })}
          rows={places}
          rowKey={(place) => place}
          columns={[
            {
              id: 'place',
              label: t('account:people.place'),
              isRowHeader: true,
              cell: (place) => t(`account:people.places.${place}`),
            },
            {
              id: 'number',
              label: t('account:people.number'),
              isNumeric: true,
              cell: (place) => number.format(counts[place]),
            },
          ]}
        />
      )}
      {records.length === 0 ? null : (
        <Table
          caption={t('account:people.records')}
          rows={records}
          rowKey={({ place, id }) => `${place} ${id}`}
          columns={[
            {
              id: 'subject',
              label: t('account:people.subject'),
              isRowHeader: true,
              cell: ({ place, subject }) => (
                <span className="wrap-anywhere">{subject ?? t(`account:people.places.${place}`)}</span>
              ),
            },
            {
              id: 'place',
              label: t('account:people.place'),
              isSecondary: true,
              cell: ({ place }) => t(`account:people.places.${place}`),
            },
            {
              id: 'at',
              label: t('account:people.date'),
              cell: ({ at }) => (
                <span className="whitespace-nowrap">{at === null ? null : formatDay(at, tag, timeZone)}</span>
              ),
            },
          ]}
        />
      )}
      {hasAccount ? <p className={note}>{t('account:people.account')}</p> : null}
      {elsewhere > 0 ? <p className={note}>{t('account:people.elsewhere', { count: elsewhere })}</p> : null}
    </>
  );
}
