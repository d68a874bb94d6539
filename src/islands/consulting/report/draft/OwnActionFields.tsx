import { useState } from 'react';
import type { DraftSubjects, OwnAction } from '#features/consulting/report/draft/draft.schema.ts';
import { isInOrder } from '#features/consulting/report/draft/own-blocks.rules.ts';
import { amountText, numberText, parseAmount, parseNumber } from '#shared/numbers/amount.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { OptionalSelect } from '#islands/ui/OptionalSelect.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  action: OwnAction;
  subjects: DraftSubjects;
  onChange: (action: OwnAction) => void;
};

const PERCENT = 100;
const MOST_WEEKS = 104;
const MOST_EFFORT = 5;

type Money = 'setupLowCents' | 'setupHighCents' | 'runningLowCents' | 'runningHighCents';
type Share = 'savedShare' | 'avoidedShare';

/** The plan of an own recommendation: with a problem it is an action of the report like any other. */
export function OwnActionFields({ action, subjects, onChange }: Props) {
  const { t, tag } = useTexts();
  /** Texts that are typed and cannot be read yet, by field. */
  const [unread, setUnread] = useState<Readonly<Record<string, string>>>({});
  const put = (change: Partial<OwnAction>) => onChange({ ...action, ...change });

  /** A field as text: what cannot be read stays on the screen and changes nothing. */
  function typedField(
    name: string,
    shown: string,
    read: (typed: string) => Partial<OwnAction> | null,
  ): { name: string; value: string; onChange: (typed: string) => void; error: string | undefined } {
    const typed = unread[name];
    return {
      name,
      value: typed ?? shown,
      onChange: (text) => {
        const change = read(text);
        setUnread(({ [name]: _, ...rest }) => (change === null ? { ...rest, [name]: text } : rest));
        if (change !== null) put(change);
      },
      error: typed === undefined ? undefined : t('consulting:draft.action.unread'),
    };
  }
  const day = (name: 'startsOn' | 'endsOn') => ({
    ...typedField(name, action[name] ?? '', (typed) => {
      const next = { ...action, [name]: typed === '' ? null : typed };
      return isInOrder(next.startsOn, next.endsOn) ? { [name]: next[name] } : null;
    }),
    ...(unread[name] !== undefined && { error: t('consulting:draft.action.endBeforeStart') }),
  });
  const money = (name: Money) =>
    typedField(name, action[name] === 0 ? '' : amountText(action[name], tag), (typed) => {
      const cents = typed.trim() === '' ? 0 : parseAmount(typed, tag);
      return cents === null ? null : { [name]: cents };
    });
  const whole = (name: 'weeks' | 'effort', most: number) =>
    typedField(name, numberText(action[name], tag), (typed) => {
      const value = parseNumber(typed, tag);
      return value !== null && Number.isInteger(value) && value >= 1 && value <= most
        ? { [name]: value }
        : null;
    });
  const share = (name: Share, end: 'low' | 'high') => {
    const current = action[name];
    return typedField(
      `${name}.${end}`,
      current === null ? '' : numberText(Math.round(current[end] * PERCENT), tag),
      (typed) => {
        if (typed.trim() === '') return { [name]: null };
        const value = parseNumber(typed, tag);
        if (value === null || value > PERCENT) return null;
        const other = current ?? { low: value / PERCENT, high: value / PERCENT };
        const next = { ...other, [end]: value / PERCENT };
        // The other end gives way, so that from never stands above to.
        return {
          [name]:
            end === 'low'
              ? { low: next.low, high: Math.max(next.low, next.high) }
              : { low: Math.min(next.low, next.high), high: next.high },
        };
      },
    );
  };
  const toggle = (id: number, isChosen: boolean) =>
    put({
      problemIds: isChosen
        ? [...action.problemIds, id]
        : action.problemIds.filter((problemId) => problemId !== id),
    });

  return (
    <fieldset className="fields rounded-control border border-line p-3">
      <legend className="px-1 text-sm font-semibold">{t('consulting:draft.action.title')}</legend>
      <div role="group" aria-label={t('consulting:draft.action.problems')}>
        <p className="text-sm font-medium">{t('consulting:draft.action.problems')}</p>
        <p className="mb-1 text-xs text-ink-soft">{t('consulting:draft.action.problemsHint')}</p>
        <div className="grid max-h-56 gap-1 overflow-y-auto">
          {subjects.problems.map(({ id, number, text }) => (
            <Checkbox
              key={id}
              isSelected={action.problemIds.includes(id)}
              onChange={(isChosen) => toggle(id, isChosen)}
            >
              {number} · {text}
            </Checkbox>
          ))}
        </div>
      </div>
      <OptionalSelect
        name="ownerContactId"
        error={undefined}
        label={t('consulting:draft.action.person')}
        noneLabel={t('consulting:figure.notStated')}
        value={action.ownerContactId === null ? '' : String(action.ownerContactId)}
        onChange={(id) => put({ ownerContactId: id === '' ? null : Number(id) })}
        options={subjects.people.map(({ id, name }) => ({ id: String(id), label: name }))}
      />
      <TextField
        label={t('consulting:draft.action.owner')}
        value={action.owner}
        maxLength={60}
        onChange={(owner) => put({ owner })}
      />
      <div className="fields grid-cols-2 items-end">
        <TextField {...day('startsOn')} type="date" label={t('consulting:draft.action.startsOn')} />
        <TextField {...day('endsOn')} type="date" label={t('consulting:draft.action.endsOn')} />
        <p className="col-span-2 text-xs text-ink-soft">{t('consulting:draft.action.daysHint')}</p>
        <TextField
          {...whole('weeks', MOST_WEEKS)}
          label={t('consulting:draft.action.weeks')}
          inputMode="numeric"
        />
        <TextField
          {...whole('effort', MOST_EFFORT)}
          label={t('consulting:draft.action.effort')}
          inputMode="numeric"
        />
        <TextField
          {...money('setupLowCents')}
          label={t('consulting:draft.action.setupLow')}
          inputMode="decimal"
        />
        <TextField
          {...money('setupHighCents')}
          label={t('consulting:draft.action.setupHigh')}
          inputMode="decimal"
        />
        <TextField
          {...money('runningLowCents')}
          label={t('consulting:draft.action.runningLow')}
          inputMode="decimal"
        />
        <TextField
          {...money('runningHighCents')}
          label={t('consulting:draft.action.runningHigh')}
          inputMode="decimal"
        />
        <TextField
          {...share('savedShare', 'low')}
          label={t('consulting:draft.action.savedLow')}
          inputMode="decimal"
        />
        <TextField
          {...share('savedShare', 'high')}
          label={t('consulting:draft.action.savedHigh')}
          inputMode="decimal"
        />
        <TextField
          {...share('avoidedShare', 'low')}
          label={t('consulting:draft.action.avoidedLow')}
          inputMode="decimal"
        />
        <TextField
          {...share('avoidedShare', 'high')}
          label={t('consulting:draft.action.avoidedHigh')}
          inputMode="decimal"
        />
      </div>
      <TextField
        label={t('consulting:draft.action.kpi')}
        value={action.kpi}
        maxLength={90}
        onChange={(kpi) => put({ kpi })}
      />
      <TextField
        label={t('consulting:draft.action.kpiHow')}
        value={action.kpiHow}
        maxLength={220}
        onChange={(kpiHow) => put({ kpiHow })}
      />
    </fieldset>
  );
}
