import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Rule, RuleRun } from '#features/loop/rules/rule.schema.ts';
import { api } from '#islands/api.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { SettingsSection } from '#islands/ui/SettingsSection.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { Page } from '#shared/api.ts';
import { RULES_PAGE, type RuleChoices } from './rule-choices.ts';
import { OFF_WORDS } from './rule-words.ts';
import { RuleFaults } from './RuleFaults.tsx';
import { RuleForm } from './RuleForm.tsx';
import { RunLog } from './RunLog.tsx';

type Props = {
  /** Null: a new one. */
  rule: Rule | null;
  runs: Page<RuleRun>;
  choices: RuleChoices;
  canManage: boolean;
};

export function RulePage({ rule, runs, choices, canManage, ...island }: IslandProps & Props) {
  return (
    <LeadsIsland {...island}>
      <RuleEditor {...{ rule, runs, choices, canManage }} />
    </LeadsIsland>
  );
}

function RuleEditor({ rule, runs, choices, canManage }: Props) {
  const { t } = useTexts();
  return (
    <div className="sm:pt-3">
      {rule?.offReason ? (
        <p className="mb-4 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
          {t(OFF_WORDS[rule.offReason])}
        </p>
      ) : null}
      {rule && rule.faults.length > 0 ? (
        <div role="note" className="mb-4 rounded-control bg-danger-soft px-3 py-2 text-sm text-danger-ink">
          <p className="font-semibold">{t('rules:faultsTitle')}</p>
          <RuleFaults rule={rule} />
        </div>
      ) : null}
      {canManage ? null : (
        <p className="mb-4 rounded-control bg-info-soft px-3 py-2 text-sm text-info-ink">
          {t('rules:readerNote')}
        </p>
      )}
      <RuleForm rule={rule} choices={choices} canManage={canManage} />
      {rule === null ? null : (
        <div className="mt-8">
          <SettingsSection title={t('rules:logTitle')} text={t('rules:logText')}>
            <RunLog ruleId={rule.id} first={runs} canUndo={canManage} />
          </SettingsSection>
          {canManage ? <DeleteRule rule={rule} /> : null}
        </div>
      )}
    </div>
  );
}

function DeleteRule({ rule }: { rule: Rule }) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  async function remove() {
    setPending(true);
    try {
      await api('DELETE', `/api/crm/automations/${rule.id}`);
      toast.afterNavigation('success', { message: t('rules:deleted', { name: rule.name }) });
      location.assign(RULES_PAGE);
    } catch (error) {
      toast.error(t('rules:deleteFailed'), errorText(error, t));
      setPending(false);
    }
  }
  return (
    <footer className="border-t border-line pt-4">
      <PlainButton
        variant="quiet"
        icon={Trash2}
        onPress={() => setAsking(true)}
        className="act text-danger-ink!"
      >
        {t('rules:delete')}
      </PlainButton>
      <LazyAlertDialog
        title={t('rules:deleteTitle', { name: rule.name })}
        confirmLabel={t('rules:delete')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={isPending}
        onConfirm={() => void remove()}
      >
        {t('rules:deleteText')}
      </LazyAlertDialog>
    </footer>
  );
}
