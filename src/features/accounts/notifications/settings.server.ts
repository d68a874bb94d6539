import { eq } from 'drizzle-orm';
import { notificationSettings } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { NOTIFICATION_KINDS, settingOf, type KindSettings } from './notification.values.ts';
import type { NotificationSettings, UpdateSettings } from './settings.schema.ts';

const kindsOf = (settingOf: (kind: keyof KindSettings) => KindSettings[keyof KindSettings]): KindSettings =>
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, settingOf(kind)])) as KindSettings;

/** Returns how the caller wants to hear of things; before they have said so, by default in their browser's time zone. */
export async function findSettings({ db, user, timeZone }: ServiceContext): Promise<NotificationSettings> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, user.id));
  const { quietFrom = null, quietTo = null } = row ?? {};
  return {
    kinds: kindsOf((kind) => settingOf(kind, row?.kinds)),
    quietHours: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    timeZone: row?.timeZone ?? timeZoneOf(timeZone),
  };
}

/** Stores what is given; the rest stays. Holds for what comes from now on. */
export async function updateSettings(
  ctx: ServiceContext,
  given: UpdateSettings,
): Promise<NotificationSettings> {
  const current = await findSettings(ctx);
  const { quietHours = current.quietHours, timeZone = current.timeZone } = given;
  const kinds = kindsOf((kind) => {
    const { push = current.kinds[kind].push, ...setting } = given.kinds?.[kind] ?? current.kinds[kind];
    return { ...setting, push };
  });
  const stored = {
    kinds,
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
    timeZone,
    updatedAt: ctx.now.toISOString(),
  };
  await ctx.db
    .insert(notificationSettings)
    .values({ userId: ctx.user.id, ...stored })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: stored });
  return { kinds, quietHours, timeZone };
}
