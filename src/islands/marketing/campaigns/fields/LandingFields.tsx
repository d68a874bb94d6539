import type { LandingContent } from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { AIDA, AidaFields, type PartsProps } from './AidaFields.tsx';
import { EntryRows } from './EntryRows.tsx';
import { FieldSection } from './FieldSection.tsx';
import { AddParts, useOptionalParts } from './optional-parts.tsx';
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
  const isBodyShown = AIDA.some(optional.isShown);
  const isSearchShown = optional.isShown('metaTitle') || optional.isShown('metaDescription');
  return (
    <>
      <FieldSection
        isFirst
        title={t('marketing:campaign.sections.top')}
        note={t('marketing:campaign.emptyParts')}
      >
        {part('headline')}
        {part('subheadline', false)}
        {part('callToAction')}
      </FieldSection>
      {isBodyShown ? (
        <FieldSection title={t('marketing:campaign.text')}>
          <AidaFields {...props} isShown={optional.isShown} isAdded={optional.isAdded} />
        </FieldSection>
      ) : null}
      {optional.isShown('benefits') ? (
        <FieldSection title={t('marketing:campaign.parts.benefits')}>
          <EntryRows
            name="benefits"
            legend={t('marketing:campaign.parts.benefits')}
            add={t('marketing:campaign.addBenefit')}
            fields={[
              {
                key: 'title',
                label: t('marketing:campaign.parts.benefitTitle'),
                limit: TEXT_LIMITS.benefitTitle,
              },
              { key: 'text', label: t('marketing:campaign.parts.benefitText'), isOptional: true },
            ]}
            entries={benefits}
            errorOf={(at, name) => errors[`content.benefits.${at}.${name}`]}
            empty={NO_BENEFIT}
            onChange={(changed) => onChange({ benefits: changed })}
          />
        </FieldSection>
      ) : null}
      {optional.isShown('faq') ? (
        <FieldSection title={t('marketing:campaign.parts.faq')}>
          <EntryRows
            name="faq"
            legend={t('marketing:campaign.parts.faq')}
            add={t('marketing:campaign.addQuestion')}
            fields={[
              { key: 'question', label: t('marketing:campaign.parts.question'), limit: TEXT_LIMITS.question },
              { key: 'answer', label: t('marketing:campaign.parts.answer') },
            ]}
            entries={faq}
            errorOf={(at, name) => errors[`content.faq.${at}.${name}`]}
            empty={NO_QUESTION}
            onChange={(changed) => onChange({ faq: changed })}
          />
        </FieldSection>
      ) : null}
      {optional.isShown('questions') ? (
        <QuestionFields
          questions={questions}
          suggestions={formQuestions}
          errorOf={(at) => errors[`content.questions.${at}`]}
          onChange={(changed) => onChange({ questions: changed })}
        />
      ) : null}
      {isSearchShown ? (
        <FieldSection title={t('marketing:campaign.sections.search')}>
          {part('metaTitle')}
          {part('metaDescription', false)}
        </FieldSection>
      ) : null}
      <AddParts parts={optional} labelOf={(name) => t(`marketing:campaign.parts.${name}`)} onAdd={begin} />
    </>
  );
}
