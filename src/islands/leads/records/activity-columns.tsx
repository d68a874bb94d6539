import { formatBrief, formatShortDay } from '#shared/dates/moment-text.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import type { GridColumn, Listed, Shown } from './record-list.ts';

/** Columns of what goes on with a contact or a company. */
export const activityColumns = ({ t, tag, timeZone, now }: Shown): GridColumn<Pick<Listed, 'activity'>>[] => [
  {
    id: 'nextTask',
    label: t('leads:common.nextTask'),
    minWidth: 180,
    cell: ({ activity }) => {
      const { dueAt, title } = activity?.nextTask ?? {};
      return (
        <>
          {dueAt ? (
            <span className={new Date(dueAt) < now ? 'text-danger-ink' : 'text-ink-soft'}>
              {formatShortDay(dueAt, now, tag, timeZone)}{' '}
            </span>
          ) : null}
          {title}
        </>
      );
    },
  },
  {
    id: 'lastContact',
    label: t('leads:common.lastContact'),
    minWidth: 124,
    from: 768,
    cell: ({ activity }) =>
      activity?.lastContactAt && formatBrief(activity.lastContactAt, now, tag, timeZone),
  },
  {
    id: 'openValue',
    label: t('leads:common.openValue'),
    minWidth: 110,
    isNumeric: true,
    from: 1152,
    cell: ({ activity }) =>
      activity?.openValues
        .map(({ amountCents, currency }) => moneyText(amountCents, currency, tag))
        .join(' · '),
  },
];
