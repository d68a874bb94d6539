import { and, eq, isNull } from 'drizzle-orm';
import { users, workspaceMembers, workspaces } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { emailTime } from '#features/accounts/users/account.mail.ts';
import type { Settings } from '#kernel/config/config.ts';
import { queueMails } from '#kernel/mail/outbox.ts';
import { webhookOffEmail, type WebhookOff } from './webhook-off.mail.ts';
import type { WebhookRow } from './webhook.server.ts';

type SwitchedOff = Pick<WebhookRow, 'id' | 'workspaceId' | 'url' | 'failingSince' | 'lastDeliveredAt'> & {
  offReason: WebhookOff['reason'];
};

/** Writes to every owner of the workspace, in their language, in the transaction that switches the webhook off. */
export async function queueWebhookOff(
  db: Database,
  now: Date,
  { id, workspaceId, url, failingSince, lastDeliveredAt, offReason }: SwitchedOff,
  settings: Pick<Settings, 'siteUrl' | 'mailFrom' | 'secrets'>,
): Promise<void> {
  const { id: userId, email, language, disabledAt, demoExpiresAt } = users;
  const owners = await db
    .select({ id: userId, email, language, workspace: workspaces.name })
    .from(workspaceMembers)
    .innerJoin(users, eq(userId, workspaceMembers.userId))
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        eq(workspaceMembers.role, 'owner'),
        isNull(disabledAt),
        isNull(demoExpiresAt),
      ),
    );
  const at = now.toISOString();
  await queueMails(
    db,
    now,
    owners.map((owner) => ({
      ...webhookOffEmail(
        {
          reason: offReason,
          host: new URL(url).host,
          workspace: owner.workspace,
          last: lastDeliveredAt === null ? null : emailTime(owner.language, lastDeliveredAt),
          since: emailTime(owner.language, failingSince ?? at),
          href: `${settings.siteUrl}/account/webhooks`,
        },
        owner.language,
        settings.siteUrl,
      ),
      kind: 'webhook_off',
      dedupeKey: `user:${owner.id}:webhook-off:${id}:${at}`,
      recipient: owner.email,
      replyTo: null,
      userId: owner.id,
    })),
    settings,
  );
}
