import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LandingContent } from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { AidaFields, type PartsProps } from './AidaFields.tsx';
import { PartField } from './PartField.tsx';
import { QuestionFields } from './QuestionFields.tsx';

type Props = PartsProps<LandingContent> & {
  /** Form questions of the trade. */
  formQuestions: readonly string[];
};

export function LandingFields({ formQuestions, ...props }: Props) {
  const { content, onChange, errors } = props;
  const { t } = useTexts();
  const part = (
    name: 'headline' | 'subheadline' | 'callToAction' | 'metaTitle' | 'metaDescription',
    isLine = true,
  ) => (
    <PartField
      isLine={isLine}
      name={name}
      rows={2}
      label={t(`marketing:campaign.parts.${name}`)}
      value={content[name]}
      limit={TEXT_LIMITS[name]}
      onChange={(text) => onChange({ [name]: text })}
      error={errors[`content.${name}`]}
    />
  );
  return (
    <>
      {part('headline')}
      {part('subheadline', false)}
      <AidaFields {...props} />
      <Entries
        legend={t('marketing:campaign.parts.benefits')}
        add={t('marketing:campaign.addBenefit')}
        entries={content.benefits}
        errorOf={(at, name) => errors[`content.benefits.${at}.${name}`]}
        empty={{ title: '', text: '' }}
        onChange={(benefits) => onChange({ benefits })}
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
            <PartField
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
      <Entries
        legend={t('marketing:campaign.parts.faq')}
        add={t('marketing:campaign.addQuestion')}
        entries={content.faq}
        errorOf={(at, name) => errors[`content.faq.${at}.${name}`]}
        empty={{ question: '', answer: '' }}
        onChange={(faq) => onChange({ faq })}
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
      <QuestionFields
        questions={content.questions ?? []}
        suggestions={formQuestions}
        errorOf={(at) => errors[`content.questions.${at}`]}
        onChange={(questions) => onChange({ questions })}
      />
      {part('callToAction')}
      {part('metaTitle')}
      {part('metaDescription', false)}
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
