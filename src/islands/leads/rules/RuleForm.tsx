import type { ReactNode } from 'react';
import { isTimed } from '#features/loop/rules/rule-subject.rules.ts';
import type { Rule } from '#features/loop/rules/rule.schema.ts';
import { api } from '#islands/api.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { ConditionGroup } from '#islands/leads/views/ConditionGroup.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import type { FormValues } from '#islands/ui/drafts.ts';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { DryRunPanel } from './DryRunPanel.tsx';
import { draftOfRule, ruleOfDraft, subjectOfDraft, withWhen, type RuleDraft } from './rule-draft.ts';
import { RULES_PAGE, type RuleChoices } from './rule-choices.ts';
import { ThenFields } from './ThenFields.tsx';
import { WhenFields } from './WhenFields.tsx';

type Props = { rule: Rule | null; choices: RuleChoices; canManage: boolean };

const NEW: RuleDraft = {
  when: { on: 'created', record: 'contact' },
  filter: { match: 'all', nodes: [] },
  then: [{ do: 'task', title: '', dueInDays: '1', assignee: 'owner' }],
};

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3 rounded-panel border border-line bg-surface p-4">
      <h2 className="text-base">{title}</h2>
      {text === undefined ? null : <p className="text-sm text-ink-soft">{text}</p>}
      {children}
    </section>
  );
}

/** A rule in its three parts. */
export function RuleForm({ rule, choices, canManage }: Props) {
  const { t, tag } = useTexts();
  const team = useTeam();
  const writing = { own: team.fields, tag };
  const valuesOf = (stored: Rule | null): FormValues => ({
    name: stored?.name ?? '',
    isOn: stored?.isOn ? 'on' : '',
    rule: JSON.stringify(stored ? draftOfRule(stored, writing) : NEW),
  });
  const bodyOf = ({ name, isOn, rule: typed = '' }: FormValues) => ({
    name,
    isOn: isOn === 'on',
    ...ruleOfDraft(JSON.parse(typed) as RuleDraft, writing),
  });
  return (
    <RecordForm<Rule>
      isInPage
      draftKey={`rule-${rule?.id ?? 'new'}`}
      values={valuesOf(rule)}
      readAt={rule?.updatedAt}
      valuesOfStored={valuesOf}
      describeStored={({ name = '' }) => [name]}
      failedTitle={t('rules:saveFailed')}
      saveLabel={t('rules:save')}
      onCancel={() => location.assign(RULES_PAGE)}
      send={(values, { idempotencyKey, readAt }) =>
        rule
          ? api<Rule>('PATCH', `/api/crm/automations/${rule.id}`, {
              body: { ...bodyOf(values), updatedAt: readAt },
            })
          : api<Rule>('POST', '/api/crm/automations', { body: bodyOf(values), idempotencyKey })
      }
      onSaved={() => {
        toast.afterNavigation('success', { message: t('rules:saved') });
        location.assign(RULES_PAGE);
      }}
    >
      {(field) => {
        const { value, onChange } = field('rule');
        const draft = JSON.parse(value) as RuleDraft;
        const write = (next: RuleDraft) => onChange(JSON.stringify(next));
        const errorOf = (part: string) => field(part).error;
        const kind = subjectOfDraft(draft.when);
        const { value: isOn, onChange: switchOn } = field('isOn');
        return (
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <fieldset disabled={!canManage} className="grid min-w-0 content-start gap-4 border-0 p-0">
              <TextField {...field('name')} label={t('rules:name')} isRequired autoFocus={rule === null} />
              <Part title={t('rules:whenTitle')}>
                <WhenFields
                  when={draft.when}
                  choices={choices}
                  errorOf={errorOf}
                  onChange={(when) => write(withWhen(draft, when))}
                />
              </Part>
              <Part title={t('rules:ifTitle')} text={t('rules:ifText')}>
                {errorOf('if') === undefined ? null : (
                  <p role="alert" className="text-sm font-medium text-danger-ink">
                    {errorOf('if')}
                  </p>
                )}
                <ConditionGroup
                  emptyText={null}
                  kind={kind}
                  fields={choices.fields[kind]}
                  choices={{
                    tags: kind === 'contact' || kind === 'company' ? choices.tags[kind] : [],
                    stages: choices.stages,
                    pipelines: choices.pipelines,
                    team,
                  }}
                  group={draft.filter}
                  onChange={(filter) => write({ ...draft, filter })}
                />
              </Part>
              <Part title={t('rules:thenTitle')}>
                <ThenFields
                  draft={draft}
                  choices={choices}
                  errorOf={errorOf}
                  onChange={(then) => write({ ...draft, then })}
                />
              </Part>
              <Checkbox isSelected={isOn === 'on'} onChange={(next) => switchOn(next ? 'on' : '')}>
                {t('rules:isOn')}
              </Checkbox>
            </fieldset>
            <DryRunPanel {...ruleOfDraft(draft, writing)} isTimed={isTimed(draft.when)} />
          </div>
        );
      }}
    </RecordForm>
  );
}
