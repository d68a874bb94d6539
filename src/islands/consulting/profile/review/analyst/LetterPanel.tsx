import { useEffect, useState } from 'react';
import type { AnalystLetter } from '#features/consulting/analyst/analyst.schema.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { letterFaultText } from './fallback-text.ts';

type Props = {
  companyId: number;
  /** Host that a draft is asked of; undefined where none may be asked for here. */
  host?: string;
  /** The letter stands in the draft now. */
  onAccepted: () => void;
};

/** A letter that a model drafted, to be used or dismissed; nothing where there is none and none may be asked for. */
export function LetterPanel({ companyId, host, onAccepted }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const path = `/api/companies/${companyId}/analyst/letter`;
  const [letter, setLetter] = useState<AnalystLetter['letter']>(null);
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    // Without it the freeze says that one is open.
    api<AnalystLetter>('GET', path).then(
      (found) => {
        if (isCurrent) setLetter(found.letter);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);

  async function act(call: () => Promise<AnalystLetter>, onDone?: (now: AnalystLetter) => void) {
    setPending(true);
    try {
      const now = await call();
      setLetter(now.letter);
      if (now.fault === null) onDone?.(now);
      else
        toast.error(
          t('consulting:analyst.letter.failed'),
          t('consulting:analyst.letter.refused', { reason: letterFaultText(now.fault, t) }),
        );
    } catch (error) {
      toast.error(t('consulting:analyst.letter.failed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }
  const ask = () => void act(() => api<AnalystLetter>('POST', path));
  const accept = () => void act(() => api<AnalystLetter>('POST', `${path}/accept`), onAccepted);
  const dismiss = () =>
    void act(async () => {
      await api('DELETE', path);
      return { letter: null, fault: null };
    });

  if (letter)
    return (
      <section className="grid gap-2 rounded-control border border-accent p-3 text-sm">
        <p className="font-semibold">
          {t('consulting:analyst.letter.title', {
            model: letter.model,
            time: formatDateTime(letter.createdAt, tag, timeZone),
          })}
        </p>
        <p lang={letter.language} className="[overflow-wrap:anywhere] whitespace-pre-line">
          {letter.text}
        </p>
        <p className="text-ink-soft">{t('consulting:analyst.letter.text')}</p>
        <div className="flex flex-wrap gap-2">
          <PlainButton size="small" isPending={isPending} onPress={accept}>
            {t('consulting:analyst.letter.accept')}
          </PlainButton>
          <PlainButton size="small" variant="quiet" isPending={isPending} onPress={dismiss}>
            {t('consulting:analyst.letter.dismiss')}
          </PlainButton>
        </div>
      </section>
    );
  return host === undefined ? null : (
    <section className="grid gap-2 text-sm">
      <p className="text-ink-soft">{t('consulting:analyst.letter.askText', { host })}</p>
      <PlainButton size="small" className="justify-self-start" isPending={isPending} onPress={ask}>
        {t('consulting:analyst.letter.ask')}
      </PlainButton>
    </section>
  );
}
