import type { Brief, BriefField } from '#features/marketing/brief/brief.types.ts';
import { MAX_ANSWER } from '#features/marketing/brief/brief.values.ts';
import type { TradeWords } from '#features/marketing/writer/formulas/composer.types.ts';
import type { Locale } from '#shared/languages.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { BriefIncluded } from './BriefIncluded.tsx';
import { BriefAction } from './BriefAction.tsx';
import { BriefDoubts } from './BriefDoubts.tsx';
import { BriefProofs } from './BriefProofs.tsx';
import { BriefQuote } from './BriefQuote.tsx';
import type { TradeDoubt } from './brief-screen.ts';
import { PANEL } from '#islands/marketing/screen-styles.ts';

type Shared = {
  brief: Brief;
  /** The language of the answers. */
  language: Locale;
  examples: TradeWords['examples'];
  facts: readonly string[];
  doubts: readonly TradeDoubt[];
  isOver: boolean;
  errors: Record<string, string>;
  onChange: (changes: Partial<Brief>) => void;
};
type Props = Shared & { at: number; fields: readonly BriefField[]; isCurrent: boolean };

export function BriefQuestion({ at, fields, isCurrent, ...shared }: Props) {
  const { t } = useTexts();
  const [field] = fields;
  if (field === undefined) return null;
  const title = t(
    fields.length > 1 ? 'marketing:brief.buyerAndPain' : `marketing:brief.fields.${field}.question`,
  );
  return (
    <section
      id={fields.at(-1)}
      data-step={at}
      aria-labelledby={`question-${field}`}
      className={`${PANEL} grid scroll-mt-20 gap-3 ${isCurrent ? '' : 'max-sm:hidden'}`}
    >
      <h2 id={`question-${field}`} className="text-lg">
        {title}
      </h2>
      {fields.map((one) => (
        // A second field's label is closer to it than to the first field.
        <div key={one} className="grid grid-cols-[minmax(0,1fr)] gap-3 not-first-of-type:mt-4">
          <BriefAnswer field={one} {...shared} />
        </div>
      ))}
    </section>
  );
}

function BriefAnswer({ field, ...shared }: Shared & { field: BriefField }) {
  const { brief, language, examples, facts, doubts, isOver, errors, onChange } = shared;
  const { t, tag } = useTexts();
  const label = t(`marketing:brief.fields.${field}.label`);
  const hint = t(`marketing:brief.fields.${field}.hint`);
  const said = (example: string) => (
    <p className="text-sm text-ink-soft">
      {hint} <span lang={language}>{t('marketing:brief.example', { example })}</span>
    </p>
  );
  switch (field) {
    case 'proofs':
      return (
        <>
          {said(examples.proof)}
          <BriefProofs proofs={brief.proofs} errors={errors} onChange={(proofs) => onChange({ proofs })} />
        </>
      );
    case 'quote':
      return (
        <>
          {said(examples.quote)}
          <BriefQuote quote={brief.quote} errors={errors} onChange={(quote) => onChange({ quote })} />
        </>
      );
    case 'deadline':
      return (
        <>
          <TextField
            type="date"
            label={label}
            description={hint}
            value={brief.deadline ?? ''}
            onChange={(deadline) => onChange({ deadline: deadline === '' ? null : deadline })}
            error={errors['deadline']}
            className="max-w-60"
          />
          {isOver && brief.deadline !== null ? (
            <p role="status" className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
              {t('marketing:brief.past', { date: formatDay(brief.deadline, tag, 'UTC') })}
            </p>
          ) : null}
        </>
      );
    case 'action':
      return (
        <>
          <p className="text-sm text-ink-soft">{hint}</p>
          <BriefAction action={brief.action} errors={errors} onChange={(action) => onChange({ action })} />
        </>
      );
    default:
      return (
        <>
          {said(examples[field])}
          <TextArea
            label={label}
            value={brief[field]}
            onChange={(text) => onChange({ [field]: text })}
            error={errors[field]}
            maxLength={MAX_ANSWER}
            rows={3}
          />
          {field === 'offer' ? (
            <BriefIncluded
              {...{ facts, language }}
              included={brief.included ?? []}
              onChange={(included) => onChange({ included })}
            />
          ) : null}
          {field === 'guarantee' ? (
            <BriefDoubts
              {...{ language, errors }}
              asked={doubts}
              doubts={brief.doubts ?? []}
              onChange={(answered) => onChange({ doubts: answered })}
            />
          ) : null}
          {field === 'pain' && brief.isPainPrivate ? (
            <p role="note" className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
              <strong>{t('marketing:brief.clientsWords')}.</strong> {t('marketing:brief.clientsWordsText')}
            </p>
          ) : null}
        </>
      );
  }
}
