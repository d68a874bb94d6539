import type { Account, UpdateAccount } from '#features/accounts/users/user-admin.schema.ts';
import { ApiError, api } from '#islands/api.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';

export type UserAct = 'makeAdmin' | 'makeUser' | 'endSessions' | 'disable' | 'enable' | 'resetSecondFactor';

/** Changes per action; `enable` needs no confirmation. */
const CHANGES: Record<UserAct, Omit<UpdateAccount, 'updatedAt'>> = {
  makeAdmin: { role: 'admin' },
  makeUser: { role: 'user' },
  endSessions: { endsSessions: true },
  disable: { isDisabled: true },
  enable: { isDisabled: false },
  resetSecondFactor: { resetsSecondFactor: true },
};

type Pending = { user: Account; act: UserAct };

/** Runs an action; a conflicting change by another administrator is shown. */
export function useUserAct(onChanged: (account: Account) => void) {
  const { t } = useTexts();
  const { isPending, run } = useAct(t('account:admin.changeFailed'));
  const carryOut = ({ user, act }: Pending) =>
    run(async () => {
      try {
        const body = { ...CHANGES[act], updatedAt: user.updatedAt };
        onChanged(await api<Account>('PATCH', `/api/admin/users/${user.id}`, { isAccountAct: true, body }));
        const done = act === 'endSessions' ? 'account:admin.sessionsEnded' : 'account:admin.changed';
        toast.success(t(done, { name: user.name }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.problem.code !== 'stale') throw error;
        onChanged(error.problem.current as Account);
        toast.error(t('account:admin.changeFailed'), t('account:admin.changedMeanwhile'));
      }
    });
  return { isPending, carryOut };
}

type Props = {
  pending: Pending | null;
  isPending: boolean;
  onConfirm: (pending: Pending) => void;
  onClose: () => void;
};

export function UserActDialog({ pending, isPending, onConfirm, onClose }: Props) {
  const { t } = useTexts();
  const act = pending?.act === 'enable' ? 'disable' : (pending?.act ?? 'disable');
  return (
    <LazyAlertDialog
      isOpen={pending !== null && pending.act !== 'enable'}
      onOpenChange={onClose}
      tone={act === 'makeAdmin' ? 'accent' : 'danger'}
      title={t(`account:admin.${act}Title`, { name: pending?.user.name ?? '' })}
      confirmLabel={t(`account:admin.${act}`)}
      isPending={isPending}
      onConfirm={() => {
        if (pending) onConfirm(pending);
      }}
    >
      {t(`account:admin.${act}Text`)}
    </LazyAlertDialog>
  );
}
