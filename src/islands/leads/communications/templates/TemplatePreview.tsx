import {
  previewParts,
  type TemplatePart,
  type TemplateValues,
} from '#features/leads/communications/template.rules.ts';
import { ownTemplateField, ownTemplateFields } from '#features/leads/communications/template-own.rules.ts';
import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useCurrentUser } from '#islands/leads/current-user.ts';

/** The fields of the workspace by the labels that people know them by. */
export const ownTemplateNames = (fields: readonly DefinedField[]): TemplateValues =>
  Object.fromEntries(ownTemplateFields(fields).map((each) => [ownTemplateField(each), each.label]));

const STYLES: Record<TemplatePart['state'], string> = {
  text: '',
  filled: 'whitespace-nowrap rounded-[3px] bg-accent-soft px-0.5 text-accent-ink',
  empty: 'rounded-[3px] bg-warning-soft px-0.5 text-warning-ink',
  unknown: 'rounded-[3px] bg-danger-soft px-0.5 text-danger-ink',
};

export function TemplatePreview({ subject, body }: { subject: string; body: string }) {
  const { t } = useTexts();
  const { name, email } = useCurrentUser();
  const values: TemplateValues = {
    firstName: t('leads:templates.sample.firstName'),
    lastName: t('leads:templates.sample.lastName'),
    company: t('leads:templates.sample.company'),
    position: t('leads:templates.sample.position'),
    opportunity: t('leads:templates.sample.opportunity'),
    myName: name,
    myEmail: email,
    ...ownTemplateNames(useTeam().fields),
  };
  if (subject.trim() === '' && body.trim() === '') return null;
  return (
    <section aria-labelledby="preview-title" className="rounded-control bg-sunken px-4 py-3">
      <h3 id="preview-title" className="font-text text-xs font-semibold text-ink-soft">
        {t('leads:templates.preview')}
      </h3>
      <p className="mt-2 text-sm font-semibold [overflow-wrap:anywhere]">
        <TemplateParts text={subject} values={values} />
      </p>
      <p className="mt-1 text-sm leading-6 [overflow-wrap:anywhere] whitespace-pre-line">
        <TemplateParts text={body} values={values} />
      </p>
    </section>
  );
}

/** A text with its fields filled and told apart. */
export const TemplateParts = ({ text, values }: { text: string; values: TemplateValues }) =>
  previewParts(text, values).map((part, index) => (
    <span key={index} className={STYLES[part.state]}>
      {part.text}
    </span>
  ));
