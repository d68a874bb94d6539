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
        <p className="display max-w-[44ch] text-lg wrap-anywhere">{valueProposition.text}</p>
        <Sources sources={valueProposition.sources} />
      </div>
      <div className="grid content-start gap-8">
        <div>
          <Heading text={t('marketing:analysis.proof')} />
          <ul className="grid gap-4">
            {proofPoints.map(({ text, sources }) => (
              <li key={text} className="border-l-2 border-accent pl-4">
                <p className="text-sm wrap-anywhere">{text}</p>
                <Sources sources={sources} />
              </li>
            ))}
          </ul>
        </div>
        <div hidden={answered.length === 0}>
          <Heading text={t('marketing:analysis.objections')} />
          <dl className="grid gap-4 text-sm">
            {answered.map(({ objection, answer, sources }) => (
              <div key={objection}>
                <dt className="font-semibold wrap-anywhere">{objection}</dt>
                <dd className="mt-0.5 wrap-anywhere">
                  {answer}
                  <Sources sources={sources} />
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
      </div>
      <div className="grid content-start gap-8">
        <div>
          <Heading text={t('marketing:analysis.audience')} />
          <p className="text-sm wrap-anywhere">{audienceFit.text}</p>
          <Sources sources={audienceFit.sources} />
        </div>
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

/** The words behind a statement: one quiet line that names the fields, and opens to the quotes. */
function Sources({ sources }: { sources: readonly Source[] }) {
  const { t, tDynamic, locale } = useTexts();
  if (sources.length === 0) return null;
  // The audience is the only field with fixed values: show its label.
  const audience = (quote: string) => tDynamic(`marketing:company.audienceTypes.${quote}`) ?? quote;
  const fields = new Set(sources.map(({ field }) => t(`marketing:fields.${field}`)));
  return (
    <details className="group/sources mt-1 text-xs text-ink-soft" lang={locale}>
      <summary className="touch-target flex w-fit cursor-pointer list-none items-center gap-1 hover:text-accent-ink [&::-webkit-details-marker]:hidden">
        {t('marketing:analysis.sources', { fields: [...fields].join(', ') })}
        <ChevronDown
          size={14}
          aria-hidden="true"
          className="shrink-0 transition-[rotate] duration-quick group-open/sources:rotate-180"
        />
      </summary>
      {sources.map(({ field, quote }, index) => (
        <p key={index} className="mt-1 line-clamp-2 wrap-anywhere">
          {t(`marketing:fields.${field}`)}:{' '}
          <q>{field === 'company.targetAudienceType' ? audience(quote) : quote}</q>
        </p>
      ))}
    </details>
  );
}
