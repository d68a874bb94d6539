import { useState } from 'react';
import type { AnalystSettings } from '#features/consulting/analyst/analyst.schema.ts';
import { api, ApiError } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { SettingsSection } from '#islands/ui/SettingsSection.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

/** A whole number of tokens; null where nothing is typed, undefined where it is none. */
function tokensOf(typed: string): number | null | undefined {
  const plain = typed.replaceAll(/[\s.,]/gu, '');
  if (plain === '') return null;
  return /^[1-9]\d{0,8}$/u.test(plain) ? Number(plain) : undefined;
}

/** Whether the model may read the problems of clients, and how many tokens a month. */
export function AnalystSection({ settings: first }: { settings: AnalystSettings }) {
  const { t, tag } = useTexts();
  const [settings, setSettings] = useState(first);
  const [isOn, setOn] = useState(first.isOn);
  const [cap, setCap] = useState(first.monthlyTokens === null ? '' : String(first.monthlyTokens));
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const tokens = tokensOf(cap);
  const isChanged = isOn !== settings.isOn || tokens !== settings.monthlyTokens;

  async function save() {
    setPending(true);
    setError(undefined);
    try {
      const body = { isOn, monthlyTokens: tokens };
      setSettings(await api<AnalystSettings>('PUT', '/api/workspaces/own/analyst', { body }));
      toast.success(t('model:reading.saved'));
    } catch (failure) {
      const field = failure instanceof ApiError ? failure.problem.errors?.['monthlyTokens'] : undefined;
      setError(field);
      if (field === undefined) toast.error(t('model:reading.saveFailed'), errorText(failure, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <SettingsSection title={t('model:reading.title')} text={t('model:reading.text')}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Checkbox isSelected={isOn} onChange={setOn} description={t('model:reading.onHint')}>
          {t('model:reading.on')}
        </Checkbox>
        <TextField
          label={t('model:reading.cap')}
          description={[
            t('model:reading.capHint'),
            t('model:reading.used', { tokens: new Intl.NumberFormat(tag).format(settings.usedTokens) }),
          ].join(' ')}
          inputMode="numeric"
          value={cap}
          onChange={setCap}
          error={tokens === undefined ? t('model:reading.capInvalid') : error}
          className="max-w-72"
        />
        <Button
          type="submit"
          className="justify-self-start"
          isPending={isPending}
          isDisabled={!isChanged || tokens === undefined}
        >
          {t('model:reading.save')}
        </Button>
      </form>
    </SettingsSection>
  );
}
