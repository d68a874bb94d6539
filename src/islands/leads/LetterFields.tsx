import { useEffect, useState } from 'react';
import type { Contact } from '#features/leads/crm-contact.schema.ts';
import { fillTemplate, unfilledFields, type TemplateValues } from '#features/leads/template.rules.ts';
import type { Template } from '#features/leads/template.schema.ts';
import type { Page } from '#shared/api.ts';
import { api } from '../api.ts';
import { PlainSelect } from '../ui/PlainSelect.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import { useTexts } from '../ui/texts.tsx';
import type { FieldBinding } from '../ui/use-record-form.ts';
import { useMe } from './me.ts';

type Props = { field: (name: string) => FieldBinding };

/** What is asked for when a letter is opened; without an answer one writes without templates. */
function useFetched<T>(path: string | null): T | null {
  const [found, setFound] = useState<{ path: string; value: T } | null>(null);
  useEffect(() => {
    if (path === null) return;
    const controller = new AbortController();
    api<T>('GET', path, { signal: controller.signal }).then(
      (value) => setFound({ path, value }),
      () => undefined,
    );
    return () => controller.abort();
  }, [path]);
  return found !== null && found.path === path ? found.value : null;
}

/** The subject and text of an e-mail that will be sent; a template is filled from the record as far as it goes. */
export function LetterFields({ field }: Props) {
  const { t, tag } = useTexts();
  const me = useMe();
  const subject = field('subject');
  const body = field('body');
  const contactId = field('contactId').value;
  const templates = useFetched<Page<Template>>('/api/crm/templates?limit=200');
  const contact = useFetched<Contact>(contactId === '' ? null : `/api/crm/contacts/${contactId}`);
  const [templateId, setTemplateId] = useState('');
  const values: TemplateValues = {
    firstName: contact?.firstName ?? null,
    lastName: contact?.lastName ?? null,
    position: contact?.position ?? null,
    company: contact?.companyName ?? (field('companyName').value || null),
    opportunity: field('opportunityName').value || null,
    myName: me.name,
    myEmail: me.email,
  };
  const unfilled = contactId === '' ? [] : unfilledFields(`${subject.value} ${body.value}`);
  const hasNoAddress = contact !== null && contact.email === null;

  function take(id: string) {
    setTemplateId(id);
    const template = templates?.items.find((each) => String(each.id) === id);
    if (!template) return;
    subject.onChange(fillTemplate(template.subject, values));
    body.onChange(fillTemplate(template.body, values));
  }

  return (
    <>
      {hasNoAddress ? (
        <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
          {t('leads:communications.noEmail')}
        </p>
      ) : null}
      {templates && templates.items.length > 0 ? (
        <PlainSelect
          label={t('leads:communications.template')}
          value={templateId}
          onChange={take}
          options={[
            { id: '', label: t('leads:communications.noTemplate') },
            ...templates.items.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          className="w-full"
        />
      ) : null}
      <TextField
        {...subject}
        label={t('leads:communications.subject')}
        maxLength={200}
        isRequired
        autoFocus
      />
      <TextArea {...body} label={t('leads:communications.body')} rows={10} isRequired />
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
