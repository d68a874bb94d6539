import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LandingContent } from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { AidaFields, type PartsProps } from './AidaFields.tsx';
import { AddParts, OptionalPart, useOptionalParts } from './optional-parts.tsx';
import { PartField } from './PartField.tsx';
import { QuestionFields } from './QuestionFields.tsx';

type Part = 'headline' | 'subheadline' | 'callToAction' | 'metaTitle' | 'metaDescription';
const NO_BENEFIT = { title: '', text: '' };
const NO_QUESTION = { question: '', answer: '' };

type Props = PartsProps<LandingContent> & {
  /** Form questions of the trade. */
  formQuestions: readonly string[];
};

export function LandingFields({ formQuestions, ...props }: Props) {
  const { content, onChange, errors } = props;
  const { t } = useTexts();
  const { subheadline, metaTitle, metaDescription, benefits, faq, questions = [] } = content;
  const optional = useOptionalParts({
    subheadline: subheadline === '',
    attention: content.attention === '',
    interest: content.interest === '',
    desire: content.desire === '',
    action: content.action === '',
    benefits: benefits.length === 0,
    faq: faq.length === 0,
    questions: questions.length === 0,
    metaTitle: metaTitle === '',
    metaDescription: metaDescription === '',
  });
  const part = (name: Part, isLine = true) =>
    name !== 'headline' && name !== 'callToAction' && !optional.isShown(name) ? null : (
      <PartField
        isLine={isLine}
        name={name}
        rows={2}
        label={t(`marketing:campaign.parts.${name}`)}
        value={content[name]}
        limit={TEXT_LIMITS[name]}
        onChange={(text) => onChange({ [name]: text })}
        error={errors[`content.${name}`]}
        isFocused={name !== 'headline' && name !== 'callToAction' && optional.isAdded(name)}
      />
    );
  /** A list begins with its first entry. */
  function begin(name: string) {
    if (name === 'benefits') onChange({ benefits: [NO_BENEFIT] });
    if (name === 'faq') onChange({ faq: [NO_QUESTION] });
  }
  return (
    <>
      {part('headline')}
      {part('subheadline', false)}
      <AidaFields {...props} isShown={optional.isShown} isAdded={optional.isAdded} />
      {optional.isShown('benefits') ? (
        <Entries
          legend={t('marketing:campaign.parts.benefits')}
          add={t('marketing:campaign.addBenefit')}
          entries={benefits}
          errorOf={(at, name) => errors[`content.benefits.${at}.${name}`]}
          empty={NO_BENEFIT}
          onChange={(changed) => onChange({ benefits: changed })}
        >
          {(benefit, put, error, at) => (
            <>
              <PartField
                isLine
                name={`benefits.${at}.title`}
                label={t('marketing:campaign.parts.benefitTitle')}
                value={benefit.title}
                limit={TEXT_LIMITS.benefitTitle}
                onChange={(title) => put({ title })}
                error={error('title')}
              />
              <OptionalPart
                rows={2}
                name={`benefits.${at}.text`}
                label={t('marketing:campaign.parts.benefitText')}
                value={benefit.text}
                onChange={(text) => put({ text })}
                error={error('text')}
              />
            </>
          )}
        </Entries>
      ) : null}
      {optional.isShown('faq') ? (
        <Entries
          legend={t('marketing:campaign.parts.faq')}
          add={t('marketing:campaign.addQuestion')}
          entries={faq}
          errorOf={(at, name) => errors[`content.faq.${at}.${name}`]}
          empty={NO_QUESTION}
          onChange={(changed) => onChange({ faq: changed })}
        >
          {(entry, put, error, at) => (
            <>
              <PartField
                isLine
                name={`faq.${at}.question`}
                label={t('marketing:campaign.parts.question')}
                value={entry.question}
                limit={TEXT_LIMITS.question}
                onChange={(question) => put({ question })}
                error={error('question')}
              />
              <PartField
                rows={2}
                name={`faq.${at}.answer`}
                label={t('marketing:campaign.parts.answer')}
                value={entry.answer}
                onChange={(answer) => put({ answer })}
                error={error('answer')}
              />
            </>
          )}
        </Entries>
      ) : null}
      {optional.isShown('questions') ? (
        <QuestionFields
          questions={questions}
          suggestions={formQuestions}
          errorOf={(at) => errors[`content.questions.${at}`]}
          onChange={(changed) => onChange({ questions: changed })}
        />
      ) : null}
      {part('callToAction')}
      {part('metaTitle')}
      {part('metaDescription', false)}
      <AddParts parts={optional} labelOf={(name) => t(`marketing:campaign.parts.${name}`)} onAdd={begin} />
    </>
  );
}

type EntriesProps<Entry> = {
  legend: string;
  add: string;
  entries: readonly Entry[];
  empty: Entry;
  onChange: (entries: Entry[]) => void;
  errorOf: (at: number, name: string) => string | undefined;
  children: (
    entry: Entry,
    put: (changes: Partial<Entry>) => void,
    error: (name: string) => string | undefined,
    at: number,
  ) => ReactNode;
};

function Entries<Entry>(props: EntriesProps<Entry>) {
  const { legend, add, entries, empty, onChange, errorOf, children } = props;
  const { t } = useTexts();
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-4">
      <legend className="pr-3 text-base font-semibold">{legend}</legend>
      {entries.map((entry, at) => (
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {children(
              entry,
              (changes) =>
                onChange(entries.map((one, index) => (index === at ? { ...one, ...changes } : one))),
              (name) => errorOf(at, name),
              at,
            )}
          </div>
          <IconButton
            label={t('marketing:campaign.removeEntry', { number: at + 1, list: legend })}
            icon={Trash2}
            className="mt-7"
            onPress={() => onChange(entries.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        variant="quiet"
        icon={Plus}
        className="justify-self-start"
        onPress={() => onChange([...entries, empty])}
      >
        {add}
      </Button>
    </fieldset>
  );
}
