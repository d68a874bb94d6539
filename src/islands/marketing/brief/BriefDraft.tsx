import { Languages } from 'lucide-react';
import { useRef, useState } from 'react';
import { draftParts, withParts, type DraftPart } from '#features/marketing/brief/brief-draft.rules.ts';
import type { BriefDraft as Draft } from '#features/marketing/brief/brief.schema.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { Locale } from '#shared/languages.ts';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { TextArea } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { PANEL } from '#islands/marketing/screen-styles.ts';

const textsOf = (parts: readonly DraftPart[]): Record<string, string> =>
  Object.fromEntries(parts.map(({ name, text }) => [name, text]));

type Props = { productId: number; language: Locale; model: string; onAccept: (brief: Brief) => void };

/** The model's translation of the other brief, edited here and stored only once accepted. */
export function BriefDraft({ productId, language, model, onAccept }: Props) {
  const { t } = useTexts();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [parts, setParts] = useState<DraftPart[]>([]);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const asked = useRef<AbortController>(null);

  async function ask() {
    const stop = new AbortController();
    asked.current = stop;
    setPending(true);
    setFailure('');
    try {
      const path = `/api/marketing/products/${productId}/brief/${language}/draft`;
      const made = await api<Draft>('POST', path, { signal: stop.signal });
      if (made.brief) {
        setDraft(made);
        setParts(draftParts(made.brief));
      } else
        setFailure(
          made.modelRefusal
            ? t(`marketing:writer.refusals.${made.modelRefusal}`)
            : t('marketing:brief.draft.nothing'),
        );
    } catch (error) {
      if (!stop.signal.aborted) setFailure(errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  const nameOf = (part: string): string => {
    const proof = /^proof(\d)$/.exec(part)?.[1];
    if (proof !== undefined) return t('marketing:brief.draft.proof', { n: proof });
    return t(`marketing:brief.fields.${part as 'buyer'}.question`);
  };
  const { brief = null, figures = [] } = draft ?? {};
  return (
    <section aria-labelledby="draft-title" className={`${PANEL} grid gap-4 max-sm:gap-3 max-sm:p-4`}>
      <div>
        <h2 id="draft-title" className="text-base max-sm:sr-only">
          {t('marketing:brief.draft.title')}
        </h2>
        <p className="mt-1 max-w-[64ch] text-sm text-ink-soft">
          {t(brief ? 'marketing:brief.draft.check' : 'marketing:brief.draft.text', { model })}
        </p>
      </div>
      {figures.length > 0 ? (
        <p className="rounded-control bg-warning-soft p-3 text-sm text-warning-ink">
          {t('marketing:brief.draft.figures', { figures: figures.join(' · ') })}
        </p>
      ) : null}
      {brief
        ? parts.map(({ name, text }) => (
            <TextArea
              key={name}
              label={nameOf(name)}
              value={text}
              rows={2}
              onChange={(typed) =>
                setParts(parts.map((part) => (part.name === name ? { name, text: typed } : part)))
              }
            />
          ))
        : null}
      <p role="status" className="text-sm text-danger-ink empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        {brief ? (
          <>
            <Button variant="primary" onPress={() => onAccept(withParts(brief, textsOf(parts)))}>
              {t('marketing:brief.draft.accept')}
            </Button>
            <Button className="act" variant="quiet" onPress={() => setDraft(null)}>
              {t('marketing:brief.draft.discard')}
            </Button>
          </>
        ) : (
          <>
            <Button className="act" icon={Languages} isPending={isPending} onPress={() => void ask()}>
              {t('marketing:brief.draft.ask')}
            </Button>
            {isPending ? (
              <Button variant="quiet" onPress={() => asked.current?.abort()}>
                {t('ui:actions.cancel')}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </section>
  );
}
