import type { WorkspaceEntry } from '#features/accounts/workspaces/workspace.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { SET_UP_BY, type SetUpBy } from '#shared/workspaces/workspace.ts';
import type { PanelProps } from './PanelMenu.tsx';

/** Whether members change pipelines, fields, rules and templates too; for owners. */
export function SetUpChoice({ workspace, onChanged }: Pick<PanelProps, 'workspace' | 'onChanged'>) {
  const { t } = useTexts();
  const { isPending, run } = useAct(t('account:workspaces.setUpFailed'));
  const label = t('account:workspaces.setUp');
  const choose = (setUpBy: SetUpBy) =>
    void run(async () => {
      await api<WorkspaceEntry>('PATCH', `/api/workspaces/${workspace.id}`, { body: { setUpBy } });
      onChanged({ ...workspace, setUpBy });
      toast.success(t('account:workspaces.setUpSaved', { who: t(`account:workspaces.setUpBy.${setUpBy}`) }));
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 sm:px-5">
      <p className="min-w-0 flex-1 basis-60 text-sm">
        {label}
        <span className="block text-xs text-ink-soft">{t('account:workspaces.setUpText')}</span>
      </p>
      <PlainSelect
        label={label}
        value={workspace.setUpBy}
        onChange={choose}
        isDisabled={isPending}
        className="max-sm:w-full"
        options={SET_UP_BY.map((id) => ({ id, label: t(`account:workspaces.setUpBy.${id}`) }))}
      />
    </div>
  );
}
