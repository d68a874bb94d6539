import { daysLate } from '#features/leads/tasks/task.rules.ts';
import type { ListActivity } from '#features/leads/timeline/list-activity.schema.ts';
import { formatBrief, formatShortDay } from '#shared/dates/moment-text.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { ownerName } from '#islands/leads/owners/team.ts';
import type { GridColumn, Listed, Shown } from './record-list.ts';

type NextTaskProps = { task: NonNullable<ListActivity['nextTask']>; shown: Omit<Shown, 'sort' | 'team'> };

export function NextTask({ task: { dueAt, title }, shown: { now, t, tag, timeZone } }: NextTaskProps) {
  const dayOf = (at: string) => formatShortDay(at, now, tag, timeZone);
  const lateDays = dueAt === null ? 0 : daysLate(dueAt, now, timeZone);
  return (
    <>
      {dueAt === null ? null : (
        <span
          title={lateDays > 0 ? dayOf(dueAt) : undefined}
          className={new Date(dueAt) < now ? 'text-danger-ink' : 'text-ink-soft'}
        >
          {lateDays > 0
            ? t('leads:common.lateBy', { count: lateDays })
            : dayOf(dueAt) === dayOf(now.toISOString())
              ? t('leads:common.today')
              : dayOf(dueAt)}
          {' · '}
        </span>
      )}
      {title}
    </>
  );
}

/** The open opportunities of one record, in each of their currencies. */
export const openValueText = (values: ListActivity['openValues'], tag: string): string =>
  values.map(({ amountCents, currency }) => moneyText(amountCents, currency, tag)).join(' · ');

/** Columns of what goes on with a contact or a company, and of who answers for it where there is a team. */
export const activityColumns = (shown: Shown): GridColumn<Pick<Listed, 'activity' | 'ownerId'>>[] => {
  const { t, tag, timeZone, now, team } = shown;
  const owner: GridColumn<Pick<Listed, 'ownerId'>> = {
    id: 'owner',
    label: t('leads:owners.owner'),
    sort: 'owner',
    minWidth: 120,
    from: 1280,
    cell: ({ ownerId }) => ownerName(team, ownerId, shown),
  };
  return [
    ...(team.people.length === 0 ? [] : [owner]),
    {
      id: 'nextTask',
      label: t('leads:common.nextTask'),
      sort: 'nextTask',
      minWidth: 190,
      onPhone: 'next',
      cell: ({ activity }) => activity?.nextTask && <NextTask task={activity.nextTask} shown={shown} />,
    },
    {
      id: 'lastContact',
      label: t('leads:common.lastContact'),
      sort: 'lastContact',
      minWidth: 124,
      onPhone: 'fact',
      from: 768,
      cell: ({ activity }) =>
        activity?.lastContactAt && formatBrief(activity.lastContactAt, now, tag, timeZone),
    },
    {
      id: 'openValue',
      label: t('leads:common.openValue'),
      minWidth: 120,
      isNumeric: true,
      from: 1152,
      onPhone: 'sum',
      cell: ({ activity }) => activity && openValueText(activity.openValues, tag),
    },
  ];
};
