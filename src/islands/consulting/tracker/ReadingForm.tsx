import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { TrackedAction } from '#features/consulting/tracker/tracker.schema.ts';
import { ApiError } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { NumberField } from '#islands/ui/NumberField.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import { parseNumber } from '#shared/numbers/amount.ts';
import { wallTime } from '#shared/dates/days.ts';

type Reading = TrackedAction['readings'][number];
type Props = { onPut: (reading: Reading) => Promise<void> };

/** Reads "-2,5" too; what is no number is sent as typed, for the server to report. */
function valueOf(typed: string, tag: string): number {
  const [, sign = '', digits = ''] = /^([-−]?)(.*)$/su.exec(typed.trimStart()) ?? [];
  const value = parseNumber(digits, tag);
  return value === null ? (typed as unknown as number) : sign === '' ? value : -value;
}

/** Enters a day's value; a second one of the same day takes its place. */
export function ReadingForm({ onPut }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const form = useRef<HTMLFormElement>(null);
  const [day, setDay] = useState(() => wallTime(new Date(), timeZone).day);
  const [value, setValue] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isPending, setPending] = useState(false);

  async function add() {
    // A day that does not exist has an empty value: the field says so, and nothing is sent.
    const unread = form.current?.querySelector<HTMLInputElement>('input:invalid');
    if (unread) {
      unread.checkValidity();
      return unread.focus();
    }
    if (isPending) return;
    setPending(true);
    setErrors({});
    try {
      await onPut({ day, value: valueOf(value, tag) });
      setValue('');
    } catch (error) {
      const found = error instanceof ApiError ? (error.problem.errors ?? {}) : {};
      setErrors(found);
      toast.error(t('consulting:tracker.readingFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      className="flex flex-wrap items-start gap-x-3"
    >
      <TextField
        label={t('consulting:tracker.day')}
        type="date"
        value={day}
        onChange={setDay}
        error={errors['day']}
        className="w-40"
      />
      <div className="w-24">
        <NumberField
          name="value"
          label={t('consulting:tracker.value')}
          value={value}
          onChange={setValue}
          error={errors['value']}
          isRequired
        />
      </div>
      {/* React-aria's, as the fields: without it the bundler would part what the lists load whole. */}
      <Button type="submit" icon={Plus} className="act sm:mt-6.5" isPending={isPending}>
        {t('consulting:tracker.addReading')}
      </Button>
    </form>
  );
}
