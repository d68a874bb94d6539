import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ApiToken } from '#features/accounts/api-token.schema.ts';
import { api } from '../api.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatDate, formatDateTime } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import { TokenDialog } from './TokenDialog.tsx';
import { useAct } from './use-act.ts';

type Props = { first: ApiToken[]; now: string };

export function TokenList({ first, now }: Props) {
  const { t, tag } = useTexts();
  const [tokens, setTokens] = useState(first);
  const [isCreating, setCreating] = useState(false);
  const [doomed, setDoomed] = useState<ApiToken | null>(null);
  const { isPending, run } = useAct(t('account:tokens.revokeFailed'));

  const revoke = ({ id }: ApiToken) =>
    void run(async () => {
      await api('DELETE', `/api/tokens/${id}`, { isAccountAct: true });
      setTokens(tokens.filter((token) => token.id !== id));
      setDoomed(null);
      toast.success(t('account:tokens.revoked'));
    });

  const day = (iso: string | null, otherwise: string) => (iso === null ? otherwise : formatDate(iso, tag));

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-[60ch] min-w-0 flex-1 basis-72">
          <h2 className="text-base">{t('account:tokens.title')}</h2>
          <p className="mt-1 text-sm text-ink-soft">{t('account:tokens.text')}</p>
        </div>
        {tokens.length > 0 ? (
          <Button variant="primary" icon={Plus} onPress={() => setCreating(true)}>
            {t('account:tokens.create')}
          </Button>
        ) : null}
      </div>
      {tokens.length === 0 ? (
        <EmptyState
          seed="tokens"
          headingLevel={3}
          title={t('account:tokens.emptyTitle')}
          action={
            <Button variant="primary" onPress={() => setCreating(true)}>
              {t('account:tokens.createFirst')}
            </Button>
          }
        >
          {t('account:tokens.emptyText')}
        </EmptyState>
      ) : (
        <Table<ApiToken, string>
          caption={t('account:tokens.title')}
          rows={tokens}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              label: t('account:tokens.columns.name'),
              isRowHeader: true,
              cell: ({ name, ending }) => (
                <span className="grid wrap-anywhere">
                  {name}
                  <span className="text-xs font-normal text-ink-soft">
                    {t('account:tokens.ending', { ending })}
                  </span>
                </span>
              ),
            },
            {
              id: 'created',
              label: t('account:tokens.columns.created'),
              isSecondary: true,
              cell: ({ createdAt }) => formatDate(createdAt, tag),
            },
            {
              id: 'used',
              label: t('account:tokens.columns.used'),
              isSecondary: true,
              cell: ({ lastUsedAt }) =>
                lastUsedAt === null ? t('account:tokens.neverUsed') : formatDateTime(lastUsedAt, tag),
            },
            {
              id: 'expires',
              label: t('account:tokens.columns.expires'),
              cell: ({ expiresAt }) =>
                expiresAt !== null && expiresAt <= now ? (
                  <Badge tone="warning">{t('account:tokens.expired')}</Badge>
                ) : (
                  day(expiresAt, t('account:tokens.noEnd'))
                ),
            },
            {
              id: 'actions',
              label: t('account:tokens.columns.actions'),
              isLabelHidden: true,
              cell: (token) => (
                <Button
                  size="small"
                  aria-label={t('account:tokens.revokeOf', { name: token.name })}
                  onPress={() => setDoomed(token)}
                >
                  {t('account:tokens.revoke')}
                </Button>
              ),
            },
          ]}
        />
      )}
      <TokenDialog
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onCreated={(token) => setTokens([token, ...tokens])}
      />
      <AlertDialog
        isOpen={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title={t('account:tokens.revokeTitle', { name: doomed?.name ?? '' })}
        confirmLabel={t('account:tokens.revoke')}
        isPending={isPending}
        onConfirm={() => {
          if (doomed) revoke(doomed);
        }}
      >
        {t('account:tokens.revokeText')}
      </AlertDialog>
    </div>
  );
}
