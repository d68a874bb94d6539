import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import { useCurrentUser } from '#islands/leads/current-user.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import { ownersIn, useTeam } from '#islands/leads/owners/team.ts';
import { fieldLabel } from '#islands/leads/views/view-words.ts';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { isSeveral, settableFields, type DraftAction } from './rule-draft.ts';
import type { RuleChoices } from './rule-choices.ts';
import { SeveralValues } from './SeveralValues.tsx';
import { ValueField } from './ValueField.tsx';

type Props = {
  action: DraftAction;
  kind: RecordKind | undefined;
  choices: RuleChoices;
  errorOf: (part: string) => string | undefined;
  onChange: (action: DraftAction) => void;
};

/** The parts of one action, beside its name. */
export function ActionFields({ action, kind, choices, errorOf, onChange }: Props) {
  const texts = useTexts();
  const { t, tDynamic } = texts;
  const team = useTeam();
  const { name: ownName } = useCurrentUser();
  const set = (part: string) => (value: string) => onChange({ ...action, [part]: value });
  const bound = (part: string) => ({
    value: action[part] ?? '',
    onChange: set(part),
    error: errorOf(part),
  });
  const people =
    team.people.length > 0
      ? ownersIn(team).map(({ id, name }) => ({ id: String(id), label: name }))
      : [{ id: String(team.ownId), label: ownName }];
  const readers = team.people
    .filter(({ role }) => role === 'reader')
    .map(({ id, name }) => ({ id: String(id), label: name }));
  const owner = { id: 'owner', label: t('rules:owner') };
  const byLoad = { id: 'by_load', label: t('rules:byLoad') };
  const keys = new Map(choices.stages.map((stage) => [stage.key, stage]));
  switch (action.do) {
    case 'task':
      return (
        <>
          <TextField {...bound('title')} label={t('rules:taskTitle')} isRequired />
          <TextField
            {...bound('dueInDays')}
            label={t('rules:dueInDays')}
            description={t('rules:dueNone')}
            inputMode="numeric"
          />
          <Select {...bound('assignee')} label={t('rules:assignee')} options={[owner, byLoad, ...people]} />
        </>
      );
    case 'assign':
      return <Select {...bound('to')} label={t('rules:assignee')} options={[byLoad, ...people]} />;
    case 'notify':
      // A reader hears of things, too.
      return <Select {...bound('to')} label={t('rules:assignee')} options={[owner, ...readers, ...people]} />;
    case 'set': {
      if (!kind) return null;
      const fields = settableFields(kind, choices.fields[kind], team.fields);
      return (
        <>
          <Select
            {...bound('field')}
            label={t('rules:field')}
            onChange={(field) => onChange({ ...action, field, value: '' })}
            options={fields.map((id) => ({ id, label: fieldLabel({ kind, own: team.fields }, id, texts) }))}
          />
          {isSeveral(action['field'] ?? '', team.fields) ? (
            <SeveralValues {...{ kind, choices, ...bound('value') }} field={action['field'] ?? ''} />
          ) : (
            <ValueField
              {...{ kind, choices, ...bound('value') }}
              field={action['field'] ?? ''}
              label={t('rules:value')}
              noneLabel={t('rules:valueEmpty')}
            />
          )}
        </>
      );
    }
    case 'add_tag':
    case 'remove_tag':
      return <TextField {...bound('tag')} label={t('rules:tag')} isRequired />;
    case 'move':
      return (
        <>
          <Select
            {...bound('stage')}
            label={t('rules:stage')}
            options={[...keys.values()].map((stage) => ({
              id: stage.key,
              label: stageName(stage, tDynamic),
            }))}
          />
          {keys.get(action['stage'] ?? '')?.kind === 'lost' ? (
            <TextField {...bound('lostReason')} label={t('rules:lostReason')} isRequired />
          ) : null}
        </>
      );
    case 'send':
      return choices.templates.length === 0 ? (
        <p className="self-center text-sm text-ink-soft">{t('rules:noTemplates')}</p>
      ) : (
        <Select
          {...bound('templateId')}
          label={t('rules:template')}
          options={choices.templates.map(({ id, name }) => ({ id: String(id), label: name }))}
        />
      );
    case 'webhook':
      return choices.webhooks === null || choices.webhooks.length === 0 ? (
        <p className="self-center text-sm text-ink-soft">{t('rules:noWebhooks')}</p>
      ) : (
        <Select
          {...bound('webhookId')}
          label={t('rules:webhook')}
          options={choices.webhooks.map(({ id, name }) => ({ id: String(id), label: name }))}
        />
      );
  }
}
