import { useState } from 'react';
import { fieldOfCustom } from '#features/leads/fields/custom-field-list.rules.ts';
import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import { useCurrentUser } from '#islands/leads/current-user.ts';
import { ownerName, useTeam } from '#islands/leads/owners/team.ts';
import { RecordPicker } from '#islands/leads/search/RecordPicker.tsx';
import { ChoiceChips } from '#islands/leads/views/ChoiceChips.tsx';
import { FieldControl, type TypedField } from '#islands/ui/FieldControl.tsx';
import { LABEL } from '#islands/ui/field-styles.ts';
import { OptionalSelect } from '#islands/ui/OptionalSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { useLinkedName } from './use-linked-name.ts';

type Props = { of: DefinedField; field: FieldBinding };

/** The control of a field that the workspace defines, by its type. */
export function CustomControl({ of, field }: Props) {
  const { t } = useTexts();
  const noneLabel = t('leads:common.notStated');
  if (of.type === 'choices') return <SeveralChoices of={of} field={field} />;
  if (of.type === 'member') return <MemberChoice of={of} field={field} />;
  if (of.type === 'contact' || of.type === 'company')
    return <LinkedRecord kind={of.type} of={of} field={field} />;
  const typed = fieldOfCustom(of);
  return (
    <FieldControl
      {...field}
      of={(of.isRequired ? { ...typed, required: of.label } : typed) as TypedField}
      label={of.label}
      description={of.help ?? undefined}
      wordOf={(key) => of.options.find((option) => option.key === key)?.label ?? key}
      noneLabel={noneLabel}
      autoFocus={false}
    />
  );
}

function SeveralChoices({ of, field }: Props) {
  const { label, help, options, isRequired } = of;
  return (
    <div className="grid content-start gap-1.5">
      <span aria-hidden="true" className={isRequired ? `required ${LABEL}` : LABEL}>
        {label}
      </span>
      <ChoiceChips
        label={label}
        options={options.map((option) => ({ id: option.key, label: option.label }))}
        chosen={field.value === '' ? [] : field.value.split('\n')}
        onChange={(keys) => field.onChange(keys.join('\n'))}
      />
      {field.error === undefined ? null : (
        <p role="alert" className="text-xs leading-5 font-medium text-danger-ink">
          {field.error}
        </p>
      )}
      {help === null ? null : <p className="text-xs leading-5 text-ink-soft">{help}</p>}
    </div>
  );
}

function MemberChoice({ of, field }: Props) {
  const texts = useTexts();
  const team = useTeam();
  const { people, ownId } = team;
  const isFormer = field.value !== '' && !people.some(({ id }) => String(id) === field.value);
  const { name: ownName } = useCurrentUser();
  const isAlone = people.length === 0;
  return (
    <OptionalSelect
      {...field}
      label={of.label}
      description={of.help ?? undefined}
      isRequired={of.isRequired}
      noneLabel={texts.t('leads:common.notStated')}
      options={[
        ...people.map(({ id, name }) => ({ id: String(id), label: name })),
        ...(isAlone ? [{ id: String(ownId), label: ownName }] : []),
        ...(isFormer && field.value !== String(ownId)
          ? [{ id: field.value, label: ownerName(team, Number(field.value), texts) ?? '' }]
          : []),
      ]}
    />
  );
}

function LinkedRecord({ kind, of, field }: Props & { kind: 'contact' | 'company' }) {
  const id = field.value === '' ? null : Number(field.value);
  const [picked, setPicked] = useState<Named | null>(null);
  const isPicked = picked !== null && picked.id === id;
  const found = useLinkedName(kind, isPicked ? null : id);
  const name = isPicked ? picked.name : found;
  return (
    <RecordPicker
      // It keeps the name that it began with.
      key={id === null || name !== null ? 'known' : 'asked'}
      kind={kind}
      label={of.label}
      value={id === null ? null : { id, name: name ?? '…' }}
      onChange={(chosen) => {
        setPicked(chosen);
        field.onChange(chosen === null ? '' : String(chosen.id));
      }}
      error={field.error}
      isRequired={of.isRequired}
    />
  );
}
