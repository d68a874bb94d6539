import type { ReactNode } from 'react';
import type { InterventionSheet } from '#features/consulting/profile/problem.schema.ts';
import { percentText } from '#shared/numbers/percent-text.ts';
import { moneyRangeText, rangeText } from '#shared/numbers/range-text.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { useNamedLists } from '#islands/consulting/profile/profile-lists.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type FactKey =
  | 'why'
  | 'trade'
  | 'speaks'
  | 'first'
  | 'lasting'
  | 'before'
  | 'owner'
  | 'tool'
  | 'kpi'
  | 'risk'
  | 'cost'
  | 'saving';

type Props = { sheet: InterventionSheet; isChosen: boolean };

/** Nothing without a text: of a sheet that speaks of another trade's things, sentences are left out. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return children === '' ? null : (
    <div>
      <dt className="text-xs font-semibold text-ink-soft">{label}</dt>
      <dd className="text-sm [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** The whole sheet of an intervention before it is chosen: why it is offered, for which trade, and all that a report would say. */
export function AnswerSheet({ sheet, isChosen }: Props) {
  const { t, tag } = useTexts();
  const { currency } = useNamedLists();
  const list = new Intl.ListFormat(tag);
  const shares = [sheet.savedShare, sheet.avoidedShare].map((share) =>
    share?.map((each) => percentText(each, tag)).join('–'),
  );
  const fact = (key: FactKey) => t(`consulting:problem.sheet.${key}`);
  return (
    <Disclosure title={t('consulting:problem.sheet.title', { title: sheet.title })}>
      <dl className="grid gap-2 rounded-control bg-sunken p-3">
        <Fact label={fact('why')}>
          {sheet.because.length > 0
            ? t('consulting:problem.sheet.because', { words: list.format(sheet.because) })
            : t(isChosen ? 'consulting:problem.sheet.byPerson' : 'consulting:problem.sheet.byProcess')}
        </Fact>
        <Fact label={fact('trade')}>
          {sheet.trades.length === 0
            ? t('consulting:problem.sheet.anyTrade')
            : list.format(sheet.trades.map((each) => t(`consulting:problem.trades.${each}`)))}{' '}
          {sheet.otherTrades && <Badge tone="warning">{t('consulting:problem.sheet.notYours')}</Badge>}
        </Fact>
        {sheet.foreignNouns.length === 0 ? null : (
          <Fact label={fact('speaks')}>
            <Badge tone="warning">
              {t('consulting:problem.sheet.speaksOf', { words: list.format(sheet.foreignNouns) })}
            </Badge>
          </Fact>
        )}
        <Fact label={fact('first')}>{sheet.first}</Fact>
        <Fact label={fact('lasting')}>{sheet.lasting}</Fact>
        <Fact label={fact('before')}>{sheet.before}</Fact>
        <Fact label={fact('owner')}>{sheet.owner}</Fact>
        <Fact label={fact('tool')}>
          {sheet.tool && [sheet.tool, list.format(sheet.toolMust)].filter(Boolean).join(': ')}
        </Fact>
        <Fact label={fact('kpi')}>{[sheet.kpi, sheet.kpiHow].filter(Boolean).join('; ')}</Fact>
        <Fact label={fact('risk')}>{sheet.risk}</Fact>
        <Fact label={fact('cost')}>
          {t('consulting:problem.sheet.costs', {
            setup: moneyRangeText({ low: sheet.setupLowCents, high: sheet.setupHighCents }, currency, tag),
            running: moneyRangeText(
              { low: sheet.runningLowCents, high: sheet.runningHighCents },
              currency,
              tag,
            ),
            weeks: rangeText({ low: sheet.weeks, high: sheet.weeks }, tag),
            effort: sheet.effort,
          })}
        </Fact>
        {shares.every((share) => share === undefined) ? null : (
          <Fact label={fact('saving')}>
            {[
              shares[0] && t('consulting:problem.sheet.saved', { share: shares[0] }),
              shares[1] && t('consulting:problem.sheet.avoided', { share: shares[1] }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Fact>
        )}
      </dl>
    </Disclosure>
  );
}
