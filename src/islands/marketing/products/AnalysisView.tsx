import { ChevronDown } from 'lucide-react';
import type { StoredAnalysis } from '#features/marketing/products/analysis.schema.ts';
import type { Source } from '#features/marketing/writer/checks/writer.types.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { PANEL } from '#islands/marketing/screen-styles.ts';

export function AnalysisView({ analysis }: { analysis: StoredAnalysis }) {
  const { t, tDynamic } = useTexts();
  const { language, valueProposition, proofPoints, objections, audienceFit, missing } = analysis;
  const answered = objections.filter(({ answer }) => answer !== '');
  // Unanswered objections are notes for the owner and appear in no text.
  const unanswered = objections.filter(({ answer }) => answer === '');
  return (
    <div
      className={`${PANEL} grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]`}
      lang={language}
    >
      <div className="lg:col-span-2">
        <Heading text={t('marketing:analysis.value')} />
        <Statement sources={valueProposition.sources} look="display text-lg text-balance">
          {valueProposition.text}
        </Statement>
      </div>
      <div className="grid content-start gap-8">
        <div>
          <Heading text={t('marketing:analysis.proof')} />
          <ul className="grid gap-3">
            {proofPoints.map(({ text, sources }) => (
              <li key={text} className="border-l-2 border-accent pl-4 text-sm">
                <Statement sources={sources}>{text}</Statement>
              </li>
            ))}
          </ul>
        </div>
        <div className="text-sm">
          <Heading text={t('marketing:analysis.audience')} />
          <Statement sources={audienceFit.sources}>{audienceFit.text}</Statement>
        </div>
      </div>
      <div className="grid content-start gap-8">
        <div hidden={answered.length === 0}>
          <Heading text={t('marketing:analysis.objections')} />
          <dl className="grid gap-3 text-sm">
            {answered.map(({ objection, answer, sources }) => (
              <div key={objection}>
                <dt className="font-semibold wrap-anywhere">{objection}</dt>
                <dd className="mt-0.5">
                  <Statement sources={sources}>{answer}</Statement>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {unanswered.length > 0 ? (
          <div>
            <Heading text={t('marketing:analysis.toAnswer')} />
            <p className="text-xs text-ink-soft" lang={undefined}>
              {t('marketing:analysis.toAnswerText')}
            </p>
            <ul className="mt-3 grid gap-3 text-sm">
              {unanswered.map(({ objection, question }) => (
                <li key={objection} className="wrap-anywhere">
                  {objection} <span className="text-ink-soft">{question}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {missing.length > 0 ? (
          <div lang={undefined}>
            <Heading text={t('marketing:analysis.missing')} />
            <ul className="grid gap-2 text-sm text-ink-soft">
              {missing.map((code) => (
                <li key={code}>{tDynamic(`writer:missing.${code}`) ?? code}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** In the narrow column: the words under which buyers look for it. */
export function Keywords({ analysis: { keywords, language } }: { analysis: StoredAnalysis }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="keywords-title" className="grid gap-2">
      <h2 id="keywords-title" className="text-base">
        {t('marketing:analysis.keywords')}
      </h2>
      <ul lang={language} className="flex flex-wrap gap-1.5">
        {keywords.map(({ keyword }) => (
          <li key={keyword} className="rounded-[4px] bg-sunken px-2 py-1 text-sm break-all">
            {keyword}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Heading = ({ text }: { text: string }) => (
  <h3 className="mb-2 font-text text-xs font-semibold tracking-normal text-ink-soft">{text}</h3>
);

type StatementProps = { sources: readonly Source[]; look?: string; children: string };

/** A sentence of the analysis, which opens to the words that it was read from. */
function Statement({ sources, look = '', children }: StatementProps) {
  const { t, tDynamic, locale } = useTexts();
  if (sources.length === 0) return <p className={`wrap-anywhere ${look}`}>{children}</p>;
  // The audience is the only field with fixed values: show its label.
  const audience = (quote: string) => tDynamic(`marketing:company.audienceTypes.${quote}`) ?? quote;
  return (
    <details className="group/sources">
      <summary className="touch-target flex cursor-pointer list-none items-baseline gap-2 hover:text-accent-ink [&::-webkit-details-marker]:hidden">
        <span className={`min-w-0 flex-1 wrap-anywhere ${look}`}>{children}</span>
        <ChevronDown
          size={14}
          aria-hidden="true"
          className="shrink-0 self-center text-ink-soft transition-[rotate] duration-quick group-open/sources:rotate-180"
        />
      </summary>
      <div className="mt-1 grid gap-1 text-xs text-ink-soft" lang={locale}>
        {sources.map(({ field, quote }, index) => (
          <p key={index} className="line-clamp-2 wrap-anywhere">
            {t(`marketing:fields.${field}`)}:{' '}
            <q>{field === 'company.targetAudienceType' ? audience(quote) : quote}</q>
          </p>
        ))}
      </div>
    </details>
  );
}
