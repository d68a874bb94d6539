import type { PersonSummary } from '#features/loop/person.schema.ts';
import { PERSON_PLACES } from '#features/loop/person.values.ts';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

/** Where how much is held, and what is not this administrator's to hand out or erase. */
export function PersonPlaces({ person }: { person: PersonSummary }) {
  const { t, tag } = useTexts();
  const { email, counts, hasAccount, elsewhere } = person;
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
      {hasAccount ? <p className={note}>{t('account:people.account')}</p> : null}
      {elsewhere > 0 ? <p className={note}>{t('account:people.elsewhere', { count: elsewhere })}</p> : null}
    </>
  );
}
