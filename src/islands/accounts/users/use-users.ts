import type { Account } from '#features/accounts/users/user-admin.schema.ts';
import type { UserSort } from '#features/accounts/users/user-admin.values.ts';
import type { Page } from '#shared/api.ts';
import { useAdminList } from './use-admin-list.ts';

export function useUsers(initial: Page<Account>) {
  const { items: users, ...list } = useAdminList<Account, UserSort>(initial, {
    path: '/api/admin/users',
    sort: 'name',
    isSame: (one, other) => one.id === other.id,
  });
  return { users, ...list };
}
