import { useRef, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldsOf, TEMPLATE_FIELDS } from '#features/leads/communications/template.rules.ts';
import { ownTemplateField, ownTemplateFields } from '#features/leads/communications/template-own.rules.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { LOCALES } from '#shared/languages.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { TemplatePreview } from './TemplatePreview.tsx';
import { UnknownFields } from '#islands/leads/fields/UnknownFields.tsx';

type Props = { field: (name: string) => FieldBinding };
type Written = HTMLInputElement | HTMLTextAreaElement;

const isWritten = (target: EventTarget): target is Written =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export function TemplateFields({ field }: Props) {
  const { t, locale } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  /** Target of the next inserted field: the input used last, else the text. */
  const caret = useRef<Written | null>(null);
  const subject = field('subject');
  const body = field('body');
  const language = field('language');
  const own = ownTemplateFields(useTeam().fields);
  const ownNames = own.map(ownTemplateField);
  const unknown = fieldsOf(subject.value, body.value).unknown.filter((name) => !ownNames.includes(name));

  function remember({ target }: SyntheticEvent) {
    if (isWritten(target)) caret.current = target;
  }

  function insert(name: string) {
    const target = caret.current ?? box.current?.querySelector('textarea');
    if (!target) return;
    const binding = target.name === subject.name ? subject : body;
    const from = target.selectionStart ?? target.value.length;
    const to = target.selectionEnd ?? from;
    const place = `{{${name}}}`;
    // The caret can only be set after React has written the value.
    flushSync(() => binding.onChange(binding.value.slice(0, from) + place + binding.value.slice(to)));
    target.focus();
    target.setSelectionRange(from + place.length, from + place.length);
  }

  return (
    <>
      <div className="fields sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField {...field('name')} label={t('leads:templates.name')} isRequired autoFocus />
        <Select
          label={t('leads:templates.language')}
          value={LOCALES.find((id) => id === language.value) ?? locale}
          onChange={language.onChange}
          error={language.error}
          options={LOCALES.map((id) => ({ id, label: t(`leads:templates.languages.${id}`) }))}
        />
      </div>
      <div ref={box} onFocus={remember} className="fields">
        <TextField {...subject} label={t('leads:communications.subject')} isRequired />
        <TextArea {...body} label={t('leads:communications.body')} rows={8} isRequired />
      </div>
      <div
        role="group"
        aria-label={t('leads:templates.insert')}
        className="-mt-1 flex flex-wrap items-center gap-1.5"
      >
        <span className="mr-1 text-xs text-ink-soft">{t('leads:templates.insert')}</span>
        {TEMPLATE_FIELDS.map((name) => (
          <Button key={name} size="small" onPress={() => insert(name)}>
            {t(`leads:templates.fields.${name}`)}
          </Button>
        ))}
        {own.map((each) => (
          <Button key={ownTemplateField(each)} size="small" onPress={() => insert(ownTemplateField(each))}>
            {`${t(`leads:picker.${each.kind}`)}: ${each.label}`}
          </Button>
        ))}
      </div>
      <UnknownFields names={unknown} />
      <TemplatePreview subject={subject.value} body={body.value} />
    </>
  );
}
