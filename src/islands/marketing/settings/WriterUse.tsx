import { PRICES_CHECKED_ON } from '#features/accounts/settings/model-prices.values.ts';
import type { UsageEntry, UsageSum, WriterUsage } from '#features/accounts/settings/writer.schema.ts';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { SettingsSection } from '#islands/ui/SettingsSection.tsx';
import { formatDateTime, formatDay } from '#shared/dates/moment-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { dollars } from '#islands/marketing/writer-screen.ts';

const HEAD = 'py-2 pr-4 text-left text-xs font-medium text-ink-soft last:pr-0';
const CELL = 'py-2 pr-4 align-top last:pr-0';
const FIGURE = `${CELL} tabular-nums whitespace-nowrap`;

/** Address of the written text; null if it was deleted or never stored. */
function placeOf({ contentId, campaignId }: UsageEntry): string | null {
  if (campaignId !== null) return `/comercia/campaigns/${campaignId}`;
  return contentId === null ? null : `/comercia/content/${contentId}`;
}

/** Texts that the model wrote, by month and one by one, with tokens and cost as far as they are known. */
export function WriterUse({ usage }: { usage: WriterUsage }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const number = new Intl.NumberFormat(tag);
  const tokens = (input: number | null, output: number | null): string =>
    `${input === null ? '–' : number.format(input)} / ${output === null ? '–' : number.format(output)}`;
  const monthName = (month: string): string =>
    new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-15T12:00:00Z`),
    );
  const costOf = ({ texts, costMicros, unpriced }: UsageSum): string => {
    if (unpriced === texts) return t('model:usage.unknown');
    const cost = dollars(costMicros, tag);
    return unpriced === 0 ? cost : t('model:usage.partly', { cost, count: unpriced });
  };
  const nameOf = ({ purpose, productName }: UsageEntry): string => {
    const what = t(`model:usage.purposes.${purpose}`);
    return productName === null ? what : t('model:usage.about', { purpose: what, product: productName });
  };
  return (
    <SettingsSection
      title={t('model:usage.title')}
      text={t('model:usage.text', { date: formatDay(PRICES_CHECKED_ON, tag, 'UTC') })}
    >
      {usage.months.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('model:usage.none')}</p>
      ) : (
        <div className="grid gap-6 text-sm">
          <div role="region" aria-label={t('model:usage.title')} tabIndex={0} className="overflow-x-auto">
            <table className="w-full border-collapse">
              <thead>
                <tr className="border-b border-line">
                  {(['month', 'texts', 'tokens', 'cost'] as const).map((name) => (
                    <th key={name} scope="col" className={HEAD}>
                      {t(`model:usage.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {usage.months.map((row) => (
                  <tr key={row.month} className="border-b border-line last:border-b-0">
                    <th scope="row" className={`${CELL} text-left font-medium`}>
                      {monthName(row.month)}
                    </th>
                    <td className={FIGURE}>{number.format(row.texts)}</td>
                    <td className={FIGURE}>{tokens(row.inputTokens, row.outputTokens)}</td>
                    <td className={`${CELL} tabular-nums`}>{costOf(row)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Disclosure title={t('model:usage.latest')}>
            <ul className="mt-2">
              {usage.items.map((item) => (
                <li key={item.id} className="grid gap-0.5 border-b border-line py-2 last:border-b-0">
                  {placeOf(item) === null ? (
                    <span className="wrap-anywhere">{nameOf(item)}</span>
                  ) : (
                    <a
                      href={placeOf(item) ?? undefined}
                      className={`${TEXT_LINK} touch-target w-fit wrap-anywhere`}
                    >
                      {nameOf(item)}
                    </a>
                  )}
                  <span className="text-xs wrap-anywhere text-ink-soft tabular-nums">
                    {[
                      formatDateTime(item.at, tag, timeZone),
                      item.model,
                      tokens(item.inputTokens, item.outputTokens),
                      item.costMicros === null ? t('model:usage.unknown') : dollars(item.costMicros, tag),
                    ].join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </SettingsSection>
  );
}
