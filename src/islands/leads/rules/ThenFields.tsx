import { Plus, X } from 'lucide-react';
import { actionsOf, MAX_ACTIONS, type ActionKind } from '#features/loop/rules/rule.values.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { iconButtonClass } from '#islands/ui/button-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ActionFields } from './ActionFields.tsx';
import {
  settableFields,
  subjectOfDraft,
  kindOfDraft,
  type DraftAction,
  type RuleDraft,
} from './rule-draft.ts';
import type { RuleChoices } from './rule-choices.ts';

type Props = {
  draft: RuleDraft;
  choices: RuleChoices;
  errorOf: (part: string) => string | undefined;
  onChange: (then: DraftAction[]) => void;
};

/** The actions of a rule, in their order. */
export function ThenFields({ draft, choices, errorOf, onChange }: Props) {
  const { t } = useTexts();
  const own = useTeam().fields;
  const { then, when } = draft;
  const subject = subjectOfDraft(when);
  const kind = kindOfDraft(when);
  const possible = actionsOf(subject).filter((id) => id !== 'webhook' || choices.webhooks !== null);
  const begun = (act: ActionKind): DraftAction => ({
    ...{ do: act, title: '', dueInDays: '1', assignee: 'owner', value: '', tag: '', lostReason: '' },
    to: act === 'assign' ? 'by_load' : 'owner',
    field: kind ? (settableFields(kind, choices.fields[kind], own)[0] ?? '') : '',
    stage: choices.stages[0]?.key ?? '',
    templateId: String(choices.templates[0]?.id ?? ''),
    webhookId: String(choices.webhooks?.[0]?.id ?? ''),
  });
  const replace = (at: number, ...next: DraftAction[]) => onChange(then.toSpliced(at, 1, ...next));
  return (
    <div className="grid gap-4">
      {errorOf('then') === undefined ? null : (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {errorOf('then')}
        </p>
      )}
      {then.map((action, at) => (
        <div
          key={at}
          role="group"
          aria-label={t('rules:action', { number: at + 1 })}
          className="flex items-start gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0"
        >
          <div className="fields min-w-0 flex-1 sm:grid-cols-2">
            <Select
              label={t('rules:action', { number: at + 1 })}
              value={action.do}
              onChange={(next) => replace(at, begun(next))}
              error={errorOf(`then.${at}.do`) ?? errorOf(`then.${at}`)}
              options={(possible.includes(action.do) ? possible : [action.do, ...possible]).map((id) => ({
                id,
                label: t(`rules:actions.${id}`),
              }))}
            />
            <ActionFields
              action={action}
              kind={kind}
              choices={choices}
              errorOf={(part) => errorOf(`then.${at}.${part}`)}
              onChange={(next) => replace(at, next)}
            />
          </div>
          <button
            type="button"
            aria-label={t('rules:removeAction', { number: at + 1 })}
            onClick={() => replace(at)}
            className={`${iconButtonClass('quiet')} mt-6`}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      ))}
      {then.length < MAX_ACTIONS ? (
        <p>
          <PlainButton className="act" icon={Plus} onPress={() => onChange([...then, begun('task')])}>
            {t('rules:addAction')}
          </PlainButton>
        </p>
      ) : null}
    </div>
  );
}
