import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ApiToken } from '#features/accounts/tokens/api-token.schema.ts';
import { api } from '#islands/api.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { formatDay, formatDateTime } from '#shared/dates/moment-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { useAct } from '#islands/accounts/settings/use-act.ts';

const tokenDialog = lazyComponent(async () => (await import('./TokenDialog.tsx')).TokenDialog);

export type NamedWorkspace = { id: number; name: string };
type Props = {
  first: ApiToken[];
  /** Of the account, the personal one first. */
  workspaces: readonly NamedWorkspace[];
  now: string;
};

export function TokenList({ first, workspaces, now }: Props) {
  const { t } = useTexts();
  const [tokens, setTokens] = useState(first);
  const [isCreating, setCreating] = useState(false);
  const creating = useOpening(tokenDialog);
  const create = {
    ...prefetchOnIntent(tokenDialog),
    isPending: creating.isOpening,
    onPress: () => void creating.whenLoaded(() => setCreating(true)),
  };
  const [doomed, setDoomed] = useState<ApiToken | null>(null);
  const { isPending, run } = useAct(t('account:tokens.revokeFailed'));

  const revoke = ({ id }: ApiToken) =>
    void run(async () => {
      await api('DELETE', `/api/tokens/${id}`, { isAccountAct: true });
      setTokens(tokens.filter((token) => token.id !== id));
      setDoomed(null);
      toast.success(t('account:tokens.revoked'));
    });

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-[60ch] min-w-0 flex-1 basis-72">
          <h2 className="text-base">{t('account:tokens.title')}</h2>
          <p className="mt-1 text-sm text-ink-soft">{t('account:tokens.text')}</p>
        </div>
        {tokens.length > 0 ? (
          <PlainButton variant="primary" icon={Plus} {...create}>
            {t('account:tokens.create')}
          </PlainButton>
        ) : null}
      </div>
      {tokens.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t('account:tokens.emptyTitle')}
          action={
            <PlainButton variant="primary" {...create}>
              {t('account:tokens.createFirst')}
            </PlainButton>
          }
        >
          {t('account:tokens.emptyText')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              workspaces={workspaces}
              now={now}
              onRevoke={() => setDoomed(token)}
            />
          ))}
        </ul>
      )}
      <tokenDialog.Part
        isOpen={isCreating}
        workspaces={workspaces}
        onClose={() => setCreating(false)}
        onCreated={(token) => setTokens([token, ...tokens])}
      />
      <LazyAlertDialog
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
      </LazyAlertDialog>
    </div>
  );
}

type RowProps = Pick<Props, 'workspaces' | 'now'> & { token: ApiToken; onRevoke: () => void };

function TokenRow({ token, workspaces, now, onRevoke }: RowProps) {
  const { t, tag } = useTexts();
  const { name, ending, workspaceId, access, createdAt, lastUsedAt, expiresAt } = token;
  const opened = workspaces.find(({ id }) => id === (workspaceId ?? workspaces[0]?.id));
  const timeZone = useTimeZone();
  const facts = [
    [t('account:tokens.columns.created'), formatDay(createdAt, tag, timeZone)],
    [
      t('account:tokens.columns.used'),
      lastUsedAt === null ? t('account:tokens.neverUsed') : formatDateTime(lastUsedAt, tag, timeZone),
    ],
    [
      t('account:tokens.columns.expires'),
      expiresAt === null ? t('account:tokens.noEnd') : formatDay(expiresAt, tag, timeZone),
    ],
  ] as const;
  return (
    <li className="flex flex-wrap items-center gap-x-8 gap-y-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-2 font-text text-sm font-semibold tracking-normal wrap-anywhere">
          {name}
          {expiresAt !== null && expiresAt <= now ? (
            <Badge tone="warning">{t('account:tokens.expired')}</Badge>
          ) : null}
        </h3>
        <p className="text-xs wrap-anywhere text-ink-soft">
          {opened?.name ?? t('account:tokens.left')} · {t(`account:tokens.accesses.${access}`)} ·{' '}
          {t('account:tokens.ending', { ending })}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-xs">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PlainButton size="small" aria-label={t('account:tokens.revokeOf', { name })} onPress={onRevoke}>
        {t('account:tokens.revoke')}
      </PlainButton>
    </li>
  );
}
