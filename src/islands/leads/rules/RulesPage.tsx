import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReadyRule, Rule } from '#features/loop/rules/rule.schema.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { SettingsSection } from '#islands/ui/SettingsSection.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import type { RuleStage } from './rule-draft.ts';
import { RULES_PAGE } from './rule-choices.ts';
import { OFF_WORDS, whenWords } from './rule-words.ts';
import { RuleFaults } from './RuleFaults.tsx';

type Props = {
  first: readonly Rule[];
  ready: readonly ReadyRule[];
  stages: readonly RuleStage[];
  canManage: boolean;
};

export function RulesPage({ first, ready, stages, canManage, ...island }: IslandProps & Props) {
  return (
    <LeadsIsland {...island}>
      <Rules {...{ first, ready, stages, canManage }} />
    </LeadsIsland>
  );
}

/** The rules of the workspace, and those that can be added as they are. */
function Rules({ first, ready, stages, canManage }: Props) {
  const { t } = useTexts();
  const [rules, setRules] = useState(first);
  const [adding, setAdding] = useState<string | null>(null);

  async function turn(rule: Rule, isOn: boolean) {
    try {
      const body = { isOn, updatedAt: rule.updatedAt };
      const saved = await api<Rule>('PATCH', `/api/crm/automations/${rule.id}`, { body });
      setRules((before) => before.map((each) => (each.id === saved.id ? saved : each)));
    } catch (error) {
      toast.error(t('rules:switchFailed'), errorText(error, t));
    }
  }
  async function add({ key }: ReadyRule) {
    setAdding(key);
    try {
      const body = { key };
      const made = await api<Rule>('POST', '/api/crm/automations/ready', {
        body,
        idempotencyKey: newIdempotencyKey(),
      });
      setRules((before) => [...before, made]);
      toast.success(t('rules:readyAdded', { name: made.name }));
    } catch (error) {
      toast.error(t('rules:readyFailed'), errorText(error, t));
    } finally {
      setAdding(null);
    }
  }

  return (
    <div className="sm:pt-3">
      {canManage ? null : (
        <p className="mb-6 rounded-control bg-info-soft px-3 py-2 text-sm text-info-ink">
          {t('rules:readerNote')}
        </p>
      )}
      <SettingsSection title={t('rules:list')} text={t('rules:lead')}>
        {rules.length === 0 ? (
          <p className="text-sm text-ink-soft">{t(canManage ? 'rules:none' : 'rules:noneYet')}</p>
        ) : (
          <ul
            aria-label={t('rules:list')}
            className="divide-y divide-line rounded-panel border border-line bg-surface"
          >
            {rules.map((rule) => (
              <RuleRow
                key={rule.id}
                rule={rule}
                stages={stages}
                {...(canManage && { onTurn: (isOn: boolean) => void turn(rule, isOn) })}
              />
            ))}
          </ul>
        )}
        {canManage ? (
          <p className="mt-4">
            <ButtonLink href={`${RULES_PAGE}/new`} icon={Plus}>
              {t('rules:add')}
            </ButtonLink>
          </p>
        ) : null}
      </SettingsSection>
      {canManage ? (
        <SettingsSection title={t('rules:readyTitle')} text={t('rules:readyText')}>
          <ul
            aria-label={t('rules:readyTitle')}
            className="divide-y divide-line rounded-panel border border-line bg-surface"
          >
            {ready.map((each) => (
              <li key={each.key} className="flex min-h-row items-center justify-between gap-3 px-4 py-2">
                <div className="min-w-0 text-sm">
                  <p className="font-semibold">{each.name}</p>
                  <p className="text-ink-soft">{each.description}</p>
                </div>
                <PlainButton
                  className="act"
                  size="small"
                  icon={Plus}
                  isPending={adding === each.key}
                  onPress={() => void add(each)}
                >
                  {t('rules:readyAdd')}
                  <span className="sr-only">: {each.name}</span>
                </PlainButton>
              </li>
            ))}
          </ul>
        </SettingsSection>
      ) : null}
    </div>
  );
}

type RowProps = {
  rule: Rule;
  stages: readonly RuleStage[];
  /** Left out for a reader. */
  onTurn?: (isOn: boolean) => void;
};

function RuleRow({ rule, stages, onTurn }: RowProps) {
  const texts = useTexts();
  const { t, tag } = texts;
  const timeZone = useTimeZone();
  const own = useTeam().fields;
  const { id, name, isOn, offReason, lastRunAt, when } = rule;
  return (
    <li className="flex items-start justify-between gap-3 px-4 py-2">
      <div className="min-w-0 py-1.5 text-sm">
        <p>
          <a
            href={`${RULES_PAGE}/${id}`}
            className="touch-target font-semibold wrap-anywhere text-ink no-underline underline-offset-4 hover:underline"
          >
            {name}
          </a>
        </p>
        <p className="wrap-anywhere text-ink-soft">{whenWords(when, { own, stages }, texts)}</p>
        <p className="text-xs text-ink-soft">
          {lastRunAt === null
            ? t('rules:neverRan')
            : t('rules:lastRun', { when: formatDateTime(lastRunAt, tag, timeZone) })}
        </p>
        {offReason === null ? null : <p className="text-xs text-danger-ink">{t(OFF_WORDS[offReason])}</p>}
        {rule.faults.length === 0 ? null : (
          <div className="text-xs text-danger-ink">
            <p>{t('rules:faultsTitle')}</p>
            <RuleFaults rule={rule} />
          </div>
        )}
      </div>
      {onTurn ? (
        <Checkbox aria-label={t('rules:switch', { name })} isSelected={isOn} onChange={onTurn}>
          {t(isOn ? 'rules:on' : 'rules:off')}
        </Checkbox>
      ) : (
        <span className="py-1.5 text-sm text-ink-soft">{t(isOn ? 'rules:on' : 'rules:off')}</span>
      )}
    </li>
  );
}
