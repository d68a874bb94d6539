import { DIRECTIONS } from '#features/leads/leads.values.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { isLetter } from './communication-form.ts';
import { ContactEmailFields } from './ContactEmailFields.tsx';
import { MentionArea } from './MentionArea.tsx';
import { PickerField } from '#islands/leads/search/PickerField.tsx';

type Props = { field: (name: string) => FieldBinding; isOnRecord: boolean };

const NAMES = ['type', 'isKept', 'isLogged'] as const;

export function CommunicationFields({ field, isOnRecord }: Props) {
  const { t } = useTexts();
  const values = Object.fromEntries(NAMES.map((name) => [name, field(name).value]));
  const { type } = values;
  const isNewEmail = type === 'email' && values['isKept'] === 'new';
  const isNote = type === 'note';
  const hasDirection = type === 'email' || type === 'call';
  const isSent = isLetter(values);
  // Another person has other addresses.
  const ofContact = (name: string): FieldBinding => {
    const binding = field(name);
    if (name !== 'contactId') return binding;
    return {
      ...binding,
      onChange: (id) => {
        binding.onChange(id);
        field('to').onChange('');
      },
    };
  };
  const contact = (
    <PickerField
      kind="contact"
      label={t(isSent ? 'leads:communications.to' : 'leads:picker.contact')}
      field={isSent ? ofContact : field}
      isRequired={isSent}
      autoFocus={isSent && field('contactId').value === ''}
    />
  );
  const isLogged = field('isLogged');
  return (
    <>
      {isSent || (isOnRecord && !(isNewEmail && field('contactId').value === '')) ? null : (
        <div className={`fields ${isNewEmail ? '' : 'sm:grid-cols-2'}`}>
          {contact}
          {isNewEmail ? null : <PickerField kind="company" label={t('leads:picker.company')} field={field} />}
        </div>
      )}
      {isSent ? (
        <ContactEmailFields field={field} contact={contact} />
      ) : (
        <>
          {isNote ? null : (
            <div className="fields sm:grid-cols-3">
              {hasDirection ? (
                <Select
                  label={t('leads:communications.direction')}
                  value={field('direction').value}
                  onChange={field('direction').onChange}
                  error={field('direction').error}
                  options={DIRECTIONS.map((id) => ({
                    id,
                    label: t(`leads:communications.directions.${id}`),
                  }))}
                />
              ) : null}
              <TextField
                {...field('day')}
                type="date"
                error={field('occurredAt').error}
                label={t('leads:communications.day')}
              />
              <TextField {...field('time')} type="time" label={t('leads:communications.time')} />
            </div>
          )}
          <TextField {...field('subject')} label={t('leads:communications.subject')} />
          <MentionArea
            field={field('body')}
            label={t('leads:communications.body')}
            rows={6}
            autoFocus={isNote}
          />
        </>
      )}
      {isNewEmail ? (
        <Checkbox
          isSelected={isLogged.value === 'on'}
          onChange={(isSelected) => isLogged.onChange(isSelected ? 'on' : '')}
        >
          {t('leads:communications.alreadyHappened')}
        </Checkbox>
      ) : null}
    </>
  );
}
