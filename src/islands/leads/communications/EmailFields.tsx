import { useState } from 'react';
import {
  fillTemplate,
  unfilledFields,
  type TemplateValues,
} from '#features/leads/communications/template.rules.ts';
import type { Template } from '#features/leads/communications/template.schema.ts';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { TemplateChoice } from './templates/TemplateChoice.tsx';

type Props = {
  field: (name: string) => FieldBinding;
  /** Template values of the recipient; null while none is selected, so that no field counts as missing. */
  values: TemplateValues | null;
  isSubjectRequired?: boolean;
  /** The recipient is set, so the focus goes to the text. */
  isAddressed?: boolean;
};

const isFree = (text: string, taken: string): boolean => text.trim() === '' || text === taken;

/** Subject and text of an email to send; a template is filled as far as values are known. */
export function EmailFields({ field, values, isSubjectRequired = true, isAddressed = true }: Props) {
  const { t, tag } = useTexts();
  const subject = field('subject');
  const body = field('body');
  const [taken, setTaken] = useState({ subject: '', body: '' });
  const unfilled = values === null ? [] : unfilledFields(`${subject.value} ${body.value}`);

  function take(template: Template) {
    const next = {
      subject: fillTemplate(template.subject, values ?? {}),
      body: fillTemplate(template.body, values ?? {}),
    };
    setTaken(next);
    // Typed text stays; the text of another template is replaced.
    if (isFree(subject.value, taken.subject)) subject.onChange(next.subject);
    body.onChange(isFree(body.value, taken.body) ? next.body : `${body.value.trimEnd()}\n\n${next.body}`);
  }

  return (
    <>
      <div className="flex flex-col gap-x-3 gap-y-5 sm:flex-row">
        <TextField
          {...subject}
          label={t('leads:communications.subject')}
          maxLength={200}
          isRequired={isSubjectRequired}
          autoFocus={isAddressed && isSubjectRequired}
          className="min-w-0 flex-1"
        />
        <div className="empty:hidden sm:w-56">
          <TemplateChoice onChoose={take} />
        </div>
      </div>
      <TextArea
        {...body}
        label={t('leads:communications.body')}
        rows={10}
        isRequired
        autoFocus={isAddressed && !isSubjectRequired}
      />
      {unfilled.length > 0 ? (
        <p role="status" className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
          {t('leads:templates.empty', {
            count: unfilled.length,
            fields: new Intl.ListFormat(tag).format(unfilled.map((name) => `{{${name}}}`)),
          })}
        </p>
      ) : null}
    </>
  );
}
